import type { Exchange } from './exchange.ts';
import { askTwice, findRefundProblem, logged, PAYMENT_ID, paymentCreator, type Call } from './gateway-calls.ts';
import type { NewPayment, NewRefund, PaymentPort, PaymentStatus, RefundAnswer, RefundStatus } from './port.ts';
import { createRazorpayClient, type RazorpayClient, type RazorpayDeps } from './razorpay-client.ts';
import { CALL_TIMEOUT_MS, checkRazorpayConfig, type RazorpayConfig } from './razorpay-config.ts';
import {
  findLinkProblem,
  readFoundLink,
  readLinkAnswer,
  toLinkBody,
  type FoundLink,
  type Link,
} from './razorpay-link.ts';
import {
  readRefundAnswer,
  readRefunds,
  refundStatusOf,
  sharesOf,
  sumOf,
  toRefundRequest,
  type FoundRefunds,
  type Refund,
} from './razorpay-refund.ts';
import { RAZORPAY_RULES } from './razorpay-rules.ts';
import { pathOfTries, readTries, statusOf, takenOf, type FoundTries, type Try } from './razorpay-tries.ts';
import { verifyRazorpayWebhook } from './razorpay-webhook.ts';

export type { RazorpayConfig } from './razorpay-config.ts';
export type { RazorpayDeps } from './razorpay-client.ts';

/** Asks within the time of one question. */
type Asking = { get: (path: string) => Promise<Exchange>; client: RazorpayClient; endsAt: number };
type Unknown = { kind: 'unknown'; cause: string };

/**
 * Razorpay's Payment Links over plain HTTP (decision 061). A link's `reference_id` is the shop's id of the payment, by which everything
 * is found again. What asks for money or gives it is sent once; a question is repeated once where the connection broke. Throws at once
 * for a configuration that would be unsafe.
 */
export function createRazorpay(config: RazorpayConfig, deps: RazorpayDeps): PaymentPort {
  checkRazorpayConfig(config);
  const { log, now, timeoutMs = CALL_TIMEOUT_MS } = deps;
  const client = createRazorpayClient(config, deps);
  const asking = (): Asking => {
    const endsAt = performance.now() + timeoutMs;
    const get = async (path: string) =>
      toExchange(await askTwice(deps, () => client.call({ method: 'GET', path }, endsAt)));
    return { get, client, endsAt };
  };
  const creating = {
    findProblem: findLinkProblem,
    send: (wanted: NewPayment) =>
      client.call({ method: 'POST', path: '/payment_links', body: toLinkBody(wanted, now()) }, asking().endsAt),
    read: (wanted: NewPayment, answer: Exchange) => readLinkAnswer(config, wanted, answer, now()),
  };
  return {
    ...RAZORPAY_RULES,
    createPayment: logged(
      ...([log, 'razorpay.create_payment'] as const),
      wanted => wanted.paymentId,
      paymentCreator('razorpay', deps, creating),
    ),
    fetchStatus: logged(
      log,
      'razorpay.fetch_status',
      id => id,
      id => fetchStatus(asking(), id),
    ),
    refund: logged(
      log,
      'razorpay.refund',
      ({ refundId }) => refundId,
      wanted => refund(asking(), wanted),
    ),
    fetchRefund: logged(
      log,
      'razorpay.fetch_refund',
      ({ refundId }) => refundId,
      wanted => fetchRefund(asking(), wanted),
    ),
    verifyWebhook: (headers, rawBody) => verifyRazorpayWebhook(config, headers, rawBody),
  };
}

/** To who only asks, a refused key says no more than a lost answer. */
const toExchange = (answer: Call): Exchange =>
  answer.kind === 'unsent' ? { kind: 'lost', cause: answer.cause } : answer;

async function findLink({ get }: Asking, paymentId: string): Promise<FoundLink> {
  if (!PAYMENT_ID.test(paymentId)) return { kind: 'not_found' };
  return readFoundLink(paymentId, await get(`/payment_links?reference_id=${encodeURIComponent(paymentId)}`));
}

