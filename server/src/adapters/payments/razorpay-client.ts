import { exchange } from './exchange.ts';
import type { Exchange } from './exchange.ts';
import type { Call, GatewayDeps } from './gateway-calls.ts';
import { reveal } from './pay-address.ts';
import type { RazorpayConfig } from './razorpay-config.ts';
import { sendRequest } from './send-request.ts';

export type RazorpayDeps = GatewayDeps & {
  /** How long one question may take; tests shorten it. */
  timeoutMs?: number;
};

export type RazorpayRequest = { method: 'GET' | 'POST'; path: string; body?: object; headers?: Record<string, string> };

/** Makes calls with the shop's keys; `endsAt` is the moment, as performance.now() counts, at which it gives up. */
export type RazorpayClient = { call(request: RazorpayRequest, endsAt: number): Promise<Call> };

/** A client that signs by HTTP Basic. A 401 was not carried out: the keys are wrong, or over. */
export function createRazorpayClient(config: RazorpayConfig, { send = sendRequest }: RazorpayDeps): RazorpayClient {
  const authorization = `Basic ${btoa(`${config.keyId}:${reveal(config.keySecret)}`)}`;
  return {
    async call({ method, path, body, headers }, endsAt) {
      const answer = await exchange(send, {
        url: `${config.base}/v1${path}`,
        method,
        headers: { 'content-type': 'application/json', authorization, ...headers },
        ...(body && { body: JSON.stringify(body) }),
        timeoutMs: endsAt - performance.now(),
      });
      return isUnauthorized(answer) ? { kind: 'unsent', cause: causeOf(answer) } : answer;
    },
  };
}

const isUnauthorized = (answer: Exchange): boolean =>
  answer.kind === 'answer' ? answer.status === 401 : answer.cause === 'http_401';

/** Razorpay tells a key that is over from a wrong one in its sentence alone. */
const causeOf = (answer: Exchange): string =>
  answer.kind === 'answer' && /expired/i.test(readError(answer.body).description) ? 'key_expired' : 'key_refused';

/** `{error: {code, description, reason, …}}`, as Razorpay says no. */
export function readError(body: Record<string, unknown>): { code: string; description: string } {
  const error = (typeof body.error === 'object' && body.error) || {};
  const { code, reason, description } = error as Record<string, unknown>;
  const isWord = (value: unknown): value is string => typeof value === 'string' && /^\w{1,64}$/.test(value);
  // The code is BAD_REQUEST_ERROR for nearly everything; the reason, where there is one, says what it was.
  const said = isWord(reason) && reason !== 'NA' ? reason : code;
  return { code: isWord(said) ? said : '', description: typeof description === 'string' ? description : '' };
}

const NOT_FINAL_STATUS = new Set([401, 408, 409, 425, 429]);

/** A refusal that is final: certainly nothing was done. Nothing for an answer that leaves it open. */
export function readRefusal(answer: Exchange): { code: string; description: string } | undefined {
  if (answer.kind === 'lost' || answer.status < 400 || answer.status >= 500) return undefined;
  const error = readError(answer.body);
  return error.code === '' || NOT_FINAL_STATUS.has(answer.status) ? undefined : error;
}

/** The entries of a list of Razorpay's that are objects. */
export const objectsOf = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : []).filter(
    (entry): entry is Record<string, unknown> => typeof entry === 'object' && entry !== null,
  );
