import type { Secret } from '../../config/secret.ts';
import { limitTime, type Timeouts } from './call-time.ts';

/** How to reach the API; `baseUrl` ends in its version, e.g. `https://api.openai.com/v1`. */
export type OpenAiAccess = {
  baseUrl: string;
  apiKey: Secret | undefined;
  /** The header that takes the key as it is; without one it is a bearer's. */
  keyHeader?: string | undefined;
};

export type OpenAiDeps = {
  fetch?: typeof fetch;
  /** Takes an event's name and fields; they hold no key, no prompt, no picture and no person. */
  log: (event: string, fields: Record<string, unknown>) => void;
};

export type OpenAiCall<T> = {
  method: 'GET' | 'POST';
  path: string;
  body?: Record<string, unknown> | FormData;
  timeouts: Timeouts;
  /** Bytes of an answer, at most. */
  limit: number;
  signal?: AbortSignal;
  /** Makes something of a good answer's bytes; may throw a CallBroken or an ErrorAnswer. */
  read: (parts: AsyncIterable<Uint8Array>, contentType: string) => Promise<T>;
};

/** The documented facts of an error, nothing of its text. `status` 200 where it came in the middle of a stream. */
export type ApiFailure = {
  kind: 'error';
  status: number;
  type: string;
  code: string;
  param: string;
  stage: 'input' | 'output' | undefined;
  retryAfterMs: number | undefined;
};

/** `lost`: no answer that can be relied on. Where the request was not even sent, nothing can have been drawn. */
export type CallResult<T> = { kind: 'ok'; value: T } | ApiFailure | { kind: 'lost'; cause: string; isSent: boolean };

/** An answer that is not what it should be; `cause` is one of a few fixed words. */
export class CallBroken extends Error {
  override name = 'CallBroken';
}
/** An error that came in place of what was asked for. */
export class ErrorAnswer extends Error {
  override name = 'ErrorAnswer';
  readonly failure: ApiFailure;
  constructor(failure: ApiFailure) {
    super('error_answer');
    this.failure = failure;
  }
}

/** Makes one call, once, within its time-outs and its limit; redirects are not followed. Never throws. */
export async function callOpenAi<T>(
  { baseUrl, apiKey, keyHeader }: OpenAiAccess,
  { fetch: send = fetch, log }: OpenAiDeps,
  call: OpenAiCall<T>,
): Promise<CallResult<T>> {
  const began = performance.now();
  const time = limitTime(call.timeouts, call.signal);
  const facts: Record<string, unknown> = { path: call.path };
  let result: CallResult<T>;
  try {
    const isForm = call.body instanceof FormData;
    const response = await send(baseUrl + call.path, {
      method: call.method,
      // A connection of its own: one that is kept may be closed just as a request goes out, and then nobody knows what was drawn.
      headers: {
        ...(apiKey && (keyHeader ? { [keyHeader]: apiKey.reveal() } : { authorization: `Bearer ${apiKey.reveal()}` })),
        connection: 'close',
        ...(call.body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(call.body && { body: isForm ? (call.body as FormData) : JSON.stringify(call.body) }),
      redirect: 'manual',
      signal: time.signal,
    });
    facts['status'] = response.status;
    facts['providerRequestId'] = /^[\w-]{1,80}$/.exec(response.headers.get('x-request-id') ?? '')?.[0];
    result = await readResponse(response, call, time.heard);
  } catch (error) {
    result = toFailure(error, time.cause());
  } finally {
    time.end();
  }
  log('openai.call', { ...facts, ...describe(result), ms: Math.round(performance.now() - began) });
  return result;
}

const describe = (result: CallResult<unknown>) =>
  result.kind === 'ok'
    ? {}
    : result.kind === 'lost'
      ? { cause: result.cause }
      : { code: result.code, type: result.type, param: result.param };

async function readResponse<T>(response: Response, call: OpenAiCall<T>, heard: () => void): Promise<CallResult<T>> {
  const { status, headers, body } = response;
  if (status >= 300 && status < 400) {
    await body?.cancel();
    throw new CallBroken('redirect');
  }
  const parts = limited(body, status === 200 ? call.limit : ERROR_LIMIT, heard);
  if (status !== 200) return readError(status, headers, parts);
  return { kind: 'ok', value: await call.read(parts, headers.get('content-type') ?? '') };
}

const ERROR_LIMIT = 256 * 1024;

async function* limited(body: Response['body'], limit: number, heard: () => void): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const part of body ?? []) {
    heard();
    size += part.byteLength;
    if (size > limit) throw new CallBroken('too_large');
    yield part;
  }
}

