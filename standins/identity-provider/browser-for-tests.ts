/** A browser as far as it matters here: GETs an address, or POSTs a form to it. */
export type Browser = (address: string, form?: Record<string, string>) => Promise<Response>;

/** Opens a browser at a shop's address: it keeps cookies by path and does not follow redirects by itself. */
export function openBrowser(shop: string): Browser {
  const jar = new Map<string, { path: string; pair: string }>();
  return async (address, form) => {
    const url = new URL(address, shop);
    const sent = [...jar.values()].filter(cookie => url.pathname.startsWith(cookie.path));
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: sent.map(cookie => cookie.pair).join('; '), accept: 'text/html' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const path = /; *path=([^;]*)/i.exec(line)?.[1] ?? '/';
      const [pair, name] = [line.split(';')[0]!, line.split('=')[0]!];
      jar.set(`${name} ${path}`, { path, pair });
      if (/expires=Thu, 01 Jan 1970/.test(line)) jar.delete(`${name} ${path}`);
    }
    return response;
  };
}
