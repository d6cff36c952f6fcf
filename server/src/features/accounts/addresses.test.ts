import { describe, expect, test } from 'vitest';
import { MAX_ADDRESSES } from '../../../../domain/src/contact.ts';
import { checkOut, CONTACT, fillCart } from '../../../testing/build-checkout.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { usePayments } from '../../../testing/use-payments.ts';

const { room, newShopper } = usePayments({ webhooks: false });
const home = {
  firstName: 'Asha',
  lastName: 'Rani Menon',
  email: CONTACT.customerEmail,
  phone: '9847012345',
  address: CONTACT.customerAddress,
  city: CONTACT.customerCity,
  state: CONTACT.customerState,
  zipCode: CONTACT.customerZipCode,
};
const save = (as: TestAccount, change: Partial<typeof home> = {}) =>
  room.shop.call('accounts.saveAddress', { as, body: { ...home, ...change } });
const list = async (as: TestAccount) =>
  (await room.shop.call('accounts.addresses', { as })).body as (typeof home & { id: string })[];
const streets = async (as: TestAccount) => (await list(as)).map(one => one.address);

describe('saved addresses', () => {
  test('are kept clean, and the latest used comes first', async () => {
    const as = await newShopper();
    expect(await list(as)).toEqual([]);
    const first = await save(as, {
      phone: '+91 98470 12345',
      email: ' Asha@Example.com ',
      address: ' 1 First Street ',
    });
    expect(first.status).toBe(200);
    const { id } = first.body;
    expect(first.body).toEqual({ ...home, email: 'asha@example.com', address: '1 First Street', id, isDefault: false });
    room.shop.clock.advance(1000);
    await save(as, { address: '2 Second Street' });
    expect(await streets(as)).toEqual(['2 Second Street', '1 First Street']);
  });

  test('are kept with plain digits and without signs that carry nothing, however they were typed', async () => {
    const as = await newShopper();
    const saved = await save(as, {
      ...{
        firstName: '\u202eAsha\u202c',
        lastName: 'Rani\u200b Menon\ud83d',
        phone: '९८४७० १२३४५',
        zipCode: '६७३ ००१',
      },
      ...{ email: 'asha\u200b@example.com', address: '１２ Beach\u2028Road\u0007' },
    });
    expect([saved.status, saved.body]).toMatchObject([200, { ...home, email: 'asha@example.com' }]);
    expect((await save(as, { zipCode: '673 001' })).body['id']).toBe(saved.body['id']);
  });

  test.each([
    ['phone', '98765432101'],
    ['phone', '9876543210 x 12'],
    ['phone', '+44 7911 123456'],
    ['email', 'asha(x)@example.com'],
    ['email', '[asha]@example.com'],
    ['email', 'asha..n@example.com'],
    ['email', 'asha@gmail..com'],
  ])('whose %s is %s is refused', async (field, typed) => {
    const refused = await save(await newShopper(), { [field]: typed });
    expect([refused.status, refused.body]).toMatchObject([400, { details: { fields: { [field]: 'invalid' } } }]);
  });

  test('the same one again is the same one, and the latest used', async () => {
    const as = await newShopper();
    const first = await save(as, { address: '1 First Street' });
    room.shop.clock.advance(1000);
    await save(as, { address: '2 Second Street' });
    room.shop.clock.advance(1000);
    const again = await save(as, { address: '1 First Street ', phone: '09847012345' });
    expect(again.body['id']).toBe(first.body['id']);
    expect(await streets(as)).toEqual(['1 First Street', '2 Second Street']);
  });

  test('an order that goes to one makes it the latest used', async () => {
    const as = await newShopper();
    await save(as, { email: 'asha@example.com' });
    room.shop.clock.advance(1000);
    await save(as, { address: '2 Second Street' });
    room.shop.clock.advance(1000);
    await fillCart(room.shop, as);
    expect((await checkOut(room.shop, as)).status).toBe(200);
    expect(await streets(as)).toEqual([home.address, '2 Second Street']);
  });

  test('an order saves none by itself', async () => {
    const as = await newShopper();
    await fillCart(room.shop, as);
    expect((await checkOut(room.shop, as)).status).toBe(200);
    expect(await list(as)).toEqual([]);
  });

  test('twenty at most, also when they come at once; one that is there already may come again', async () => {
    const as = await newShopper();
    const replies = await Promise.all(
      Array.from({ length: MAX_ADDRESSES + 5 }, (_, index) => save(as, { address: `${index} Long Street` })),
    );
    const refused = replies.filter(reply => reply.status !== 200);
    expect(refused.map(reply => [reply.status, reply.body['code']])).toEqual(Array(5).fill([409, 'address_book_full']));
    const there = await list(as);
    expect(there).toHaveLength(MAX_ADDRESSES);
    expect((await save(as, { address: there.at(-1)!.address })).status).toBe(200);
    await room.shop.call('accounts.removeAddress', { as, params: { id: there[0]!.id } });
    expect((await save(as, { address: 'A new street' })).status).toBe(200);
  });

  test('twice at once is saved once', async () => {
    const as = await newShopper();
    await Promise.all([save(as), save(as), save(as)]);
    expect(await list(as)).toHaveLength(1);
  });

  test('come in pages, each once', async () => {
    const as = await newShopper();
    for (const address of ['1 Street', '2 Street', '3 Street']) await save(as, { address });
    const first = await room.shop.call('accounts.addresses', { as, params: { limit: 2 } });
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!;
    const second = await room.shop.fetch(next, { headers: { authorization: `Bearer ${as.token}` } });
    const rest = (await second.json()) as (typeof home)[];
    expect([...first.body, ...rest].map((one: typeof home) => one.address).toSorted()).toEqual([
      '1 Street',
      '2 Street',
      '3 Street',
    ]);
    expect(second.headers.get('link')).toBeNull();
  });

  test('are one’s own: somebody else’s is not seen, and cannot be removed', async () => {
    const [asha, ravi] = [await newShopper(), await newShopper()];
    const { body } = await save(asha);
    expect(await list(ravi)).toEqual([]);
    const params = { id: body['id'] };
    const refused = await room.shop.call('accounts.removeAddress', { as: ravi, params });
    expect([refused.status, refused.body['code']]).toEqual([404, 'not_found']);
    expect((await room.shop.call('accounts.removeAddress', { as: asha, params })).body).toEqual({ success: true });
    expect((await room.shop.call('accounts.removeAddress', { as: asha, params })).status).toBe(404);
    expect(await list(asha)).toEqual([]);
  });

  test.each([
    [{ firstName: ' ' }, 'firstName', 'missing'],
    [{ email: 'asha' }, 'email', 'invalid'],
    [{ phone: '12345' }, 'phone', 'invalid'],
    [{ zipCode: '012345' }, 'zipCode', 'invalid'],
    [{ state: 'Atlantis' }, 'state', 'invalid'],
  ] as const)('%o is refused with its field', async (change, field, problem) => {
    const as = await newShopper();
    const { status, body } = await save(as, change as Partial<typeof home>);
    expect([status, body['code'], body['details']]).toEqual([400, 'invalid_input', { fields: { [field]: problem } }]);
    expect(await list(as)).toEqual([]);
  });
});

