import { runChild } from './child.mjs';

/**
 * How the server is run: a small young generation that is swept by the thread which uses it (helpers of it take the processor from
 * PostgreSQL: with them a cart takes a quarter less a second), and heaps that grow in small steps. V8's own `--optimize-for-size` holds
 * less memory and takes a third of all rates.
 */
export const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=20', '--no-parallel-scavenge'];

/** Runs the built shop until it ends. @param {string} node */
export const start = node => runChild(node, [...FLAGS, 'dist/app/main.mjs'], { env: { NODE_ENV: 'production' } });
