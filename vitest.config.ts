import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/planted/**'];

/** Two sets: what runs by itself, and what needs a PostgreSQL with the migrated template. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    pool: 'forks',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            '{domain,contract,words,artist,web,standins,scripts}/**/*.test.{ts,tsx,mjs}',
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
          include: ['server/src/{features,jobs}/**/*.test.ts', 'server/testing/**/*.test.ts'],
          exclude,
          globalSetup: ['server/testing/database-for-tests.ts'],
        },
      },
    ],
  },
});
