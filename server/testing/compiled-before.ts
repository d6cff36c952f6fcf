import os from 'node:os';
import path from 'node:path';

/**
 * Environment of a program that tests start again and again: what one start compiled the next one reads, in the folder that Node takes by
 * itself. A program that is killed has to write it before (`flushCompileCache`).
 */
export const COMPILED_BEFORE = { NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'node-compile-cache') };
