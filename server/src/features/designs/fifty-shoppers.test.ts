import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Job } from '../../../../contract/src/designs.ts';
import { creditsOf, expectBooksToAgree } from '../../../testing/credits-of.ts';
import { goodDrawing, scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';

/** The studio on a good evening: everybody at once, with double clicks, and some have two wishes. */
const SHOPPERS = 50;
const WITH_TWO_WISHES = 10;
const DRAWING_MS = 15;
const LOOK_AGAIN_MS = 500;

const artist = scriptedArtist({ concurrency: 3 });
let shop: TestShop;
beforeAll(async () => {
  artist.draw = async request => {
    await new Promise(done => setTimeout(done, DRAWING_MS));
    return goodDrawing(request);
  };
  shop = await startTestShop(artist);
});
afterAll(() => shop.stop());

type Wish = { as: TestAccount; prompt: string };

/** Asks again where a slow machine has no connection to the database for it in time, as the page does. */
async function askUntilTaken<Reply extends { status: number }>(ask: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries++) {
    const reply = await ask();
    if (reply.status !== 503 || tries === 5) return reply;
  }
}

/** Asks twice with one key, as a double click does; both answers are one job. */
async function accept({ as, prompt }: Wish): Promise<Job> {
  const body = { prompt, idempotencyKey: `key of ${prompt}` };
  const ask = () => shop.call('designs.generate', { as, body, headers: { prefer: 'respond-async' } });
  const [first, second] = await Promise.all([askUntilTaken(ask), askUntilTaken(ask)]);
  expect([first.status, second.status]).toEqual([202, 202]);
  expect(second.body.job.id).toBe(first.body.job.id);
  return first.body.job;
}

/** Looks at a job until its end; every place in the queue that its shopper was told, one after the other. */
async function placesOf({ as, job }: { as: TestAccount; job: Job }): Promise<number[]> {
  const places = [job.queuePosition];
  for (;;) {
    const look = () => shop.call('designs.job', { as, params: { id: job.id } });
    const seen: Job = (await askUntilTaken(look)).body;
    places.push(seen.queuePosition);
    if (seen.state === 'done') return places;
    expect(['queued', 'running', 'saving']).toContain(seen.state);
    await new Promise(done => setTimeout(done, LOOK_AGAIN_MS));
  }
}

it('draws for fifty shoppers at once: no job is lost, none is paid twice, and nobody moves back in the queue', async () => {
  const people = await Promise.all(Array.from({ length: SHOPPERS }, (_, n) => shop.signUp(`Shopper ${n}`)));
  const wishes = people.flatMap((as, n): Wish[] => [
    { as, prompt: `a kite number ${n}` },
    ...(n < WITH_TWO_WISHES ? [{ as, prompt: `a second kite number ${n}` }] : []),
  ]);
  const accepted = await Promise.all(wishes.map(async wish => ({ ...wish, job: await accept(wish) })));
  expect(new Set(accepted.map(({ job }) => job.id)).size).toBe(wishes.length);
  await shop.startWorkers();
  const told = await Promise.all(accepted.map(placesOf));
  for (const places of told) expect(places).toEqual(places.toSorted((a, b) => b - a));
  expect(artist.drawn.toSorted()).toEqual(wishes.map(({ prompt }) => prompt).toSorted());
  expect(artist.mostAtOnce).toBeLessThanOrEqual(3);
  for (const [n, as] of people.entries()) {
    const drawings = n < WITH_TWO_WISHES ? 2 : 1;
    expect(await creditsOf(shop.db, as.id)).toEqual({ balance: 20 - 3 * drawings, held: 0 });
    await expectBooksToAgree(shop.db, as.id);
    expect((await shop.call('designs.mine', { as })).body).toHaveLength(drawings);
  }
}, 60_000);
