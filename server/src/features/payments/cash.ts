import type { CashOffer, CashPage } from '../../../../contract/src/cash.ts';
import { CASH, cashRefusal, nextCashCheck } from '../../../../domain/src/cash.ts';
import { toRupees, type Paise } from '../../../../domain/src/money.ts';
import { isOwed } from '../../../../domain/src/orders.ts';
import { shortNumberOf } from '../../../../domain/src/upi.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { checkCode, findProvenEmail, newCode, useCode } from '../accounts/accounts.ts';
import { lockCartOf } from '../cart/cart.ts';
import { issueInvoice } from '../invoices/invoices.ts';
import { queueMail } from '../mail/mail.ts';
import { isPayable, type OrderRow } from '../orders/orders.ts';
import { acceptShirts } from './accept-order.ts';
import { countCash, findCashOrder, lockCash, updateCash, type CashOrder, type CashRow } from './cash-book.store.ts';
import { lockBoth } from './lock-both.ts';
import { findOwned, updatePayment, type PaymentRow } from './payments.store.ts';

/** A payment in cash, all that belongs to it locked in the order of every other payment. */
export type LockedCash = { order: OrderRow; payment: PaymentRow; cash: CashRow };

/** Locks a payment in cash with its order; nothing for an id that is none. */
export async function lockCashPayment(tx: Tx, paymentId: string): Promise<LockedCash | undefined> {
  const known = await findOwned(tx, paymentId);
  if (known?.provider !== CASH) return undefined;
  const [order, payment] = await lockBoth(tx, known);
  const cash = await lockCash(tx, paymentId);
  return cash && { order, payment, cash };
}

type ToCollect = { accountId: string; total: Paise; zipCode: string };

/** Refuses an order that cannot be paid in cash, and says on which of the owner's terms. */
export async function refuseCash({ shop }: Context, tx: Tx, { accountId, total, zipCode }: ToCollect): Promise<void> {
  const open = await countCash(tx, accountId, 'agreed');
  const refusal = cashRefusal(shop.cash, { total, zipCode, open });
  if (refusal) throw new Refused(refusal, { most: toRupees(shop.cash.most), openOrders: shop.cash.openOrders });
}

/** What a checkout says of cash before it is chosen: the fee, and why it is not possible. `total` is without the fee. */
export async function offerCash(
  { db, shop }: Context,
  accountId: string,
  { total, zipCode }: { total: Paise; zipCode: string },
): Promise<CashOffer> {
  const { fee, most, openOrders } = shop.cash;
  const open = await countCash(db, accountId, 'agreed');
  const refusal = cashRefusal(shop.cash, { total: (total + fee) as Paise, zipCode, open });
  const isOn = shop.payMethods.includes(CASH);
  return { fee: toRupees(fee), most: toRupees(most), openOrders, refusal: isOn ? (refusal ?? null) : 'pay_method_off' };
}

/** The shopper's own payment in cash; anybody else's is an unknown one. */
async function findOwnCash(context: Context, accountId: string, paymentId: string): Promise<CashOrder> {
  const found = await findCashOrder(context.db, paymentId);
  if (found?.order.accountId !== accountId) throw new Refused('not_found');
  return found;
}

/** What the shopper sees of a payment in cash: how much, when, and where the code goes. */
export async function cashPageOf(context: Context, accountId: string, paymentId: string): Promise<CashPage> {
  const { cash, payment, order } = await findOwnCash(context, accountId, paymentId);
  const { amount, codeSentAt, reason, expiresAt } = cash;
  const isOver = cash.state === 'open' && expiresAt <= context.now();
  return {
    ...{ paymentId: payment.id, orderId: order.id, orderNumber: shortNumberOf(order.id), amount },
    fee: order.cashFee ?? 0,
    email: await findProvenEmail(context.db, accountId),
    state: isOver ? 'expired' : cash.state,
    isWanted: isPayable(order) || isOwed(order),
    ...{ codeSentAt: codeSentAt?.toISOString() ?? null, reason, expiresAt: expiresAt.toISOString() },
  };
}

type Asker = { ip: string; request: Request };
/** Under which a payment's code is kept: a newer one takes its place. */
const codeIdOf = (paymentId: string): string => `cash ${paymentId}`;

/**
 * Sends a code to the mailbox that the shopper signs in with: whoever types it wants the order. Counted with the codes to sign in. Refuses
 * with `rate_limited`, and where there is nothing to confirm.
 */
export async function sendCashCode(
  context: Context,
  accountId: string,
  paymentId: string,
  { ip, request }: Asker,
): Promise<CashPage> {
  const { order } = await findOwnCash(context, accountId, paymentId);
  const email = await findProvenEmail(context.db, accountId);
  if (email === '') throw new Refused('cash_no_mailbox');
  const code = await newCode(context, { of: codeIdOf(paymentId), email, ip, request });
  await context.db.transaction(async tx => {
    const at = await lockCashPayment(tx, paymentId);
    if (!at || !isOpen(context, at)) throw new Refused('order_not_payable');
    await code.keep(tx);
    const now = context.now();
    await updateCash(tx, paymentId, { codeSentAt: now });
    await queueMail(tx, {
      ...{ subject: `cash-code:${context.randomId(20)}`, template: 'cash_code', recipient: email, now },
      language: order.language,
      data: { ...code.inMail, orderId: order.id, amount: at.cash.amount },
    });
  });
  return cashPageOf(context, accountId, paymentId);
}

const isOpen = (context: Context, { order, payment, cash }: LockedCash): boolean =>
  cash.state === 'open' && cash.expiresAt > context.now() && payment.state === 'pending' && isPayable(order);

/**
 * The shopper confirms the order by the code: it is made from now on, and its money is taken when it is delivered (decision 060). The same
 * again changes nothing. Refuses with `code_wrong`, `order_not_payable`, and with the owner's terms as they are by now.
 */
export async function agreeCash(
  context: Context,
  accountId: string,
  paymentId: string,
  { code, ip, request }: Asker & { code: string },
): Promise<CashPage> {
  const { cash } = await findOwnCash(context, accountId, paymentId);
  if (cash.state === 'agreed' || cash.state === 'collected') return cashPageOf(context, accountId, paymentId);
  const email = await findProvenEmail(context.db, accountId);
  const proof = await checkCode(context, { of: codeIdOf(paymentId), email, code, ip, request });
  await context.db.transaction(async tx => {
    await lockCartOf(tx, accountId);
    const at = (await lockCashPayment(tx, paymentId))!;
    if (at.cash.state === 'agreed') return;
    if (!isOpen(context, at)) throw new Refused('order_not_payable');
    if (!(await useCode(tx, proof))) throw new Refused('code_wrong');
    await refuseCash(context, tx, at.order);
    await agree(context, tx, at);
  });
  return cashPageOf(context, accountId, paymentId);
}

async function agree(context: Context, tx: Tx, { order, payment }: LockedCash): Promise<void> {
  const now = context.now();
  await updateCash(tx, payment.id, { state: 'agreed', agreedAt: now });
  await updatePayment(tx, payment.id, {
    expiresAt: null,
    nextCheckAt: nextCashCheck(payment.createdAt, now) ?? null,
  });
  await acceptShirts(context, tx, order, { by: 'shopper', now });
  // The number of an invoice stays locked until the transaction ends: it comes last.
  await issueInvoice(context, tx, order);
}
