// `npm start` and the other commands of package.json. Plain JavaScript, because it runs under the Node 20 of the host; everything else runs
// under the pinned Node.
import process from 'node:process';
import { animals } from './run/animals.mjs';
import { bench, seed, soak } from './run/bench.mjs';
import { build, buildIfStale } from './run/build-if-stale.mjs';
import { check, slowTests } from './run/check.mjs';
import { compare } from './run/compare.mjs';
import { dev } from './run/dev.mjs';
import { faults } from './run/faults.mjs';
import { figures } from './run/figures.mjs';
import { installIfStale } from './run/install-if-stale.mjs';
import { oneAtATime } from './run/one-at-a-time.mjs';
import { audit, backup, doctor, migrate, restore } from './run/programs.mjs';
import { explain, Sentence } from './run/sentence.mjs';
import { docs, sheet, styles } from './run/sheet.mjs';
import { start } from './run/start.mjs';
import { journeys, test } from './run/test.mjs';

/** The commands; each answers its exit code. All of them need the installed packages. */
const COMMANDS = {
  start,
  dev,
  check,
  test,
  slow: slowTests,
  journeys,
  bench,
  seed,
  soak,
  audit,
  doctor,
  backup,
  restore,
  migrate,
  faults,
  build,
  sheet,
  styles,
  figures,
  animals,
  docs,
  compare,
};
const NEEDS_BUILD = new Set([start, bench, seed, soak, journeys, audit, doctor, backup, restore, migrate]);
const OLDEST_NODE = 20;

async function main(name) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Sentence(`Usage: node scripts/run.mjs <${Object.keys(COMMANDS).join('|')}>`);
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
    throw new Sentence(`This is Node ${process.versions.node}; Node ${OLDEST_NODE} or later is needed.`);
  const node = await oneAtATime(async () => {
    const pinned = await installIfStale();
    if (NEEDS_BUILD.has(command)) await buildIfStale(pinned);
    return pinned;
  });
  return command(node);
}

main(process.argv[2]).then(code => (process.exitCode = code), explain);
