import { TIMEOUTS } from './phonepe-config.ts';
import type { PhonePeConfig, PhonePeTimeouts } from './phonepe-config.ts';
import { exchange } from './exchange.ts';
import type { Exchange } from './exchange.ts';
import type { Call, GatewayDeps } from './gateway-calls.ts';
import { createTokenSource } from './phonepe-token.ts';
import type { TokenAnswer } from './phonepe-token.ts';
import { sendRequest } from './send-request.ts';

export type PhonePeDeps = GatewayDeps & { timeouts?: PhonePeTimeouts };

export type CallRequest = { method: 'GET' | 'POST'; path: string; body?: object };

/** Makes calls with PhonePe's access token; `endsAt` is the moment, as performance.now() counts, at which it gives up. */
export type PhonePeClient = { call(request: CallRequest, endsAt: number): Promise<Call> };

/** A client that replays a call once, with another token, when PhonePe answers that the first one is not good. */
export function createPhonePeClient(config: PhonePeConfig, deps: PhonePeDeps): PhonePeClient {
  const { send = sendRequest, now, log, timeouts = TIMEOUTS } = deps;
  const tokens = createTokenSource(config, { send, now, log, timeoutMs: timeouts.token });

  const sendWith = (token: string, request: CallRequest, endsAt: number) =>
    exchange(send, {
      url: config.pgBase + request.path,
      method: request.method,
      headers: { 'content-type': 'application/json', authorization: `O-Bearer ${token}` },
      ...(request.body && { body: JSON.stringify(request.body) }),
      timeoutMs: endsAt - performance.now(),
    });

  return {
    async call(request, endsAt) {
      const first = await before(endsAt, tokens.get());
      if (first.kind === 'none') return { kind: 'unsent', cause: first.cause };
      const answer = await sendWith(first.token, request, endsAt);
      if (!isUnauthorized(answer)) return answer;
      // A 401 was not carried out, so sending it again with another token cannot pay twice.
      const second = await before(endsAt, tokens.replace(first.token));
      return second.kind === 'none' ? answer : sendWith(second.token, request, endsAt);
    },
  };
}

/** The token, or none when the call's time is over before it comes. */
async function before(endsAt: number, token: Promise<TokenAnswer>): Promise<TokenAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<TokenAnswer>(resolve => {
    timer = setTimeout(resolve, endsAt - performance.now(), { kind: 'none', cause: 'timeout' });
  });
  return Promise.race([token, timeUp]).finally(() => clearTimeout(timer));
}

function isUnauthorized(answer: Exchange): boolean {
  if (answer.kind === 'lost') return answer.cause === 'http_401';
  return answer.status === 401 || (answer.status < 500 && answer.body.code === 'AUTHORIZATION_FAILED');
}
