import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { inClone } from './paths.mjs';

/** What decides whether a build is made, and where it goes; the build itself only says which source it was made of. */
const SCRIPTS = ['build-if-stale', 'builds', 'child', 'paths', 'sentence', 'writable'];
const SOURCE = 'server/src/main.ts';
const BUILD = `
import fs from 'node:fs';
const folder = process.argv[2];
fs.mkdirSync(folder + '/app', { recursive: true });
const source = fs.readFileSync('${SOURCE}', 'utf8');
if (source === 'broken') process.exit(1);
fs.writeFileSync(folder + '/app/main.mjs', source);
`;

const room = fs.mkdtempSync(path.join(os.tmpdir(), 'chhaap-builds-'));
afterAll(() => fs.rmSync(room, { recursive: true, force: true }));
const shops = [];
afterEach(() => shops.splice(0).forEach(shop => shop.kill('SIGKILL')));
let clones = 0;
let clone;
beforeEach(() => {
  clone = path.join(room, `clone ${++clones}`);
  fs.mkdirSync(path.join(clone, 'scripts/run'), { recursive: true });
  for (const name of SCRIPTS)
    fs.copyFileSync(inClone(`scripts/run/${name}.mjs`), path.join(clone, `scripts/run/${name}.mjs`));
  write('scripts/build.mjs', BUILD);
  write(SOURCE, 'one');
});

function write(file, text) {
  const place = path.join(clone, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, text);
}
const served = () => fs.readFileSync(path.join(clone, 'dist/app/main.mjs'), 'utf8');
const builds = () => fs.readdirSync(path.join(clone, 'dist-builds')).filter(name => !name.startsWith('.'));

/** A command of the clone that needs a build: `stay` until it is ended, as a shop does. */
function run({ stay = false } = {}) {
  const script = `import { pathToFileURL } from 'node:url';
    const { buildIfStale } = await import(pathToFileURL(${JSON.stringify(path.join(clone, 'scripts/run/build-if-stale.mjs'))}));
    await buildIfStale(process.execPath).catch(error => { console.log(error.message); process.exitCode = 1; });
    console.log('done');
    ${stay ? 'setInterval(() => {}, 1000);' : ''}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  shops.push(child);
  let said = '';
  const isDone = new Promise(done => {
    child.stdout.on('data', text => (said += text).includes('done\n') && done());
    child.once('exit', done);
  });
  return { child, said: isDone.then(() => said) };
}
const said = async () => run().said;

it('a clone that was moved, or is seen through another path, is built already', async () => {
  expect(await said()).toContain('building');
  expect(await said()).not.toContain('building');
  const other = path.join(room, 'another place', 'of it');
  fs.mkdirSync(path.dirname(other));
  fs.renameSync(clone, other);
  clone = other;
  expect([await said(), served()]).toEqual(['done\n', 'one']);
  // Other times, as a checkout or a copy gives them, are no other content.
  const copy = path.join(room, 'copy');
  fs.cpSync(clone, copy, { recursive: true, verbatimSymlinks: true });
  clone = copy;
  expect([await said(), served()]).toEqual(['done\n', 'one']);
  const stamp = fs.readFileSync(path.join(clone, 'dist/.built-from'), 'utf8');
  expect(stamp).not.toContain(room);
});

it('a build never touches what a running process was started from', async () => {
  const shop = run({ stay: true });
  await shop.said;
  const first = fs.realpathSync(path.join(clone, 'dist'));
  for (const text of ['two', 'three']) {
    write(SOURCE, text);
    expect([(await said()).includes('building'), served()]).toEqual([true, text]);
    expect(fs.readFileSync(path.join(first, 'app/main.mjs'), 'utf8')).toBe('one');
  }
  // That of `two` went when `three` was there.
  expect(builds()).toHaveLength(2);
  shop.child.kill('SIGKILL');
  await once(shop.child, 'exit');
  write(SOURCE, 'four');
  await said();
  expect([fs.existsSync(first), served(), builds().length]).toEqual([false, 'four', 1]);
});

it('a build that fails leaves what is there, and so does a stamp that a power cut tore', async () => {
  await said();
  write(SOURCE, 'broken');
  expect(await said()).toMatch(/The build failed.* The earlier build is unchanged/);
  expect(served()).toBe('one');
  write(SOURCE, 'one');
  const stamp = path.join(clone, 'dist/.built-from');
  const whole = fs.readFileSync(stamp);
  for (const torn of [whole.subarray(0, 0), whole.subarray(0, whole.length / 2), Buffer.alloc(whole.length)]) {
    fs.writeFileSync(stamp, torn);
    expect([(await said()).includes('building'), served()]).toEqual([true, 'one']);
  }
});

it('a folder of an earlier release gives way to the link', async () => {
  write('dist/app/main.mjs', 'old');
  await said();
  expect([served(), fs.lstatSync(path.join(clone, 'dist')).isSymbolicLink()]).toEqual(['one', true]);
});
