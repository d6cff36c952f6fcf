import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../../../domain/testing/short-form.ts';
import type { DatabaseHolder } from '../../../testing/database-holder.ts';
import { addRow, DatabaseRoom, isAlive, postmasterOf, socketOf, until } from '../../../testing/database-room.ts';

/** Each case makes a database or two: the short form has one of each kind. */
const inFull = it.runIf(IS_LONG);
const room = new DatabaseRoom();
afterEach(() => room.cleanUp());
afterAll(() => room.remove());

describe('a database that died', { timeout: 40_000 }, () => {
  it('starts again after process and server were both killed, and sweeps up the old socket', async () => {
    const dataDir = room.newDataDir();
    const first = await room.start({ dataDir });
    await addRow(first.url);
    await first.holder.kill();
    process.kill(postmasterOf(first.directory)!, 'SIGKILL');
    const second = await room.start({ dataDir });
    expect([second.adopted, await addRow(second.url)]).toEqual([false, 2]);
    expect(fs.existsSync(socketOf(first.url))).toBe(false);
  });

  inFull('starts although another program took over the number in the pid file', async () => {
    const dataDir = room.newDataDir();
    const first = await room.start({ dataDir });
    await addRow(first.url);
    const other = spawn('sleep', ['60']);
    room.alsoEnd(other);
    const pidFile = path.join(first.directory, 'cluster/postmaster.pid');
    const left = fs.readFileSync(pidFile, 'utf8').replace(/^\d+/, String(other.pid));
    await first.holder.stop();
    fs.writeFileSync(pidFile, left);
    if (process.getuid?.() === 0)
      fs.chownSync(pidFile, fs.statSync(first.directory).uid, fs.statSync(first.directory).gid);
    const second = await room.start({ dataDir });
    expect([second.adopted, await addRow(second.url), other.exitCode]).toEqual([false, 2, null]);
  });

  inFull('says that the process of the pid file ended, where nobody collected it', async () => {
    const dataDir = room.newDataDir();
    const first = await room.start({ dataDir });
    await addRow(first.url);
    const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] });
    room.alsoEnd(parent);
    const ended = await new Promise<number>(done => parent.stdout.once('data', text => done(Number(String(text)))));
    await until('it ended', () => !isAlive(ended));
    const pidFile = path.join(first.directory, 'cluster/postmaster.pid');
    const left = fs.readFileSync(pidFile, 'utf8').replace(/^\d+/, String(ended));
    await first.holder.stop();
    fs.writeFileSync(pidFile, left);
    if (process.getuid?.() === 0)
      fs.chownSync(pidFile, fs.statSync(first.directory).uid, fs.statSync(first.directory).gid);
    const second = await room.start({ dataDir });
    expect(second.holder.told.map(told => (told.event === 'log' ? told.line : ''))).toContainEqual(
      expect.stringContaining(`names process ${ended}, which ended`),
    );
    expect(await addRow(second.url)).toBe(2);
  });

  it('brings a killed server back at the same address, once for all who ask', async () => {
    const { holder, url, directory } = await room.start({ dataDir: room.newDataDir() });
    await addRow(url);
    const before = postmasterOf(directory)!;
    process.kill(before, 'SIGKILL');
    await until('the server is dead', () => !isAlive(before));
    holder.say('ensure');
    await holder.next('ensured');
    expect(await addRow(url)).toBe(2);
    expect(postmasterOf(directory)).not.toBe(before);
    expect(holder.told.filter(told => told.event === 'log' && /was started again/.test(told.line))).toHaveLength(1);
    await holder.stop();
    expect([postmasterOf(directory), fs.existsSync(socketOf(url))]).toEqual([undefined, false]);
  });

  inFull('brings it back although the lock of its socket is torn', async () => {
    const { holder, url, directory } = await room.start({ dataDir: room.newDataDir() });
    await addRow(url);
    for (const [n, left] of ['', '\0\0\0\0\0', 'garbage\n'].entries()) {
      const before = postmasterOf(directory)!;
      fs.writeFileSync(path.join(socketOf(url), '.s.PGSQL.5432.lock'), left);
      process.kill(before, 'SIGKILL');
      await startedAgain(holder);
      expect(await addRow(url)).toBe(n + 2);
    }
  });

  inFull('waits for what an earlier server left behind, and names it', { timeout: 120_000 }, async () => {
    const dataDir = room.newDataDir();
    const first = await room.start({ dataDir });
    await addRow(first.url);
    await first.holder.kill();
    const server = postmasterOf(first.directory)!;
    fs.writeFileSync(path.join(first.directory, 'cluster/postmaster.pid'), '');
    const next = room.hold({ dataDir });
    await new Promise(done => setTimeout(done, 1_500));
    expect([next.told, isAlive(server)]).toEqual([[], true]);
    process.kill(server, 'SIGKILL');
    expect(await addRow((await next.next('ready')).url)).toBe(2);
  });

  inFull('brings a killed server back unasked, for every process, at addresses that stay good', async () => {
    const dataDir = room.newDataDir();
    const first = await room.start({ dataDir });
    const second = await room.start({ dataDir });
    process.kill(postmasterOf(first.directory)!, 'SIGKILL');
    const third = await room.start({ dataDir });
    await Promise.all([startedAgain(first.holder), startedAgain(second.holder)]);
    expect([await addRow(first.url), await addRow(second.url), await addRow(third.url)]).toEqual([1, 2, 3]);
    await Promise.all([first, second, third].map(one => one.holder.stop()));
    expect(postmasterOf(first.directory)).toBeUndefined();
  });

  it('does not make an empty shop in place of one that was deleted under it', async () => {
    const { holder, directory } = await room.start({ dataDir: room.newDataDir() });
    const server = postmasterOf(directory)!;
    fs.rmSync(path.join(directory, 'cluster'), { recursive: true, force: true });
    process.kill(server, 'SIGKILL');
    expect((await holder.next('log')).line).toMatch(/is gone/);
    holder.say('ensure');
    expect((await holder.next('unavailable')).message).toMatch(/is gone/);
  });
});

/** Other lines may come before it: where the killed server's number is still taken, its pid file is removed first. */
async function startedAgain(holder: DatabaseHolder): Promise<void> {
  for (;;) if (/was started again|is back/.test((await holder.next('log')).line)) return;
}
