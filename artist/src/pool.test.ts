import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../domain/testing/short-form.ts';
import { storedDrawing } from './compose/drawing.ts';
import { createArtist, readPrompt, type Artist, type ArtistOptions } from './artist.ts';
import { FIRST_AREAS } from '../../domain/src/print-areas.ts';

const brief = readPrompt('elephant mandala', { ground: 'light', seed: 1 });
const small = { width: 64 };
const long = { width: 4000 };

/** Every process of the machine: its parent and its command. */
const processes = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(line => {
      const [pid, parent, state, ...command] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), state: state!, command: command.join(' ') };
    })
    .filter(p => !p.state.startsWith('Z'));
const drawingPids = (parent = process.pid) =>
  processes()
    .filter(p => p.parent === parent && p.command.includes('artist/src/worker.ts'))
    .map(p => p.pid);
const lives = (pid: number) => processes().some(p => p.pid === pid);
const until = (what: () => unknown) => expect.poll(what, { timeout: 10_000, interval: 50 });

/** Each starts a process or two: the short form takes one of each kind. */
const inFull = it.runIf(IS_LONG);

let artist: Artist;
const open = (options: ArtistOptions = {}) => (artist = createArtist({ workers: 1, ...options }));
afterEach(() => artist.close());

describe('a drawing process', () => {
  it('may die in the middle of a job: the job fails, the next one is drawn', async () => {
    open();
    // Steps that it told before may still come when it is dead.
    const kill = () => drawingPids().forEach(pid => process.kill(pid, 'SIGKILL'));
    const drawn = artist.drawArtwork(brief, { ...long, onStep: kill });
    await expect(drawn).rejects.toMatchObject({ code: 'failed' });
    expect((await artist.drawArtwork(brief, small)).width).toBe(64);
  });

  inFull('may die while it waits for the next job', async () => {
    open();
    await artist.drawArtwork(brief, small);
    await sleep(50);
    process.kill(drawingPids()[0]!, 'SIGKILL');
    expect((await artist.drawArtwork(brief, small)).width).toBe(64);
  });

  inFull('outlives Ctrl-C and a request to stop', async () => {
    open();
    let pid = 0;
    const interrupt = () => {
      [pid] = drawingPids() as [number];
      process.kill(pid, 'SIGINT');
      process.kill(pid, 'SIGTERM');
    };
    let steps = 0;
    await artist.drawArtwork(brief, { ...small, onStep: () => steps++ || interrupt() });
    await artist.drawArtwork(brief, small);
    expect(drawingPids()).toEqual([pid]);
  });

  it('is killed and replaced when a job takes too long', async () => {
    open({ timeoutMs: 1 });
    const drawn = artist.drawArtwork(brief, long);
    const [pid] = drawingPids();
    await expect(drawn).rejects.toMatchObject({ code: 'timeout' });
    await until(() => lives(pid!)).toBe(false);
  });

  inFull('is kept for the next job, and replaced when it holds too much memory', async () => {
    open();
    await artist.drawArtwork(brief, small);
    const kept = drawingPids();
    await artist.drawArtwork(brief, small);
    expect(drawingPids()).toEqual(kept);
    await artist.close();
    open({ residentMb: 1 });
    await artist.drawArtwork(brief, small);
    await until(() => drawingPids()).toEqual([]);
    expect((await artist.drawArtwork(brief, small)).width).toBe(64);
  });

  inFull('is fresh for a print file', async () => {
    open();
    await artist.drawArtwork(brief, small);
    const before = drawingPids();
    await artist.drawPrintFile({ source: storedDrawing(brief), placement: FIRST_AREAS.chest, color: 'white' });
    expect(drawingPids()).toHaveLength(1);
    expect(drawingPids()).not.toEqual(before);
  });

  inFull('ends when it was idle for long, and comes back', async () => {
    open({ idleMs: 100 });
    await artist.drawArtwork(brief, small);
    expect(drawingPids()).toHaveLength(1);
    await until(() => drawingPids()).toEqual([]);
    expect((await artist.drawArtwork(brief, small)).width).toBe(64);
  });

  it('sees nothing of the environment of the shop', async () => {
    open();
    await artist.drawArtwork(brief, small);
    const [pid] = drawingPids();
    const shown = execFileSync('ps', ['eww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    expect(shown).toContain('NODE_CHANNEL_FD=');
    expect(shown).not.toContain('PATH=');
  });
});

describe('the queue', () => {
  it('refuses what is too much and draws the rest in turn', async () => {
    open({ queueLimit: 1 });
    const [running, waiting] = [artist.drawArtwork(brief, small), artist.drawArtwork(brief, small)];
    await expect(artist.drawArtwork(brief, small)).rejects.toMatchObject({ code: 'overloaded' });
    expect((await Promise.all([running, waiting])).map(art => art.width)).toEqual([64, 64]);
  });

  it('gives up aborted jobs, waiting or running, and goes on', async () => {
    open();
    const [first, second] = [new AbortController(), new AbortController()];
    const running = artist.drawArtwork(brief, { ...small, signal: first.signal, onStep: () => first.abort() });
    const waiting = artist.drawArtwork(brief, { ...small, signal: second.signal });
    second.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'aborted' });
    await expect(running).rejects.toMatchObject({ code: 'aborted' });
    expect((await artist.drawArtwork(brief, small)).width).toBe(64);
  });

  it('is refused on closing, and every process has ended', async () => {
    open({ workers: 2 });
    const drawn = [1, 2, 3].map(() => artist.drawArtwork(brief, long));
    const outcomes = Promise.allSettled(drawn);
    await until(() => drawingPids()).toHaveLength(2);
    await artist.close();
    expect(drawingPids()).toEqual([]);
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { code: 'closed' } });
  });

  inFull('tells when the worker is missing', async () => {
    open({ workerFile: '/nowhere/worker.ts' });
    await expect(artist.drawArtwork(brief, small)).rejects.toMatchObject({ code: 'failed' });
  });
});

describe('the parent', () => {
  const front = new URL('./artist.ts', import.meta.url).href;
  const parent = (then: string) =>
    spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { createArtist, readPrompt } from ${JSON.stringify(front)};
         const artist = createArtist({ workers: 1 });
         const draw = width => artist.drawArtwork(readPrompt('lion', { ground: 'dark', seed: 1 }), { width });
         await draw(64); console.log('drawn'); ${then}`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );

  const ends = [
    ['has nothing left to do', '', undefined],
    [
      'exits in the middle of a drawing',
      "process.on('SIGTERM', () => process.exit()); await draw(4000); setInterval(() => {}, 1000);",
      'SIGTERM',
    ],
    ['is killed in the middle of a drawing', 'await draw(4000); setInterval(() => {}, 1000);', 'SIGKILL'],
  ] as const;
  it.each(IS_LONG ? ends : ends.slice(2))('%s: no process stays behind', async (_, then, signal) => {
    open();
    const program = parent(then);
    const gone = once(program, 'exit');
    await once(program.stdout, 'data');
    const pids = drawingPids(program.pid);
    if (then) expect(pids).toHaveLength(1);
    if (signal) {
      await sleep(100);
      program.kill(signal);
    }
    await gone;
    await until(() => pids.filter(lives)).toEqual([]);
  });
});
