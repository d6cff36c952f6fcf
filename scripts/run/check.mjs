import fs from 'node:fs';
import { buildIfStale } from './build-if-stale.mjs';
import { captureChild } from './child.mjs';
import { PROGRAMS } from './places.mjs';
import { countVitest } from './test-counts.mjs';
import { withTestRoom } from './test-room.mjs';

const MINUTE = 60_000;

/** Types, lint and format, then every test that needs no browser; 1 when one of them fails. @param {string} node */
export const check = node =>
  withTestRoom(async room => {
    const results = await checkIn(room, node);
    return results.some(result => result.failed > 0) ? 1 : 0;
  });

/** The same for a caller that goes on counting: a `{ passed, failed, skipped }` for each step. */
export async function checkIn(room, node) {
  const results = [await buildStep(node)];
  for (const [name, program, ...args] of [
    ['types', PROGRAMS.tsc, '--noEmit', '-p', '.'],
    ['lint', PROGRAMS.oxlint, '--deny-warnings'],
    ['format', PROGRAMS.prettier, '--check', '.', '--log-level=warn'],
  ]) {
    results.push(await step(name, node, [program, ...args], { limitMs: 5 * MINUTE }, code => oneOf(code === 0)));
  }
  const report = `${room.directory}/vitest.json`;
  const args = [PROGRAMS.vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = { env: { ...room.env, NODE_ENV: 'test' }, limitMs: 12 * MINUTE };
  results.push(await step('tests', node, args, options, code => countVitest(readJson(report), code)));
  return results;
}

async function buildStep(node) {
  const started = Date.now();
  const built = await buildIfStale(node).then(
    () => true,
    error => void console.log(error.message),
  );
  return printed('build', oneOf(built), started);
}

/** Runs one step, prints its result as one line, and all it said when it failed. */
export async function step(name, node, args, options, count) {
  const started = Date.now();
  const { code, output } = await captureChild(node, args, options);
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

/** What a report file says, or nothing where the program ended before writing it. */
export const readJson = file => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined);
