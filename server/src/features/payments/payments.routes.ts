import { portOf } from '../../adapters/payments/port.ts';
import { DEFAULT_LANGUAGE } from '../../../../domain/src/languages.ts';
import { cash } from '../../../../contract/src/cash.ts';
import { orders } from '../../../../contract/src/orders.ts';
import { upi } from '../../../../contract/src/upi.ts';
import { payments, type PaymentStatus } from '../../../../contract/src/payments.ts';
import { splitName, type Delivery } from '../../../../domain/src/contact.ts';
import { bundleOfRupees } from '../../../../domain/src/credit-prices.ts';
import { paiseOf, toRupees } from '../../../../domain/src/money.ts';
import { joinedDigits } from '../../../../domain/src/typed-text.ts';
import { providerStatusOf } from '../../../../domain/src/payments.ts';
import { words } from '../../../../words/src/en/payments.ts';
import { handle, Reply, type Context, type Route } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { openVisit } from '../cart/cart.ts';
import { limitGuesses } from '../coupons/coupons.ts';
import { toOrderReply } from '../orders/orders.ts';
import { claimUpi, dropUpi, upiPageOf } from './by-hand.ts';
import { agreeCash, cashPageOf, offerCash, sendCashCode } from './cash.ts';
import { cancelOrder } from './cancel-order.ts';
import { settleOwnPayment } from './payments.ts';
import { buyCredits, payAgain, startPayment, type StartedPayment } from './start-payment.ts';
import { takeWebhook } from './take-webhook.ts';

type Settled = Awaited<ReturnType<typeof settleOwnPayment>>;

/** A payment as the result page reads it (S2 §3): the amount in paise, the gateway's own transaction id. */
function toStatusReply(context: Context, { payment, order }: Settled): PaymentStatus {
  const status = providerStatusOf(payment.state, payment.failureReason ?? undefined);
  const failure = status === 'FAILED' ? portOf(context, payment).failureOf(payment.failureCode) : undefined;
  return {
    success: status === 'SUCCESS',
    status,
    paymentId: payment.id,
    orderId: payment.orderId,
    amount: payment.amount,
    transactionId: payment.transactionId,
    paymentMethod: payment.paymentMode,
    orderStatus: order.status,
    credits: order.credits,
    failure: failure ?? null,
    error: failure ? words.failures[failure] : null,
  };
}

type Contact = {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  customerAddress: string;
  customerCity: string;
  customerState: string;
  customerZipCode: string;
};

/** The delivery form behind S1's customer fields. */
const toDelivery = (body: Contact): Delivery => ({
  ...splitName(body.customerName),
  email: body.customerEmail,
  phone: body.customerPhone,
  address: body.customerAddress,
  city: body.customerCity,
  state: body.customerState,
  zipCode: body.customerZipCode,
});

const toStartedReply = ({ payment, payUrl }: StartedPayment) => ({
  success: true as const,
  paymentUrl: payUrl,
  orderId: payment.orderId,
  paymentId: payment.id,
  total: toRupees(payment.amount),
});

export const paymentRoutes: Route[] = [
  handle(payments.methods, async context => [...context.shop.payMethods]),
  handle(upi.page, (context, { account, params }) => upiPageOf(context, account.id, params.paymentId)),
  handle(upi.claim, (context, { account, params, body }) => claimUpi(context, account.id, params.paymentId, body.utr)),
  handle(upi.drop, (context, { account, params }) => dropUpi(context, account.id, params.paymentId)),
  handle(cash.offer, (context, { account, query }) =>
    offerCash(context, account.id, { total: paiseOf(Math.round(query.total * 100)), zipCode: query.pin }),
  ),
  handle(cash.page, (context, { account, params }) => cashPageOf(context, account.id, params.paymentId)),
  handle(cash.sendCode, (context, { account, params, ip, request }) =>
    sendCashCode(context, account.id, params.paymentId, { ip, request }),
  ),
  handle(cash.agree, (context, { account, params, body, ip, request }) =>
    agreeCash(context, account.id, params.paymentId, { code: joinedDigits(body.code), ip, request }),
  ),
  handle(payments.initiate, async (context, call) => {
    if (!context.shop.payMethods.includes(context.gateway)) throw new Refused('pay_method_off');
    const { account, body } = call;
    const { amount, couponCode = null, language = DEFAULT_LANGUAGE } = body;
    const wish = { clientOrderId: body.orderId, amount, delivery: toDelivery(body), language };
    if (body.type === 1) {
      // The contract lets nobody through who says neither.
      const credits = body.quantity ?? bundleOfRupees(amount)!;
      return toStartedReply(await buyCredits(context, account.id, { ...wish, credits }));
    }
    const visit = await openVisit(context, call);
    const start = () => startPayment(context, account.id, { ...wish, couponCode });
    // What a checkout answers to a code tells as much of it as the coupon box does.
    const guesser = { accountId: account.id, ip: call.ip };
    const { payment, payUrl } = couponCode === null ? await start() : await limitGuesses(context, guesser, start);
    const answer = toStartedReply({ payment, payUrl });
    return new Reply(answer, { headers: visit.cookie === undefined ? {} : { 'set-cookie': visit.cookie } });
  }),
  handle(payments.again, async (context, { account, params }) =>
    toStartedReply(await payAgain(context, account.id, params.id)),
  ),
  handle(orders.cancel, async (context, { account, params }) =>
    toOrderReply(await cancelOrder(context, account.id, params.id), context.now()),
  ),
  handle(payments.status, async (context, { account, params }) =>
    toStatusReply(context, await settleOwnPayment(context, account.id, params.paymentId, 'status')),
  ),
  handle(payments.update, async (context, { account, body }) =>
    toStatusReply(context, await settleOwnPayment(context, account.id, body.paymentId, 'update')),
  ),
  handle(payments.webhook, async (context, { request, body }) => {
    await takeWebhook(context, request.headers, body);
    return { received: true } as const;
  }),
];
