import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { HOST, OTHER_HOST, PUBLIC, usePictureProvider } from '../../../testing/use-picture-provider.ts';

const { room, proxied, expectRefused } = usePictureProvider();

describe('pictures of the provider', () => {
  it('come drawn anew, from the address that was checked, with nothing of the visitor', async () => {
    const reply = await room.shop.fetch(`/api/proxy-image?url=https://${HOST}/a.png`, {
      headers: { cookie: 'chhaap_cart=secretsecret', authorization: 'Bearer test.x' },
    });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 40 });
    expect(room.lookups).toEqual([HOST]);
    expect(room.asked).toMatchObject([{ url: `https://${HOST}/a.png`, address: PUBLIC }]);
    expect(Object.keys(room.asked[0]!.headers)).not.toContain('cookie');
    expect(Object.keys(room.asked[0]!.headers)).not.toContain('authorization');
  });

  it.each([[['127.0.0.1']], [['::1']], [['169.254.169.254']], [[PUBLIC, '10.0.0.7']], [['::ffff:10.0.0.1']], [[]]])(
    'a name that stands for %j is not asked',
    async addresses => {
      room.resolve = () => addresses;
      await expectRefused(await proxied(`https://${HOST}/a.png`));
      expect(room.asked).toEqual([]);
    },
  );

  it('a name that changes its address between check and request changes nothing', async () => {
    room.resolve = () => (room.lookups.length === 1 ? [PUBLIC] : ['127.0.0.1']);
    expect((await proxied(`https://${HOST}/a.png`)).status).toBe(200);
    expect(room.asked.map(one => one.address)).toEqual([PUBLIC]);
  });

  it('follow a redirect on the list', async () => {
    room.answer = (request, response) =>
      request.url === '/b.png'
        ? response.end(room.png)
        : response.writeHead(302, { location: `https://${OTHER_HOST}/b.png` }).end();
    expect((await proxied(`https://${HOST}/a.png`)).status).toBe(200);
    expect(room.lookups).toEqual([HOST, OTHER_HOST]);
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
    room.answer = (_, response) => response.writeHead(302, { location }).end();
    await expectRefused(await proxied(`https://${HOST}/a.png`));
    expect(room.asked.every(one => one.url.startsWith(`https://${HOST}/`))).toBe(true);
    expect(room.asked.length).toBeLessThanOrEqual(3);
  });

  it.each<[string, RequestListener]>([
    ['endless redirects', (_, response) => response.writeHead(307, { location: '/again' }).end()],
    ['an error', (_, response) => response.writeHead(500).end(room.png)],
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
    ['a broken picture', (_, response) => response.end(room.png.subarray(0, 60))],
    ['a GIF', (_, response) => response.end(Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'))],
    ['nothing', (_, response) => response.end()],
    ['a cut connection', (_, response) => response.destroy()],
    ['more than 10 MB', (_, response) => void endless(response)],
  ])('%s is refused', async (_, listener) => {
    room.answer = listener;
    await expectRefused(await proxied(`https://${HOST}/a.png`));
  });

  it('a picture of far too many pixels is refused before it is unpacked', async () => {
    const bomb = await sharp({ create: { width: 16_000, height: 4_000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    room.answer = (_, response) => response.end(bomb);
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
