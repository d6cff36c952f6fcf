import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { drain } from './drain.ts';
import { takePort } from './door.ts';

const HOST = '127.0.0.1';

async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>(done => probe.listen(0, HOST, done));
  const { port } = probe.address() as AddressInfo;
  await new Promise(done => probe.close(done));
  return port;
}

describe('the door of the shop', () => {
  it('lets one of several starts have the port, and tells the others', async () => {
    const port = await freePort();
    const starts = await Promise.allSettled([1, 2, 3].map(() => takePort({ port, host: HOST })));
    const held = starts.filter(start => start.status === 'fulfilled');
    expect(held).toHaveLength(1);
    for (const { reason } of starts.filter(start => start.status === 'rejected'))
      expect(reason.message).toBe(`Port ${port} is taken. Stop the program that uses it, or set PORT.`);
    held[0]!.value.close();
    (await takePort({ port, host: HOST })).close();
  });

  it('answers those who knocked while the shop was being opened, and everybody after', async () => {
    const port = await freePort();
    const door = await takePort({ port, host: HOST });
    const early = [1, 2, 3].map(async () => (await fetch(`http://${HOST}:${port}/`)).text());
    await new Promise(done => setTimeout(done, 50));
    const server = createServer((_, response) => response.end('open'));
    await door.openTo(server);
    door.close();
    expect(await Promise.all(early)).toEqual(['open', 'open', 'open']);
    expect(await (await fetch(`http://${HOST}:${port}/`)).text()).toBe('open');
    await drain(server);
    (await takePort({ port, host: HOST })).close();
  });
});
