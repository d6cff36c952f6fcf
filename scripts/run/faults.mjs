import { runChild } from './child.mjs';
import { PROGRAMS } from './places.mjs';

/** Beside the room of faults: what `npm test` takes a short form of. */
const ALSO = ['server/src/features/designs/killed-jobs.test.ts'];

/** The fault tests in full length: every power cut, crash, random walk, race and negative control; half an hour. @param {string} node */
export const faults = node =>
  runChild(node, [PROGRAMS.vitest, 'run', '--project=shop', '--reporter=verbose', 'server/testing/faults', ...ALSO], {
    env: { FAULTS: 'all', NODE_ENV: 'test' },
  });
