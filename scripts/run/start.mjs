import { runChild } from './child.mjs';

/**
 * How the server is run: a small young generation that is swept by the thread which uses it (helpers of it take the processor from
 * PostgreSQL: with them a cart takes a quarter less a second), and a heap that may grow by more than that between two collections: V8
 * begins to look through all of it once less is left than twice the young generation, which with steps of 20 % was at once and all the
 * time, so that pages waited for it. What is called a hundred times is compiled for good, where V8 waits for four hundred: a shop has
 * quiet hours and then a rush, of which a twentieth more is done (decision 046). V8's own `--optimize-for-size` holds less memory and
 * takes a third of all rates.
 */
export const FLAGS = [
  ...['--max-semi-space-size=8', '--heap-growing-percent=60', '--no-parallel-scavenge'],
  ...['--invocation-count-for-maglev=100', '--minimum-invocations-after-ic-update=100'],
  '--invocation-count-for-turbofan=1000',
];

/**
 * Where the server and what it starts are told so: one heap of glibc's for all threads of a process. With one for each thread that
 * had to wait, of which hardly anything is given back, a process that renders holds 20 MB more. Other C libraries do not read it.
 */
export const MEMORY = { MALLOC_ARENA_MAX: '1' };

/** Runs the built shop until it ends. @param {string} node */
export const start = node =>
  runChild(node, [...FLAGS, 'dist/app/main.mjs'], { env: { NODE_ENV: 'production', ...MEMORY } });
