import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditsOf } from '../../../testing/credits-of.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { createArtistImages, openArtist } from '../../adapters/images/artist.ts';

/** The real reading; what is drawn of it is no matter here. */
const artist = openArtist(undefined);
const scripted = scriptedArtist();
let shop: TestShop;
let asha: TestAccount;
beforeAll(async () => {
  const { reading, unlettered } = createArtistImages(artist);
  shop = await startTestShop({
    ...scripted,
    images: { ...scripted.images, reading: reading!, unlettered: unlettered! },
  });
  asha = await shop.signUp('Asha');
});
afterAll(async () => {
  await shop?.stop();
  await artist.close();
});

const read = (body: object) => shop.call('designs.reading', { body });

describe('the reading of a prompt', () => {
  it('tells a guest what is drawn, drawn as a relative, and left out', async () => {
    const { status, body } = await read({ prompt: 'my okapi sipping chai with a snorlax' });
    expect(status).toBe(200);
    expect(body).toEqual({
      isTold: true,
      drawn: ['sipping', 'chai'],
      relatives: [{ words: 'okapi', as: 'giraffe', asIn: { hi: 'जिराफ' } }],
      leftOut: ['snorlax'],
      isEmpty: false,
    });
  });

  it('reads Hindi', async () => {
    const { body } = await read({ prompt: 'बारिश में नाचता हुआ मोर' });
    expect(body).toMatchObject({ drawn: ['बारिश', 'नाचता', 'मोर'], leftOut: [], isEmpty: false });
  });

  it.each(['asdf qwer', 'good things take time', '12345', '{ foo: [1, x], }'])(
    'says that nothing would be drawn of: %s',
    async prompt => expect((await read({ prompt })).body).toMatchObject({ isTold: true, drawn: [], isEmpty: true }),
  );
  it.each([
    '"good things take time"',
    'saying good things take time',
    'be happy',
    'Rahul weds Priya',
    'तमसो मा ज्योतिर्गमय',
  ])('knows lettering: %s', async prompt => expect((await read({ prompt })).body).toMatchObject({ isEmpty: false }));
  it('an occasion brings things of its own', async () => {
    expect((await read({ prompt: 'asdf qwer', occasion: 'diwali' })).body).toMatchObject({ isEmpty: false });
  });

  it('is limited by network, with a word that says so', async () => {
    const replies = await Promise.all(Array.from({ length: 310 }, () => read({ prompt: 'a tiger' })));
    expect(replies.filter(({ status }) => status === 429).map(({ body }) => body.code)).toContain('rate_limited');
    shop.clock.advance(61_000);
    expect((await read({ prompt: 'a tiger' })).status).toBe(200);
  });
});

describe('words of which nothing would be drawn', () => {
  it('are refused before anything is held', async () => {
    const reply = await shop.call('designs.generate', { as: asha, body: { prompt: 'asdf qwer' } });
    expect([reply.status, reply.body.code]).toEqual([422, 'nothing_drawn']);
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 0 });
    expect((await shop.call('drafts.mine', { as: asha })).body).toEqual([]);
  });
});
