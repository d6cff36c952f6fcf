export { finishErasures } from './finish-erasures.ts';
export { letGoOf, removeFiles } from './remove-files.ts';
