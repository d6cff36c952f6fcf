import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createPictureHosts } from '../src/adapters/picture-hosts/https.ts';
import { buildDesign } from './build-design.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

/** The provider's hosts, and the public address that they stand for. */
export const HOST = 'images.provider.example';
export const OTHER_HOST = 'cdn.provider.example';
export const PUBLIC = '93.184.215.14';

type Room = {
  shop: TestShop;
  /** A picture of the shop's own storage. */
  file: string;
  png: Buffer;
  /** Every request that reached the provider. */
  asked: { url: string; address: string; headers: IncomingMessage['headers'] }[];
  lookups: string[];
  resolve: (host: string) => string[];
  answer: RequestListener;
};

/** A shop and a provider on this machine: the addresses that names stand for are the test's, and every request is noted. */
export function usePictureProvider() {
  const room = {} as Room;
  let provider: Server;
  beforeAll(async () => {
    room.png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    provider = createServer((request, response) => {
      room.asked.at(-1)!.headers = request.headers;
      room.answer(request, response);
    });
    await new Promise<void>(done => provider.listen(0, '127.0.0.1', done));
    const { port } = provider.address() as AddressInfo;
    room.shop = await startTestShop({ pictureHosts: pictureHostsAt(port, room) });
    const { id: accountId } = await room.shop.signUp('Asha');
    ({ artworkFile: room.file } = await buildDesign(room.shop, { accountId, isPublic: true }));
  });
  afterAll(async () => {
    await room.shop.stop();
    provider.close();
  });
  beforeEach(() => {
    room.asked = [];
    room.lookups = [];
    room.resolve = () => [PUBLIC];
    room.answer = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=1' }).end(room.png);
  });

  return {
    room,
    proxied: (url: string) => room.shop.fetch(`/api/proxy-image?url=${encodeURIComponent(url)}`),
    async expectRefused(reply: Response): Promise<void> {
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({
        code: 'invalid_input',
        error: expect.any(String),
        requestId: expect.any(String),
      });
    },
  };
}

const pictureHostsAt = (port: number, room: Room) =>
  createPictureHosts({
    hosts: [HOST, OTHER_HOST],
    resolve: async host => {
      room.lookups.push(host);
      return room.resolve(host);
    },
    ask: (url, address, signal) => {
      room.asked.push({ url: url.href, address, headers: {} });
      return new Promise((done, fail) =>
        get(`http://127.0.0.1:${port}${url.pathname}`, { signal }, done).on('error', fail),
      );
    },
  });