const findTries = async ({ get }: Asking, link: Link): Promise<FoundTries> => readTries(await get(pathOfTries(link)));

async function fetchStatus(asking: Asking, paymentId: string): Promise<PaymentStatus> {
  const found = await findLink(asking, paymentId);
  if (found.kind !== 'link') return found;
  // An open link is pending whatever its tries say: the shopper may try again on it.
  const mayHaveTries =
    found.link.status !== 'created' && (found.link.status === 'paid' || found.link.orderId !== undefined);
  const known: FoundTries = mayHaveTries ? await findTries(asking, found.link) : { kind: 'tries', tries: [] };
  return known.kind === 'unknown' ? known : statusOf(found.link, known.tries);
}

/** The tries that took money of a payment, of which a refund goes back. */
async function findTaken(
  asking: Asking,
  paymentId: string,
): Promise<{ kind: 'taken'; taken: Try[] } | Exclude<FoundLink, { kind: 'link' }>> {
  const found = await findLink(asking, paymentId);
  if (found.kind !== 'link') return found;
  const known = await findTries(asking, found.link);
  return known.kind === 'unknown' ? known : { kind: 'taken', taken: takenOf(known.tries) };
}

/** What stands of a wish at each try. */
async function findParts({ get }: Asking, refundId: string, taken: readonly Try[]): Promise<FoundRefunds> {
  const refunds: Refund[] = [];
  for (const { id } of taken) {
    const found = readRefunds(refundId, await get(`/payments/${encodeURIComponent(id)}/refunds?count=100`));
    if (found.kind === 'unknown') return found;
    refunds.push(...found.refunds);
  }
  return { kind: 'refunds', refunds };
}

/** Gives back what of the wish is not on its way yet. Before anything is sent, nothing is lost by an answer that is. */
async function refund(asking: Asking, wanted: NewRefund): Promise<RefundAnswer> {
  const problem = findRefundProblem(wanted);
  if (problem) return { kind: 'rejected', code: 'INVALID_REQUEST', isLowBalance: false, message: problem };
  const found = await findTaken(asking, wanted.paymentId);
  if (found.kind !== 'taken') return unsent(found);
  const there = await findParts(asking, wanted.refundId, found.taken);
  if (there.kind === 'unknown') return unsent(there);
  const left = wanted.amount - sumOf(there.refunds);
  const shares = sharesOf(found.taken, left);
  if (left > 0 && sumOf(shares) < left) return NOT_THAT_MUCH;
  const parts = [...there.refunds];
  for (const { from, amount } of shares) {
    const answer = await asking.client.call(toRefundRequest(wanted, from, amount), asking.endsAt);
    if (answer.kind === 'unsent') return parts.length === 0 ? answer : { kind: 'unknown', cause: answer.cause };
    const part = readRefundAnswer(answer);
    if ('kind' in part)
      return part.kind === 'rejected' && parts.length > 0 ? { kind: 'unknown', cause: part.code } : part;
    parts.push(part);
  }
  const stands = refundStatusOf(wanted, parts);
  return stands.kind === 'not_found' ? { kind: 'unknown', cause: 'refund_not_seen' } : stands;
}

const unsent = (found: { kind: 'not_found' } | Unknown): RefundAnswer => ({
  kind: 'unsent',
  cause: found.kind === 'unknown' ? found.cause : 'payment_not_found',
});

const NOT_THAT_MUCH: RefundAnswer = {
  kind: 'rejected',
  code: 'NOT_THAT_MUCH_TAKEN',
  isLowBalance: false,
  message: 'The payment has less left than is to go back',
};

async function fetchRefund(asking: Asking, wanted: NewRefund): Promise<RefundStatus> {
  if (findRefundProblem(wanted)) return { kind: 'not_found' };
  const found = await findTaken(asking, wanted.paymentId);
  if (found.kind !== 'taken') return found;
  const there = await findParts(asking, wanted.refundId, found.taken);
  return there.kind === 'unknown' ? there : refundStatusOf(wanted, there.refunds);
}
