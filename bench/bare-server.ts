import { createServer } from 'node:http';

/**
 * The reference of every rate: Node's own server answering 10 KB of JSON. Run as a process of its own: PORT, and ANSWER as `ready` (bytes
 * that lie there) or `made` (written anew for each request, as by whoever answers from data).
 */
const items = Array.from({ length: 100 }, (_, id) => ({ id, name: `Shirt ${id}`, text: 'x'.repeat(70) }));
const makeBody = () => Buffer.from(JSON.stringify({ items }));
const ready = makeBody();
const bodyOf = process.env['ANSWER'] === 'made' ? makeBody : () => ready;

createServer((_request, response) => {
  const body = bodyOf();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('Ready'));
