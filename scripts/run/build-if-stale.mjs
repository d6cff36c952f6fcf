import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { runChild } from './child.mjs';
import { inClone } from './places.mjs';
import { say, Sentence } from './sentence.mjs';

const STAMP = inClone('dist/.built-from');
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

/** Builds when a source is newer than what stands in dist. @param {string} node */
export async function buildIfStale(node) {
  const wanted = fingerprint();
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === wanted) return;
  await build(node);
}

/** Builds browser, rendering and server bundles into dist. @param {string} node */
export async function build(node) {
  const wanted = fingerprint();
  say('building');
  const code = await runChild(node, ['scripts/build.mjs'], { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Sentence('The build failed; its own words are above. What was built before is unchanged.');
  fs.writeFileSync(STAMP, wanted);
  return 0;
}

/** Names, sizes and times of all sources: quick, and different after every edit and checkout. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, inClone(source));
  return hash.digest('hex');
}

function addTo(hash, file) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) return hash.update(`${file} ${stat.size} ${stat.mtimeMs}\n`);
  for (const name of fs.readdirSync(file).sort())
    if (!/^\.|\.test\.tsx?$/.test(name)) addTo(hash, path.join(file, name));
}
