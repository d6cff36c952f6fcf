import fs from 'node:fs';
import path from 'node:path';

/** Renames a finished draft to its final name; where another start was faster, its result stands and ours is dropped. */
export function moveIntoPlace(draft: string, final: string): void {
  try {
    fs.renameSync(draft, final);
  } catch (error) {
    if (!fs.existsSync(final)) throw error;
    fs.rmSync(draft, { recursive: true, force: true });
  }
  flushUpTo(path.dirname(final), path.dirname(final));
}

/** Writes the names in a folder to the disk, and those in the folders around it up to `top`: after a power cut they are there. */
export function flushUpTo(folder: string, top: string): void {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const opened = fs.openSync(folder, 'r');
  fs.fsyncSync(opened);
  fs.closeSync(opened);
  if (folder !== top && folder !== path.dirname(folder)) flushUpTo(path.dirname(folder), top);
}
