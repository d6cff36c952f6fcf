import fs from 'node:fs';
import { ROOT } from './paths.mjs';
import { Sentence } from './sentence.mjs';

/** Whether the system refuses to write: the folder belongs to another user, or the disk is read-only. */
export const isForbidden = error => ['EACCES', 'EPERM', 'EROFS'].includes(error.code);

/** Throws a sentence for people where the clone cannot be written. @param {string} what @param {string} root */
export function needWritable(what, root = ROOT) {
  try {
    fs.accessSync(root, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new Sentence(
      `${root} cannot be written (${error.code}), and ${what} there. Clone it into a folder that you own, ` +
        'or run this once as the user it belongs to.',
    );
  }
}
