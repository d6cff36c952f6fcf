import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createByteCache } from './byte-cache.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address.ts';
import { makeServer } from './listener.ts';

it('knows a visitor by the socket, whatever address the visitor claims', async () => {
  const server = makeServer({
    fetch: request => new Response(request.headers.get(CLIENT_ADDRESS_HEADER)),
    cache: createByteCache(() => performance.now(), false),
    answerPublicCall: () => undefined,
    ...{ publicUrl: 'http://localhost:3000', trustProxy: false },
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const headers = { 'X-Chhaap-Client-Address': ['203.0.113.1', '203.0.113.2'], 'X-Forwarded-For': '203.0.113.3' };
  const answer = await new Promise<string>((done, failed) => {
    http
      .get({ port, host: '127.0.0.1', headers }, async reply => done(String((await reply.toArray())[0])))
      .on('error', failed);
  });
  server.close();
  expect(answer).toBe('127.0.0.1');
});
