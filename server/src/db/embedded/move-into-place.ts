import fs from 'node:fs';
import path from 'node:path';

/** Renames a finished draft to its final name. If another process was faster, its result stays and ours is deleted. */
export function moveIntoPlace(draft: string, final: string): void {
  try {
    fs.renameSync(draft, final);
  } catch (error) {
    if (!fs.existsSync(final)) throw error;
    fs.rmSync(draft, { recursive: true, force: true });
  }
  flushUpTo(path.dirname(final), path.dirname(final));
}

/** Flushes a folder's entries to the disk, and those of its parents up to `top`, so that they survive a power cut. */
export function flushUpTo(folder: string, top: string): void {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const opened = fs.openSync(folder, 'r');
  fs.fsyncSync(opened);
  fs.closeSync(opened);
  if (folder !== top && folder !== path.dirname(folder)) flushUpTo(path.dirname(folder), top);
}
