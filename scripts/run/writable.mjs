import fs from 'node:fs';
import { ROOT } from './places.mjs';
import { Sentence } from './sentence.mjs';

/** Whether the system refuses to write there, for whichever reason: another's folder, a disk for reading alone. */
export const isForbidden = error => ['EACCES', 'EPERM', 'EROFS'].includes(error.code);

/** Throws a sentence for people where nothing can be put into the clone. @param {string} what @param {string} root */
export function needWritable(what, root = ROOT) {
  try {
    fs.accessSync(root, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new Sentence(
      `${root} cannot be written (${error.code}), and ${what} there. Clone it into a folder of yours, ` +
        'or run this once as the user it belongs to.',
    );
  }
}
