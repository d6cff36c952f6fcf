import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KeptArrangement } from '../../../../contract/src/arrangement.ts';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { UNMOVED, type Arrangement, type TextLayer } from '../../../../domain/src/arrangement.ts';
import { designs, mockups } from '../../db/tables/designs.ts';
import { fileIn } from '../../../testing/file-addresses.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let asha: TestAccount;
let other: TestAccount;
let id: string;
const artist = scriptedArtist();
beforeAll(async () => {
  shop = await startTestShop({ images: artist.images, press: artist.press });
  asha = await shop.signUp('Asha');
  other = await shop.signUp('Other');
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  ({ id } = await buildDesign(shop, { accountId: asha.id }));
});

const layer = (over: Partial<TextLayer> = {}): TextLayer => ({
  text: 'Chai',
  typeface: 'bold',
  color: '#ffffff',
  outline: 'none',
  curve: 0,
  x: 0.5,
  y: 0.8,
  scale: 0.5,
  angle: 0,
  ...over,
});
const moved: Arrangement = { artwork: { x: 0.5, y: 0.4, scale: 0.6, angle: 0 }, texts: [layer()] };
const arrange = (arrangement: Arrangement, version = 0, o: object = {}, as: TestAccount = asha) =>
  shop.call('designs.arrange', { as, params: { id }, body: { arrangement, version, ...o } });
const kept = async (as: TestAccount | null = asha) =>
  shop.call('designs.arrangement', { ...(as && { as }), params: { id } });
const rowOf = async () => (await shop.db.select().from(designs).where(eq(designs.id, id)))[0]!;

