import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request that cannot be answered, with the status and code that say why. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Reads a body of at most `limit` bytes; throws a RequestError (413) above. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > limit) throw new RequestError(413, 'BAD_REQUEST', 'The body is too large.');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

/** The same as text, 64 KiB where nothing else is said. */
export const readBody = async (request: IncomingMessage, limit = 64 * 1024): Promise<string> =>
  (await readBytes(request, limit)).toString('utf8');

/** Reads a JSON object; throws a RequestError for another type or text that is no JSON object. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (!hasType(request, 'application/json')) throw new RequestError(415, 'BAD_REQUEST', 'Send application/json.');
  try {
    const body: unknown = JSON.parse(await readBody(request));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  } catch (error) {
    if (error instanceof RequestError) throw error;
  }
  throw new RequestError(400, 'BAD_REQUEST', 'The body is not a JSON object.');
}

/** Reads a form-encoded body; throws a RequestError (415) for another type. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  if (!hasType(request, 'application/x-www-form-urlencoded'))
    throw new RequestError(415, 'BAD_REQUEST', 'Send application/x-www-form-urlencoded.');
  return new URLSearchParams(await readBody(request));
}

function hasType(request: IncomingMessage, type: string): boolean {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() === type;
}

/** Answers JSON that nobody may keep. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendText(response, status, 'application/json', JSON.stringify(body));
}

/** Answers text of a type, never to be cached, with any headers beside. */
export function sendText(
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(text);
}
