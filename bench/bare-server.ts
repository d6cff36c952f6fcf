import { createServer } from 'node:http';

/** The reference of every rate: Node's own server answering 10 KB of JSON that lie ready. Run as a process of its own; PORT says where. */
const items = Array.from({ length: 100 }, (_, id) => ({ id, name: `Shirt ${id}`, text: 'x'.repeat(70) }));
const body = Buffer.from(JSON.stringify({ items }));

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('Ready'));
