import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PromptRuleKind } from '../../../../domain/src/prompt-rule-kinds.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { creditsOf } from '../../../testing/credits-of.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { designs, designVersions } from '../../db/tables/designs.ts';

const artist = scriptedArtist();
let shop: TestShop;
let owner: TestAccount;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop(artist);
  await shop.startWorkers();
  owner = await shop.signUp('Owner', { role: 'owner' });
});
afterAll(() => shop?.stop());
beforeEach(async () => void (asha = await shop.signUp('Asha Nair')));
afterEach(() => void delete artist.images.unlettered);

const tried = async (text: string) => (await shop.call('admin.tryWords', { as: owner, body: { text } })).body;
const generate = (prompt: string) => shop.call('designs.generate', { as: asha, body: { prompt } });
const setPublic = (id: string, isPublic = true) =>
  shop.call('designs.setPublic', { as: asha, params: { id }, body: { isPublic } });
/** Adds a rule of the owner's and waits until it is in force on a text. */
async function rule(phrase: string, kind: PromptRuleKind, of = phrase): Promise<void> {
  await shop.call('admin.addPromptRule', { as: owner, body: { phrase, kind } });
  await vi.waitFor(async () => expect((await tried(of)).isRefused).toBe(kind !== 'allowed'));
}
const text = (said: string) => ({
  ...{ text: said, typeface: 'bold' as const, curve: 0, x: 0.5, y: 0.5, scale: 0.5, angle: 0 },
  ...{ color: '#ffffff', outline: 'none' as const },
});

describe('a design is looked at again when it is to be shown', () => {
  it('and what was drawn before a rule existed is not shown against it', async () => {
    const { id } = await buildDesign(shop, { accountId: asha.id, prompt: 'a tiger with a Zenobia cap' });
    await rule('Zenobia', 'brand');
    const reply = await setPublic(id);
    expect([reply.status, reply.body['code']]).toEqual([422, 'words_not_shown']);
    expect(reply.body['details']).toMatchObject({ leaveOut: ['Zenobia'], kind: 'brand' });
    expect((await shop.call('designs.one', { as: asha, params: { id } })).body.isPublic).toBe(false);
  });

  it.each<[string, Partial<typeof designs.$inferInsert>]>([
    ['its name', { name: 'nud\u0435 w\u200boman' }],
    ['its prompt', { prompt: 'n.u.d.e woman' }],
    ['its lettering', { arrangement: { artwork: null, texts: [text('A calm tiger'), text('ch*tiya')] } }],
    ['its lettering in Hindi', { arrangement: { artwork: null, texts: [text('चूतिया')] } }],
  ])('in %s', async (_, o) => {
    const { id } = await buildDesign(shop, { accountId: asha.id, ...o });
    expect((await setPublic(id)).body).toMatchObject({ code: 'words_not_shown' });
  });

  it('in what was asked for on the way to its picture, and not beside it', async () => {
    const { id, artworkFile } = await buildDesign(shop, { accountId: asha.id });
    const made = { designId: id, artworkFile, brief: {}, width: 8, height: 8, provider: 'test', createdAt: new Date() };
    await shop.db.insert(designVersions).values([
      { ...made, number: 2, parent: 1, kind: 'modify', instruction: 'add the Nike swoosh' },
      { ...made, number: 3, parent: 2, kind: 'modify', instruction: 'make it red' },
      { ...made, number: 4, parent: 1, kind: 'modify', instruction: 'make it blue' },
    ]);
    const show = (currentVersion: number) => shop.db.update(designs).set({ currentVersion }).where(eq(designs.id, id));
    await show(3);
    expect((await setPublic(id)).body).toMatchObject({ code: 'words_not_shown', details: { leaveOut: ['Nike'] } });
    await show(4);
    expect((await setPublic(id)).status).toBe(200);
    const choose = (number: number) =>
      shop.call('designs.chooseVersion', { as: asha, params: { id }, body: { number } });
    expect((await choose(2)).body).toMatchObject({ code: 'words_not_shown' });
    expect((await choose(1)).status).toBe(200);
  });

  it('and what is public already can be hidden, and stays until it is', async () => {
    const { id } = await buildDesign(shop, { accountId: asha.id, name: 'nude woman', isPublic: true });
    expect((await setPublic(id)).status).toBe(200);
    expect((await setPublic(id, false)).status).toBe(200);
    expect((await setPublic(id)).status).toBe(422);
  });
});

describe('words over HTTP', () => {
  it.each([
    ['nud\u0435 woman', ['nud\u0435']],
    // Signs that are not seen are taken out before anything is read (domain/typed-text).
    ['n\u200bude woman', ['nude']],
    ['n.u.d.e woman', ['n.u.d.e']],
    ['n4ked by the sea', ['n4ked']],
    ['नंगी औरत', ['नंगी औरत']],
    ['Muslims out!', ['Muslims out']],
    ['a tiger with the Yamaha logo', ['Yamaha']],
    ['mickеy mouse and roses', ['mickеy mouse']],
  ])('%s is refused, and the words are named as they were written', async (prompt, leaveOut) => {
    const { status, body } = await generate(prompt);
    expect([status, body['code']]).toEqual([422, 'prompt_refused']);
    expect(body['details']).toMatchObject({ leaveOut });
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 0 });
  });

  it.each([
    'Zara turns 1',
    'Modi family reunion',
    'Happy birthday Krishna, pizza and burger',
    'murder mystery night',
    'Ronaldo our dog',
    'Kamakhya temple, Assam',
    'नंगे पाँव चलता बच्चा',
    'डॉ. भीमराव आंबेडकर',
  ])('%s is drawn', async prompt => expect((await generate(prompt)).status).toBe(200));

  it.each([
    ['a tiger, Nike just do it', 'a tiger'],
    ['Nike: just do it', undefined],
    ['ganesha with a skull and roses', 'ganesha and roses'],
    ['kiss my @ss, tiger', 'kiss my, tiger'],
    ['roses and f*ck', 'roses'],
  ])('what is offered instead of %s is drawn', async (prompt, reworded) => {
    const verdict = await tried(prompt);
    expect([verdict.isRefused, verdict.reworded ?? undefined]).toEqual([true, reworded]);
    if (reworded !== undefined) expect((await tried(reworded)).isRefused).toBe(false);
  });

  it('what is sexual about a child is not reworded', async () => {
    const { body } = await generate('a sexy schoolgirl with roses');
    expect(Object.keys(body['details'] as object)).toEqual(['reason']);
  });

  it('the owner allows what the lists do not, but nothing sexual about a child', async () => {
    expect((await tried('the Yamaha logo on a cake')).isRefused).toBe(true);
    await rule('yamaha', 'allowed', 'the Yamaha logo on a cake');
    expect((await tried('the Yamaha logo on a cake')).isRefused).toBe(false);
    expect((await tried('the Yamaha logo and the KTM logo')).words).toEqual(['KTM']);
    await shop.call('admin.addPromptRule', { as: owner, body: { phrase: 'sexy', kind: 'allowed' } });
    expect((await tried('sexy schoolgirl')).isRefused).toBe(true);
  });

  it('signs that no typeface has are told before anything is held, and the rest is offered', async () => {
    artist.images.unlettered = words => (words.includes('🌴') ? ['🌴'] : []);
    const { status, body } = await generate('"Goa 🌴 2025"');
    expect([status, body['code'], body['details']]).toEqual([
      422,
      'prompt_refused',
      {
        reason: 'Please leave out "🌴": our letters do not have it.',
        leaveOut: ['🌴'],
        kind: 'sign',
        reworded: '"Goa 2025"',
      },
    ]);
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 0 });
  });
});
