import type { PhonePeConfig } from './phonepe-config.ts';
import { reveal } from './pay-address.ts';
import { exchange } from './exchange.ts';
import type { Send } from './send-request.ts';

/** An access token, or the word for why there is none. */
export type TokenAnswer = { kind: 'token'; token: string } | { kind: 'none'; cause: string };

export type TokenSource = {
  /** The token in use, renewed when its end is near. Callers that come together wait for one renewal. */
  get(): Promise<TokenAnswer>;
  /** A token other than the one that was refused. */
  replace(refused: string): Promise<TokenAnswer>;
};

type Held = { token: string; renewAt: number; expiresAt: number };
type TokenDeps = {
  send: Send;
  now: () => Date;
  log: (event: string, fields: object) => void;
  timeoutMs: number;
};

const RENEW_BEFORE_MS = 5 * 60_000;
/** For an answer that names no end. */
const UNNAMED_LIFE_MS = 60_000;
const TRIES = 2;

/**
 * Keeps PhonePe's access token (reference: OAuth client credentials, `O-Bearer`). It is renewed 5 minutes before its
 * end, or half-way where it lives shorter; while a renewal fails the old one serves until its end, and none after it.
 */
export function createTokenSource(config: PhonePeConfig, deps: TokenDeps): TokenSource {
  let held: Held | undefined;
  let renewal: Promise<TokenAnswer> | undefined;

  const renew = async (): Promise<TokenAnswer> => {
    const startedAt = performance.now();
    let cause = '';
    for (let tries = 0; tries < TRIES; tries += 1) {
      const timeoutMs = deps.timeoutMs - (performance.now() - startedAt);
      if (timeoutMs <= 0) break;
      const answer = await exchange(deps.send, toTokenRequest(config, timeoutMs));
      const fresh = answer.kind === 'answer' && answer.status === 200 ? readToken(answer.body, deps.now()) : undefined;
      if (fresh) {
        held = fresh;
        return { kind: 'token', token: fresh.token };
      }
      cause = answer.kind === 'lost' ? answer.cause : `http_${answer.status}`;
      const refused = answer.kind === 'answer' && answer.status >= 400 && answer.status < 500;
      if (refused) break;
    }
    deps.log('phonepe.token_not_renewed', { cause });
    return { kind: 'none', cause: `token_${cause}` };
  };
  const renewOnce = () =>
    (renewal ??= renew().finally(() => {
      renewal = undefined;
    }));

  return {
    async get() {
      if (held && deps.now().getTime() < held.renewAt) return { kind: 'token', token: held.token };
      const renewed = await renewOnce();
      if (renewed.kind === 'none' && held && deps.now().getTime() < held.expiresAt)
        return { kind: 'token', token: held.token };
      return renewed;
    },
    async replace(refused) {
      if (held && held.token !== refused) return { kind: 'token', token: held.token };
      held = undefined;
      return renewOnce();
    },
  };
}

function toTokenRequest(config: PhonePeConfig, timeoutMs: number) {
  const form = new URLSearchParams({
    client_id: config.clientId,
    client_version: config.clientVersion,
    client_secret: reveal(config.clientSecret),
    grant_type: 'client_credentials',
  });
  return {
    url: `${config.authBase}/v1/oauth/token`,
    method: 'POST' as const,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
    timeoutMs,
  };
}

/** Reads a token answer; `expires_at` is epoch seconds and `expires_in` may be null. */
function readToken(body: Record<string, unknown>, now: Date): Held | undefined {
  const { access_token: token, expires_at: expiresAtSeconds } = body;
  if (typeof token !== 'string' || !/^[\x21-\x7e]{1,8192}$/.test(token)) return undefined;
  const known = typeof expiresAtSeconds === 'number' && Number.isFinite(expiresAtSeconds);
  const expiresAt = known ? expiresAtSeconds * 1000 : now.getTime() + UNNAMED_LIFE_MS;
  const life = expiresAt - now.getTime();
  return { token, expiresAt, renewAt: expiresAt - Math.min(RENEW_BEFORE_MS, life / 2) };
}
