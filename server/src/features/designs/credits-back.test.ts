import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../../../../contract/src/designs.ts';
import { creditsOf } from '../../../testing/credits-of.ts';
import { goodDrawing } from '../../../testing/scripted-artist.ts';
import { tinyPng } from '../../../testing/tiny-png.ts';
import { ASYNC, useGeneration } from '../../../testing/use-generation.ts';
import { StorageFull } from '../../adapters/storage/port.ts';
import { designs, designVersions } from '../../db/tables/designs.ts';

const { artist, room, generate, untilEnd } = useGeneration();
/** Only the drawing that never ends runs into a limit. */
const SHORT_LIMIT_MS = 700;
const longLimitMs = artist.images.timeLimitMs;
const neverAnswer = () => {
  artist.images.timeLimitMs = SHORT_LIMIT_MS;
  artist.draw = () => new Promise(() => {});
};
const putFile = () => room.shop.context.storage.put;
let put: ReturnType<typeof putFile>;
const pressMockup = artist.press.mockup;
beforeEach(() => void (put = putFile()));
afterEach(() => {
  artist.press.mockup = pressMockup;
  room.shop.context.storage.put = put;
});

describe('T10: every other end gives the credits back', () => {
  const fullDisk = () =>
    void (room.shop.context.storage.put = async () => Promise.reject(new StorageFull('No room for a file')));
  it.each<[string, () => void, Job['state'], string, number]>([
    [
      'the provider refuses',
      () => (artist.draw = async () => ({ kind: 'refused', reason: 'brand' })),
      'refused',
      'prompt_refused',
      1,
    ],
    [
      'the provider fails',
      () => (artist.draw = async () => ({ kind: 'failed', cause: '500' })),
      'failed',
      'generation_failed',
      3,
    ],
    [
      'the provider breaks off',
      () => (artist.draw = async () => Promise.reject(new Error('reset'))),
      'failed',
      'generation_failed',
      3,
    ],
    ['the provider never answers', neverAnswer, 'failed', 'generation_failed', 1],
    [
      'a cut-off picture comes',
      () => (artist.draw = async r => ({ ...goodDrawing(r), png: tinyPng().subarray(0, 60) }) as never),
      'failed',
      'generation_failed',
      3,
    ],
    [
      'a picture without transparency comes',
      () => (artist.draw = async r => ({ ...goodDrawing(r), png: tinyPng({ hasAlpha: false }) }) as never),
      'failed',
      'generation_failed',
      3,
    ],
    [
      'nothing comes',
      () => (artist.draw = async r => ({ ...goodDrawing(r), png: new Uint8Array() }) as never),
      'failed',
      'generation_failed',
      3,
    ],
    [
      'the press fails',
      () => (artist.press.mockup = async () => Promise.reject(new Error('no cloth'))),
      'failed',
      'generation_failed',
      3,
    ],
    ['the disk is full', fullDisk, 'failed', 'generation_failed', 1],
  ])('%s', async (_, arrange, state, code, runs) => {
    arrange();
    artist.drawn.length = 0;
    const { body } = await generate({ prompt: 'a calm tiger', idempotencyKey: 'only-once-1' }, ASYNC);
    const job = await untilEnd(body.job.id);
    artist.images.timeLimitMs = longLimitMs;
    expect(job).toMatchObject({ state, code, design: null });
    expect(job.error).toContain('credits');
    expect(artist.drawn).toHaveLength(runs);
    expect(await creditsOf(room.shop.db, room.asha.id)).toEqual({ balance: 20, held: 0 });
    const [design] = await room.shop.db.select().from(designs).where(eq(designs.id, job.designId));
    expect(design).toMatchObject({ status: state, currentVersion: 0, mockupFile: null });
  });

  it('and a caller that waited is told', async () => {
    artist.draw = async () => ({ kind: 'refused', reason: 'brand' });
    expect(await generate()).toMatchObject({ status: 422, body: { code: 'prompt_refused' } });
  });

  it('a failure that passes costs one drawing only', async () => {
    let runs = 0;
    artist.draw = async request => (++runs < 3 ? { kind: 'failed', cause: '429' } : goodDrawing(request));
    const { body } = await generate(undefined, ASYNC);
    expect(await untilEnd(body.job.id)).toMatchObject({ state: 'done' });
    expect(await creditsOf(room.shop.db, room.asha.id)).toEqual({ balance: 17, held: 0 });
    expect(await room.shop.db.$count(designVersions, eq(designVersions.designId, body.job.designId))).toBe(1);
  });
});
