import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { exceptions } from '../../db/tables/operations.ts';
import { handPayments } from '../../db/tables/hand-payments.ts';
import { refunds } from '../../db/tables/orders.ts';
import { fillCart } from '../../../testing/build-checkout.ts';
import { upiOfTests } from '../../../testing/test-shop.ts';
import { newUtr, useByHand } from '../../../testing/use-by-hand.ts';
import { remindOfClaims } from './payments.ts';

const { room, start, claim, newPayer, newClaimer, confirm, refuse, orderOf, paymentOf, mailsOf, tick } = useByHand();

const HOUR = 3_600_000;
const pageOf = async (who: { token: string }, paymentId: string) =>
  (await room.shop.call('upi.page', { as: who as never, params: { paymentId } })).body;
const refundsOf = (orderId: string) => room.shop.db.select().from(refunds).where(eq(refunds.orderId, orderId));

describe('paying by UPI', () => {
  test('the page names address, amount and order, and the same checkout leads to it again', async () => {
    const { who, paymentId, orderId, paymentUrl } = await newPayer();
    expect(paymentUrl).toBe(`http://localhost:3000/payment/upi/${paymentId}`);
    const page = await pageOf(who, paymentId);
    expect(page).toMatchObject({
      ...{ orderId, amount: 50_900, vpa: 'owner@okaxis', payee: 'Chhaap Prints', state: 'open', isWanted: true },
      link: `upi://pay?pa=owner@okaxis&pn=Chhaap%20Prints&am=509.00&cu=INR&tn=Order%20${orderId.slice(-6)}&tr=${paymentId}`,
      qrCode: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    });
    expect((await start(who)).body).toMatchObject({ paymentId, orderId, paymentUrl });
    expect((await orderOf(orderId)).status).toBe('payment_initiated');
  });

  test('a claim pays nothing; the owner’s word does, once, with the order’s mails', async () => {
    const { who, paymentId, orderId, utr } = await newClaimer();
    await tick(2 * HOUR);
    expect((await orderOf(orderId)).status).toBe('payment_initiated');
    expect(await pageOf(who, paymentId)).toMatchObject({ state: 'claimed', utr });
    expect(await mailsOf(orderId)).toEqual(['payment_claimed to shop']);
    const { status, body } = await confirm(paymentId);
    expect([status, body]).toEqual([200, expect.objectContaining({ state: 'confirmed', paymentState: 'completed', received: 509, orderStatus: 'order_processing' })]); // prettier-ignore
    expect(await paymentOf(paymentId)).toMatchObject({ transactionId: utr, paymentMode: 'UPI', provider: 'upi' });
    expect(await mailsOf(orderId)).toEqual(
      expect.arrayContaining(['order_paid to shopper', 'order_for_shop to shop', 'payment_claimed to shop']),
    );
    // The same again is one; another amount is another word about what is decided.
    expect((await confirm(paymentId)).status).toBe(200);
    expect((await confirm(paymentId, { amount: 508 })).body.code).toBe('claim_decided');
    expect((await refuse(paymentId)).body.code).toBe('claim_decided');
    expect((await claim(who, paymentId)).body).toMatchObject({ state: 'confirmed', utr });
  });

  test('two owners who confirm at once are one payment', async () => {
    const { paymentId, orderId } = await newClaimer();
    const other = await room.shop.signUp('Second', { role: 'owner' });
    const replies = await Promise.all([room.owner, other, room.owner, other].map(as => confirm(paymentId, {}, as)));
    expect(replies.map(reply => reply.status)).toEqual([200, 200, 200, 200]);
    expect((await mailsOf(orderId)).filter(mail => mail === 'order_paid to shopper')).toHaveLength(1);
  });

  test('two owners who say different amounts at once: one is heard', async () => {
    const { paymentId, orderId } = await newClaimer();
    const other = await room.shop.signUp('Second', { role: 'owner' });
    const [right, wrong] = await Promise.all([confirm(paymentId), confirm(paymentId, { amount: 500 }, other)]);
    const state = (await paymentOf(paymentId)).state;
    if (state === 'completed')
      expect([right.status, (await orderOf(orderId)).status]).toEqual([200, 'order_processing']);
    else expect([wrong.status, state]).toEqual([200, 'quarantined']);
    if (state !== 'completed') expect((await confirm(paymentId)).body).toMatchObject({ paymentState: 'completed' });
  });

  test('digits of any script are a UTR; what is none says what to do', async () => {
    const { who, paymentId } = await newPayer();
    expect((await claim(who, paymentId, '12345')).body).toMatchObject({ code: 'utr_form' });
    expect((await claim(who, paymentId, '९८७६ ५४३२ १०९८')).body).toMatchObject({
      state: 'claimed',
      utr: '987654321098',
    });
  });

  test('a UTR is used once in the shop, and the refusal reveals nothing of the other order', async () => {
    const first = await newClaimer();
    const second = await newPayer();
    const { status, body } = await claim(second.who, second.paymentId, first.utr);
    expect([status, body.code]).toEqual([409, 'utr_used']);
    expect(JSON.stringify(body)).not.toMatch(
      new RegExp([first.orderId, first.paymentId, first.orderId.slice(-6)].join('|')),
    );
    // Two at once with a third number: one of them has it.
    const third = await newPayer();
    const utr = newUtr();
    const both = await Promise.all([claim(second.who, second.paymentId, utr), claim(third.who, third.paymentId, utr)]);
    expect(both.map(one => one.status).toSorted()).toEqual([200, 409]);
    // The owner cannot give it to another payment either.
    expect((await confirm(third.paymentId, { utr: first.utr })).body.code).toBe('utr_used');
    // What did not arrive was no payment: the number is free for whose it is.
    await refuse(first.paymentId);
    expect((await claim(third.who, third.paymentId, first.utr)).status).toBe(200);
  });

  test('somebody else’s payment is unknown, and a gateway’s is no payment by hand', async () => {
    const { paymentId } = await newPayer();
    const eve = await room.shop.signUp('Eve');
    for (const name of ['upi.page', 'upi.claim', 'upi.drop'] as const) {
      const reply = await room.shop.call(name, { as: eve, params: { paymentId }, body: name === 'upi.claim' ? { utr: newUtr() } : undefined }); // prettier-ignore
      expect([name, reply.status]).toEqual([name, 404]);
    }
    expect((await confirm('Punknown')).status).toBe(404);
  });
});

