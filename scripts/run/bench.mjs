import process from 'node:process';
import { runChild } from './child.mjs';
import { findOrInstallChromium } from './chromium.mjs';

const ENVIRONMENT = { NODE_ENV: 'production' };
/** Parts of the bench that open pages. */
const IN_A_BROWSER = new Set(['pages', 'studio', 'drag', 'account']);

/** `npm run bench -- [part]`: figures of the shop, measured now (bench/run.ts). @param {string} node */
export async function bench(node) {
  const words = process.argv.slice(3);
  const chromium = words.some(word => IN_A_BROWSER.has(word)) ? await findOrInstallChromium() : undefined;
  const env = chromium ? { ...ENVIRONMENT, CHROMIUM_PATH: chromium } : ENVIRONMENT;
  return runChild(node, ['bench/run.ts', ...words], { env });
}

/** `npm run seed:large`: a shop of years in DATA_DIR. @param {string} node */
export const seed = node => runChild(node, ['bench/seed.ts', ...process.argv.slice(3)], { env: ENVIRONMENT });

/** `npm run soak`: a shop under checkouts, faults and kills. @param {string} node */
export const soak = node => runChild(node, ['bench/soak/run.ts', ...process.argv.slice(3)], { env: ENVIRONMENT });
