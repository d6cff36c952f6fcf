import { warmPictures } from './pictures.jobs.ts';

/** Stored pictures at the widths that pages ask for. The front door for whoever stores a picture, or makes one of it. */
export { keepDerived, picturesLane } from './shrink-picture.ts';
export { storedFileIn } from './proxy-image.ts';
export { accessToFile, passWithheld, TAKEDOWNS } from './withheld.ts';
export { warmPictures };

/** Kinds of background work of this noun. */
export const pictureJobs = [warmPictures];
