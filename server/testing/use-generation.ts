import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Job } from '../../contract/src/designs.ts';
import { sweepGenerations } from '../src/features/designs/designs.ts';
import { expectBooksToAgree } from './credits-of.ts';
import { goodDrawing, scriptedArtist } from './scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from './test-shop.ts';

/** The time of a busy machine. */
const LIMIT_MS = 20_000;
/** Headers of a caller that does not wait for the picture. */
export const ASYNC = { prefer: 'respond-async' };

/** A shop with its workers for the tests of one file, a new shopper for each, and what is asked of generations again and again. */
export function useGeneration() {
  const artist = scriptedArtist({ timeLimitMs: LIMIT_MS });
  const room = {} as { shop: TestShop; asha: TestAccount };
  beforeAll(async () => {
    room.shop = await startTestShop(artist);
    await room.shop.startWorkers();
  });
  afterAll(() => room.shop.stop());
  beforeEach(async () => void (room.asha = await room.shop.signUp('Asha Nair')));
  afterEach(async () => {
    artist.draw = async request => goodDrawing(request);
    await expectBooksToAgree(room.shop.db, room.asha.id);
  });

  const jobOf = async (id: string): Promise<Job> =>
    (await room.shop.call('designs.job', { as: room.asha, params: { id } })).body;
  return {
    artist,
    room,
    generate: (body: object = { prompt: 'a calm tiger' }, headers: Record<string, string> = {}) =>
      room.shop.call('designs.generate', { as: room.asha, body, headers }),
    jobOf,
    /** Retries wait for the sweep; the test moves the clock and sweeps until the job has ended. */
    async untilEnd(id: string): Promise<Job> {
      for (;;) {
        const job = await jobOf(id);
        if (!['queued', 'running', 'saving'].includes(job.state)) return job;
        if (job.state === 'queued') room.shop.clock.advance(5_000);
        await sweepGenerations(room.shop.context);
        await new Promise(done => setTimeout(done, 60));
      }
    },
  };
}
