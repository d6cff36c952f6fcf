import { chromium, type Browser } from '@playwright/test';

/** A Chromium without a window; CHROMIUM_PATH says where it is, where that is not the system's. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
