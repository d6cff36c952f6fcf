import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A path inside the clone. */
export const inClone = (...parts) => path.join(ROOT, ...parts);

/** The entry file of a program that came with a package, to be run under the pinned Node. */
export const PROGRAMS = {
  tsc: inClone('node_modules/typescript/bin/tsc'),
  oxlint: inClone('node_modules/oxlint/bin/oxlint'),
  oxfmt: inClone('node_modules/oxfmt/bin/oxfmt'),
  vitest: inClone('node_modules/vitest/vitest.mjs'),
  playwright: inClone('node_modules/@playwright/test/cli.js'),
};