describe('what does not go as it should', () => {
  test('another amount waits for a person, who may correct it', async () => {
    const { paymentId, orderId, who } = await newClaimer();
    expect((await confirm(paymentId, { amount: 500 })).body).toMatchObject({
      paymentState: 'quarantined',
      received: 500,
    });
    expect((await orderOf(orderId)).status).toBe('payment_initiated');
    expect(await pageOf(who, paymentId)).toMatchObject({ isHeld: true });
    const [raised] = await room.shop.db.select().from(exceptions).where(eq(exceptions.subject, paymentId));
    expect(raised).toMatchObject({ kind: 'payment_quarantined', evidence: { providerAmount: 50_000, amount: 50_900 } });
    expect((await confirm(paymentId)).body).toMatchObject({
      paymentState: 'completed',
      orderStatus: 'order_processing',
    });
  });

  test('what is no amount, or another field beside it, confirms nothing', async () => {
    const { paymentId } = await newClaimer();
    for (const amount of [0, -509, 0.001, 1e9, '509', null, [509], {}, true, undefined])
      expect([amount, (await confirm(paymentId, { amount })).status]).toEqual([amount, 400]);
    for (const extra of [{ state: 'confirmed' }, { paymentId: 'P1' }, { utr: 1 }, { utr: '' }])
      expect([extra, (await confirm(paymentId, extra)).status]).toEqual([extra, 400]);
    expect((await confirm(paymentId, { utr: 'x' })).body.code).toBe('utr_form');
    expect((await paymentOf(paymentId)).state).toBe('pending');
  });

  test('another amount can be given back: by hand, until the owner says that it was sent', async () => {
    const { paymentId, orderId } = await newClaimer();
    await confirm(paymentId, { amount: 500 });
    const [raised] = await room.shop.db.select().from(exceptions).where(eq(exceptions.subject, paymentId));
    const resolve = { as: room.owner, params: { id: raised!.id }, body: { action: 'refund', reason: 'Too little' } };
    expect((await room.shop.call('admin.resolveException', resolve)).status).toBe(200);
    const [back] = await refundsOf(orderId);
    expect(back).toMatchObject({ state: 'pending', amount: 50_000 });
    expect((await room.shop.call('admin.refundSent', { as: room.owner, params: { id: back!.id }, body: { way: 'upi', reference: newUtr() } })).status).toBe(200); // prettier-ignore
    expect((await refundsOf(orderId))[0]).toMatchObject({ state: 'completed' });
  });

  test('what did not arrive fails, with the reason; another number comes late and is confirmed all the same', async () => {
    const { who, paymentId, orderId } = await newClaimer();
    expect((await refuse(paymentId, 'Not in the account of today')).body).toMatchObject({ state: 'refused' });
    expect((await orderOf(orderId)).status).toBe('payment_failed');
    expect(await pageOf(who, paymentId)).toMatchObject({ state: 'refused', reason: 'Not in the account of today' });
    const status = await room.shop.call('payments.status', { as: who, params: { paymentId } });
    expect(status.body).toMatchObject({ status: 'FAILED', failure: 'not_arrived' });
    expect((await claim(who, paymentId)).body).toMatchObject({ state: 'claimed', reason: null });
    expect((await confirm(paymentId)).body).toMatchObject({ orderStatus: 'order_processing' });
  });

  test('a day without a claim ends it; a claim that waits does not end by itself', async () => {
    const silent = await newPayer();
    const waiting = await newClaimer();
    await tick(23 * HOUR);
    expect((await paymentOf(silent.paymentId)).state).toBe('pending');
    await tick(HOUR + 600_000);
    await tick(600_000);
    expect(await paymentOf(silent.paymentId)).toMatchObject({ state: 'failed', failureReason: 'expired' });
    expect(await pageOf(silent.who, silent.paymentId)).toMatchObject({ state: 'expired' });
    expect((await paymentOf(waiting.paymentId)).state).toBe('pending');
    // The page of the claim is where the shopper comes back to.
    const again = await room.shop.call('payments.again', { as: waiting.who, params: { id: waiting.orderId } });
    expect(again.body).toMatchObject({ paymentId: waiting.paymentId });
    // The money of the silent one came after all.
    expect((await confirm(silent.paymentId, { utr: newUtr() })).body).toMatchObject({
      orderStatus: 'order_processing',
    });
    await tick(7 * 24 * HOUR);
    await tick(HOUR);
    const raised = await room.shop.db.select().from(exceptions).where(eq(exceptions.subject, waiting.paymentId));
    expect(raised).toMatchObject([{ kind: 'payment_unsettled' }]);
    expect((await confirm(waiting.paymentId)).body).toMatchObject({ orderStatus: 'order_processing' });
  });

  test('the owner is reminded of a claim once', async () => {
    const { orderId } = await newClaimer();
    await remindOfClaims(room.shop.context);
    room.shop.clock.advance(13 * HOUR);
    await Promise.all([remindOfClaims(room.shop.context), remindOfClaims(room.shop.context)]);
    room.shop.clock.advance(13 * HOUR);
    await remindOfClaims(room.shop.context);
    expect(await mailsOf(orderId)).toEqual(['payment_claimed to shop', 'payment_claimed to shop']);
  });

  test('late money of a replaced order goes back, and the owner sends it', async () => {
    const { who, paymentId, orderId } = await newPayer();
    await fillCart(room.shop, who);
    const second = await start(who);
    expect(second.body.orderId).not.toBe(orderId);
    expect(await pageOf(who, paymentId)).toMatchObject({ isWanted: false });
    expect((await claim(who, paymentId)).status).toBe(200);
    expect((await confirm(paymentId)).body).toMatchObject({ paymentState: 'completed', orderStatus: 'payment_failed' });
    await tick(1000);
    const list = await room.shop.call('admin.handRefunds', { as: room.owner, params: {} });
    const [waiting] = (list.body as { orderId: string; id: string; amount: number }[]).filter(one => one.orderId === orderId); // prettier-ignore
    expect(waiting).toMatchObject({ amount: 509 });
    const sent = (body: object) => room.shop.call('admin.refundSent', { as: room.owner, params: { id: waiting!.id }, body }); // prettier-ignore
    const reference = newUtr();
    const both = await Promise.all([sent({ way: 'upi', reference }), sent({ way: 'upi', reference })]);
    expect(both.map(one => one.status)).toEqual([200, 200]);
    expect((await sent({ way: 'bank', reference: 'NEFT1' })).body.code).toBe('claim_decided');
    expect((await refundsOf(orderId)).map(one => one.state)).toEqual(['completed']);
    expect((await mailsOf(orderId)).filter(mail => mail === 'refunded to shopper')).toHaveLength(1);
  });
});

