import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { headerOf, HttpLine } from './http-line.ts';

const closings: (() => void)[] = [];
afterEach(() => closings.splice(0).forEach(close => close()));

/** A server that answers the nth request on any of its connections with these pieces, one after the other; it counts its connections. */
async function serverOf(
  answers: readonly (readonly string[])[],
): Promise<{ line: HttpLine; connections: () => number }> {
  let [asked, connections] = [0, 0];
  const send = async (socket: Socket) => {
    for (const piece of answers[asked++] ?? []) {
      socket.write(piece);
      await new Promise(done => setTimeout(done, 5));
    }
  };
  const server = createServer(socket => {
    connections += 1;
    socket.on('data', () => void send(socket));
    socket.on('error', () => {});
    closings.push(() => socket.destroy());
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const line = new HttpLine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  closings.push(
    () => line.close(),
    () => server.close(),
  );
  return { line, connections: () => connections };
}

const ASKED = 'GET / HTTP/1.1\r\nhost: shop\r\n\r\n';

test('an answer of a length is whole when its bytes are there, however they come', async () => {
  const { line, connections } = await serverOf([
    // Nine bytes of three signs, and two marks.
    ['HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n"छाप', '"'],
    ['HTTP/1.1 409 Con', 'flict\r\ncontent-length: 2\r', '\n\r\n{}'],
    ['HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\n{}'],
  ]);
  expect(await line.ask(ASKED, 1_000)).toEqual(expect.objectContaining({ status: 200, body: '"छाप"' }));
  expect(await line.ask(ASKED, 1_000)).toEqual(expect.objectContaining({ status: 409, body: '{}' }));
  expect(await line.ask(ASKED, 100)).toBeUndefined();
  expect(connections()).toBe(1);
});

test('an answer in chunks is whole at the last one', async () => {
  const { line } = await serverOf([
    ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\n[1,2,\r\n', '2\r\n3]\r', '\n0\r\n', '\r\n'],
  ]);
  expect(await line.ask(ASKED, 1_000)).toEqual(expect.objectContaining({ status: 200, body: '[1,2,3]' }));
});

test('requests follow each other on one connection, until the server ends it', async () => {
  const answer = (head: string) => [`HTTP/1.1 204 No Content\r\n${head}\r\n`];
  const { line, connections } = await serverOf([answer(''), answer('Connection: close\r\n'), answer('')]);
  for (const wanted of [1, 1, 2]) {
    expect((await line.ask(ASKED, 1_000))?.status).toBe(204);
    expect(connections()).toBe(wanted);
  }
});

test('where nobody answers there is none', async () => {
  const { line } = await serverOf([]);
  expect(await line.ask(ASKED, 50)).toBeUndefined();
  expect(await new HttpLine('http://127.0.0.1:1').ask(ASKED, 1_000)).toBeUndefined();
});

test('headers are found by their names in any letters', () => {
  const head = 'HTTP/1.1 200 OK\r\nLink: </a>; rel="next"\r\nSet-Cookie: chhaap_cart=x; Path=/';
  expect(headerOf({ head }, 'link')).toBe('</a>; rel="next"');
  expect(headerOf({ head }, 'set-cookie')).toBe('chhaap_cart=x; Path=/');
  expect(headerOf({ head }, 'cookie')).toBeUndefined();
});
