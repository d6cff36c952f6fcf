import path from 'node:path';

/**
 * The build that this process was started from: `dist` may lead to a newer one by now (scripts/run/builds.mjs), whose pages and chunks
 * are not ours. From the sources, what `dist` leads to.
 */
export const BUILT: string = /^(.*)[\\/]app(?:[\\/]chunks)?$/.exec(import.meta.dirname)?.[1] ?? path.resolve('dist');
