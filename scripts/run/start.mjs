import { runChild } from './child.mjs';

/**
 * Flags of V8 that keep the server's memory small: a young generation of 8 MB that its own thread collects, and a heap that grows by 60 %
 * between two full collections.
 */
export const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=60', '--no-parallel-scavenge'];

/**
 * Where the server and what it starts are told so: one heap of glibc's for all threads of a process. With one for each thread that
 * had to wait, of which hardly anything is given back, a process that renders holds 20 MB more. Other C libraries do not read it.
 */
export const MEMORY = { MALLOC_ARENA_MAX: '1' };

/** Runs the built shop until it ends. @param {string} node */
export const start = node =>
  runChild(node, [...FLAGS, 'dist/app/main.mjs'], { env: { NODE_ENV: 'production', ...MEMORY } });
