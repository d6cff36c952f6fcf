import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PromptRefusal } from '../../../../contract/src/admin-moderation.ts';
import type { PromptRule } from '../../../../contract/src/admin.ts';
import { creditsOf, expectBooksToAgree } from '../../../testing/credits-of.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { generations } from '../../db/tables/designs.ts';
import { auditLog, promptRules } from '../../db/tables/operations.ts';
import { promptRefusals } from '../../db/tables/support.ts';
import { forgetRefusals } from '../designs/designs.ts';

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
const { refusal } = artist.images;
afterEach(async () => {
  artist.images.refusal = refusal;
  const rules = await list();
  for (const rule of rules) await remove(rule.id);
  // What the next test writes is not held against words of this one.
  for (const { phrase } of rules) await heard(phrase, false);
});

const add = (phrase: string, kind = 'blocked', as = owner) =>
  shop.call('admin.addPromptRule', { as, body: { phrase, kind } });
const remove = (id: string, as = owner) => shop.call('admin.removePromptRule', { as, params: { id } });
const list = async (): Promise<PromptRule[]> => (await shop.call('admin.promptRules', { as: owner })).body;
const generate = (prompt: string) => shop.call('designs.generate', { as: asha, body: { prompt } });
/** The details of a refusal, of which nothing was held. */
async function refusedOf(prompt: string): Promise<object> {
  const reply = await generate(prompt);
  expect([reply.status, reply.body['code']]).toEqual([422, 'prompt_refused']);
  expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 0 });
  expect(await shop.db.$count(generations, eq(generations.accountId, asha.id))).toBe(0);
  return reply.body['details'] as object;
}
/** The news of a change has reached the words that prompts are held against. */
const heard = (text: string, isRefused = true) =>
  vi.waitFor(async () => {
    const { body } = await shop.call('admin.tryWords', { as: owner, body: { text } });
    expect(body.isRefused).toBe(isRefused);
  });

