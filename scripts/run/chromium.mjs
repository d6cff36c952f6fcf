import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { runChild } from './child.mjs';
import { say } from './sentence.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const QUIET = { env: { DEBIAN_FRONTEND: 'noninteractive' } };

/** The path of a Chromium or Chrome; root on Debian gets one through apt-get. Nothing where there is none. */
export async function findOrInstallChromium() {
  return findChromium() ?? ((await install()) ? findChromium() : undefined);
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = NAMES.flatMap(name => folders.map(folder => path.join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...onPath, ...ELSEWHERE].find(file => file && fs.existsSync(file));
}

async function install() {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return false;
  say('installing Chromium for the browser tests (apt-get)');
  const packages = ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'];
  const updated = await runChild('apt-get', ['update', '-qq'], QUIET);
  return updated === 0 && (await runChild('apt-get', packages, QUIET)) === 0;
}