describe('placing a design', () => {
  test('nothing is moved at first; what is saved is there again, in another session too', async () => {
    expect((await kept()).body).toEqual({ arrangement: UNMOVED, version: 0 });
    const { status, body } = await arrange(moved);
    expect([status, body]).toEqual([200, { arrangement: moved, version: 1 }]);
    expect((await kept()).body).toEqual({ arrangement: moved, version: 1 });
  });

  test('the mockup shows it, the picture of the design too, and each placing has one of its own', async () => {
    const before = await shop.call('designs.mockup', { as: asha, params: { id }, body: {} });
    await arrange(moved);
    const after = await shop.call('designs.mockup', { as: asha, params: { id }, body: {} });
    expect(after.body['mockupUrl']).not.toBe(before.body['mockupUrl']);
    expect(artist.pressed.at(-1)).toMatchObject({ arrangement: moved });
    expect((await rowOf()).mockupFile).toBe(fileIn(String(after.body['mockupUrl'])));
    await arrange(UNMOVED, 1);
    const again = await shop.call('designs.mockup', { as: asha, params: { id }, body: {} });
    expect(again.body['mockupUrl']).toBe(before.body['mockupUrl']);
  });

  test('of two windows the slower one is told what is there, and nothing of it is lost', async () => {
    await arrange(moved);
    const mine: Arrangement = { artwork: null, texts: [layer({ text: 'Mine' })] };
    const late = await arrange(mine, 0);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'arrangement_changed', details: { arrangement: moved, version: 1 } });
    expect(((await kept()).body as KeptArrangement).arrangement).toEqual(moved);
    // A request that was sent twice is not a second window.
    expect((await arrange(moved, 0)).body).toEqual({ arrangement: moved, version: 1 });
    // A version that no column holds is none.
    expect((await arrange(mine, 2 ** 31)).body).toMatchObject({ code: 'invalid_input' });
  });

  test('two windows at the same moment: one is kept whole, the other refused', async () => {
    const wishes = [1, 2, 3, 4].map(n => ({ artwork: null, texts: [layer({ text: `Window ${n}`, scale: 0.4 })] }));
    const replies = await Promise.all(wishes.map(wish => arrange(wish)));
    expect(replies.map(reply => reply.status).sort()).toEqual([200, 409, 409, 409]);
    const winner = wishes[replies.findIndex(reply => reply.status === 200)]!;
    expect(((await kept()).body as KeptArrangement).arrangement).toEqual(winner);
  });

  test('somebody else’s design is an unknown one, and a guest has to sign in', async () => {
    expect((await arrange(moved, 0, {}, other)).status).toBe(404);
    expect((await kept(other)).status).toBe(404);
    expect((await kept(null)).status).toBe(404);
    const body = { arrangement: moved, version: 0 };
    expect((await shop.call('designs.arrange', { params: { id }, body })).status).toBe(401);
    expect((await rowOf()).arrangement).toBeNull();
  });

  test('everybody sees how a public design is placed, and nobody but its maker places it', async () => {
    ({ id } = await buildDesign(shop, {
      accountId: asha.id,
      isPublic: true,
      arrangement: moved,
      arrangementVersion: 3,
    }));
    expect((await kept(null)).body).toEqual({ arrangement: moved, version: 3 });
    expect((await arrange(UNMOVED, 3, {}, other)).status).toBe(404);
  });

  test.each<[string, Arrangement, object, number, object]>([
    ['a text beyond the edge', { artwork: null, texts: [layer(), layer({ y: 0.99 })] }, {}, 422, { code: 'outside_print_area', details: { layers: [1] } }],
    ['artwork beyond the edge', { artwork: { x: 0.9, y: 0.5, scale: 1, angle: 0 }, texts: [] }, {}, 422, { code: 'outside_print_area', details: { layers: ['artwork'] } }],
    ['a text that the chest has no room for', { artwork: null, texts: [layer({ y: 0.95 })] }, { position: 'chest' }, 422, { code: 'outside_print_area' }],
    ['a sign without letters', { artwork: null, texts: [layer({ text: 'Chai 😀' })] }, {}, 422, { code: 'text_not_drawable', details: { sign: '😀' } }],
    ['words that the shop does not print', { artwork: null, texts: [layer({ text: 'brand logo' })] }, {}, 422, { code: 'prompt_refused' }],
    ['three lines', { artwork: null, texts: [layer({ text: 'a\nb\nc' })] }, {}, 400, { code: 'invalid_input' }],
    ['61 signs', { artwork: null, texts: [layer({ text: 'क'.repeat(61) })] }, {}, 400, { code: 'invalid_input' }],
    ['six texts', { artwork: null, texts: Array.from({ length: 6 }, () => layer()) }, {}, 400, { code: 'invalid_input' }],
    ['a colour that is a sentence', { artwork: null, texts: [layer({ color: 'red"/><script>' })] }, {}, 400, { code: 'invalid_input' }],
    ['a curve beyond a half circle', { artwork: null, texts: [layer({ curve: 2 })] }, {}, 400, { code: 'invalid_input' }],
    ['an unknown typeface', { artwork: null, texts: [layer({ typeface: 'arial' as 'bold' })] }, {}, 400, { code: 'invalid_input' }],
  ])('%s is refused and nothing changes', async (_, arrangement, o, status, reply) => {
    const answer = await arrange(arrangement, 0, o);
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ ...reply, ...('details' in reply ? { details: expect.objectContaining(reply.details as object) } : {}) })]);
    expect(await rowOf()).toMatchObject({ arrangement: null, arrangementVersion: 0 });
  }); // prettier-ignore

  test('the same place is inside on a longer print area', async () => {
    const low: Arrangement = { artwork: null, texts: [layer({ y: 0.95 })] };
    expect((await arrange(low, 0, { position: 'front', designSize: 'a4' })).status).toBe(200);
  });

  test('a design that is not drawn yet cannot be placed', async () => {
    await shop.db.update(designs).set({ currentVersion: 0 }).where(eq(designs.id, id));
    expect((await arrange(moved)).body).toMatchObject({ code: 'design_not_ready' });
  });

  test('its realistic preview, which shows another placing, is no longer shown', async () => {
    await shop.db.update(designs).set({ previewFile: 'old.webp' }).where(eq(designs.id, id));
    await arrange(moved);
    expect((await rowOf()).previewFile).toBeNull();
  });
});

describe('a placed design in the cart', () => {
  const add = () => shop.call('cart.add', { as: asha, body: { designId: id, size: 'M' } });
  const lines = async () => (await shop.call('cart.lines', { as: asha })).body as CartLine[];

  test('is put in as it was placed; placed anew it is another line with another picture', async () => {
    await shop.call('cart.clear', { as: asha });
    await add();
    await arrange(moved);
    await add();
    await add();
    const all = await lines();
    expect(all.map(line => line.quantity)).toEqual([1, 2]);
    expect(new Set(all.map(line => line.itemId)).size).toBe(2);
    await expect
      .poll(async () => new Set((await lines()).map(line => line.design.mockupUrl)).size, { timeout: 5000 })
      .toBe(2);
    const drawn = await shop.db.select().from(mockups).where(eq(mockups.arrangement, ''));
    expect((await lines()).map(line => drawn.some(one => fileIn(String(line.design.mockupUrl)) === one.file))).toEqual([
      true,
      false,
    ]);
  });
});

describe('a text as outlines', () => {
  const letter = (text: string) =>
    shop.call('designs.lettering', { as: asha, body: { text, typeface: 'bold', curve: 0.2 } });

  test('is answered with its size', async () =>
    expect((await letter(' Chai  time ')).body).toEqual({ d: 'M0 0', width: 900, height: 100 }));

  test('names the sign that cannot be lettered', async () =>
    expect((await letter('Chai 😀')).body).toMatchObject({ code: 'text_not_drawable', details: { sign: '😀' } }));
});
