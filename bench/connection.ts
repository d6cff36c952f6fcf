import { Agent, request, type IncomingMessage } from 'node:http';
import { ADDRESSES, addressOf, type EndpointName, type Params } from '../contract/src/addresses.ts';
import type { Shopper } from './sign-in.ts';

/** An answer of the shop; `status` 0 where none came, such as when the process was killed. */
// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into, not trusted
export type Answered = { status: number; body: any; headers: IncomingMessage['headers'] };
export type Asked = { as: Shopper; params?: Params; body?: object; milliseconds?: number };

/** One connection to the shop that is kept open, over which one call goes after the other, each by whom it is told. */
export type Connection = { call: (name: EndpointName, asked: Asked) => Promise<Answered>; close: () => void };

const NONE: Answered = { status: 0, body: {}, headers: {} };
const PATIENCE_MS = 60_000;

/** Node's own client: `fetch` would take as long as the shop, on the processors that both share; so would a signal to end each call. */
export function openConnection(origin: string): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    call: (name, { as, params, body, milliseconds = PATIENCE_MS }) =>
      new Promise(done => {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const [method] = ADDRESSES[name];
        const outgoing = request(
          new URL(addressOf(name, params), origin),
          { agent, method, headers: headersOf(as, text), timeout: milliseconds },
          incoming => readAnswer(incoming, as).then(done, () => done(NONE)),
        );
        outgoing.on('timeout', () => outgoing.destroy());
        outgoing.on('error', () => done(NONE));
        outgoing.end(text);
      }),
    close: () => agent.destroy(),
  };
}

/** What a shopper's browser sends; the address is written by the proxy before the shop. */
function headersOf({ address, token, cartCookie }: Shopper, text: string | undefined): Record<string, string> {
  return {
    'x-forwarded-for': address,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(cartCookie === undefined ? {} : { cookie: cartCookie }),
    ...(text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
  };
}

async function readAnswer(incoming: IncomingMessage, as: Shopper): Promise<Answered> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const set = incoming.headers['set-cookie']?.find(cookie => cookie.startsWith('chhaap_cart='));
  if (set !== undefined) as.cartCookie = set.split(';')[0]!;
  const text = Buffer.concat(parts).toString('utf8');
  const body = text === '' ? {} : JSON.parse(text);
  return { status: incoming.statusCode ?? 0, body, headers: incoming.headers };
}
