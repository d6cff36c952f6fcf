import fs from 'node:fs';

/** Renames a finished draft to its final name; where another start was faster, its result stands and ours is dropped. */
export function moveIntoPlace(draft: string, final: string): void {
  try {
    fs.renameSync(draft, final);
  } catch (error) {
    if (!fs.existsSync(final)) throw error;
    fs.rmSync(draft, { recursive: true, force: true });
  }
}
