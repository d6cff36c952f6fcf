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
 * `npm test` has 25 minutes, so it walks this core; `npm run test:journeys` walks every journey at both widths, and each page at a third. The core: each
 * page, the way to an order and back, sign-in, what is killed, and one or two tests of each other part.
 */
const CORE = [
  'every-page.*(guest|owner).*English',
  'main-job.e2e.*embedded',
  'payment-ends.e2e.*(Fail|left pending|tab is closed)',
  'refunds.e2e.*a shopper cancels',
  'journeys.sign-in.e2e',
  'killed.e2e.*between payment and return',
  'database-gone',
  'two-processes',
  'keyboard.e2e',
  'early-hands',
  'studio.e2e.*(are asked first|is changed, put back)',
  'placing.e2e.*a text is written',
  'customize.e2e.*own artwork: ',
  'journeys.pictures.e2e',
  'mail.e2e.*confirmation is in the mailbox',
  'design.e2e.*(opens over the list|a size is chosen|search engines find)',
  'add-collection.*a guest signs in',
  'collection-page.*shows the piece',
  'delivery.*what is missing or wrong',
  'pages.e2e.*sends, shows',
  'frame.*menu',
  'troubles.*unknown path is',
];
const isAll = process.env['JOURNEYS'] === 'all';
/** Between the two only the pages themselves are new: the journeys press the same parts. */
const ON_A_TABLET = /every-page.*(guest|owner)/;
/** Each page in one language at each width: `npm run test:journeys` walks all four. */
const ON_A_PHONE = /every-page.*(guest|owner).*Hindi|main-job|frame.*menu/;

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
