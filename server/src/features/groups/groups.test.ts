import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { designs } from '../../db/tables/designs.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { codeOf, newKey, useGroups } from '../../../testing/use-groups.ts';
import { forgetNames } from './groups.ts';

const { room, at, begin, change, edit, inDays, join, listOf, own, start, view, withdraw } = useGroups();

const DAY_MS = 86_400_000;

describe('a group', () => {
  test('has a code that nobody guesses, and shows what each choice costs', async () => {
    const { code } = await begin(at.asha, { note: 'Pay me back by Friday.', hasBack: true });
    expect(code).toMatch(/^[a-z2-7]{26}$/);
    expect(await view(code)).toMatchObject({
      state: 'open',
      isOrderable: true,
      collector: 'Asha',
      note: 'Pay me back by Friday.',
      entries: 0,
      designName: '',
      color: null,
      shirts: [
        { tshirtType: 'regular', price: 399 + 180 + 230 },
        { tshirtType: 'oversized', price: 499 + 180 + 230 },
      ],
      sizes: ['S', 'M', 'L', 'XL', 'XXL'],
    });
    await expect.poll(async () => (await view(code)).pictures.length, { timeout: 10_000 }).toBe(2 * 5 * 2);
  });

  test('tells a public design’s name to everybody, and a private one’s to its owner alone', async () => {
    const shown = await buildDesign(room.shop, { accountId: at.asha.id, isPublic: true });
    const hidden = await begin(at.asha);
    const { code } = (await start(at.asha, shown.id)).body;
    expect([(await view(code)).designName, (await view(hidden.code)).designName]).toEqual(['A calm tiger', '']);
    expect((await listOf(at.asha, hidden.code)).designName).toBe('A calm tiger');
    await room.shop.db.update(designs).set({ isPublic: false }).where(eq(designs.id, shown.id));
    expect((await view(code)).designName).toBe('');
  });

  test('is one for the same request, whoever presses twice', async () => {
    const { id } = await buildDesign(room.shop, { accountId: at.asha.id });
    const requestKey = newKey();
    const twice = await Promise.all([1, 2, 3].map(() => start(at.asha, id, { requestKey })));
    expect(new Set(twice.map(({ body }) => body.code)).size).toBe(1);
    expect((await room.shop.call('groups.mine', { as: at.asha })).body).toHaveLength(1);
  });

  test('stands in the own list beside its design, as long as its owner may see that', async () => {
    const maker = await room.shop.signUp('Maker');
    const pictures = async () =>
      (await room.shop.call('groups.mine', { as: at.asha })).body.map(
        (one: { pictureUrl: string | null }) => one.pictureUrl,
      );
    const { id } = await buildDesign(room.shop, { accountId: maker.id, isPublic: true });
    await start(at.asha, id);
    const { designId } = await begin(at.asha);
    const change = (of: string, to: object) => room.shop.db.update(designs).set(to).where(eq(designs.id, of));
    for (const one of [id, designId]) await change(one, { artworkFile: `${one}.png` });
    expect(await pictures()).toEqual([`/files/${designId}.png`, `/files/${id}.png`]);
    await change(id, { isPublic: false });
    await change(designId, { takenDownAt: room.shop.clock.now() });
    expect(await pictures()).toEqual([null, null]);
  });

  test('of a public design may be anybody’s; of a private one only its maker’s', async () => {
    const maker = await room.shop.signUp('Maker');
    const open = await buildDesign(room.shop, { accountId: maker.id, isPublic: true });
    const hidden = await buildDesign(room.shop, { accountId: maker.id });
    expect((await start(at.asha, open.id)).status).toBe(200);
    expect(codeOf(await start(at.asha, hidden.id))).toEqual([404, 'not_found']);
  });

  test.each<[string, object, number, string]>([
    ['a day that is over', { closingDay: '2020-01-01' }, 422, 'group_closing'],
    ['a collector who poses as the shop', { collector: 'Chhaap Support' }, 422, 'name_poses'],
    ['words on the list', { note: 'a brand logo, please' }, 422, 'note_refused'],
    ['two prints on the back', { position: 'back', designSize: 'a3', hasBack: true }, 400, 'placement_not_found'],
    ['a place where nothing is printed', { position: 'chest', designSize: 'a3' }, 400, 'placement_not_found'],
    ['no shirt', { tshirtTypes: [] }, 400, 'invalid_input'],
    ['no collector', { collector: ' \u200b' }, 400, 'invalid_input'],
    ['a collector of signs that nobody sees', { collector: '\u202e\ufeff\u2069' }, 400, 'invalid_input'],
  ])('refuses %s', async (_, o, status, code) => {
    const { id } = await buildDesign(room.shop, { accountId: at.asha.id });
    expect(codeOf(await start(at.asha, id, o))).toEqual([status, code]);
  });

  test('an account has at most twenty open, also when they are started at once', async () => {
    const { id } = await buildDesign(room.shop, { accountId: at.asha.id });
    const replies = await Promise.all(Array.from({ length: 24 }, () => start(at.asha, id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(replies.filter(one => codeOf(one)[1] === 'groups_open')).toHaveLength(4);
    const closed = replies.find(({ status }) => status === 200)!.body.code;
    await change(at.asha, closed, { state: 'closed' });
    expect((await start(at.asha, id)).status).toBe(200);
    expect(codeOf(await change(at.asha, closed, { state: 'open' }))).toEqual([409, 'groups_open']);
  });

  test('another person’s list, cart and state are unknown', async () => {
    const { code } = await begin(at.asha);
    await join(code, 1);
    const ravi = await room.shop.signUp('Ravi');
    const o = { as: ravi, params: { code } };
    expect(codeOf(await room.shop.call('groups.list', o))).toEqual([404, 'not_found']);
    expect(codeOf(await room.shop.call('groups.putInCart', o))).toEqual([404, 'not_found']);
    expect(codeOf(await change(ravi, code, { state: 'closed' }))).toEqual([404, 'not_found']);
    expect((await room.shop.call('groups.mine', { as: ravi })).body).toEqual([]);
    expect(JSON.stringify(await view(code))).not.toContain('Friend 1');
  });

  test('is kept in no cache, and an unknown code is a 404 until there were too many', async () => {
    const { code } = await begin(at.asha);
    const { headers } = await room.shop.call('groups.one', { params: { code } });
    expect(headers.get('cache-control')).toContain('no-store');
    const guess = () => room.shop.call('groups.one', { params: { code: 'a'.repeat(26) } });
    expect(codeOf(await guess())).toEqual([404, 'not_found']);
    await Promise.all(Array.from({ length: 60 }, guess));
    expect(codeOf(await guess())).toEqual([429, 'rate_limited']);
    expect((await view(code)).code).toBe(code);
    room.shop.clock.advance(700_000);
  });
});

describe('its end', () => {
  test('is the end of the closing day in India, or when the owner closes it', async () => {
    const { code } = await begin(at.asha, { closingDay: inDays(1) });
    const { body: entry } = await join(code, 1);
    room.shop.clock.advance(2 * DAY_MS);
    expect((await view(code)).state).toBe('closed');
    expect(codeOf(await join(code, 2))).toEqual([409, 'group_closed']);
    expect(codeOf(await edit(code, entry.id, 1, { size: 'S' }))).toEqual([409, 'group_closed']);
    expect(codeOf(await withdraw(code, entry.id, 1))).toEqual([409, 'group_closed']);
    expect((await own(code, 1))[0]).toMatchObject({ size: 'M' });
    expect(codeOf(await change(at.asha, code, { state: 'open' }))).toEqual([422, 'group_closing']);
    expect((await change(at.asha, code, { state: 'open', closingDay: inDays(3) })).body).toMatchObject({
      state: 'open',
    });
    expect((await edit(code, entry.id, 1, { size: 'S' })).status).toBe(200);
    expect((await change(at.asha, code, { state: 'closed' })).body).toMatchObject({ state: 'closed' });
    expect(codeOf(await join(code, 2))).toEqual([409, 'group_closed']);
  });

  test('does not keep the owner from writing down who came late', async () => {
    const { code } = await begin(at.asha);
    const { body: friend } = await join(code, 1);
    await change(at.asha, code, { state: 'closed' });
    const { body: late } = await join(
      code,
      0,
      { name: 'Late', size: 'L', tshirtType: 'oversized', quantity: 3 },
      at.asha,
    );
    expect((await edit(code, friend.id, 0, { size: 'XL', name: 'F. One' }, at.asha)).body).toMatchObject({
      size: 'XL',
    });
    const list = await listOf(at.asha, code);
    expect(list.list.map(({ name, price }) => [name, price])).toEqual([
      ['F. One', 579],
      ['Late', 679],
    ]);
    expect(list.counts).toEqual([
      { tshirtType: 'regular', color: 'white', size: 'XL', quantity: 1 },
      { tshirtType: 'oversized', color: 'white', size: 'L', quantity: 3 },
    ]);
    expect([list.pieces, list.total]).toEqual([4, 579 + 3 * 679]);
    expect((await withdraw(code, late.id, 0, at.asha)).status).toBe(200);
    expect((await listOf(at.asha, code)).pieces).toBe(1);
  });

  test.each<[string, object]>([
    ['deleted', { deletedAt: new Date() }],
    ['private again', { isPublic: false }],
  ])('a design that is %s takes no orders, and loses no entry', async (_, gone) => {
    const maker = await room.shop.signUp('Maker');
    const { id } = await buildDesign(room.shop, { accountId: maker.id, isPublic: true });
    const { code } = (await start(at.asha, id)).body;
    const { body: entry } = await join(code, 1);
    await room.shop.db.update(designs).set(gone).where(eq(designs.id, id));
    expect(await view(code)).toMatchObject({
      isOrderable: false,
      pictures: [],
      entries: 1,
      designName: '',
    });
    expect(codeOf(await join(code, 2))).toEqual([409, 'group_not_orderable']);
    expect(codeOf(await room.shop.call('groups.putInCart', { as: at.asha, params: { code } }))).toEqual([
      409,
      'group_not_orderable',
    ]);
    expect((await listOf(at.asha, code)).list.map(({ name }) => name)).toEqual(['Friend 1']);
    expect((await withdraw(code, entry.id, 1)).status).toBe(200);
  });

  test('names are forgotten thirty days after it, and not before', async () => {
    const { code } = await begin(at.asha, { closingDay: inDays(2) });
    const { code: closed } = await begin(at.asha, { closingDay: inDays(20) });
    for (const one of [code, closed]) await join(one, 1);
    await change(at.asha, closed, { state: 'closed' });
    const names = async (one: string) => (await listOf(at.asha, one)).list.map(({ name }) => name);
    room.shop.clock.advance(29 * DAY_MS);
    await forgetNames(room.shop.context);
    expect([await names(code), await names(closed)]).toEqual([['Friend 1'], ['Friend 1']]);
    room.shop.clock.advance(1.5 * DAY_MS);
    await forgetNames(room.shop.context);
    expect([await names(code), await names(closed)]).toEqual([['Friend 1'], [null]]);
    room.shop.clock.advance(3 * DAY_MS);
    await forgetNames(room.shop.context);
    expect(await names(code)).toEqual([null]);
    expect((await listOf(at.asha, code)).namesForgottenAt).not.toBeNull();
    expect(await own(code, 1)).toEqual([]);
    expect((await view(code)).entries).toBe(1);
  });
});
