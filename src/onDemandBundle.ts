/**
 * What `dist/onDemand.js` holds: the part of the editor that nobody needs before somebody asks for something, or an
 * envelope is armed. Loaded on first need (editor/onDemand.ts). An entry of the bundler, not a module to import values from.
 */
export { ArmForm } from './editor/armForm/armForm';
export { commandBodies } from './editor/commands/bodies';
export { showFailure } from './editor/refusals';
export { showRun } from './editor/runs/showRun';
export { tellVerdict } from './editor/runs/tellVerdict';
export { repositoryNode, sectionNodes } from './editor/views/auditItems';
