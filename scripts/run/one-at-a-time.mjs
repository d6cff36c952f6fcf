import { createHash } from 'node:crypto';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import fs from 'node:fs';
import { ROOT } from './paths.mjs';
import { say } from './sentence.mjs';

const LOOK_AGAIN_MS = 200;

/**
 * Runs `work` while no other command of this clone installs or builds. The lock is a socket that its holder listens at. The system closes it
 * however the holder ends, so a file that a crash left behind blocks nobody.
 * @template T @param {() => Promise<T>} work
 */
export async function oneAtATime(work) {
  const place = lockPlace();
  let lock = await tryLock(place);
  for (let said = false; lock === undefined; lock = await tryLock(place)) {
    if (!said) say('another command installs or builds here; waiting for it');
    said = true;
    await sleep(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    await new Promise(done => lock.close(done));
  }
}

export function lockPlace(root = ROOT) {
  const name = `chhaap-${process.getuid?.() ?? ''}-${createHash('sha256').update(fs.realpathSync(root)).digest('hex').slice(0, 12)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.lock`);
}

/** Undefined where another process holds the lock. A folder without sockets has no lock. */
async function tryLock(place) {
  const server = net.createServer(socket => socket.destroy());
  const error = await new Promise(done => {
    server.once('error', done);
    server.listen(place, () => done(undefined));
  });
  if (error === undefined) return server.unref();
  if (error.code !== 'EADDRINUSE') return { close: done => done() };
  if (!(await isHeld(place))) fs.rmSync(place, { force: true });
  return undefined;
}

function isHeld(place) {
  return new Promise(done => {
    const asking = net.connect(place, () => (asking.destroy(), done(true)));
    asking.once('error', () => done(false));
  });
}
