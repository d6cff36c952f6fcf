import { eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { groupEntries, groupOrders } from '../../db/tables/groups.ts';
import { rateLimits } from '../../db/tables/operations.ts';
import { codeOf, newKey, secretOf, useGroups } from '../../../testing/use-groups.ts';

const { room, at, begin, change, edit, join, own, view, withdraw } = useGroups();

describe('friends', () => {
  test('join, change and withdraw by their browser’s secret alone', async () => {
    const { code } = await begin(at.asha);
    const { body: mine } = await join(code, 1, { name: '  Jose\u0301 🎉 ', quantity: 2 });
    expect(mine).toMatchObject({ name: 'José 🎉', quantity: 2, isInCart: false });
    const { body: other } = await join(code, 2);
    expect((await own(code, 1)).map(({ id }) => id)).toEqual([mine.id]);
    expect((await view(code)).entries).toBe(2);
    expect((await edit(code, mine.id, 1, { size: 'XL' })).body).toMatchObject({ size: 'XL', name: 'José 🎉' });
    expect(codeOf(await edit(code, other.id, 1, { size: 'XL' }))).toEqual([404, 'not_found']);
    expect(codeOf(await withdraw(code, other.id, 1))).toEqual([404, 'not_found']);
    expect((await withdraw(code, mine.id, 1)).body).toEqual({ success: true });
    expect(codeOf(await withdraw(code, mine.id, 1))).toEqual([404, 'not_found']);
    expect(await own(code, 1)).toEqual([]);
    const stored = await room.shop.db.select().from(groupEntries).where(eq(groupEntries.id, other.id));
    expect(JSON.stringify(stored)).not.toContain(secretOf(2));
  });

  test('an entry of another group is no way around', async () => {
    const [one, two] = [await begin(at.asha), await begin(at.asha)];
    const { body } = await join(one.code, 1);
    expect(codeOf(await edit(two.code, body.id, 1, { size: 'S' }))).toEqual([404, 'not_found']);
  });

  test.each<[string, object, number, string]>([
    ['a type that is not offered', { tshirtType: 'oversized-premium' }, 422, 'group_choice'],
    ['a size that it is not sold in', { size: '3XL' }, 422, 'group_choice'],
    ['no colour where it is free', { color: undefined }, 422, 'group_choice'],
    ['eleven', { quantity: 11 }, 400, 'invalid_input'],
    ['none', { quantity: 0 }, 400, 'invalid_input'],
    ['blanks for a name', { name: ' \u3164 ' }, 400, 'invalid_input'],
    ['41 characters', { name: 'x'.repeat(41) }, 400, 'invalid_input'],
    ['a price', { price: 1 }, 400, 'invalid_input'],
    ['an indecent name', { name: 'ch*tiya' }, 422, 'name_refused'],
    ['a name that poses as the shop', { name: 'Official Chhaap Support' }, 422, 'name_poses'],
    ['an address for a name', { name: 'http://evil.example' }, 422, 'name_poses'],
    ['a hateful name', { name: 'मुसलमान भगाओ' }, 422, 'name_refused'],
  ])('are refused %s', async (_, o, status, refusal) => {
    const { code } = await begin(at.asha);
    expect(codeOf(await join(code, 1, o))).toEqual([status, refusal]);
    expect((await view(code)).entries).toBe(0);
  });

  test('are called what they are called, also as somebody known', async () => {
    const { code } = await begin(at.asha);
    const { body } = await join(code, 1, { name: 'Salman Khan' });
    expect((await edit(code, body.id, 1, { name: 'Dikshit, Zara' })).body).toMatchObject({ name: 'Dikshit, Zara' });
    expect(codeOf(await edit(code, body.id, 1, { name: 'n.u.d.e' }))).toEqual([422, 'name_refused']);
  });

  test('are told in a note how to pay, by whatever brand, and nothing hateful', async () => {
    const { code } = await begin(at.asha, { note: 'Pay me by PhonePe, or ask on WhatsApp' });
    expect((await view(code)).note).toBe('Pay me by PhonePe, or ask on WhatsApp');
    expect(codeOf(await change(at.asha, code, { note: 'muslims out' }))).toEqual([422, 'note_refused']);
  });

  test('get the colour of a group that has one', async () => {
    const { code } = await begin(at.asha, { color: 'black' });
    expect((await join(code, 1, { color: 'white' })).body).toMatchObject({ color: 'black' });
  });

  test('need a secret, and the same request makes one entry', async () => {
    const { code } = await begin(at.asha);
    expect(codeOf(await join(code, 0))).toEqual([400, 'invalid_input']);
    const requestKey = newKey();
    const replies = await Promise.all(Array.from({ length: 5 }, () => join(code, 1, { requestKey })));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(codeOf(await join(code, 2, { requestKey }))).toEqual([422, 'idempotency_mismatch']);
    await change(at.asha, code, { state: 'closed' });
    expect((await join(code, 1, { requestKey })).body.id).toBe(replies[0]!.body.id);
  });

  test('two hundred fit, exactly, when fifty come at once', async () => {
    const { code } = await begin(at.asha);
    const [group] = await room.shop.db.select().from(groupOrders).where(eq(groupOrders.code, code));
    const some = { groupId: group!.id, tshirtType: 'regular', size: 'M', color: 'white', quantity: 1 } as const;
    await room.shop.db
      .insert(groupEntries)
      .values(
        Array.from({ length: 175 }, (_, n) => ({ ...some, id: `${code}${n}`, name: `N ${n}`, requestKey: `k${n}` })),
      );
    const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => join(code, n + 1)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(25);
    expect(replies.filter(one => codeOf(one)[1] === 'group_full')).toHaveLength(25);
    expect((await view(code)).entries).toBe(200);
  });

  test('write at most 300 times an hour from one address, and the owner as often as needed', async () => {
    const { code } = await begin(at.asha);
    room.shop.clock.advance(2 * 3_600_000);
    await join(code, 1);
    await room.shop.db.update(rateLimits).set({ count: 297 }).where(like(rateLimits.key, 'group_address:%'));
    const replies = await Promise.all([2, 3, 4, 5, 6].map(friend => join(code, friend)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429]);
    expect((await join(code, 0, {}, at.asha)).status).toBe(200);
    room.shop.clock.advance(3_600_000);
    expect((await join(code, 7)).status).toBe(200);
  });
});
