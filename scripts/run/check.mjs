import fs from 'node:fs';
import { buildIfStale } from './build-if-stale.mjs';
import { captureChild } from './child.mjs';
import { inClone, PROGRAMS } from './paths.mjs';
import { isProgress, progressOf } from './progress.mjs';
import { SLOW_TESTS } from './slow-tests.mjs';
import { countVitest, slowestFiles } from './test-counts.mjs';
import { withTestRoom } from './test-room.mjs';

/** A step that printed nothing for this long hangs: no single test may take so long. */
const SILENCE_MS = 5 * 60_000;

/** Types, lint and format, then every test that needs no browser and is not slow; 1 when one of them fails. @param {string} node */
export const check = node =>
  withTestRoom(async room => {
    const results = await checkIn(room, node);
    return results.some(result => result.failed > 0) ? 1 : 0;
  });

/** The tests that take long, in their short form (scripts/run/slow-tests.mjs). The last line has the counts. @param {string} node */
export const slowTests = node =>
  withTestRoom(async room => {
    const result = await vitest(room, node, 'slow', SLOW_TESTS, {});
    console.log(words(result));
    return result.failed > 0 ? 1 : 0;
  });

/** The same for a caller that adds up the results: `{ passed, failed, skipped }` for each step. */
export async function checkIn(room, node) {
  const results = [await buildStep(node)];
  for (const [name, program, ...args] of [
    ['types', PROGRAMS.tsc, '--noEmit', '-p', '.'],
    ['lint', PROGRAMS.oxlint, '--deny-warnings'],
    ['format', PROGRAMS.oxfmt, '--check'],
  ]) {
    results.push(await step(name, node, [program, ...args], {}, code => oneOf(code === 0)));
  }
  results.push(await vitest(room, node, 'tests', [], { SLOW_TESTS: 'left out' }));
  return results;
}

/** So many of the slowest files are named after a run: candidates for `SLOW_TESTS`. */
const SLOWEST = 12;

/** Runs Vitest: all files that its configuration names, or those of `files`. */
function vitest(room, node, name, files, env) {
  const report = `${room.directory}/vitest.json`;
  const reporters = ['default', 'json', inClone('scripts/run/vitest-progress.mjs')].map(name => `--reporter=${name}`);
  const args = [PROGRAMS.vitest, 'run', ...reporters, `--outputFile.json=${report}`, ...files];
  const options = { env: { ...room.env, NODE_ENV: 'test', ...env } };
  return step(name, node, args, options, code => {
    const read = readJson(report);
    console.log(`${name.padEnd(8)} slowest: ${slowestFiles(read, SLOWEST)}`);
    return countVitest(read, code);
  });
}

async function buildStep(node) {
  const started = Date.now();
  const built = await buildIfStale(node).then(
    () => true,
    error => void console.log(error.message),
  );
  return printed('build', oneOf(built), started);
}

/**
 * Runs one step. Prints its progress while it runs, its result as one line, and all its output when it failed.
 * @param {{ env?: Record<string, string> }} options
 */
export async function step(name, node, args, { env }, count) {
  const started = Date.now();
  const tell = line => isProgress(line) && console.log(`${name.padEnd(8)} ${progressOf(line)}`);
  const { code, output } = await captureChild(node, args, { env, silenceMs: SILENCE_MS, onLine: tell });
  const counts = count(code);
  if (counts.failed > 0) console.log(output);
  return printed(name, counts, started);
}

function printed(name, counts, started) {
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${name.padEnd(8)} ${counts.failed > 0 ? 'FAILED' : 'ok    '}  ${words(counts)}${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}, ${seconds} s`,
  );
  return counts;
}

/** `12 passed, 0 failed`. */
export const words = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

export const oneOf = good => ({ passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 });

/** The content of a report file, or undefined where the program ended before writing it. */
export const readJson = file => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined);
