import process from 'node:process';
import { checkIn, oneOf, readJson, step, words } from './check.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { inClone, PROGRAMS } from './paths.mjs';
import { countPlaywright } from './test-counts.mjs';
import { withTestRoom } from './test-room.mjs';

/** The check, then the core journeys in a browser. The last line has the counts. @param {string} node */
export const test = node =>
  withTestRoom(async room => {
    const chromium = await findOrInstallChromium();
    const results = [...(await checkIn(room, node)), await browserTests(room, node, chromium, 'core')];
    const sum = key => results.reduce((total, result) => total + result[key], 0);
    const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
    console.log(words(total));
    return total.failed > 0 ? 1 : 0;
  });

/** Every journey in a browser, at both widths; this takes longer than `npm test` may. Words after `--` choose files by a part of their path. @param {string} node */
export const journeys = node =>
  withTestRoom(async room => {
    const result = await browserTests(room, node, await findOrInstallChromium(), 'all');
    console.log(words(result));
    return result.failed > 0 ? 1 : 0;
  });

async function browserTests(room, node, chromium, which) {
  if (!chromium) {
    console.log(
      'browser  NOT RUN: no Chromium. Install Chromium or Chrome, or set CHROMIUM_PATH (counted as one failure)',
    );
    return oneOf(false);
  }
  const report = `${room.directory}/playwright.json`;
  const env = {
    ...room.env,
    JOURNEYS: which,
    CHROMIUM_PATH: chromium,
    NODE24: node,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const progress = inClone('scripts/run/playwright-progress.mjs');
  const chosen = which === 'all' ? process.argv.slice(3) : [];
  const args = [
    PROGRAMS.playwright,
    'test',
    '-c',
    'e2e/playwright.config.ts',
    `--reporter=list,json,${progress}`,
    ...chosen,
  ];
  return step('browser', node, args, { env }, code => countPlaywright(readJson(report), code));
}
