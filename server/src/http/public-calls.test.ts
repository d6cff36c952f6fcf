import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { designs } from '../../../contract/src/designs.ts';
import { createByteCache } from './byte-cache.ts';
import { handle, sliceOf, Written, type Context } from './handle.ts';
import { makeServer } from './listener.ts';
import { publicCalls } from './public-calls.ts';

/** How often a page says which one it is: near the largest that lent bytes hold. */
const TIMES = 20_000;

/** A server whose list says again and again which page it is; it takes its time, so that many are under way. */
async function startServer(keeps: boolean) {
  const context = { shop: { publicUrl: 'http://localhost' }, now: () => new Date() } as unknown as Context;
  const cache = createByteCache(() => performance.now(), keeps);
  const list = handle(designs.public, async (_, { query }) => {
    await sleep(Number(query.search) % 7);
    return Written.list(Array(TIMES).fill(sliceOf(Buffer.from(JSON.stringify(query.search))))) as never;
  });
  const whoIs = async () => ({ kind: 'unknown' }) as const;
  const answerPublicCall = publicCalls(context, [list], { whoIs, cache, checkAnswers: false });
  const fetchApp = async () => new Response('not here', { status: 500 });
  const server = makeServer({
    ...{ fetch: fetchApp, cache, answerPublicCall },
    ...{ publicUrl: 'http://localhost', trustProxy: false },
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return { port, stop: () => new Promise(done => (server.closeAllConnections(), server.close(done))) };
}

/** Asks and hangs up in the middle of the answer. */
const breakOff = (port: number, path: string) =>
  new Promise<void>(done => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
    socket.on('error', () => {}).on('close', () => done());
    socket.once('data', () => socket.destroy());
  });

test.each([false, true])('nobody is sent a part of another page, whoever breaks off (kept: %s)', async keeps => {
  const { port, stop } = await startServer(keeps);
  const wrong: string[] = [];
  const walk = async (walker: number) => {
    for (let step = 0; step < 12; step++) {
      const page = String((walker * 7 + step) % 60);
      const path = `/api/designs/public?search=${page}`;
      if (step % 5 === 4) await breakOff(port, path);
      const reply = await fetch(`http://127.0.0.1:${port}${path}`);
      const pages = new Set((await reply.json()) as string[]);
      if (reply.status !== 200 || pages.size !== 1 || !pages.has(page)) wrong.push(`${page}: ${[...pages].join()}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, walker) => walk(walker)));
  await stop();
  expect(wrong).toEqual([]);
});

/** Asks for many pages on one connection, and reads nothing until it is told to. Gives the answers in the order of the pages. */
function askSlowly(port: number, pages: readonly string[]): () => Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  const asked = pages.map(page => `GET /api/designs/public?search=${page} HTTP/1.1\r\nHost: localhost\r\n`);
  socket.write(`${asked.join('\r\n')}Connection: close\r\n\r\n`);
  return async () => {
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part as Buffer);
    const answers = Buffer.concat(parts).toString().split('HTTP/1.1 200').slice(1);
    return answers.map(answer => answer.slice(answer.indexOf('[')));
  };
}

test('who reads slowly is sent what was asked for, however many others are answered meanwhile', async () => {
  const { port, stop } = await startServer(false);
  const pages = Array.from({ length: 120 }, (_, number) => String(100 + number));
  const read = askSlowly(port, pages);
  await sleep(300);
  for (let other = 0; other < 40; other++) {
    const reply = await fetch(`http://127.0.0.1:${port}/api/designs/public?search=${500 + other}`);
    await reply.arrayBuffer();
  }
  const answers = await read();
  await stop();
  const wrong = pages.filter((page, number) => answers[number] !== JSON.stringify(Array(TIMES).fill(page)));
  expect(wrong).toEqual([]);
});
