import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { newBuild, noteServing, switchTo } from './builds.mjs';
import { runChild } from './child.mjs';
import { inClone, ROOT } from './paths.mjs';
import { say, Sentence } from './sentence.mjs';
import { isForbidden, needWritable } from './writable.mjs';

const STAMP = '.built-from';
/** Everything that the bundles are made of. Tests and names with a leading dot are left out. */
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

/** Builds when the content of a source differs from what `dist` was built from. @param {string} node */
export async function buildIfStale(node) {
  const stamp = readStamp();
  const looks = looksOf();
  if (stamp?.looks !== looks) {
    // After a checkout, an install or a copy the same files have other times: that is no reason to build.
    const content = contentOf();
    if (stamp?.content !== content) await build(node);
    else noteLooks({ looks, content });
  }
  noteServing();
}

/** Builds browser, rendering and server bundles into a new folder, then points the link `dist` at it. @param {string} node */
export async function build(node) {
  const stamp = { looks: looksOf(), content: contentOf() };
  needWritable('the build is written');
  say('building');
  const folder = newBuild();
  const code = await runChild(node, ['scripts/build.mjs', folder], { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Sentence('The build failed; its messages are above. The earlier build is unchanged.');
  flushAll(folder);
  writeStamp(folder, stamp);
  switchTo(folder);
  return 0;
}

/** Writes all files to the disk before the stamp, so that after a power cut no file of a stamped build is empty. */
function flushAll(folder) {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = fs.openSync(path.join(entry.parentPath, entry.name), 'r+');
    fs.fsyncSync(file);
    fs.closeSync(file);
  }
}

/** Undefined where the stamp is missing, damaged or of an earlier release: then everything is built. */
function readStamp() {
  try {
    return JSON.parse(fs.readFileSync(inClone('dist', STAMP), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Saves the next start a tenth of a second. A user who may not write it compares the contents each time. */
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

/** Names, sizes and times of all sources: quick, and different after every edit. Names are relative to the clone. */
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