describe('a refund', () => {
  test('of a paid order waits until the owner has sent it', async () => {
    const { paymentId, orderId } = await newClaimer();
    await confirm(paymentId);
    const wish = { amount: 509, reason: 'A seam is open', idempotencyKey: `refund-${orderId}` };
    expect((await room.shop.call('admin.refundOrder', { as: room.owner, params: { id: orderId }, body: wish })).status).toBe(200); // prettier-ignore
    await tick(10 * HOUR);
    expect((await refundsOf(orderId)).map(one => one.state)).toEqual(['pending']);
    const { id } = (await refundsOf(orderId))[0]!;
    const staff = await room.shop.signUp('Staff', { role: 'staff' });
    const body = { way: 'bank', reference: 'NEFT 77' };
    expect((await room.shop.call('admin.refundSent', { as: staff, params: { id }, body })).status).toBe(403);
    expect((await room.shop.call('admin.refundSent', { as: room.owner, params: { id: 'R1' }, body })).status).toBe(404);
    expect((await room.shop.call('admin.refundSent', { as: room.owner, params: { id }, body })).status).toBe(200);
    expect((await refundsOf(orderId)).map(one => one.state)).toEqual(['completed']);
  });
});

describe('the ways to pay', () => {
  test('are those that are on; one that is off takes nothing new, and settles what was begun', async () => {
    const { shop } = room.shop.context;
    const before = shop.payMethods;
    expect((await room.shop.call('payments.methods')).body).toEqual(['phonepe', 'upi']);
    const begun = await newClaimer();
    shop.payMethods = ['phonepe'];
    const ports = room.shop.context.payments as Record<string, unknown>;
    ports['upi'] = { ...upiOfTests(room.shop.db, room.shop.clock.now), createPayment: async () => ({ kind: 'rejected', code: 'TURNED_OFF', message: '' }) }; // prettier-ignore
    const who = await room.shop.signUp('Asha');
    await fillCart(room.shop, who);
    expect((await start(who)).body.code).toBe('pay_method_off');
    const again = await room.shop.call('payments.again', { as: begun.who, params: { id: begun.orderId } });
    expect(again.body).toMatchObject({ paymentId: begun.paymentId });
    expect((await confirm(begun.paymentId)).body).toMatchObject({ orderStatus: 'order_processing' });
    shop.payMethods = before;
    ports['upi'] = upiOfTests(room.shop.db, room.shop.clock.now);
  });

  test('another way can be chosen until a claim is made', async () => {
    const { who, paymentId, orderId } = await newPayer();
    const dropped = await room.shop.call('upi.drop', { as: who, params: { paymentId } });
    expect(dropped.body).toMatchObject({ state: 'dropped' });
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'failed', failureReason: 'cancelled' });
    const next = await start(who);
    expect(next.body).toMatchObject({ orderId });
    expect(next.body.paymentId).not.toBe(paymentId);
    await claim(who, next.body.paymentId);
    expect((await room.shop.call('upi.drop', { as: who, params: { paymentId: next.body.paymentId } })).body).toMatchObject({ state: 'claimed' }); // prettier-ignore
    // Both are paid: one of them goes back.
    await claim(who, paymentId);
    await confirm(next.body.paymentId);
    await confirm(paymentId);
    await tick(1000);
    expect((await refundsOf(orderId)).map(one => [one.paymentId, one.state])).toEqual([[paymentId, 'pending']]);
  });
});

