import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { lockPlace } from './one-at-a-time.mjs';
import { inClone } from './paths.mjs';

/** T35: what a power cut leaves of the files by which the commands know what is installed, and who works. */
const DAMAGES = {
  whole: whole => whole,
  emptied: () => '',
  cut: whole => whole.slice(0, whole.length / 2),
  zeros: whole => '\0'.repeat(whole.length),
};
const SCRIPTS = ['writable', 'install-if-stale', 'child', 'one-at-a-time', 'pinned-node', 'paths', 'sentence'];
/** An npm that brings what the lock file says, and says so. */
const NPM = `import fs from 'node:fs';
console.log('npm ' + process.argv[2]);
fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');`;

const room = fs.mkdtempSync(path.join(os.tmpdir(), 'chhaap-installed-'));
afterAll(() => fs.rmSync(room, { recursive: true, force: true }));
const inRoom = file => path.join(room, file);
const STAMP = inRoom('node_modules/.chhaap-installed');
const LIST = inRoom('node_modules/.package-lock.json');

beforeEach(() => {
  fs.rmSync(room, { recursive: true });
  for (const folder of ['scripts/run', 'node_modules']) fs.mkdirSync(inRoom(folder), { recursive: true });
  for (const name of SCRIPTS) fs.copyFileSync(inClone(`scripts/run/${name}.mjs`), inRoom(`scripts/run/${name}.mjs`));
  fs.writeFileSync(inRoom('npm.mjs'), NPM);
  const packages = { 'node_modules/one': { version: '1.0.0' }, 'node_modules/two': { version: '2.0.0' } };
  fs.writeFileSync(inRoom('package-lock.json'), JSON.stringify({ packages }));
});

/** What a command of the clone says and answers when it has looked whether the packages are there. */
async function install() {
  const script = `const [{ installIfStale }, { oneAtATime }] = await Promise.all([import('./scripts/run/install-if-stale.mjs'), import('./scripts/run/one-at-a-time.mjs')]);
    const { explain } = await import('./scripts/run/sentence.mjs');
    await oneAtATime(installIfStale).then(node => console.log(node), explain);`;
  const env = { PATH: process.env.PATH, TMPDIR: os.tmpdir(), npm_execpath: inRoom('npm.mjs') };
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: room, env, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (said += text));
  await once(child, 'close');
  return said.trim().split('\n');
}

describe('T35: what says that the packages are installed', () => {
  it.each([
    ['whole', 'whole', false],
    ['emptied', 'whole', false],
    ['zeros', 'emptied', true],
    ['cut', 'cut', true],
    ['emptied', 'zeros', true],
    ['whole', 'cut', false],
  ])('our stamp %s, the list of npm %s: npm is run: %s', async (stamp, list, runs) => {
    expect(await install()).toContain('npm ci');
    for (const [file, damage] of [
      [STAMP, stamp],
      [LIST, list],
    ])
      fs.writeFileSync(file, DAMAGES[damage](fs.readFileSync(file, 'utf8')));
    const said = await install();
    expect([said.includes('npm ci'), said.at(-1)]).toEqual([runs, process.execPath]);
  });

  it('a file in the place of the lock of commands holds up nobody', async () => {
    fs.writeFileSync(lockPlace(room), '');
    expect((await install()).at(-1)).toBe(process.execPath);
  });
});

/** As a disk that is mounted for reading alone, or to somebody whom the clone does not belong to. */
async function unwritable(work) {
  const isRoot = process.platform === 'linux' && process.getuid() === 0;
  if (isRoot) {
    execFileSync('mount', ['--bind', room, room]);
    execFileSync('mount', ['-o', 'remount,ro,bind', room]);
  } else for (const folder of [room, inRoom('node_modules')]) fs.chmodSync(folder, 0o555);
  try {
    return await work();
  } finally {
    if (isRoot) execFileSync('umount', ['--lazy', room]);
    else for (const folder of [room, inRoom('node_modules')]) fs.chmodSync(folder, 0o755);
  }
}

describe.skipIf(process.platform === 'win32')('a clone whose folder cannot be written', () => {
  it('says so where packages would have to be installed, and does not blame the registry', async () => {
    const said = (await unwritable(install)).join('\n');
    expect(said).toContain(`${room} cannot be written`);
    expect(said).toMatch(/a folder that you own/);
    expect(said).not.toMatch(/registry|npm ci|at .*\.mjs/);
  });

  it('runs where they are there, with our stamp or without', async () => {
    await install();
    expect((await unwritable(install)).at(-1)).toBe(process.execPath);
    fs.rmSync(STAMP);
    expect(await unwritable(install)).toEqual([process.execPath]);
  });
});
