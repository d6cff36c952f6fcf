import { defineConfig } from 'vitest/config';

/** Tests stand beside what they test; browser journeys are Playwright's (e2e/). */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist*/**', 'e2e/**', '**/planted/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
