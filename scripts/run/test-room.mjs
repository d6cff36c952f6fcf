import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** PORT and the five after it, for the stand-ins. */
const PORTS_IN_A_ROW = 6;
/** What the tests of one run write at one time is below a gigabyte. */
const MEMORY_NEEDED = 3 * 2 ** 30;

/**
 * Calls `work` with a directory and ports of its own (`env` has DATA_DIR, PORT, HOST, TMPDIR), and removes the directory after.
 * @template T @param {(room: { directory: string, env: Record<string, string> }) => Promise<T>} work
 */
export async function withTestRoom(work) {
  const directory = fs.mkdtempSync(path.join(roomOfRuns(), 'chhaap-run-'));
  fs.chmodSync(directory, 0o755); // as root the database runs as another user, who must be able to enter
  const temporary = path.join(directory, 'tmp');
  fs.mkdirSync(temporary);
  fs.chmodSync(temporary, 0o1777);
  const env = {
    DATA_DIR: path.join(directory, 'data'),
    PORT: String(await freePorts()),
    HOST: '127.0.0.1',
    TMPDIR: temporary,
  };
  try {
    return await work({ directory, env });
  } finally {
    removeLinkedDatabase(path.join(directory, 'data/database'));
    fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * The folder that Linux keeps in memory, where there is room in it: the tests make hundreds of databases of a thousand files each, and on
 * a disk that takes a third of the run. Elsewhere, and where programs may not be run from it, the temporary folder.
 */
function roomOfRuns() {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = fs.statfsSync(memory);
    if (Math.min(bavail * bsize, process.availableMemory()) < MEMORY_NEEDED) return os.tmpdir();
    return mayRunFrom(memory) ? memory : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}

/** Linux says so for a program's file on a file system that was mounted with `noexec`. */
function mayRunFrom(folder) {
  const program = path.join(folder, `chhaap-may-run-${process.pid}`);
  fs.writeFileSync(program, '', { mode: 0o700 });
  try {
    fs.accessSync(program, fs.constants.X_OK);
    return true;
  } catch {
    return false;
  } finally {
    fs.rmSync(program, { force: true });
  }
}

/** Where the temporary directory is closed to others, root's database lies elsewhere, behind a link. */
function removeLinkedDatabase(entry) {
  const isLink = fs.lstatSync(entry, { throwIfNoEntry: false })?.isSymbolicLink();
  if (isLink) fs.rmSync(fs.readlinkSync(entry), { recursive: true, force: true });
}

async function freePorts() {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const ports = Array.from({ length: PORTS_IN_A_ROW }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

function isFree(port) {
  return new Promise(resolve => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
