/** The folder of an envelope, below the root of its repository. In a file of its own, for those that need no more. */
export const CORDON_DIR = '.cordon';
