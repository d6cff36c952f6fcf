import { setTimeout as sleep } from 'node:timers/promises';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { Exchange } from './exchange.ts';
import { GATEWAY_UNAVAILABLE, type CreatedPayment, type NewPayment, type NewRefund } from './port.ts';
import type { Send } from './send-request.ts';

/** What an adapter of a company that takes payments is given. */
export type GatewayDeps = {
  send?: Send;
  now: () => Date;
  /** Takes an event's name and fields; they never hold a secret, a token, a pay page's address or a payer's details. */
  log: (event: string, fields: object) => void;
  random?: () => number;
};

/** What came of a signed-in call: its answer, or `unsent` where it was certainly not carried out for want of good credentials. */
export type Call = Exchange | { kind: 'unsent'; cause: string };

/** The shop's ids of payments and refunds. */
export const PAYMENT_ID = /^[A-Za-z0-9_-]{1,63}$/;

const BREAKER = { failures: 5, withinMs: 30_000, openMs: 30_000 };
const RETRY_DELAY_MS = { least: 100, spread: 200 };

const UNAVAILABLE: CreatedPayment = {
  kind: 'rejected',
  code: GATEWAY_UNAVAILABLE,
  message: 'Payments are temporarily unavailable',
};

type Creating = {
  /** Says what the company would refuse in a wanted payment, so that it need not be sent. */
  findProblem: (wanted: NewPayment) => string | undefined;
  send: (wanted: NewPayment) => Promise<Call>;
  read: (wanted: NewPayment, answer: Exchange) => CreatedPayment;
};

/** Asks for pay pages, each once; while the company does not answer it is left alone. */
export function paymentCreator(
  company: string,
  deps: Pick<GatewayDeps, 'now' | 'log'>,
  { findProblem, send, read }: Creating,
): (wanted: NewPayment) => Promise<CreatedPayment> {
  const breaker = createCircuitBreaker(BREAKER, deps.now, state => deps.log(`${company}.breaker`, { state }));
  return async wanted => {
    const problem = findProblem(wanted);
    if (problem) return { kind: 'rejected', code: 'INVALID_REQUEST', message: problem };
    if (!breaker.allows()) return UNAVAILABLE;
    const answer = await send(wanted);
    const result = answer.kind === 'unsent' ? UNAVAILABLE : read(wanted, answer);
    breaker.record(answer.kind !== 'unsent' && result.kind !== 'unknown');
    return result;
  };
}

/** Says what every company would refuse in a wanted refund. */
export function findRefundProblem({ refundId, paymentId, amount }: NewRefund): string | undefined {
  if (!PAYMENT_ID.test(refundId) || !PAYMENT_ID.test(paymentId)) return 'an id is not 1 to 63 letters, digits, _ or -';
  return Number.isSafeInteger(amount) && amount >= 100 ? undefined : 'amount is not at least 100 paise';
}

/** Asks how something stands, once more where the connection broke or the answer was none. */
export async function askTwice<Answer extends Call>(
  { random = Math.random }: Pick<GatewayDeps, 'random'>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask();
  if (!isWorthRepeating(answer)) return answer;
  await sleep(RETRY_DELAY_MS.least + random() * RETRY_DELAY_MS.spread);
  return ask();
}

/** A time-out is not repeated: the caller has waited long enough. */
function isWorthRepeating(answer: Call): boolean {
  if (answer.kind === 'lost') return answer.cause !== 'timeout';
  return answer.kind === 'answer' && answer.status >= 500;
}

/** The call with a line in the log for each of its results. */
export function logged<A, R extends { kind: string; cause?: string; code?: string }>(
  log: GatewayDeps['log'],
  event: string,
  idOf: (argument: A) => string,
  work: (argument: A) => Promise<R>,
): (argument: A) => Promise<R> {
  return async argument => {
    const startedAt = performance.now();
    const result = await work(argument);
    const id = PAYMENT_ID.test(idOf(argument)) ? idOf(argument) : '[not an id]';
    const { kind: outcome, cause, code } = result;
    const ms = Math.round(performance.now() - startedAt);
    log(event, { id, outcome, cause, code, ms });
    return result;
  };
}

/** A company's own words, cut short and without anything as long as a token or a secret. */
export function toSafeText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200).replace(/\S{20,}/g, '[removed]') : '';
}

/** A text of a company's answer that is short enough to be one of its ids or codes. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= 100 ? value : undefined;
}
