import { ADDRESSES, addressOf, type EndpointName, type Params } from '../contract/src/addresses.ts';
import { headerOf, HttpLine, type HttpAnswer } from './http-line.ts';
import type { Shopper } from './sign-in.ts';

/** An answer of the shop; `status` 0 where none came, such as when the process was killed. `link` names the next page of a list. */
// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into, not trusted
export type Answered = { status: number; body: any; link?: string | undefined };
export type Asked = { as: Shopper; params?: Params; body?: object; milliseconds?: number };

/** One connection to the shop that is kept open, over which one call goes after the other, each by whom it is told. */
export type Connection = { call: (name: EndpointName, asked: Asked) => Promise<Answered>; close: () => void };

const NONE: Answered = { status: 0, body: {} };
const PATIENCE_MS = 60_000;

export function openConnection(origin: string): Connection {
  const line = new HttpLine(origin);
  const { host } = new URL(origin);
  return {
    async call(name, { as, params, body, milliseconds = PATIENCE_MS }) {
      const [method] = ADDRESSES[name];
      const text = body === undefined ? '' : JSON.stringify(body);
      const head = `${method} ${addressOf(name, params)} HTTP/1.1\r\nhost: ${host}\r\n${headersOf(as, text)}`;
      const answer = await line.ask(`${head}\r\n${text}`, milliseconds);
      if (!answer) return NONE;
      rememberCart(as, answer);
      return readAnswered(answer);
    },
    close: () => line.close(),
  };
}

/** What is no JSON is no answer. */
function readAnswered(answer: HttpAnswer): Answered {
  const { status, body } = answer;
  try {
    return { status, body: body === '' ? {} : JSON.parse(body), link: headerOf(answer, 'link') };
  } catch {
    return NONE;
  }
}

/** What a shopper's browser sends; the address is written by the proxy before the shop. */
function headersOf({ address, token, cartCookie }: Shopper, text: string): string {
  return (
    `x-forwarded-for: ${address}\r\n` +
    (token === undefined ? '' : `authorization: Bearer ${token}\r\n`) +
    (cartCookie === undefined ? '' : `cookie: ${cartCookie}\r\n`) +
    (text === '' ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`)
  );
}

function rememberCart(as: Shopper, answer: HttpAnswer): void {
  const cookie = headerOf(answer, 'set-cookie');
  if (cookie?.startsWith('chhaap_cart=')) as.cartCookie = cookie.split(';')[0]!;
}
