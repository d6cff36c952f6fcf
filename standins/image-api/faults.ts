import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './script.ts';

const PAGE = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';
/** An endless answer ends here if the caller does not hang up. */
const ENDLESS_BYTES = 512 * 1024 * 1024;

/** Breaks the connection as a crash does. */
export const reset = (response: ServerResponse): void => void response.socket?.resetAndDestroy();

/** Commits the faults that replace every answer; true when the request is answered or left hanging on purpose. */
export async function failBefore(fault: Fault | undefined, response: ServerResponse): Promise<boolean> {
  switch (fault?.name) {
    case 'slow':
      await sleep(fault.count);
      return false;
    case 'hang':
      return true;
    case 'stall':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{');
      return true;
    case 'drop':
      reset(response);
      return true;
    case 'html_502':
    case 'html_200':
      response.writeHead(fault.name === 'html_502' ? 502 : 200, { 'content-type': 'text/html' }).end(PAGE);
      return true;
    case 'redirect':
      response.writeHead(307, { location: 'http://127.0.0.1:1/elsewhere' }).end();
      return true;
    case 'endless':
      await sendEndless(response);
      return true;
    default:
      return false;
  }
}

async function sendEndless(response: ServerResponse): Promise<void> {
  const part = Buffer.alloc(1024 * 1024, 'A');
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":[{"b64_json":"');
  const closed = onceClosed(response);
  for (let sent = 0; sent < ENDLESS_BYTES && !response.destroyed; sent += part.length)
    if (!response.write(part)) await Promise.race([onceDrained(response), closed]);
  response.end();
}
const onceDrained = (response: ServerResponse) => new Promise(resolve => response.once('drain', resolve));
const onceClosed = (response: ServerResponse) => new Promise(resolve => response.once('close', resolve));

/** Sends a good answer, or breaks it on its way. */
export function sendAnswer(fault: Fault | undefined, response: ServerResponse, body: object): void {
  const text = JSON.stringify(body);
  const half = text.slice(0, Math.floor(text.length / 2));
  const length = (sent: string) => ({
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(sent)),
  });
  if (fault?.name === 'truncated_json') return void response.writeHead(200, length(half)).end(half);
  if (fault?.name === 'not_json') return void response.writeHead(200, length('A text.')).end('A text.');
  response.writeHead(200, length(text));
  if (fault?.name !== 'drop_in_body') return void response.end(text);
  response.write(half, () => setTimeout(reset, 20, response));
}
