import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** PORT and the five after it, for the stand-ins. */
const PORTS_IN_A_ROW = 6;

/**
 * Calls `work` with a directory and ports of its own (`env` has DATA_DIR, PORT, HOST), and removes the directory after.
 * @template T @param {(room: { directory: string, env: Record<string, string> }) => Promise<T>} work
 */
export async function withTestRoom(work) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'chhaap-run-'));
  fs.chmodSync(directory, 0o755); // as root the database runs as another user, who must be able to enter
  const env = { DATA_DIR: path.join(directory, 'data'), PORT: String(await freePorts()), HOST: '127.0.0.1' };
  try {
    return await work({ directory, env });
  } finally {
    removeLinkedDatabase(path.join(directory, 'data/database'));
    fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
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
