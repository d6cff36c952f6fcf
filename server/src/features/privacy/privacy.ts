export { finishErasures } from './finish-erasures.ts';
