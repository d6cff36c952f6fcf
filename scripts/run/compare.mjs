import process from 'node:process';
import { runChild } from './child.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { Sentence } from './sentence.mjs';

/** Compares SVGs as the shop draws them with Chromium's: `npm run compare:svg -- [picture.png]`. @param {string} node */
export async function compare(node) {
  const browser = await findOrInstallChromium();
  if (!browser) throw new Sentence('Chromium is needed: install it, or name it in CHROMIUM_PATH.');
  return runChild(node, ['scripts/compare-svg.ts', ...process.argv.slice(3)], { env: { CHROMIUM_PATH: browser } });
}
