import { Agent, type Dispatcher } from 'undici';

export type ExchangeRequest = {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** For all of it: a free connection, the request and its whole answer. */
  timeoutMs: number;
};

/** An answer as it came. */
export type Received = { status: number; text: string };

/** What puts a request on the wire: `sendRequest`, or a test in its place. */
export type Send = (request: ExchangeRequest) => Promise<Received>;

/** The ends of a request that the network does not name. */
type Broken = 'timeout' | 'redirect' | 'body_too_large';

/** A request without an answer that may be used. */
export class ExchangeBroken extends Error {
  override name = 'ExchangeBroken';
  readonly word: Broken;
  constructor(word: Broken) {
    super(word);
    this.word = word;
  }
}

const BODY_LIMIT = 256 * 1024;

/**
 * Connections are kept for the next request, shorter than the other side keeps them: one that it closes just as a request goes
 * out loses its answer. An idle one does not keep the process. A request has a time-out of its own.
 */
const agent = new Agent({
  ...{ connections: 100, pipelining: 1, allowH2: false, connect: { rejectUnauthorized: true } },
  ...{ keepAliveTimeout: 4000, keepAliveMaxTimeout: 4000, keepAliveTimeoutThreshold: 2000 },
  ...{ headersTimeout: 0, bodyTimeout: 0 },
});

/** An answer is read as it comes, so it must not be packed; and some gates turn away a client that has no name. */
const OWN_HEADERS = { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'node' };

const decoder = new TextDecoder();

/**
 * Sends one request, once, and reads its answer, within the time and 256 KiB; redirects are not followed, and what the
 * environment says of proxies is not heard. Rejects with an ExchangeBroken, or the network's own error.
 *
 * By undici's `dispatch` (decision 005): `fetch` takes several times the processor, and every visitor waits for that.
 */
export function sendRequest({ url, method, headers, body, timeoutMs }: ExchangeRequest): Promise<Received> {
  return new Promise((resolve, reject) => {
    const { origin, pathname, search } = new URL(url);
    const reading = new Reading(timeoutMs, resolve, reject);
    const asked = { origin, path: pathname + search, method, headers: { ...OWN_HEADERS, ...headers } };
    agent.dispatch({ ...asked, body: body ?? null }, reading);
  });
}

/** Gathers one answer, and is over once: with it, with what broke it, or with the time. */
class Reading implements Dispatcher.DispatchHandler {
  readonly #resolve: (received: Received) => void;
  readonly #reject: (error: Error) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #parts: Buffer[] = [];
  #controller: Dispatcher.DispatchController | undefined;
  #broken: Error | undefined;
  #status = 0;
  #size = 0;

  constructor(timeoutMs: number, resolve: (received: Received) => void, reject: (error: Error) => void) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#timer = setTimeout(() => this.#breakOff('timeout'), Math.max(1, Math.ceil(timeoutMs)));
  }

  #breakOff(word: Broken): void {
    this.#lose(new ExchangeBroken(word));
    this.#controller?.abort(this.#broken!);
  }

  #lose(error: Error): void {
    clearTimeout(this.#timer);
    this.#broken ??= error;
    this.#reject(this.#broken);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // Its time was over while it waited for a connection: it is not sent any more.
    if (this.#broken) controller.abort(this.#broken);
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
    if (status >= 300 && status < 400) this.#breakOff('redirect');
  }

  onResponseData(_: Dispatcher.DispatchController, part: Buffer): void {
    this.#size += part.length;
    if (this.#size > BODY_LIMIT) return this.#breakOff('body_too_large');
    this.#parts.push(part);
  }

  onResponseEnd(): void {
    if (this.#broken) return;
    clearTimeout(this.#timer);
    this.#resolve({ status: this.#status, text: decoder.decode(Buffer.concat(this.#parts)) });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#lose(error);
  }
}
