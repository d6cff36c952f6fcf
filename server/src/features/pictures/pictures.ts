import { warmPictures } from './pictures.jobs.ts';

/** Stored pictures at the widths that pages ask for, and who may see them. The front door for whoever stores a picture, or makes one of it. */
export { keepDerived, picturesLane } from './shrink-picture.ts';
export { storedFileIn } from './proxy-image.ts';
export { accessToFile, passFiles } from './passes.ts';
export { holdFiles } from './hold-files.ts';
export { deleteRemovals, listDueRemovals, listStillDue, lockNames, putRemovals } from './removals.store.ts';
export { FILES } from './standings.ts';
export { warmPictures };

/** Kinds of background work of this noun. */
export const pictureJobs = [warmPictures];
