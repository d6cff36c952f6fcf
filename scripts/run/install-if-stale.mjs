import { createHash } from 'node:crypto';
import fs from 'node:fs';
import process from 'node:process';
import { runChild } from './child.mjs';
import { findPinnedNode } from './pinned-node.mjs';
import { inClone } from './paths.mjs';
import { say, Sentence } from './sentence.mjs';
import { isForbidden, needWritable } from './writable.mjs';

const LOCK = inClone('package-lock.json');
const STAMP = inClone('node_modules/.chhaap-installed');
/** For a host whose npm 10 fails (npm comes with Node; 20 brings 10). */
const PINNED_NPM = 'npm@11.19.1';
/** Building needs the development and platform packages, whatever NODE_ENV or the user's npm settings say. */
const CI = [
  'ci',
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Installs the packages of the lock file when they are missing, and answers the path of the Node to use. */
export async function installIfStale() {
  const wanted = stampOf(fs.readFileSync(LOCK));
  const stamp = readStamp();
  if (stamp?.wanted === wanted && fs.existsSync(stamp.node)) return stamp.node;
  if (!isInstalled()) await install();
  const node = findPinnedNode();
  writeStamp({ wanted, node });
  return node;
}

async function install() {
  needWritable('the packages are installed');
  say('installing the packages (half a minute the first time)');
  const npm = process.env.npm_execpath ? [npmNode(), process.env.npm_execpath] : [];
  const [program, ...before] = npm.length ? npm : ['npm'];
  const shell = !npm.length && process.platform === 'win32';
  let code = await runChild(program, [...before, ...CI], { shell }).catch(noNpm);
  if (code !== 0 && isOldNpm()) {
    say(`this npm failed; trying ${PINNED_NPM}`);
    code = await runChild(program, [...before, 'exec', '--yes', `--package=${PINNED_NPM}`, '--', 'npm', ...CI], {
      shell,
    });
  }
  if (code !== 0)
    throw new Sentence(
      `The packages could not be installed (npm ended with ${code}; its messages are above). ` +
        'Usually the npm registry cannot be reached (proxy? offline?) or the disk is full. Correct that and run this again.',
    );
}

/** The Node that npm itself runs under. `node` may be the pinned one, which `npm ci` deletes while it works. */
const npmNode = () => process.env.npm_node_execpath ?? process.execPath;

const isOldNpm = () => Number(/npm\/(\d+)/.exec(process.env.npm_config_user_agent ?? 'npm/10')?.[1]) < 11;

function noNpm(error) {
  throw new Sentence(`npm cannot be run (${error.message}). It comes with Node; is it on the PATH?`);
}

/** True when an earlier `npm install` installed exactly what the lock file says. */
function isInstalled() {
  const [wanted, present] = [LOCK, inClone('node_modules/.package-lock.json')].map(readPackages);
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([place, { version, link, optional }]) =>
      !place.startsWith('node_modules/') || link || (present[place] ? present[place].version === version : optional),
  );
}

/** Undefined where it is missing or damaged: then everything is installed. */
function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

const stampOf = lock => createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');

/** Saves the next start a tenth of a second. A user who may not write it compares the packages each time. */
function writeStamp(stamp) {
  try {
    fs.writeFileSync(STAMP, JSON.stringify(stamp));
  } catch (error) {
    if (!isForbidden(error)) throw error;
  }
}

function readStamp() {
  try {
    return JSON.parse(fs.readFileSync(STAMP, 'utf8'));
  } catch {
    return undefined;
  }
}
