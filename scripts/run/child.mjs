import { spawn } from 'node:child_process';
import process from 'node:process';
import readline from 'node:readline';
import { ROOT } from './paths.mjs';

const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The terminal, npm and a supervisor may each send us the signal of one Ctrl-C; a later signal is a new one. */
const SAME_SIGNAL_MS = 1_000;
/** A program that is told to end has this long to end its own children and to write its report. */
const KILL_AFTER_MS = 30_000;

/**
 * Runs a program in the clone, shows what it prints and answers its exit code (128 + number for a signal). It has its own process group, so
 * that a signal that reaches us, Ctrl-C too, reaches it only once.
 * @param {string} program @param {string[]} args
 * @param {{ env?: Record<string, string>, shell?: boolean }} options
 */
export function runChild(program, args, { env, shell } = {}) {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
    shell,
    env: { ...process.env, ...env },
  });
  const stopForwarding = forwardSignals(child);
  return endOf(child).finally(stopForwarding);
}

/**
 * Runs a program without showing its output and answers `{ code, output }`. It may take as long as it needs, because a slow machine is not a
 * fault. It is stopped when it has printed nothing for `silenceMs`: then it hangs.
 * @param {string} program @param {string[]} args
 * @param {{ env?: Record<string, string>, silenceMs: number, onLine?: (line: string) => void }} options `onLine` sees each line as it comes
 */
export async function captureChild(program, args, { env, silenceMs, onLine = () => {} }) {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const output = [];
  const silence = setTimeout(() => {
    output.push(`\nEnded: nothing was printed for ${silenceMs / 60_000} minutes.`);
    // The same as Ctrl-C: test runners then end what they started, and count what they have.
    child.kill('SIGINT');
    setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
  }, silenceMs);
  for (const stream of [child.stdout, child.stderr])
    readline.createInterface({ input: stream }).on('line', line => {
      silence.refresh();
      output.push(line);
      onLine(line);
    });
  const code = await endOf(child).finally(() => clearTimeout(silence));
  return { code, output: output.join('\n') };
}

function forwardSignals(child) {
  let last = 0;
  const forward = signal => {
    const isRepeat = Date.now() - last < SAME_SIGNAL_MS;
    last = Date.now();
    if (!isRepeat) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  const watch = whenNpmEnds(() => forward('SIGTERM'));
  for (const signal of FORWARDED) process.on(signal, forward);
  return () => {
    clearInterval(watch);
    for (const signal of FORWARDED) process.off(signal, forward);
  };
}

/** `kill` of `npm start` ends npm's shell and does not reach us. We notice it because our parent process is gone. */
function whenNpmEnds(stop) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    stop();
  }, 100);
  return watch;
}

function endOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + (SIGNAL_NUMBERS[signal] ?? 0)));
  });
}
