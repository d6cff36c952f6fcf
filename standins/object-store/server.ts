import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerControl, scriptCalls, type ControlCalls } from '../control-calls.ts';
import { readBytes, RequestError, sendJson, sendText } from '../http.ts';
import type { createStoreScript } from './script.ts';
import type { StoreSettings } from './settings.ts';
import { verifySignature } from './verify-signature.ts';

export type StoredObject = { body: Buffer; putAt: Date };

/** Objects in memory: what tests put there is gone with the process. */
export type ObjectStore = {
  settings: StoreSettings;
  objects: Map<string, StoredObject>;
  calls: string[];
  script: ReturnType<typeof createStoreScript>;
};

const LIMIT = 64 * 1024 * 1024;
const CONTROL: ControlCalls<ObjectStore> = {
  ...(scriptCalls as unknown as ControlCalls<ObjectStore>),
  'GET /__sim/objects': ({ objects, calls }) => ({ keys: [...objects.keys()].sort(), calls }),
  'DELETE /__sim/objects': ({ objects, calls }) => {
    objects.clear();
    calls.length = 0;
    return {};
  },
};
const SCRIPTED: Record<string, [status: number, code: string]> = {
  slow_down: [503, 'SlowDown'],
  internal_error: [500, 'InternalError'],
  access_denied: [403, 'AccessDenied'],
  quota_exceeded: [403, 'QuotaExceeded'],
};

/** Answers the S3 calls GET, HEAD, PUT and DELETE of an object and the list of a bucket, in path style, and the calls that steer it. */
export function objectStoreListener(store: ObjectStore): RequestListener {
  return (request, response) => {
    answer(store, request, response).catch((error: unknown) => sendError(response, request.method, error));
  };
}

async function answer(store: ObjectStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://store.invalid');
  if (path === '/healthz') return sendJson(response, 200, { pid: process.pid, instance: store.settings.instance });
  if (path.startsWith('/__sim/')) return answerControl(CONTROL, store, request, response, { path, query });
  const body = await readBytes(request, LIMIT);
  verifySignature(request, body, store.settings, new Date());
  const [, bucket, ...rest] = path.split('/');
  const key = rest.map(decodeURIComponent).join('/');
  store.calls.push(`${request.method} ${key}`);
  const fault = store.script.take(request.method === 'PUT' || request.method === 'DELETE' ? 'write' : 'read');
  if (fault?.name === 'slow') await sleep(fault.count);
  if (fault?.name === 'drop') return void request.socket.destroy();
  const scripted = fault && SCRIPTED[fault.name];
  if (scripted) throw new RequestError(...scripted, 'As the script says.');
  if (bucket !== store.settings.bucket) throw new RequestError(404, 'NoSuchBucket', 'There is no such bucket.');
  if (query.get('list-type') === '2' && request.method === 'GET')
    return sendText(response, 200, 'application/xml', listOf(store, query.get('prefix') ?? ''));
  act(store, request.method, key, body, response, fault?.name === 'commit_then_drop');
}

/** At most this many names at once. */
const LISTED = 1000;
const listOf = ({ objects }: ObjectStore, prefix: string): string => {
  const keys = [...objects.keys()].filter(key => key.startsWith(prefix)).toSorted();
  const listed = keys.slice(0, LISTED).map(key => `<Contents><Key>${key}</Key></Contents>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult>${listed.join('')}</ListBucketResult>`;
};

function act(
  { objects }: ObjectStore,
  method: string | undefined,
  key: string,
  body: Buffer,
  response: ServerResponse,
  isDropped: boolean,
): void {
  if (method === 'PUT') objects.set(key, { body, putAt: new Date() });
  else if (method === 'DELETE') objects.delete(key);
  if (isDropped) return void response.socket?.destroy();
  if (method === 'PUT') return void response.writeHead(200, { 'content-length': 0 }).end();
  if (method === 'DELETE') return void response.writeHead(204).end();
  if (method !== 'GET' && method !== 'HEAD') throw new RequestError(405, 'MethodNotAllowed', 'GET, HEAD, PUT, DELETE.');
  const found = objects.get(key);
  if (!found) throw new RequestError(404, 'NoSuchKey', 'There is no such object.');
  response.writeHead(200, {
    ...{ 'content-length': found.body.length, 'content-type': 'binary/octet-stream' },
    'last-modified': found.putAt.toUTCString(),
  });
  response.end(method === 'HEAD' ? undefined : found.body);
}

/** S3's XML; nothing of it where only the head was asked for. */
function sendError(response: ServerResponse, method: string | undefined, error: unknown): void {
  const { status, code, message } = error instanceof RequestError ? error : new RequestError(500, 'InternalError', '');
  if (method === 'HEAD') return void response.writeHead(status).end();
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  sendText(response, status, 'application/xml', xml);
}
