import { runChild } from './child.mjs';

/**
 * Flags of V8 that keep the server's memory small: a young generation of 8 MB that the main thread collects, and a heap that grows by 60 %
 * between two full collections.
 */
export const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=60', '--no-parallel-scavenge'];

/**
 * One heap of glibc for all threads of a process. By default each thread that has to wait gets its own heap, which gives hardly anything back:
 * a process that renders pages then holds 20 MB more. Other C libraries ignore it.
 */
export const MEMORY = { MALLOC_ARENA_MAX: '1' };

/** Runs the built shop until it ends. @param {string} node */
export const start = node =>
  runChild(node, [...FLAGS, 'dist/app/main.mjs'], { env: { NODE_ENV: 'production', ...MEMORY } });
