import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Job } from '../../contract/src/designs.ts';
import { generations } from '../src/db/tables/designs.ts';
import { settings } from '../src/db/tables/operations.ts';
import { drawDesigns } from '../src/features/designs/designs.jobs.ts';
import { goodDrawing, scriptedArtist } from './scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from './test-shop.ts';
import { ASYNC } from './use-generation.ts';

const never = new AbortController().signal;

/** A shop for the tests of one file in which no worker runs by itself: each test decides what happens when. */
export function useImageQueue() {
  const artist = scriptedArtist({ timeLimitMs: 180_000 });
  const room = {} as { shop: TestShop; asha: TestAccount };
  const logged: [string, unknown][] = [];
  beforeAll(async () => {
    room.shop = await startTestShop(artist);
    room.shop.context.log = {
      info: () => {},
      warn: (event, fields) => void logged.push([event, fields]),
      error: (event, fields) => void logged.push([event, fields]),
    };
  });
  afterAll(() => room.shop.stop());
  beforeEach(async () => {
    room.asha = await room.shop.signUp('Asha Nair');
    logged.length = 0;
  });
  afterEach(async () => {
    artist.draw = async request => goodDrawing(request);
    delete artist.images.perMinute;
    await room.shop.db.delete(generations);
    await room.shop.db.delete(settings);
  });

  return {
    artist,
    room,
    /** What the shop has warned of in this test. */
    logged,
    accept: async (as = room.asha, body: object = { prompt: 'a cat' }): Promise<Job> =>
      (await room.shop.call('designs.generate', { as, body, headers: ASYNC })).body.job,
    jobOf: async (id: string, as = room.asha): Promise<Job> =>
      (await room.shop.call('designs.job', { as, params: { id } })).body,
    /** One wake-up of a worker. */
    work: () => drawDesigns.run(room.shop.context, {}, never),
  };
}
