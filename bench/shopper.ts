import { ADDRESSES, addressOf, type EndpointName, type Params } from '../contract/src/addresses.ts';
import type { Design } from '../contract/src/designs.ts';

/** Somebody who shops: signed in by a token, or a guest with the cookie of a cart. Each comes from an address of their own. */
export type Shopper = {
  email: string;
  address: string;
  token?: string;
  cartCookie?: string;
  /** Renews the token, which lives for a quarter of an hour. */
  renew?: () => Promise<void>;
};

/** A guest of this number, who has no cart yet. */
export const guestOf = (number: number): Shopper => ({ email: '', address: addressOfNumber(number) });

const addressOfNumber = (number: number): string => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

/** Signs somebody in as a browser does: through the identity provider's page, with its cookies. */
export async function signIn(origin: string, number: number): Promise<Shopper> {
  const shopper: Shopper = { email: `shopper.${number}@bench.test`, address: addressOfNumber(number) };
  const browse = openBrowser(origin, shopper.address);
  let reply = await browse('/api/login?with=provider&returnTo=%2F');
  while (isRedirect(reply)) reply = await browse(reply.headers.get('location')!);
  reply = await browse(reply.url, { email: shopper.email });
  while (isRedirect(reply) && !/[?&]signedIn=1/.test(reply.headers.get('location')!))
    reply = await browse(reply.headers.get('location')!);
  shopper.renew = async () => {
    const answer = await browse('/api/auth/token');
    const { token } = (await answer.json().catch(() => ({}))) as { token?: string };
    if (token === undefined) throw new Error(`${shopper.email} gets no token: ${answer.status}`);
    shopper.token = token;
  };
  await shopper.renew();
  return shopper;
}

/** Signs `count` people in, four at a time, with numbers from `first` on. */
export async function signInMany(origin: string, count: number, first = 0): Promise<Shopper[]> {
  const shoppers: Shopper[] = [];
  let next = first;
  const signNext = async () => {
    while (next < first + count) shoppers.push(await signIn(origin, next++));
  };
  await Promise.all([signNext(), signNext(), signNext(), signNext()]);
  return shoppers;
}

const isRedirect = (reply: Response): boolean => reply.status >= 300 && reply.status < 400;

/** Keeps cookies by their path and follows no redirect by itself. */
function openBrowser(origin: string, address: string) {
  const jar = new Map<string, { path: string; pair: string }>();
  return async (place: string, form?: Record<string, string>): Promise<Response> => {
    const url = new URL(place, origin);
    const sent = [...jar.values()].filter(cookie => url.pathname.startsWith(cookie.path));
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: sent.map(cookie => cookie.pair).join('; '), accept: 'text/html', 'x-forwarded-for': address },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const path = /; *path=([^;]*)/i.exec(line)?.[1] ?? '/';
      jar.set(`${line.split('=')[0]!} ${path}`, { path, pair: line.split(';')[0]! });
    }
    if (reply.status >= 400) throw new Error(`${url.pathname} answered ${reply.status} ${await reply.text()}`);
    return reply;
  };
}

/** An answer of the shop; `status` 0 where none came, such as when the process was killed. `link` names the next page of a list. */
// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into, not trusted
export type Answered = { status: number; body: any; link?: string | undefined };
export type Asked = { as: Shopper; params?: Params; body?: object; milliseconds?: number };

const NO_ANSWER: Answered = { status: 0, body: {} };
const PATIENCE_MS = 60_000;

/** Asks the shop as this shopper's browser does. The address is what the proxy before the shop would write. */
export async function callShop(origin: string, name: EndpointName, asked: Asked): Promise<Answered> {
  const { as, params, body, milliseconds = PATIENCE_MS } = asked;
  const [method] = ADDRESSES[name];
  try {
    const reply = await fetch(origin + addressOf(name, params), {
      method,
      headers: {
        'x-forwarded-for': as.address,
        ...(as.token === undefined ? {} : { authorization: `Bearer ${as.token}` }),
        ...(as.cartCookie === undefined ? {} : { cookie: as.cartCookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(milliseconds),
    });
    const text = await reply.text();
    const cookie = reply.headers.getSetCookie().find(one => one.startsWith('chhaap_cart='));
    if (cookie) as.cartCookie = cookie.split(';')[0]!;
    return {
      status: reply.status,
      body: text === '' ? {} : JSON.parse(text),
      link: reply.headers.get('link') ?? undefined,
    };
  } catch {
    return NO_ANSWER;
  }
}

/** One choice of a shirt as the page of the shop sends it, with the price that it shows, in rupees. */
export type Choice = {
  type: 1;
  designId: string;
  productId: number;
  color: string;
  size: string;
  position: string;
  designSize: string;
  customPrice: number;
};

/** Shipping in rupees (rulings, Money). */
const SHIPPING = 60;
const SIZES = ['S', 'M', 'L', 'XL'];

/** Shirts of the gallery's designs in some sizes, each on the shirt and at the price that the gallery shows. */
export async function findChoices(origin: string): Promise<Choice[]> {
  const reply = await fetch(`${origin}/api/designs/public?limit=20`);
  const designs = (await reply.json()) as Design[];
  return designs.flatMap(({ id: designId, productId, color, price: customPrice, ...print }) =>
    SIZES.map(size => ({
      ...{ type: 1 as const, designId, productId, color, size, customPrice },
      ...{ position: print.printPosition, designSize: print.printSize },
    })),
  );
}

let last = 0;
/** A checkout as the page sends it; `subtotal` is what the cart comes to, in rupees. */
export const checkoutOf = (subtotal: number): { orderId: string; amount: number } => ({
  orderId: `bench-${process.pid}-${++last}`,
  amount: subtotal + SHIPPING,
  ...{ type: 0, customerName: 'Asha Rani Menon', customerEmail: 'asha@bench.test', customerPhone: '+91 98470 12345' },
  ...{
    customerAddress: '12 Beach Road',
    customerCity: 'Kozhikode',
    customerState: 'Kerala',
    customerZipCode: '673001',
  },
});

/** What a bench tells the payment gateway stand-in of a shop. */
export type GatewayControl = {
  /** Presses a button of the pay page. */
  end: (paymentId: string, outcome: 'pay' | 'fail' | 'cancel' | 'leave') => Promise<void>;
  /** Makes the gateway fail from now on (standins/payment-gateway/script.ts). */
  script: (rule: Record<string, string | number>) => Promise<void>;
  clearScript: () => Promise<void>;
  /** Delivers the webhook of a payment once more. */
  sendAgain: (paymentId: string) => Promise<void>;
};

/** `port` is the shop's; the gateway listens on the next one. */
export function gatewayOf(port: number): GatewayControl {
  const ask = async (method: 'POST' | 'DELETE', call: string, body: object = {}) => {
    const reply = await fetch(`http://127.0.0.1:${port + 1}/__sim/${call}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    if (!reply.ok) throw new Error(`The gateway answered ${call} with ${reply.status}: ${await reply.text()}`);
    await reply.arrayBuffer();
  };
  return {
    end: (merchantOrderId, outcome) => ask('POST', 'settle', { merchantOrderId, outcome }),
    script: rule => ask('POST', 'script', rule),
    clearScript: () => ask('DELETE', 'script'),
    sendAgain: merchantOrderId => ask('POST', 'webhooks', { merchantOrderId }),
  };
}
