import { runChild } from './child.mjs';

/** Prints the figures of docs/architecture.md, measured now. @param {string} node */
export const bench = node => runChild(node, ['bench/run.ts'], { env: { NODE_ENV: 'production' } });
