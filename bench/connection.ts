import type { IncomingHttpHeaders } from 'node:http';
import { Client, type Dispatcher } from 'undici';
import { ADDRESSES, addressOf, type EndpointName, type Params } from '../contract/src/addresses.ts';
import type { Shopper } from './sign-in.ts';

/** An answer of the shop; `status` 0 where none came, such as when the process was killed. */
// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into, not trusted
export type Answered = { status: number; body: any; headers: IncomingHttpHeaders };
export type Asked = { as: Shopper; params?: Params; body?: object; milliseconds?: number };

/** One connection to the shop that is kept open, over which one call goes after the other, each by whom it is told. */
export type Connection = { call: (name: EndpointName, asked: Asked) => Promise<Answered>; close: () => void };

const NONE: Answered = { status: 0, body: {}, headers: {} };
const PATIENCE_MS = 60_000;

/**
 * The lightest client of the platform's family: `fetch`, or Node's own, would take as long as the shop, on the processors that both share.
 * It is asked by `dispatch`, which makes no stream of an answer.
 */
export function openConnection(origin: string): Connection {
  const client = new Client(origin, { pipelining: 1 });
  return {
    async call(name, { as, params, body, milliseconds = PATIENCE_MS }) {
      const text = body === undefined ? null : JSON.stringify(body);
      const [method] = ADDRESSES[name];
      const patience = { headersTimeout: milliseconds, bodyTimeout: milliseconds };
      const asked = { method, path: addressOf(name, params), headers: headersOf(as, text), body: text, ...patience };
      const answered = await new Promise<Answered>(done => client.dispatch(asked, new Listener(done)));
      rememberCart(as, answered.headers);
      return answered;
    },
    close: () => void client.destroy().catch(() => {}),
  };
}

/** Gathers an answer; what is not whole, or no JSON, is none. */
class Listener implements Dispatcher.DispatchHandler {
  readonly #done: (answered: Answered) => void;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  readonly #parts: Buffer[] = [];
  constructor(done: (answered: Answered) => void) {
    this.#done = done;
  }
  /** Without it undici takes this for a listener of its old kind. */
  onRequestStart(): void {}
  onResponseStart(_: unknown, status: number, headers: IncomingHttpHeaders): void {
    this.#status = status;
    this.#headers = headers;
  }
  onResponseData(_: unknown, part: Buffer): void {
    this.#parts.push(part);
  }
  onResponseEnd(): void {
    this.#done(readAnswer(this.#status, this.#headers, Buffer.concat(this.#parts).toString()));
  }
  onResponseError(): void {
    this.#done(NONE);
  }
}

function readAnswer(status: number, headers: IncomingHttpHeaders, said: string): Answered {
  try {
    return { status, headers, body: said === '' ? {} : JSON.parse(said) };
  } catch {
    return NONE;
  }
}

/** What a shopper's browser sends; the address is written by the proxy before the shop. */
function headersOf({ address, token, cartCookie }: Shopper, text: string | null): Record<string, string> {
  return {
    'x-forwarded-for': address,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(cartCookie === undefined ? {} : { cookie: cartCookie }),
    ...(text === null ? {} : { 'content-type': 'application/json' }),
  };
}

function rememberCart(as: Shopper, headers: IncomingHttpHeaders): void {
  const set = [headers['set-cookie'] ?? []].flat().find(cookie => cookie.startsWith('chhaap_cart='));
  if (set !== undefined) as.cartCookie = set.split(';')[0]!;
}
