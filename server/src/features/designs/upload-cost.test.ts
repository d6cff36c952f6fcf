import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fileIn } from '../../../testing/file-addresses.ts';
import { endlessDrawings, heavyDrawings } from '../../../testing/heavy-drawings.ts';
import { IS_LONG } from '../../../../domain/testing/short-form.ts';
import { startTestShop, type TestAccount } from '../../../testing/test-shop.ts';
import { onWhite, useUploads } from '../../../testing/use-uploads.ts';
import { addTry } from '../../http/rate-limit.ts';
import { createGuardedUploads } from '../../adapters/uploads/guarded.ts';

const { artist, room, send } = useUploads();

/** The short run takes the first two of each list. */
const tried = <One>(all: readonly One[]): readonly One[] => (IS_LONG ? all : all.slice(0, 1));

/** Beside other tests a machine may be as slow as that. */
const SLOW_MS = 90_000;

describe('what a drawing costs', () => {
  it.each(tried(heavyDrawings))(
    '%s is drawn at the pixels of the print',
    async (_, make) => {
      const { status, body } = await send(await room.shop.signUp('Zoya'), Buffer.from(make()));
      expect([status, body.code]).toEqual([201, undefined]);
      const kept = await room.shop.context.storage.get(fileIn(body.imageUrl));
      expect(await sharp(kept!).metadata()).toMatchObject({ width: 3510, height: 3510 });
    },
    SLOW_MS,
  );

  it.each(tried(endlessDrawings))(
    '%s: refused as too heavy, with what to do',
    async (_, make) => {
      const { status, body } = await send(await room.shop.signUp('Zoya'), Buffer.from(make()));
      expect([status, body.code]).toEqual([422, 'upload_too_complex']);
      expect(body).toMatchObject({ error: expect.stringMatching(/PNG/) });
    },
    SLOW_MS,
  );
});

describe('what counts towards the limit of uploads', () => {
  /** Windows begin with the clock's: none ends within a test. */
  beforeEach(() => room.shop.clock.advance(600_000 - (room.shop.context.now().getTime() % 600_000)));
  const upload = (who: TestAccount, file: Uint8Array) => send(who, file);

  it('files that were taken, and none that was refused', async () => {
    const who = await room.shop.signUp('Zoya');
    for (let i = 0; i < 21; i++) expect((await upload(who, new Uint8Array())).body.code).toBe('upload_empty');
    const file = await onWhite().png().toBuffer();
    expect((await upload(who, file)).status).toBe(201);
    const { db, now } = room.shop.context;
    for (let i = 1; i < 20; i++) await addTry(db, `upload:${who.id}`, 600, now());
    expect((await upload(who, file)).body.code).toBe('rate_limited');
  });

  it('tries without end are refused all the same', async () => {
    const who = await room.shop.signUp('Zoya');
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 61; i++) codes.push((await upload(who, new Uint8Array())).body.code);
    expect(codes.at(-2)).toBe('upload_empty');
    expect(codes.at(-1)).toBe('rate_limited');
  });

  it('no try that the shop was too busy for', async () => {
    const busy = await startTestShop({ ...artist, uploads: createGuardedUploads({ patienceMs: 1 }) });
    try {
      const { token, id } = await busy.signUp('Zoya');
      const { db, now } = busy.context;
      for (let i = 0; i < 58; i++) await addTry(db, `upload-try:${id}`, 600, now());
      const file = await onWhite().png().toBuffer();
      for (let i = 0; i < 8; i++) {
        const reply = await busy.fetch('/api/designs/upload?rightsConfirmed=true', {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: file as BodyInit,
        });
        expect([reply.status, (await reply.json()).code, reply.headers.get('retry-after')]).toEqual([
          503,
          'upload_busy',
          '5',
        ]);
      }
    } finally {
      await busy.stop();
    }
  });
});

it(
  'a drawing that is being drawn ends with the shop, also where the shop is killed',
  async () => {
    const program = `
    const { createGuardedUploads } = await import(${JSON.stringify(path.resolve('server/src/adapters/uploads/guarded.ts'))});
    const { endlessDrawings } = await import(${JSON.stringify(path.resolve('server/testing/heavy-drawings.ts'))});
    createGuardedUploads({ lookMs: 1e6 }).read(Buffer.from(endlessDrawings[1][1]()));`;
    const shop = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' });
    const statusOf = (pid: string): string => {
      try {
        return readFileSync(`/proc/${pid}/status`, 'latin1');
      } catch {
        return '';
      }
    };
    const readers = () => readdirSync('/proc').filter(pid => statusOf(pid).includes(`PPid:\t${shop.pid}\n`));
    await vi.waitFor(() => expect(readers()).toHaveLength(1), { timeout: 20_000, interval: 200 });
    const [reader] = readers();
    // By now it draws: it has more than the renderer itself.
    await vi.waitFor(() => expect(Number(/VmRSS:\s+(\d+)/.exec(statusOf(reader!))?.[1])).toBeGreaterThan(110_000), {
      timeout: 20_000,
    });
    shop.kill('SIGKILL');
    await vi.waitFor(() => expect(statusOf(reader!)).not.toMatch(/State:\s+[RSD]/), { timeout: 20_000, interval: 100 });
  },
  SLOW_MS,
);
