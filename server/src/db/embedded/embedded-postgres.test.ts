import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../../../domain/testing/short-form.ts';
import { addRow, DatabaseRoom, postmasterOf, socketOf, until } from '../../../testing/database-room.ts';

/** Each case makes a database or two: the short form has one of each kind. */
const inFull = it.runIf(IS_LONG);
const room = new DatabaseRoom();
afterEach(() => room.cleanUp());
afterAll(() => room.remove());

describe('the embedded database', { timeout: 40_000 }, () => {
  it('keeps what was written, over a stop and a second start, with fsync on', async () => {
    const dataDir = room.newDataDir();
    const first = await room.start({ dataDir });
    expect([first.adopted, await addRow(first.url)]).toEqual([false, 1]);
    await first.holder.stop();
    expect(postmasterOf(first.directory)).toBeUndefined();
    expect(fs.existsSync(socketOf(first.url))).toBe(false);
    const second = await room.start({ dataDir });
    expect([second.adopted, await addRow(second.url)]).toEqual([false, 2]);
    expect(await ask(second.url, 'show fsync')).toBe('on');
  });

  it.runIf(process.platform === 'linux')('does not push aside who wakes it: its processes are batch work', async () => {
    const { url } = await room.start({ dataDir: room.newDataDir() });
    const stat = String(await ask(url, `select pg_read_file('/proc/self/stat', 0, 2000)`));
    expect(policyIn(stat)).toBe(SCHED_BATCH);
  });

  inFull('works under a long path with blanks, beside files of somebody else, without a HOME', async () => {
    const dataDir = room.newDataDir(`a name with blanks and ç/${'x'.repeat(150)}`);
    fs.mkdirSync(path.join(dataDir, 'database'), { recursive: true });
    fs.writeFileSync(path.join(dataDir, 'database/precious'), 'hi');
    const { url, directory } = await room.start({ env: { PATH: process.env['PATH'] }, dataDir });
    expect(await addRow(url)).toBe(1);
    expect(fs.readFileSync(path.join(directory, 'precious'), 'utf8')).toBe('hi');
  });

  it('adopts the server of a killed process, and loses nothing', async () => {
    const dataDir = room.newDataDir();
    const first = await room.start({ dataDir });
    await addRow(first.url);
    await first.holder.kill();
    const second = await room.start({ dataDir });
    expect([second.adopted, second.url, await addRow(second.url)]).toEqual([true, first.url, 2]);
    await second.holder.stop();
    expect(postmasterOf(second.directory)).toBeUndefined();
  });

  it('begins anew when it was killed while the first cluster was being made', async () => {
    const dataDir = room.newDataDir();
    const directory = path.join(dataDir, 'database');
    const victim = room.hold({ dataDir });
    const drafts = () =>
      (fs.existsSync(directory) ? fs.readdirSync(directory) : []).filter(n => n.startsWith('draft-'));
    await until('initdb works', () => drafts().some(name => fs.existsSync(path.join(directory, name, 'base'))));
    await victim.kill();
    expect(postmasterOf(directory)).toBeUndefined();
    const next = await room.start({ dataDir });
    expect(await addRow(next.url)).toBe(1);
    await next.holder.stop();
    await (await room.start({ dataDir })).holder.stop();
    expect(drafts()).toEqual([]);
  });

  it('serves two first starts at once from one cluster, and the last one out stops it', async () => {
    const dataDir = room.newDataDir();
    const [one, two] = await Promise.all([room.start({ dataDir }), room.start({ dataDir })]);
    expect([one.url, [one.adopted, two.adopted].sort()]).toEqual([two.url, [false, true]]);
    expect([await addRow(one.url), await addRow(two.url)]).toEqual([1, 2]);
    await Promise.all([one.holder.stop(), two.holder.stop()]);
    expect(postmasterOf(one.directory)).toBeUndefined();
    expect(fs.existsSync(socketOf(one.url))).toBe(false);
  });

  inFull('goes on for a second process, idle or not, when the first leaves', async () => {
    const dataDir = room.newDataDir();
    const first = await room.start({ dataDir });
    const second = await room.start({ dataDir });
    await first.holder.stop();
    expect([second.adopted, await addRow(second.url)]).toEqual([true, 1]);
    await second.holder.stop();
    expect(postmasterOf(first.directory)).toBeUndefined();
  });
});

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values((await client.query<Record<string, unknown>>(sql)).rows[0]!)[0];
  } finally {
    await client.end();
  }
}

/** sched(7) */
const SCHED_BATCH = 3;

/** The policy is field 41 of proc_pid_stat(5); the name of the program, field 2 in brackets, may hold anything. */
const policyIn = (stat: string): number => Number(stat.split(') ').at(-1)!.split(' ')[41 - 3]);
