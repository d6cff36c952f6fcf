import { runChild } from './child.mjs';

/** Small young generation: half the memory for a few per cent of speed (docs/architecture.md). */
const FLAGS = ['--max-semi-space-size=4'];

/** Runs the built shop until it ends. @param {string} node */
export const start = node => runChild(node, [...FLAGS, 'dist/app/main.mjs'], { env: { NODE_ENV: 'production' } });