describe('the list', () => {
  it('is for who looks after the gallery', async () => {
    const calls = [
      ['admin.promptRules', {}],
      ['admin.addPromptRule', { body: { phrase: 'x', kind: 'blocked' } }],
      ['admin.removePromptRule', { params: { id: 'w1' } }],
      ['admin.tryWords', { body: { text: 'x' } }],
      ['admin.promptRefusals', {}],
      ['admin.refusalCounts', {}],
    ] as const;
    for (const role of ['shopper', 'printer'] as const) {
      const as = await shop.signUp(role, { role });
      for (const [name, o] of calls) expect((await shop.call(name, { ...o, as })).status).toBe(403);
    }
    for (const [name, o] of calls) expect((await shop.call(name, o)).status).toBe(401);
  });

  it('grows and shrinks, in pages with the newest first, each change kept', async () => {
    const made: PromptRule[] = [];
    for (const phrase of ['first', 'second', 'third']) {
      const { status, body } = await add(`  ${phrase} word `, 'brand');
      expect([status, body]).toEqual([200, { ...body, phrase: `${phrase} word`, kind: 'brand' }]);
      made.push(body);
      shop.clock.advance(1000);
    }
    const page = await shop.call('admin.promptRules', { as: owner, params: { limit: 2 } });
    expect(page.body).toEqual([made[2], made[1]]);
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link')!)![1]!;
    const rest = await shop.fetch(next, { headers: { authorization: `Bearer ${owner.token}` } });
    expect(await rest.json()).toEqual([made[0]]);
    expect((await remove(made[0]!.id)).body).toEqual(made[0]);
    expect((await remove(made[0]!.id)).status).toBe(404);
    const kept = await shop.db.select().from(auditLog).where(eq(auditLog.subject, made[0]!.id)).orderBy(auditLog.id);
    expect(kept.map(row => [row.actorId, row.action, row.before, row.after])).toEqual([
      [owner.id, 'prompt_rule.put', null, { phrase: 'first word', kind: 'brand' }],
      [owner.id, 'prompt_rule.removed', { phrase: 'first word', kind: 'brand' }, null],
    ]);
  });

  it('has the same words once, as they were written last', async () => {
    const { body: first } = await add('Zeno-Man', 'blocked');
    const { body: again } = await add('zeno MAN', 'brand');
    expect(again).toEqual({ ...first, phrase: 'zeno MAN', kind: 'brand' });
    await Promise.all(Array.from({ length: 5 }, () => add('Zara', 'brand')));
    expect((await list()).map(rule => rule.phrase)).toEqual(['Zara', 'zeno MAN']);
  });

  it.each([
    [{ phrase: '', kind: 'blocked' }],
    [{ phrase: '  ?! ', kind: 'blocked' }],
    [{ phrase: 'x'.repeat(61), kind: 'blocked' }],
    [{ phrase: 'word', kind: 'forbidden' }],
    [{ phrase: 'word' }],
    [{ phrase: 'word', kind: 'person', id: 'w7' }],
    [{ phrase: 7, kind: 'person' }],
  ])('takes no %j', async body => {
    expect((await shop.call('admin.addPromptRule', { as: owner, body })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('has an end', async () => {
    const row = (n: number) => ({ id: `w${n}`, phrase: `word ${n}`, folded: `word ${n}`, kind: 'blocked' as const });
    await shop.db.insert(promptRules).values(Array.from({ length: 2_000 }, (_, n) => row(n)));
    expect(await add('one more')).toMatchObject({ status: 409, body: { code: 'prompt_rules_full' } });
    expect((await add('Word 7', 'person')).status).toBe(200);
    await shop.db.delete(promptRules);
  });
});

describe('a prompt with a word of the list', () => {
  it('is refused before anything is held, and told how it could read', async () => {
    await add('Zenora', 'brand');
    await add('Ravi Kulkarni', 'person');
    await heard('Ravi Kulkarni');
    expect(await refusedOf('a tiger in a ZENORA shirt')).toEqual({
      reason: 'Please leave out "ZENORA": we do not draw a brand or a character that belongs to somebody.',
      leaveOut: ['ZENORA'],
      kind: 'brand',
      reworded: 'a tiger in a shirt',
    });
    expect(await refusedOf('Ravi Kulkarni with a Zenora tiger and ravi kulkarni')).toMatchObject({
      leaveOut: ['Ravi Kulkarni', 'Zenora', 'ravi kulkarni'],
      kind: 'person',
      reworded: 'a tiger',
    });
    expect((await generate('a tiger in a shirt')).status).toBe(200);
    await expectBooksToAgree(shop.db, asha.id);
  });

  it('and nothing else is offered no other words', async () => {
    await add('zenora');
    await heard('zenora');
    const details = await refusedOf('The Zenora!');
    expect(details).toEqual({
      reason: 'Please leave out "Zenora": we do not print it.',
      leaveOut: ['Zenora'],
      kind: 'blocked',
    });
  });

  it('in Hindi is found and reworded too', async () => {
    await add('रवि कुलकर्णी', 'person');
    await heard('रवि कुलकर्णी');
    expect(await refusedOf('बाघ और रवि कुलकर्णी के साथ फूल')).toMatchObject({
      leaveOut: ['रवि कुलकर्णी'],
      reworded: 'बाघ के साथ फूल',
    });
  });

  it('is drawn again once the word is off the list', async () => {
    const { body } = await add('zenora');
    await heard('zenora');
    await refusedOf('a zenora tiger');
    await remove(body.id);
    await heard('zenora', false);
    expect((await generate('a zenora tiger')).status).toBe(200);
  });

  it('is found by a process that missed the news, ten seconds later', async () => {
    expect((await generate('a quiet tiger')).status).toBe(200);
    await shop.db.insert(promptRules).values({ id: 'w1', phrase: 'zenora', folded: 'zenora', kind: 'blocked' });
    shop.clock.advance(11_000);
    expect(await generate('a zenora tiger')).toMatchObject({ status: 422 });
  });
});

describe('what is refused', () => {
  const seen = async (): Promise<PromptRefusal[]> => (await shop.call('admin.promptRefusals', { as: owner })).body;
  const counts = async (days?: number) =>
    (await shop.call('admin.refusalCounts', { as: owner, ...(days && { params: { days } }) })).body;
  beforeEach(() => shop.db.delete(promptRefusals));

  it('is seen with the word that stood in the way, and without whose it was', async () => {
    await add('Zenora', 'brand');
    await heard('Zenora');
    await refusedOf('a tiger in a ZENORA shirt');
    shop.clock.advance(1000);
    await refusedOf('zenora roses');
    artist.images.refusal = async () => ({ reason: 'Please change your words.' });
    shop.clock.advance(1000);
    await refusedOf('a calm tiger');
    expect((await seen()).map(one => [one.text, one.word, one.byRule])).toEqual([
      ['a calm tiger', '', false],
      ['zenora roses', 'zenora', true],
      ['a tiger in a ZENORA shirt', 'zenora', true],
    ]);
    const [row] = await shop.db.select().from(promptRefusals);
    expect(Object.keys(row!).toSorted()).toEqual(['byRule', 'createdAt', 'id', 'text', 'word']);
    expect(JSON.stringify(row)).not.toContain(asha.id);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(shop.clock.now());
    expect(await counts()).toEqual([
      { day, word: 'zenora', byRule: true, count: 2 },
      { day, word: '', byRule: false, count: 1 },
    ]);
  });

  it('is forgotten after thirty days', async () => {
    await add('zenora');
    await heard('zenora');
    await refusedOf('a zenora tiger');
    shop.clock.advance(29 * 86_400_000);
    await forgetRefusals(shop.context);
    expect([(await seen()).length, (await counts(30)).length, (await counts(7)).length]).toEqual([1, 1, 0]);
    shop.clock.advance(2 * 86_400_000);
    expect(await seen()).toEqual([]);
    await forgetRefusals(shop.context);
    expect(await shop.db.$count(promptRefusals)).toBe(0);
  });

  it('can be tried, and nothing is kept of that', async () => {
    await add('Zenora', 'brand');
    await heard('Zenora');
    const tried = async (text: string) => (await shop.call('admin.tryWords', { as: owner, body: { text } })).body;
    expect(await tried('a tiger in a ZENORA shirt')).toEqual({
      ...{ isRefused: true, words: ['ZENORA'], kind: 'brand', reworded: 'a tiger in a shirt' },
      reason: 'Please leave out "ZENORA": we do not draw a brand or a character that belongs to somebody.',
    });
    const drawn = { isRefused: false, words: [], kind: null, reason: null, reworded: null };
    expect(await tried('a tiger in a shirt')).toEqual(drawn);
    expect(await seen()).toEqual([]);
  });
});

describe('what the artist refuses', () => {
  it('is left out too, until the rest is drawn', async () => {
    await add('zenora', 'brand');
    await heard('zenora');
    artist.images.refusal = async prompt =>
      prompt.includes('hero') ? { reason: 'Please leave out "hero".', words: 'hero', kind: 'person' } : undefined;
    expect(await refusedOf('a tiger, a hero and a zenora cap')).toMatchObject({
      leaveOut: ['zenora'],
      reworded: 'a tiger, a cap',
    });
    expect(await refusedOf('a hero')).not.toHaveProperty('reworded');
  });

  it('without naming a word has no other words to offer', async () => {
    await add('zenora', 'brand');
    await heard('zenora');
    artist.images.refusal = async () => ({ reason: 'Please change your words.' });
    expect(await refusedOf('a calm tiger')).toEqual({ reason: 'Please change your words.' });
    expect(await refusedOf('a zenora tiger')).not.toHaveProperty('reworded');
  });
});

describe('every other text', () => {
  it('is looked at as well: a change, another composition', async () => {
    const { body } = await generate('a quiet tiger by zenora');
    const id: string = body.design.id;
    const before = await creditsOf(shop.db, asha.id);
    await add('zenora', 'brand');
    await heard('zenora');
    const params = { id };
    const modify = await shop.call('designs.modify', { as: asha, params, body: { instruction: 'add a Zenora cap' } });
    expect(modify).toMatchObject({ status: 422, body: { details: { leaveOut: ['Zenora'], reworded: 'add a cap' } } });
    const another = await shop.call('designs.regenerate', { as: asha, params, body: {} });
    expect(another).toMatchObject({ status: 422, body: { code: 'prompt_refused' } });
    expect(await creditsOf(shop.db, asha.id)).toEqual(before);
  });
});
