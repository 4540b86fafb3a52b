/** Sizes that people can read, for the editor and the form's page. Pure. */

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB'];

/** `850 B`, `2 MiB`. */
export function sizeText(bytes: number, language: string): string {
  const step = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  const value = bytes / 1024 ** step;
  return `${value.toLocaleString(language, { maximumFractionDigits: 1 })} ${UNITS[step] ?? ''}`;
}
