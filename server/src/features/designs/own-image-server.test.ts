import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { creditsOf, expectBooksToAgree } from '../../../testing/credits-of.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { useImageProvider } from '../../adapters/images/use-image-provider.ts';

/** The shop through its front door with the owner's own image server, which can draw and nothing else. */
vi.setConfig({ testTimeout: 90_000 });
const provider = useImageProvider({ isKeyless: true });
let shop: TestShop;
const house = scriptedArtist();
beforeAll(async () => {
  const images = provider.connect({
    config: { dialect: 'compatible', apiKey: undefined, models: ['sd-cpp-local'], imagesPerMinute: 1_000 },
  });
  shop = await startTestShop({ images, press: house.press });
  shop.context.houseArtist = { ...house.images, provider: 'artist' };
  await shop.startWorkers();
});
afterAll(() => shop?.stop());

it('draws, changes by drawing anew, and leaves the realistic preview to the shop’s artist, truthfully labelled', async () => {
  const asha = await shop.signUp('Asha Nair');
  await provider.script({ edits: 'http(404)', moderations: 'http(404)' });
  const drawn = await shop.call('designs.generate', { as: asha, body: { prompt: 'A red fort at dawn' } });
  expect(drawn).toMatchObject({ status: 200, body: { design: { drawnBy: 'model' } } });
  const { id } = drawn.body.design;
  const changed = await shop.call('designs.modify', { as: asha, params: { id }, body: { instruction: 'add a moon' } });
  expect(changed).toMatchObject({ status: 200, body: { design: { drawnBy: 'model' } } });
  const staged = await shop.call('previews.make', {
    as: asha,
    body: { designId: id },
    headers: { prefer: 'respond-async' },
  });
  const { id: job } = staged.body.job;
  const jobOf = async () => (await shop.call('designs.job', { as: asha, params: { id: job } })).body;
  await expect.poll(async () => (await jobOf()).state, { timeout: 30_000 }).toBe('done');
  expect(await jobOf()).toMatchObject({ drawnBy: 'artist', previewUrl: expect.any(String) });
  await expectBooksToAgree(shop.db, asha.id);
  expect(await creditsOf(shop.db, asha.id)).toMatchObject({ held: 0 });
});