describe('a saved address that is changed', () => {
  const change = (as: TestAccount, id: string, body: object) =>
    room.shop.call('accounts.changeAddress', { as, params: { id }, body });
  const defaults = async (as: TestAccount) =>
    (await list(as)).filter(one => (one as unknown as { isDefault: boolean }).isDefault).map(one => one.address);

  test('says the new texts, cleaned as when it was saved; the order that went there keeps the old ones', async () => {
    const as = await newShopper();
    const { body } = await save(as, { email: 'asha@example.com' });
    await fillCart(room.shop, as);
    const { body: started } = await checkOut(room.shop, as);
    const changed = await change(as, body['id'], { address: ' 9 New Road ', phone: '+91 98470 99999' });
    expect(changed.body).toMatchObject({ id: body['id'], address: '9 New Road', phone: '9847099999', city: home.city });
    expect(await streets(as)).toEqual(['9 New Road']);
    const { body: order } = await room.shop.call('orders.one', { as, params: { id: started.orderId } });
    expect([order.address, order.phone]).toEqual([home.address, home.phone]);
  });

  test('is refused with what is wrong, and stays as it was', async () => {
    const as = await newShopper();
    const { body } = await save(as);
    const wrong = await change(as, body['id'], { zipCode: '12', phone: '1' });
    expect([wrong.status, wrong.body['details']]).toEqual([400, { fields: { phone: 'invalid', zipCode: 'invalid' } }]);
    const elsewhere = await change(as, body['id'], { state: 'Goa' });
    expect([elsewhere.status, elsewhere.body['code']]).toEqual([422, 'pin_code_mismatch']);
    expect(await list(as)).toEqual([body]);
  });

  test('takes the place of another one with the same texts, also as the one that the checkout offers', async () => {
    const as = await newShopper();
    await save(as, { address: '1 Street', isDefault: true } as object);
    const { body } = await save(as, { address: '2 Street' });
    await change(as, body['id'], { address: '1 Street' });
    expect(await list(as)).toEqual([{ ...body, address: '1 Street', isDefault: true }]);
  });

  test('is the only one that the checkout offers, also when two are chosen at once', async () => {
    const as = await newShopper();
    const ids = [];
    for (const address of ['1 Street', '2 Street', '3 Street']) ids.push((await save(as, { address })).body['id']);
    await change(as, ids[0], { isDefault: true });
    expect(await defaults(as)).toEqual(['1 Street']);
    const both = await Promise.all([change(as, ids[1], { isDefault: true }), change(as, ids[2], { isDefault: true })]);
    expect(both.map(reply => reply.status)).toEqual([200, 200]);
    expect(await defaults(as)).toHaveLength(1);
    await save(as, { address: '1 Street', isDefault: true } as object);
    expect(await defaults(as)).toEqual(['1 Street']);
    await change(as, ids[0], { isDefault: false });
    expect(await defaults(as)).toEqual([]);
  });
});

describe('a state that the PIN code does not reach into', () => {
  const details = { fields: { state: 'mismatch' }, states: ['Kerala'] };
  test('is not saved, with the reason and the states that would be right', async () => {
    const as = await newShopper();
    const { status, body } = await save(as, { state: 'Goa' });
    expect([status, body['code'], body['details']]).toEqual([422, 'pin_code_mismatch', details]);
    expect(body['error']).toContain('PIN code');
  });

  test('is not ordered to, and nothing is written', async () => {
    const as = await newShopper();
    await fillCart(room.shop, as);
    const { status, body } = await checkOut(room.shop, as, { customerState: 'Goa' });
    expect([status, body['code'], body['details']]).toEqual([422, 'pin_code_mismatch', details]);
    expect((await room.shop.call('orders.mine', { as })).body).toEqual([]);
  });
});
