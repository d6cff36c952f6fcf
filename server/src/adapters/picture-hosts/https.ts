import { lookup } from 'node:dns/promises';
import { request as requestHttps } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { UnusablePicture, type PictureHostsPort } from './port.ts';
import { isPublicAddress } from './public-address.ts';
import { readLimited } from './read-limited.ts';

const TIME_LIMIT_MS = 10_000;
const MOST_REDIRECTS = 2;

export type PictureHostsOptions = {
  /** Names of the provider's hosts, such as 'images.provider.example'. */
  hosts: readonly string[];
  /** All addresses of a name; tests give their own. */
  resolve?: (host: string) => Promise<string[]>;
  /** Asks this one address, whatever the name stands for by then; tests answer themselves. */
  ask?: (url: URL, address: string, signal: AbortSignal) => Promise<IncomingMessage>;
};

const resolveName = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(found => found.address);

/** A request that carries nothing of the visitor's, to an address that was checked: the name is not looked up again. */
function askAddress(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const family = address.includes(':') ? 6 : 4;
  return new Promise((resolve, reject) => {
    requestHttps(url, {
      signal,
      agent: false,
      headers: { accept: 'image/png, image/webp, image/jpeg' },
      lookup: (_host, o, done) => (o.all ? done(null, [{ address, family }]) : done(null, address, family)),
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

/** Pictures over HTTPS from a list of hosts: only their port 443, only public addresses, within 10 s and 10 MB. */
export function createPictureHosts(o: PictureHostsOptions): PictureHostsPort {
  const { resolve = resolveName, ask = askAddress } = o;
  const hosts = new Set(o.hosts);
  const follow = async (
    address: string,
    base: URL | undefined,
    left: number,
    signal: AbortSignal,
  ): Promise<Uint8Array> => {
    const url = allowedUrl(address, base, hosts);
    const reply = await ask(url, await untilAborted(publicAddressOf(url.hostname, resolve), signal), signal);
    const { statusCode = 0, headers } = reply;
    if (statusCode === 200) return readLimited(reply);
    reply.destroy();
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
    if (!isRedirect || left === 0) throw new UnusablePicture(`Status ${statusCode}`);
    return follow(headers.location!, url, left - 1, signal);
  };
  return {
    async fetch(address) {
      try {
        return await follow(address, undefined, MOST_REDIRECTS, AbortSignal.timeout(TIME_LIMIT_MS));
      } catch (error) {
        throw error instanceof UnusablePicture ? error : new UnusablePicture('Not to be had', { cause: error });
      }
    },
  };
}

/** Names are looked up by the operating system, which takes its time. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(new UnusablePicture('Too slow'));
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', abort));
}

/** The address as it will be asked; throws UnusablePicture for everything but https at port 443 of a host of the list. */
function allowedUrl(address: string, base: URL | undefined, hosts: ReadonlySet<string>): URL {
  // The parser would put blanks, line ends, backslashes and a missing // right; an honest address has none of these.
  const isHonest = !/[\s\\\p{C}]/u.test(address) && (base !== undefined || address.startsWith('https://'));
  if (!isHonest || !URL.canParse(address, base)) throw new UnusablePicture('Not an address');
  const url = new URL(address, base);
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isPlain || !hosts.has(url.hostname)) throw new UnusablePicture('Not a host of the provider');
  return url;
}

/** One checked address of a name. A name that also stands for an inner address is refused whole. */
async function publicAddressOf(host: string, resolve: (host: string) => Promise<string[]>): Promise<string> {
  const addresses = await resolve(host);
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) throw new UnusablePicture('Not a public address');
  return addresses[0]!;
}
