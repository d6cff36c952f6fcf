import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UnusablePicture, type PictureHostsPort } from './port.ts';
import { createStandinPictures } from './standin.ts';

const SHOWN = 'https://chhaap.test/demo/pictures/';
const LIMIT = 10_000_000;
let server: Server;
let pictures: PictureHostsPort;
let answer: RequestListener;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  pictures = createStandinPictures({ shown: SHOWN, direct: `http://127.0.0.1:${port}/pictures/` });
});
afterAll(() => void server.close());

test('a picture of ten megabytes is read', async () => {
  let asked: string | undefined;
  answer = ({ url }, response) => ((asked = url), response.end(Buffer.alloc(LIMIT, 7)));
  const bytes = await pictures.fetch(`${SHOWN}asha.png`);
  expect(asked).toBe('/pictures/asha.png');
  expect(Buffer.alloc(LIMIT, 7).equals(bytes)).toBe(true);
});

test('an empty answer has no bytes', async () => {
  answer = (_, response) => response.writeHead(204).end();
  expect(await pictures.fetch(`${SHOWN}asha.png`)).toHaveLength(0);
});

test('one that never ends is given up at the limit, and its sender is left', async () => {
  let sent = 0;
  const left = Promise.withResolvers<void>();
  answer = (_, response) => {
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(100_000))) sent += 100_000;
    };
    response.on('drain', write).on('close', left.resolve);
    write();
  };
  await expect(pictures.fetch(`${SHOWN}asha.png`)).rejects.toEqual(new UnusablePicture('Too large'));
  await left.promise;
  expect(sent).toBeLessThan(LIMIT * 3);
});

test.each(['https://other.test/asha.png', `${SHOWN}../secret`, `${SHOWN}a/b.png`, SHOWN])(
  '%s is none of its pictures',
  async address => {
    answer = (_, response) => response.end('reached');
    await expect(pictures.fetch(address)).rejects.toBeInstanceOf(UnusablePicture);
  },
);

test('a refusal and a redirect are no pictures', async () => {
  answer = (_, response) => response.writeHead(404).end();
  await expect(pictures.fetch(`${SHOWN}asha.png`)).rejects.toEqual(new UnusablePicture('Status 404'));
  answer = (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  await expect(pictures.fetch(`${SHOWN}asha.png`)).rejects.toBeInstanceOf(UnusablePicture);
});
