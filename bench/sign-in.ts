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

/** Signs so many people in, some at the same time, with numbers from `first` on. */
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
