import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { inClone } from './paths.mjs';
import { Sentence } from './sentence.mjs';

const NEEDED = 24;

/** The Node that runs the shop: the one among the packages, or the host's own where that is new enough. */
export function findPinnedNode() {
  const windows = process.platform === 'win32';
  const folder = inClone('node_modules', `node-${windows ? 'win' : process.platform}-${process.arch}`);
  const candidates = [`${folder}/bin/node${windows ? '.exe' : ''}`, process.execPath];
  const node = candidates.find(candidate => majorOf(candidate) >= NEEDED);
  if (node) return node;
  throw new Sentence(
    `Chhaap runs under Node ${NEEDED}, and npm has none for this computer (${process.platform}, ${process.arch}). ` +
      `Install Node ${NEEDED} or later from https://nodejs.org and run this again; this is Node ${process.versions.node}.`,
  );
}

function majorOf(node) {
  try {
    return Number.parseInt(
      execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8', stdio: 'pipe' }),
      10,
    );
  } catch {
    return 0;
  }
}
