import { createServer } from 'node:http';

/** The reference of every rate: Node's own server answering 10 KB of JSON from memory. Run as a process of its own: PORT. */
const body = Buffer.from(
  JSON.stringify({
    items: Array.from({ length: 100 }, (_, id) => ({ id, name: `Shirt ${id}`, text: 'x'.repeat(70) })),
  }).padEnd(10_240),
);
const headers = { 'content-type': 'application/json', 'content-length': body.length };

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('Ready'));
