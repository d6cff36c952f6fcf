import { defineConfig } from 'vitest/config';
import { SLOW_TESTS } from './scripts/run/slow-tests.mjs';

const leftOut = process.env['SLOW_TESTS'] === 'left out' ? SLOW_TESTS : [];
const exclude = ['**/node_modules/**', '**/planted/**', ...leftOut];

/**
 * Three sets: what the browser runs, whose tests put other modules in the place of some and so load them anew for each file; what else runs
 * by itself; and what needs a PostgreSQL with the migrated template. Files of the latter two share what a process has loaded: the shop
 * keeps no state in its modules, and loading it for each of them took a third of the run.
 */
export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A second, the default, is too short on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 3,
    pool: 'forks',
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          isolate: false,
          include: [
            '{domain,contract,words,artist,standins,scripts,bench}/**/*.test.{ts,tsx,mjs}',
            'server/seeds/**/*.test.ts',
            'server/src/*.test.ts',
            'server/src/{db,adapters,http,config}/**/*.test.ts',
          ],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: 'shop',
          isolate: false,
          include: ['server/src/{features,jobs}/**/*.test.ts', 'server/testing/**/*.test.ts'],
          exclude,
          globalSetup: ['server/testing/database-for-tests.ts'],
        },
      },
    ],
  },
});
