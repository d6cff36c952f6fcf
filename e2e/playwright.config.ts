import { defineConfig } from '@playwright/test';

/** Keeps Chromium from calling home: its look-ups would be requests to other hosts. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What a small screen may change: each page, what is laid out in another way there, and the ways to an order. */
const ON_A_PHONE =
  /every-page|main-job|gallery|header|menu|delivery form|cart drawer shows|the dialog starts anew|contact sends|pricing shows|pictures|payment-ends.*Fail/;

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/*.e2e.ts', 'every-page.e2e.ts'],
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  retries: 0,
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      grep: ON_A_PHONE,
      grepInvert: /@once/,
    },
  ],
});
