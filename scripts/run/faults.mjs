import process from 'node:process';
import { runChild } from './child.mjs';
import { PROGRAMS } from './paths.mjs';

/** Tests outside server/testing/faults that `npm test` runs in a short form (docs/testing.md). */
const ALSO = [
  'artist/src/animals/animals.test.ts',
  'artist/src/brief/change-scene.test.ts',
  'artist/src/brief/look.test.ts',
  'artist/src/compose/',
  'artist/src/pool.test.ts',
  'artist/src/print/emblem.test.ts',
  'artist/src/print/memory.test.ts',
  'artist/src/staging/staging.test.ts',
  'artist/src/treatments/treatments.test.ts',
  'server/src/adapters/images/openai-failures.test.ts',
  'server/src/db/embedded/',
  'server/src/features/designs/drawings.test.ts',
  'server/src/features/designs/killed-jobs.test.ts',
  'server/src/features/designs/provider-failures.test.ts',
  'server/src/features/designs/upload-bombs.test.ts',
  'server/src/features/designs/upload-cost.test.ts',
  'server/src/features/designs/uploads.test.ts',
  'server/src/features/payments/gateway-away.test.ts',
  'server/src/features/privacy/export-size.test.ts',
  'server/testing/demo-shop.test.ts',
];

/**
 * What `npm test` runs in a short form in full length: every power cut, crash, random walk, race and negative control, every picture of
 * the artist's tests; three quarters of an hour. Words after `--` choose
 * files by a part of their path. @param {string} node
 */
export const faults = node => {
  const chosen = process.argv.slice(3);
  const files = chosen.length > 0 ? chosen : ['server/testing/faults', ...ALSO];
  return runChild(node, [PROGRAMS.vitest, 'run', '--project=shop', '--project=rules', '--reporter=verbose', ...files], {
    env: { FAULTS: 'all', NODE_ENV: 'test' },
  });
};
