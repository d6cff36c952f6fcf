import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../../../domain/testing/short-form.ts';
import { DatabaseRoom } from '../../../testing/database-room.ts';

/** Each case makes a database or two: the short form has one of each kind. */
const inFull = it.runIf(IS_LONG);
const room = new DatabaseRoom();
afterEach(() => room.cleanUp());
afterAll(() => room.remove());

describe('a database that cannot be served', { timeout: 40_000 }, () => {
  it('leaves a cluster of another version alone', async () => {
    const dataDir = room.newDataDir();
    const first = await room.start({ dataDir });
    await first.holder.stop();
    const version = path.join(first.directory, 'cluster/PG_VERSION');
    const made = fs.readFileSync(version, 'utf8');
    fs.writeFileSync(version, '17\n');
    expect(await room.refused({ dataDir })).toMatch(
      /made by PostgreSQL 17, .* brings PostgreSQL 18\. Nothing was changed/,
    );
    fs.writeFileSync(version, made);
    await room.start({ dataDir });
  });

  it('says so when the place that a link names is gone, and makes nothing', async () => {
    const dataDir = room.newDataDir();
    fs.mkdirSync(dataDir, { recursive: true });
    fs.symlinkSync(path.join(path.dirname(dataDir), 'unplugged'), path.join(dataDir, 'database'));
    expect(await room.refused({ dataDir })).toMatch(/points at .*unplugged, which is gone/);
    expect([fs.readdirSync(dataDir), fs.existsSync(path.join(path.dirname(dataDir), 'unplugged'))]).toEqual([
      ['database'],
      false,
    ]);
  });

  inFull.each([
    ['a folder', (file: string) => fs.mkdirSync(file), /postmaster\.pid is a folder.*Remove it/],
    [
      'a folder with files',
      (file: string) => (fs.mkdirSync(file), fs.writeFileSync(path.join(file, 'a'), '')),
      /postmaster\.pid is a folder.*Remove it/,
    ],
  ])('says what to do where the pid file is %s', async (_, make, says) => {
    const dataDir = room.newDataDir();
    const first = await room.start({ dataDir });
    await first.holder.stop();
    const file = path.join(first.directory, 'cluster/postmaster.pid');
    make(file);
    expect(await room.refused({ dataDir })).toMatch(says);
    expect(fs.existsSync(file)).toBe(true);
    fs.rmSync(file, { recursive: true });
    await room.start({ dataDir });
  });

  inFull('removes a pid file that is a link to nowhere, and one to itself', async () => {
    const dataDir = room.newDataDir();
    const first = await room.start({ dataDir });
    const file = path.join(first.directory, 'cluster/postmaster.pid');
    let holder = first.holder;
    for (const target of ['/nowhere/postmaster.pid', 'postmaster.pid']) {
      await holder.stop();
      fs.symlinkSync(target, file);
      ({ holder } = await room.start({ dataDir }));
      expect(fs.lstatSync(file).isFile()).toBe(true);
    }
  });

  it('says why the server does not come up', async () => {
    const dataDir = room.newDataDir();
    const first = await room.start({ dataDir });
    await first.holder.stop();
    fs.appendFileSync(path.join(first.directory, 'cluster/postgresql.conf'), '\nwork_mem = nonsense\n');
    expect(await room.refused({ dataDir })).toMatch(/PostgreSQL does not start: configuration file .* contains errors/);
  });
});
