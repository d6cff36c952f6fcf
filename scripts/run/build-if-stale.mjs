import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { newBuild, noteServing, switchTo } from './builds.mjs';
import { runChild } from './child.mjs';
import { inClone, ROOT } from './places.mjs';
import { say, Sentence } from './sentence.mjs';
import { isForbidden, needWritable } from './writable.mjs';

const STAMP = '.built-from';
/** Whatever the bundles are made of. Names with a leading dot and tests are left out. */
const SOURCES = [
  ...[
    'domain/src',
    'contract/src',
    'words/src',
    'artist/src',
    'server/src',
    'server/seeds',
    'web/src',
    'web/public',
    'standins',
  ],
  ...[
    'scripts/build.mjs',
    'scripts/build',
    'vite.config.ts',
    'vite.server.config.ts',
    'tsconfig.json',
    'package-lock.json',
  ],
];

/** Builds when a source has another content than what `dist` was made of. @param {string} node */
export async function buildIfStale(node) {
  const stamp = readStamp();
  const looks = looksOf();
  if (stamp?.looks !== looks) {
    // A checkout, an install or a copy gives the same files other times: that is no reason to build.
    const content = contentOf();
    if (stamp?.content !== content) await build(node);
    else noteLooks({ looks, content });
  }
  noteServing();
}

/** Builds browser, rendering and server bundles into a new folder, and lets `dist` lead there. @param {string} node */
export async function build(node) {
  const stamp = { looks: looksOf(), content: contentOf() };
  needWritable('what is built is put');
  say('building');
  const folder = newBuild();
  const code = await runChild(node, ['scripts/build.mjs', folder], { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Sentence('The build failed; its own words are above. What was built before is unchanged.');
  flushAll(folder);
  writeStamp(folder, stamp);
  switchTo(folder);
  return 0;
}

/** What the stamp vouches for is on the disk before it: a power cut leaves no file of it empty. */
function flushAll(folder) {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = fs.openSync(path.join(entry.parentPath, entry.name), 'r+');
    fs.fsyncSync(file);
    fs.closeSync(file);
  }
}

/** Nothing where it is missing, torn or of an earlier release: then everything is built. */
function readStamp() {
  try {
    return JSON.parse(fs.readFileSync(inClone('dist', STAMP), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Saves the next start a tenth of a second: who may not write it looks again. */
function noteLooks(stamp) {
  try {
    writeStamp(inClone('dist'), stamp);
  } catch (error) {
    if (!isForbidden(error)) throw error;
  }
}

function writeStamp(folder, stamp) {
  const draft = path.join(folder, `${STAMP}-draft`);
  fs.writeFileSync(draft, JSON.stringify(stamp));
  fs.renameSync(draft, path.join(folder, STAMP));
}

/** Names, sizes and times of all sources: quick, and different after every edit. Names are those in the clone, wherever it is. */
const looksOf = () => hashOf((file, { size, mtimeMs }) => `${file} ${size} ${mtimeMs}\n`);
/** Names and contents: a tenth of a second. */
const contentOf = () =>
  hashOf(
    file =>
      `${file} ${createHash('sha256')
        .update(fs.readFileSync(inClone(file)))
        .digest('hex')}\n`,
  );

/** @param {(file: string, stat: fs.Stats) => string} say */
function hashOf(say) {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, source, say);
  return hash.digest('hex');
}

function addTo(hash, file, say) {
  const stat = fs.statSync(path.join(ROOT, file), { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) return hash.update(say(file, stat));
  for (const name of fs.readdirSync(path.join(ROOT, file)).sort())
    if (!/^\.|\.test\.tsx?$/.test(name)) addTo(hash, `${file}/${name}`, say);
}