/** An error without the documented body still has its status. */
async function readError(status: number, headers: Headers, parts: AsyncIterable<Uint8Array>): Promise<ApiFailure> {
  const body = await readJson(parts).catch((error): Record<string, unknown> => {
    if (error instanceof CallBroken) return {};
    throw error;
  });
  return { ...failureOf(body['error'], status), retryAfterMs: readRetryAfter(headers) ?? delayOf(body['error']) };
}

/** Google's details of an error: a reason, and how long to wait. */
const detailsOf = (error: unknown): Record<string, unknown>[] => {
  const details = isObject(error) ? error['details'] : undefined;
  return Array.isArray(details) ? details.filter(isObject) : [];
};
const reasonOf = (error: unknown): string =>
  asWord(detailsOf(error).find(detail => 'reason' in detail)?.['reason']) || asWord(isObject(error) && error['status']);
const delayOf = (error: unknown): number | undefined => {
  const delay = detailsOf(error).find(detail => 'retryDelay' in detail)?.['retryDelay'];
  const [, seconds] = /^(\d{1,6}(?:\.\d+)?)s$/.exec(String(delay)) ?? [];
  return seconds === undefined ? undefined : Math.min(Math.ceil(Number(seconds) * 1000), LONGEST_WAIT_MS);
};

/** The facts in an error object; words that do not look like the provider's are left out. */
export function failureOf(error: unknown, status: number): ApiFailure {
  const { type, code, param, moderation_details: details } = isObject(error) ? error : {};
  const stage = isObject(details) ? details['moderation_stage'] : undefined;
  return {
    kind: 'error',
    status,
    type: asWord(type),
    code: asWord(code) || reasonOf(error),
    param: asWord(param),
    stage: stage === 'input' || stage === 'output' ? stage : undefined,
    retryAfterMs: undefined,
  };
}

const asWord = (value: unknown): string => (typeof value === 'string' && /^[\w.[\]-]{1,60}$/.test(value) ? value : '');

/** No wait is taken for longer than this: whoever waits asks again and hears anew. */
const LONGEST_WAIT_MS = 600_000;

/** Milliseconds of `retry-after-ms`, or of `retry-after` in seconds or as an HTTP date; nothing where there is no sense in it. */
export function readRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const ms = waitOf(headers.get('retry-after-ms')?.trim() ?? '', headers.get('retry-after')?.trim() ?? '', now);
  return ms === undefined ? undefined : Math.min(Math.max(0, Math.ceil(ms)), LONGEST_WAIT_MS);
}

function waitOf(ms: string, after: string, now: number): number | undefined {
  if (/^\d{1,12}(\.\d+)?$/.test(ms)) return Number(ms);
  if (/^\d{1,9}(\.\d+)?$/.test(after)) return Number(after) * 1000;
  // Date.parse makes a date of nearly anything.
  const date = /^[A-Z][a-z]{2},/.test(after) ? Date.parse(after) : Number.NaN;
  return Number.isNaN(date) ? undefined : date - now;
}

export async function readBytes(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const bytes: Uint8Array[] = [];
  for await (const part of parts) bytes.push(part);
  return Buffer.concat(bytes);
}

/** Reads a JSON object; throws CallBroken for anything else. */
export async function readJson(parts: AsyncIterable<Uint8Array>): Promise<Record<string, unknown>> {
  return parseObject((await readBytes(parts)).toString('utf8'));
}

export function parseObject(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    if (isObject(body)) return body;
  } catch {
    // Said below, without the text.
  }
  throw new CallBroken('not_json');
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Failures that come before a request is on its way. */
const UNSENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|ERR_TLS_\w+|\w+_CERT\w*|UNABLE_TO_\w+)$/; // prettier-ignore

function toFailure<T>(error: unknown, timeCause: string | undefined): CallResult<T> {
  if (error instanceof ErrorAnswer) return error.failure;
  if (timeCause) return { kind: 'lost', cause: timeCause, isSent: true };
  if (error instanceof CallBroken) return { kind: 'lost', cause: error.message, isSent: true };
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const word = asWord(cause?.code ?? code);
  return { kind: 'lost', cause: word ? `network_${word}` : 'network', isSent: !UNSENT.test(word) };
}
