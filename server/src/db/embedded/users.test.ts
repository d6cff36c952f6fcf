import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../../../domain/testing/short-form.ts';
import { addRow, DatabaseRoom, postmasterOf } from '../../../testing/database-room.ts';

/** An ordinary user that every Linux and macOS has. */
const SOMEBODY = Number(/^daemon:[^:]*:(\d+)/m.exec(fs.readFileSync('/etc/passwd', 'utf8'))?.[1]);
const asRoot = process.getuid?.() === 0 ? it : it.skip; // NOTE: becoming somebody else needs root

const asRootInFull = IS_LONG ? asRoot : it.skip;

const room = new DatabaseRoom();
afterEach(() => room.cleanUp());
afterAll(() => room.remove());

let cwd: string;
beforeAll(() => {
  cwd = room.copyPackageWithoutLinks();
});

describe('the user who runs the database', { timeout: 40_000 }, () => {
  it('serves from a package without library links', async () => {
    expect(await addRow((await room.start({ dataDir: room.newDataDir(), cwd })).url)).toBe(1);
  });

  asRoot('serves root, also under a closed home and a strict umask, as nobody', async () => {
    const dataDir = room.newDataDir('home/data');
    fs.mkdirSync(dataDir, { recursive: true });
    fs.chmodSync(path.dirname(dataDir), 0o700);
    const stateDir = path.join(path.dirname(path.dirname(dataDir)), 'state');
    const first = await room.start({ dataDir, stateDir, umask: 0o077 });
    expect([await addRow(first.url), path.dirname(first.directory)]).toEqual([1, stateDir]);
    expect(fs.statSync(path.join(first.directory, 'cluster')).uid).not.toBe(0);
    await first.holder.stop();
    const second = await room.start({ dataDir, stateDir, umask: 0o077 });
    expect([await addRow(second.url), second.directory]).toEqual([2, first.directory]);
    await second.holder.stop();
    fs.rmSync(dataDir, { recursive: true });
    expect(await addRow((await room.start({ dataDir, stateDir })).url)).toBe(1);
  });

  asRootInFull("serves an ordinary user, and root on the user's data as that user", async () => {
    const dataDir = ownedDirectory('home/data');
    const asUser = await room.start({ dataDir, cwd, uid: SOMEBODY });
    expect(await addRow(asUser.url)).toBe(1);
    await asUser.holder.stop();
    const root = await room.start({ dataDir });
    expect([await addRow(root.url), fs.statSync(`/proc/${postmasterOf(root.directory)}`).uid]).toEqual([2, SOMEBODY]);
    await root.holder.stop();
    expect(await addRow((await room.start({ dataDir, cwd, uid: SOMEBODY })).url)).toBe(3);
  });

  asRoot('refuses data of somebody else, and a folder that it cannot write', async () => {
    const dataDir = room.newDataDir();
    const root = await room.start({ dataDir });
    await root.holder.stop();
    expect(await room.refused({ dataDir, cwd, uid: SOMEBODY })).toMatch(/cannot be written. Set DATA_DIR/);
    fs.chmodSync(dataDir, 0o777);
    expect(await room.refused({ dataDir, cwd, uid: SOMEBODY })).toMatch(/belongs to user \d+, not to you \(\d+\)/);
    expect(await addRow((await room.start({ dataDir })).url)).toBe(1);
  });

  asRootInFull('refuses to let root itself run the server', async () => {
    const dataDir = room.newDataDir();
    const first = await room.start({ dataDir });
    await first.holder.stop();
    fs.chownSync(path.join(first.directory, 'cluster'), 0, 0);
    expect(await room.refused({ dataDir })).toMatch(/belongs to root, .* chown -R nobody/);
  });
});

function ownedDirectory(name: string): string {
  const directory = room.newDataDir(name);
  fs.mkdirSync(path.dirname(directory), { recursive: true });
  fs.chownSync(path.dirname(directory), SOMEBODY, SOMEBODY);
  return directory;
}
