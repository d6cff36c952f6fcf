import fs from 'node:fs';
import path from 'node:path';

/**
 * The build that this process was started from: `dist` may lead to a newer one by now (scripts/run/builds.mjs), whose pages and chunks
 * are not ours. From the sources, what `dist` leads to.
 */
export const BUILT: string = /^(.*)[\\/]app(?:[\\/]chunks)?$/.exec(import.meta.dirname)?.[1] ?? path.resolve('dist');

/** Says that this process works with that build, so that no command removes it meanwhile (scripts/run/builds.mjs). */
export function noteServing(): void {
  try {
    const folder = path.join(fs.realpathSync(BUILT), '.served-by');
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, String(process.pid)), '');
  } catch {
    // Of somebody else's, or in an image: nobody replaces it under us.
  }
}
