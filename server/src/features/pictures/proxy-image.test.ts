import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPictureHosts } from '../../adapters/picture-hosts/https.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { buildDesign } from '../../../testing/build-design.ts';

/** A provider on this machine: the addresses that names stand for are the test's, and every request is noted. */
const HOST = 'images.provider.example';
const PUBLIC = '93.184.215.14';
let provider: Server;
let answer: RequestListener;
let asked: { url: string; address: string; headers: IncomingMessage['headers'] }[];
let lookups: string[];
let resolve: (host: string) => string[];
let shop: TestShop;
let file: string;
let png: Buffer;

beforeAll(async () => {
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  provider = createServer((request, response) => {
    asked.at(-1)!.headers = request.headers;
    answer(request, response);
  });
  await new Promise<void>(done => provider.listen(0, '127.0.0.1', done));
  const { port } = provider.address() as AddressInfo;
  const pictureHosts = createPictureHosts({
    hosts: [HOST, 'cdn.provider.example'],
    resolve: async host => {
      lookups.push(host);
      return resolve(host);
    },
    ask: (url, address, signal) => {
      asked.push({ url: url.href, address, headers: {} });
      return new Promise((done, fail) =>
        get(`http://127.0.0.1:${port}${url.pathname}`, { signal }, done).on('error', fail),
      );
    },
  });
  shop = await startTestShop({ pictureHosts });
  const { id: accountId } = await shop.signUp('Asha');
  ({ artworkFile: file } = await buildDesign(shop, { accountId }));
});
afterAll(async () => {
  await shop.stop();
  provider.close();
});
beforeEach(() => {
  asked = [];
  lookups = [];
  resolve = () => [PUBLIC];
  answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=1' }).end(png);
});

const proxied = (url: string) => shop.fetch(`/api/proxy-image?url=${encodeURIComponent(url)}`);
async function expectRefused(reply: Response): Promise<void> {
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({
    code: 'invalid_input',
    error: expect.any(String),
    requestId: expect.any(String),
  });
}

describe('pictures of our own storage', () => {
  it.each(['/files/FILE', 'http://localhost:3000/files/FILE'])(
    '%s comes from storage, without the network',
    async form => {
      const reply = await proxied(form.replace('FILE', file));
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe('image/png');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await reply.arrayBuffer())).toEqual(Buffer.from((await shop.context.storage.get(file))!));
      expect([asked, lookups]).toEqual([[], []]);
    },
  );

  it('one that does not exist is a 404', async () => {
    expect((await proxied(`/files/${'0'.repeat(64)}.png`)).status).toBe(404);
  });
});

describe('everything else is a 400, and nothing is looked up or asked', () => {
  afterEach(() => expect([asked, lookups]).toEqual([[], []]));
  const attacks = [
    ...['', ' ', 'x', 'a.png', '?', '#', '\u0000', 'x'.repeat(3000), 'https://', 'https:///', 'https://:443/'],
    // Our own other routes, and what only looks like ours.
    ...['/', '/api/designs/public', '/api/proxy-image?url=/files/FILE', '/healthz', '/demo/gateway/pay/1', '/feed.xml'],
    ...[
      '/files/',
      '/files/FILE?x=1',
      '/files/FILE#x',
      '/files/FILE/',
      '/files/../files/FILE',
      '/files/%2e%2e/FILE',
      '/files//FILE',
    ],
    ...[
      '//localhost:3000/files/FILE',
      '\\files\\FILE',
      '/\\localhost:3000/files/FILE',
      'files/FILE',
      '/FILES/FILE',
      ' /files/FILE',
    ],
    ...[
      'http://localhost:3000@evil.example/files/FILE',
      'http://localhost:3000.evil.example/files/FILE',
      'http://localhost:3001/files/FILE',
    ],
    ...[
      'http://LOCALHOST:3000/files/FILE',
      'http://localhost.:3000/files/FILE',
      'http://127.0.0.1:3000/files/FILE',
      'https://localhost:3000/files/FILE',
    ],
    ...[
      '/files/FILE\n',
      '/files/FILE%0d%0a',
      '/pictures/HASH-320.webp',
      '/shirts/regular-black.webp',
      `/files/${'a'.repeat(64)}.svg`,
      `/files/${'a'.repeat(64)}.pdf`,
    ],
    // Private places, in every spelling.
    ...[
      'http://169.254.169.254/latest/meta-data/',
      'https://169.254.169.254/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
    ],
    ...[
      'https://[2002:a9fe:a9fe::]/',
      'https://[64:ff9b::7f00:1]/',
      'https://0x7f000001/',
      'https://2130706433/',
      'https://0177.0.0.1/',
      'https://127.1/',
    ],
    ...[
      'https://localhost/',
      'https://localhost./',
      'https://0/',
      'https://10.0.0.1/',
      'https://192.168.0.1/',
      'https://metadata.google.internal/',
    ],
    // Other protocols.
    ...[
      'file:///etc/passwd',
      'file:/etc/passwd',
      'data:image/png;base64,iVBORw0KGgo=',
      'data:text/html,x',
      'gopher://HOST/',
      'ftp://HOST/a.png',
      'javascript:alert(1)',
      'blob:https://HOST/1',
      'ws://HOST/',
      'http://HOST/a.png',
      'https:HOST',
      'view-source:https://HOST/',
    ],
    // The provider's name with something beside it.
    ...[
      'https://HOST:5432/a.png',
      'https://HOST:80/',
      'https://HOST:8443/',
      'https://user@HOST/',
      'https://user:pass@HOST/',
      'https://HOST@evil.example/',
      'https://evil.example/HOST',
      'https://evil.example#@HOST/',
      'https://evil.example?HOST',
      'https://HOST.evil.example/',
      'https://evilHOST/',
      'https://sub.HOST/',
      'https://HOST./',
    ],
    ...[
      '//HOST/a.png',
      '\\\\HOST\\a.png',
      'https:\\\\HOST\\a.png',
      'https://HOST\\@evil.example/',
      'https://HOST/a\r\nX: y',
      'https://HOST/\ta',
      ' https://HOST/',
      'https://HOST/ a',
      'https://ＨＯＳＴ.example/',
      'https://HOST\u200b/',
      'https://evil.example/a.png',
      'https%3A%2F%2FHOST/',
      'https://HO%53T.evil/',
      'https://xn--HOST/',
    ],
  ];
  it.each(attacks)('%j', async attack => {
    const url = attack.replaceAll('HOST', HOST).replaceAll('FILE', file).replaceAll('HASH', file.slice(0, 64));
    await expectRefused(await proxied(url));
  });
  it.each(['', '?uri=/files/x', '?url', '?url=', '?url=/files/x&url=/files/y', '?url[]=/files/x'])(
    'the query %j',
    async query => expectRefused(await shop.fetch(`/api/proxy-image${query}`)),
  );
  it('other methods are a 405', async () => {
    expect((await shop.fetch('/api/proxy-image?url=/', { method: 'POST' })).status).toBe(405);
  });
});

