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

/**
 * `npm test` walks this core, which proves what no HTTP test can: each page as it is seen, the way from a prompt to a paid order, the
 * keyboard, the studio under a hand, and one journey of each other part. `npm run test:journeys` walks every journey at both widths, and
 * each page at a third (docs/testing.md).
 */
const CORE = [
  'every-page.*(guest|owner).*English',
  'journeys.sign-in.e2e.*(through the window|signing out in one tab)',
  'sign-in-code.e2e.*dialog.*English',
  'keyboard.e2e',
  'early-hands.*before the page is hydrated',
  'studio.e2e.*is changed, put back',
  'placing.e2e.*a text is written',
  'customize.e2e.*own artwork: ',
  'journeys.pictures.e2e.*350 KiB',
  'design.e2e.*a size is chosen',
  'delivery.*what is missing or wrong',
  'frame.*(its links are|the skip link)',
];
const isAll = process.env['JOURNEYS'] === 'all';
/** Between the two only the pages themselves are new: the journeys press the same parts. */
const ON_A_TABLET = /every-page.*(guest|owner)/;
/** Each page in one language at each width: `npm run test:journeys` walks all four. */
const ON_A_PHONE = /every-page.*(guest|owner).*Hindi|main-job|frame.*closes on Escape/;

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/*.e2e.ts', 'every-page.e2e.ts'],
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  retries: 0,
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
  },
  projects: [
    {
      name: 'wide',
      use: { viewport: { width: 1280, height: 800 } },
      ...(isAll ? {} : { grep: CORE.map(core => new RegExp(core)) }),
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      ...(isAll ? {} : { grep: ON_A_PHONE }),
      grepInvert: /@once/,
    },
    ...(isAll
      ? [{ name: 'tablet', use: { viewport: { width: 768, height: 1024 }, hasTouch: true }, grep: ON_A_TABLET }]
      : []),
  ],
});
