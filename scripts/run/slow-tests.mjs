/**
 * What `npm test` leaves out, because it takes long, and `npm run test:slow` runs: whole shops that are killed, cut and starved, and pictures
 * by the dozen. Each rule that they prove under a fault has a test in `npm test` that proves it without one (docs/testing.md).
 */
export const SLOW_TESTS = [
  'artist/src/compose/fuzz.test.ts',
  'artist/src/pool.test.ts',
  'artist/src/print/emblem.test.ts',
  'artist/src/print/memory.test.ts',
  'artist/src/treatments/treatments.test.ts',
  'server/src/adapters/images/openai-failures.test.ts',
  'server/src/db/embedded/refusals.test.ts',
  'server/src/db/embedded/relaunch.test.ts',
  'server/src/db/embedded/users.test.ts',
  'server/src/features/designs/fifty-shoppers.test.ts',
  'server/src/features/designs/killed-jobs.test.ts',
  'server/src/features/designs/provider-failures.test.ts',
  'server/src/features/designs/upload-bombs.test.ts',
  'server/src/features/designs/upload-cost.test.ts',
  'server/src/features/payments/gateway-away.test.ts',
  'server/src/features/production/batch.test.ts',
  'server/src/standins.test.ts',
  'server/testing/faults/both-killed.test.ts',
  'server/testing/faults/clock-jumps.test.ts',
  'server/testing/faults/controls.test.ts',
  'server/testing/faults/credits-cuts.test.ts',
  'server/testing/faults/database-crash.test.ts',
  'server/testing/faults/deploy.test.ts',
  'server/testing/faults/left-alone.test.ts',
  'server/testing/faults/mail-crash.test.ts',
  'server/testing/faults/torn-files.test.ts',
  'server/testing/faults/wires.test.ts',
];
