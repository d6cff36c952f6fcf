import { runChild } from './child.mjs';
import { PROGRAMS } from './places.mjs';

/** The fault tests in full length: every power cut, crash, random walk and negative control; half an hour. @param {string} node */
export const faults = node =>
  runChild(node, [PROGRAMS.vitest, 'run', '--project=shop', '--reporter=verbose', 'server/testing/faults'], {
    env: { FAULTS: 'all', NODE_ENV: 'test' },
  });
