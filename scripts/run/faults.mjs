import process from 'node:process';
import { runChild } from './child.mjs';
import { PROGRAMS } from './paths.mjs';

/** Tests outside server/testing/faults that `npm test` runs in a short form. */
const ALSO = [
  'server/src/features/designs/killed-jobs.test.ts',
  'server/src/features/designs/upload-bombs.test.ts',
  'server/src/features/designs/upload-cost.test.ts',
  'server/src/features/payments/gateway-away.test.ts',
  'server/src/features/privacy/export-size.test.ts',
];

/**
 * The fault tests in full length: every power cut, crash, random walk, race and negative control; half an hour. Words after `--` choose
 * files by a part of their path. @param {string} node
 */
export const faults = node => {
  const chosen = process.argv.slice(3);
  const files = chosen.length > 0 ? chosen : ['server/testing/faults', ...ALSO];
  return runChild(node, [PROGRAMS.vitest, 'run', '--project=shop', '--reporter=verbose', ...files], {
    env: { FAULTS: 'all', NODE_ENV: 'test' },
  });
};
