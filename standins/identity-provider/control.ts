import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Script } from './script.ts';

const BODY_LIMIT = 4096;

/**
 * Answers `GET|POST|DELETE /__sim/script`, by which tests make the provider fail. It is open to programs on this
 * machine only: not through the shop's address, and a web page cannot send the JSON content type without being asked.
 */
export async function handleControl(
  script: Script,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const open = path === '/__sim/script' && request.headers['x-forwarded-host'] === undefined;
  if (!open) return sendJson(response, 404, { error: 'not_found' });
  if (request.method === 'DELETE') script.clear();
  if (request.method === 'POST') {
    const problem = script.add(await readJson(request));
    if (problem) return sendJson(response, 400, { error: problem });
  }
  sendJson(response, 200, { rules: script.list() });
}

/** Answers JSON that nobody may keep. */
export function sendJson(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  response.end(text);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-type'] !== 'application/json') return undefined;
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > BODY_LIMIT) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