describe('the owner’s list', () => {
  test('shows claims page by page, to staff too, and to nobody else', async () => {
    const staff = await room.shop.signUp('Staff', { role: 'staff' });
    for (let count = 0; count < 3; count++) await newClaimer();
    const seen: string[] = [];
    let address: string | undefined = '/api/admin/upi-payments?state=claimed&limit=2';
    while (address) {
      const reply = await room.shop.fetch(address, { headers: { authorization: `Bearer ${staff.token}` } });
      seen.push(...((await reply.json()) as { paymentId: string }[]).map(one => one.paymentId));
      address = /<(.*)>/.exec(reply.headers.get('link') ?? '')?.[1];
    }
    const waiting = await room.shop.db.select().from(handPayments).where(eq(handPayments.state, 'claimed'));
    expect(seen.toSorted()).toEqual(waiting.map(row => row.paymentId).toSorted());
    expect((await confirm(seen[0]!, {}, staff)).status).toBe(403);
  });

  test('a bank’s sheet finds claims by their numbers, and confirms nothing', async () => {
    const { paymentId, utr } = await newClaimer();
    const other = await newClaimer();
    const send = async (body: string | Uint8Array) => {
      const headers = { authorization: `Bearer ${room.owner.token}`, 'content-type': 'text/csv' };
      const reply = await room.shop.fetch('/api/admin/bank-statement', {
        method: 'POST',
        headers,
        body: body as string,
      });
      return (await reply.json()) as { code?: string; lines: number; matches: { claim: { paymentId: string }; isSameAmount: boolean; credited: number }[] }; // prettier-ignore
    };
    const sheet = `Date,Narration,Ref No,Withdrawal,Deposit Amt.\n28/11/26,UPI-ASHA-${utr},,,509.00\n28/11/26,UPI,${other.utr},,1.00\n28/11/26,UPI 999999999999,,,509\n`;
    const read = await send(sheet);
    expect(read.lines).toBe(3);
    expect(read.matches.map(({ claim: of, isSameAmount, credited }) => [of.paymentId, isSameAmount, credited])).toEqual(
      [
        [paymentId, true, 509],
        [other.paymentId, false, 1],
      ],
    );
    expect((await paymentOf(paymentId)).state).toBe('pending');
    expect((await send('when,what\n1,2\n')).code).toBe('statement_columns');
    expect((await send(new Uint8Array([0xff, 0xfe, 0x00]))).code).toBe('statement_sheet');
    expect((await send(`a,${'x'.repeat(1_100_000)}`)).code).toBe('statement_too_large');
  });
});
