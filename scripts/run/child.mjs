import { spawn } from 'node:child_process';
import process from 'node:process';
import { ROOT } from './places.mjs';

const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const KILL_AFTER_MS = 5_000;

/**
 * Runs a program in the clone with our terminal and answers its exit code (128 + number for a signal). Signals that
 * reach us reach it; Ctrl-C reaches it by itself, as the terminal sends that to the whole group.
 * @param {string} program @param {string[]} args
 * @param {{ env?: Record<string, string>, shell?: boolean }} options
 */
export function runChild(program, args, { env, shell } = {}) {
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', shell, env: { ...process.env, ...env } });
  const forward = signal => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal));
  for (const signal of FORWARDED) process.on(signal, forward);
  const watch = whenNpmEnds(() => child.kill('SIGTERM'));
  return endOf(child).finally(() => {
    clearInterval(watch);
    for (const signal of FORWARDED) process.off(signal, forward);
  });
}

/**
 * Runs a program quietly and answers `{ code, output }`; ends it when it takes longer than `limitMs`.
 * @param {string} program @param {string[]} args
 * @param {{ env?: Record<string, string>, limitMs: number }} options
 */
export async function captureChild(program, args, { env, limitMs }) {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => chunks.push(chunk));
  const limit = setTimeout(() => {
    chunks.push(Buffer.from(`\nEnded after ${limitMs / 60_000} minutes.\n`));
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
  }, limitMs);
  const code = await endOf(child).finally(() => clearTimeout(limit));
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}

/** `kill` of `npm start` ends npm's shell and never reaches us: being left without our parent says the same. */
function whenNpmEnds(stop) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const npm = process.ppid;
  return setInterval(() => process.ppid !== npm && stop(), 100).unref();
}

function endOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + (SIGNAL_NUMBERS[signal] ?? 0)));
  });
}
