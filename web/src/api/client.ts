import { DEFAULT_GATEWAY } from '../../../domain/src/payments.ts';
import { languageOf } from '../../../domain/src/languages.ts';
import { ADDRESSES, addressOf, type EndpointName, type Params } from '../../../contract/src/addresses.ts';
import type { Answer, Body } from '../../../contract/src/api.ts';
import type { ErrorCode, ErrorReply } from '../../../contract/src/errors.ts';
import { clearAuth } from '../stored/auth.ts';
import { loadWords } from '../words.ts';
import { withProof } from './confirm-person.ts';
import { freshToken, replaceToken } from './token.ts';

/** Sign-in's and every call's time-out (S1 §9). */
export const TIMEOUT_MS = 30_000;

/** A refusal, or an answer that never came (status 0, code 'network'). `text` is the sentence alone, for toasts. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly text: string;
  readonly details: unknown;
  readonly requestId: string | undefined;

  /** The message is '<status>: <error>' (rulings, Wire values). */
  constructor(status: number, reply: Partial<Omit<ErrorReply, 'code'>> & { code?: ErrorCode | 'network' }) {
    const text = reply.error ?? 'No answer';
    super(`${status}: ${text}`);
    this.status = status;
    this.code = reply.code ?? 'internal';
    this.text = text;
    this.details = reply.details;
    this.requestId = reply.requestId;
  }
}

/** A call with its parameters, as pages.ts lists it. `paged`: the first page of a list that grows (use-pages.ts). */
export type Call<N extends EndpointName = EndpointName> = { name: N; params: Params; paged?: true };
export const call = <N extends EndpointName>(name: N, params: Params = {}): Call<N> => ({ name, params });
export const pagedCall = <N extends EndpointName>(name: N, params: Params = {}): Call<N> => ({
  name,
  params,
  paged: true,
});

/** Browser: `fetch`. Server: the API's own handlers, in-process. */
export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

/** The answer of a response as JSON; throws ApiError for every refusal (S1 §7). */
export async function readAnswer(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body: unknown = isJson ? await response.json() : undefined;
  if (response.ok) return body;
  throw new ApiError(response.status, (body as ErrorReply | undefined) ?? { error: response.statusText });
}

/** The headers of a signed-in call; none for a guest. Renews a token that has run out. */
export async function bearerHeaders(): Promise<Record<string, string>> {
  const token = await freshToken();
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/**
 * Signs out where the account is switched off or the server no longer takes the token that was sent (S1 §4), and no newer session has
 * taken its place: answers whether one has, so that the call may be made again.
 */
export async function signOutIfRefused(error: ApiError, { authorization }: Record<string, string>): Promise<boolean> {
  if (error.code === 'account_disabled') clearAuth();
  else if (error.status === 401 && authorization) return replaceToken(authorization.slice('Bearer '.length));
  return false;
}

export type SendOptions<N extends EndpointName> = {
  /** Another way to pay than the contract's: its name stands in the address. */
  gateway?: string | undefined;
  params?: Params;
  body?: Body<N>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

type Exchanged<N extends EndpointName> = { answer: Answer<N>; response: Response };

/** '/api/phonepe/initiate-payment' as '/api/upi/initiate-payment'. */
const addressAt = (gateway: string | undefined, address: string): string =>
  gateway === undefined ? address : address.replace(`/api/${DEFAULT_GATEWAY}/`, `/api/${encodeURIComponent(gateway)}/`);

/**
 * `send` for who needs the answer's headers too: the next page of a list, a notice. Where the shop wants a proof of who asks it is asked
 * for, and the call is made again. Throws ApiError.
 */
export const exchange = <N extends EndpointName>(name: N, options: SendOptions<N>): Promise<Exchanged<N>> =>
  withProof(() => exchangeOnce(name, options));

async function exchangeOnce<N extends EndpointName>(
  name: N,
  options: SendOptions<N>,
  isLast = false,
): Promise<Exchanged<N>> {
  const bearer = await bearerHeaders();
  const json: Record<string, string> = options.body === undefined ? {} : { 'content-type': 'application/json' };
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(addressAt(options.gateway, addressOf(name, options.params)), {
      method: ADDRESSES[name][0],
      credentials: 'same-origin',
      headers: { ...json, ...bearer, ...options.headers },
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      body: options.body === undefined ? null : JSON.stringify(options.body),
    });
    return { answer: (await readAnswer(response)) as Answer<N>, response };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (!(error instanceof ApiError)) throw new ApiError(0, { code: 'network' });
    // Headers of the call's own are of no stored token.
    const isRenewed = await signOutIfRefused(error, options.headers?.['authorization'] ? {} : bearer);
    if (isRenewed && !isLast) return exchangeOnce(name, options, true);
    // The sentences for refusals come with the first refusal: error-text.ts needs them at once.
    await loadWords(languageOf(location.pathname), ['errors']).catch(() => undefined);
    throw error;
  }
}

/** Makes a call from the browser with the bearer token where somebody is signed in. Throws ApiError. */
export const send = async <N extends EndpointName>(name: N, options: SendOptions<N> = {}): Promise<Answer<N>> =>
  (await exchange(name, options)).answer;

/** The cache key of a call: its name, then its parameters. Invalidate by name: `{ queryKey: ['cart.lines'] }`. */
export const keyOf = ({ name, params }: Call): readonly [EndpointName, Params] => [name, params];

/** A call as a query for the browser; `useAnswer` and `useCall` use it. */
export const queryOf = <N extends EndpointName>(one: Call<N>) => ({
  queryKey: keyOf(one),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<N>> => send(one.name, { params: one.params, signal }),
});
