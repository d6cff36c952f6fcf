import { afterEach, describe, expect, it } from 'vitest';
import { HOST, usePictureProvider } from '../../../testing/use-picture-provider.ts';

const { room, proxied, expectRefused } = usePictureProvider();

describe('pictures of our own storage', () => {
  it.each(['/files/FILE', 'http://localhost:3000/files/FILE'])(
    '%s comes from storage, without the network',
    async form => {
      const reply = await proxied(form.replace('FILE', room.file));
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe('image/png');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await reply.arrayBuffer())).toEqual(
        Buffer.from((await room.shop.context.storage.get(room.file))!),
      );
      expect([room.asked, room.lookups]).toEqual([[], []]);
    },
  );

  it('one that does not exist is a 404', async () => {
    expect((await proxied(`/files/${'0'.repeat(64)}.png`)).status).toBe(404);
  });
});

describe('everything else is a 400, and nothing is looked up or asked', () => {
  afterEach(() => expect([room.asked, room.lookups]).toEqual([[], []]));
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
    const url = attack
      .replaceAll('HOST', HOST)
      .replaceAll('FILE', room.file)
      .replaceAll('HASH', room.file.slice(0, 64));
    await expectRefused(await proxied(url));
  });
  it.each(['', '?uri=/files/x', '?url', '?url=', '?url=/files/x&url=/files/y', '?url[]=/files/x'])(
    'the query %j',
    async query => expectRefused(await room.shop.fetch(`/api/proxy-image${query}`)),
  );
  it('other methods are a 405', async () => {
    expect((await room.shop.fetch('/api/proxy-image?url=/', { method: 'POST' })).status).toBe(405);
  });
});