describe('pictures of the provider', () => {
  it('come drawn anew, from the address that was checked, with nothing of the visitor', async () => {
    const reply = await shop.fetch(`/api/proxy-image?url=https://${HOST}/a.png`, {
      headers: { cookie: 'chhaap_cart=secretsecret', authorization: 'Bearer test.x' },
    });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 40 });
    expect(lookups).toEqual([HOST]);
    expect(asked).toMatchObject([{ url: `https://${HOST}/a.png`, address: PUBLIC }]);
    expect(Object.keys(asked[0]!.headers)).not.toContain('cookie');
    expect(Object.keys(asked[0]!.headers)).not.toContain('authorization');
  });

  it.each([[['127.0.0.1']], [['::1']], [['169.254.169.254']], [[PUBLIC, '10.0.0.7']], [['::ffff:10.0.0.1']], [[]]])(
    'a name that stands for %j is not asked',
    async addresses => {
      resolve = () => addresses;
      await expectRefused(await proxied(`https://${HOST}/a.png`));
      expect(asked).toEqual([]);
    },
  );

  it('a name that changes its address between check and request changes nothing', async () => {
    resolve = () => (lookups.length === 1 ? [PUBLIC] : ['127.0.0.1']);
    expect((await proxied(`https://${HOST}/a.png`)).status).toBe(200);
    expect(asked.map(one => one.address)).toEqual([PUBLIC]);
  });

  it('follow a redirect on the list', async () => {
    answer = (request, response) =>
      request.url === '/b.png'
        ? response.end(png)
        : response.writeHead(302, { location: 'https://cdn.provider.example/b.png' }).end();
    expect((await proxied(`https://${HOST}/a.png`)).status).toBe(200);
    expect(lookups).toEqual([HOST, 'cdn.provider.example']);
  });

  it.each([
    'http://169.254.169.254/',
    'https://evil.example/a.png',
    `http://${HOST}/a.png`,
    `https://${HOST}:8443/`,
    '//evil.example/',
    'file:///etc/passwd',
    '/files/x',
    '',
  ])('follow no redirect to %j', async location => {
    answer = (_, response) => response.writeHead(302, { location }).end();
    await expectRefused(await proxied(`https://${HOST}/a.png`));
    expect(asked.every(one => one.url.startsWith(`https://${HOST}/`))).toBe(true);
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  it.each<[string, RequestListener]>([
    ['endless redirects', (_, response) => response.writeHead(307, { location: '/again' }).end()],
    ['an error', (_, response) => response.writeHead(500).end(png)],
    [
      'a page',
      (_, response) =>
        response.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html><script>1</script>'),
    ],
    [
      'a vector',
      (_, response) =>
        response
          .writeHead(200, { 'content-type': 'image/png' })
          .end('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['a broken picture', (_, response) => response.end(png.subarray(0, 60))],
    ['a GIF', (_, response) => response.end(Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'))],
    ['nothing', (_, response) => response.end()],
    ['a cut connection', (_, response) => response.destroy()],
    ['more than 10 MB', (_, response) => void endless(response)],
  ])('%s is refused', async (_, listener) => {
    answer = listener;
    await expectRefused(await proxied(`https://${HOST}/a.png`));
  });

  it('a picture of far too many pixels is refused before it is unpacked', async () => {
    const bomb = await sharp({ create: { width: 16_000, height: 4_000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    answer = (_, response) => response.end(bomb);
    const before = process.memoryUsage().rss;
    await expectRefused(await proxied(`https://${HOST}/bomb.png`));
    expect(process.memoryUsage().rss - before).toBeLessThan(150e6);
  });
});

function endless(response: Parameters<RequestListener>[1]): void {
  const part = Buffer.alloc(1_000_000, 1);
  const write = () => {
    if (!response.destroyed) response.write(part, () => setImmediate(write));
  };
  response.on('error', () => {});
  write();
}
