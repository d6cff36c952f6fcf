import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readBytes, RequestError, sendJson } from '../http.ts';
import { answerWhole, type PictureCall } from './answer-pictures.ts';
import { ApiError, invalid, notFound, rateLimited, serverError, unauthorized } from './api-error.ts';
import { answerControl } from '../control-calls.ts';
import { CONTROL } from './control.ts';
import { checkEditPictures, readEditForm, type EditPictures } from './edit-form.ts';
import { failBefore, sendAnswer } from './faults.ts';
import { answerGemini } from './gemini.ts';
import type { ImageApi } from './image-api.ts';
import { toModelList } from './models.ts';
import { moderate } from './moderations.ts';
import { noTransparency, readPictureOrder } from './picture-order.ts';
import type { RecordedRequest } from './request-ledger.ts';
import type { Call, Fault } from './script.ts';
import { scriptedError } from './scripted-errors.ts';
import { streamPictures } from './stream-pictures.ts';

const CALLS: Record<string, Exclude<Call, 'gemini'>> = {
  'POST /v1/images/generations': 'generations',
  'POST /v1/images/edits': 'edits',
  'POST /v1/moderations': 'moderations',
  'GET /v1/models': 'models',
};
const BODY_LIMIT = 200_000_000;
/** A part of a minute that the documented headers count requests in. */
const REQUESTS_PER_MINUTE = 500;

type Request = {
  call: Exclude<Call, 'gemini'>;
  request: IncomingMessage;
  response: ServerResponse;
  recorded: RecordedRequest;
};

/** Answers every request that reaches the image API. It is called by servers alone, never through the shop's address. */
export function imageApiListener(api: ImageApi): RequestListener {
  return (request, response) => {
    handle(api, request, response).catch((error: unknown) => sendError(response, error));
  };
}

async function handle(api: ImageApi, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://image-api');
  const method = request.method ?? 'GET';
  if (`${method} ${path}` === 'GET /healthz') return sendJson(response, 200, toHealth(api));
  const kept = method === 'GET' ? api.kept.get(path) : undefined;
  if (kept) return void response.writeHead(200, { 'content-type': 'image/png' }).end(kept);
  if (path.startsWith('/__sim/')) {
    if (request.headers['x-forwarded-host'] !== undefined) throw notFound(method, path);
    return answerControl(CONTROL, api, request, response, { path, query });
  }
  const requestId = `req_${randomBytes(16).toString('hex')}`;
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const recorded = api.ledger.add({ method, path, headers, requestId });
  setDocumentedHeaders(response, requestId);
  response.once('close', () => (recorded.status = response.headersSent ? response.statusCode : 0));
  if (path.startsWith('/v1beta/')) return answerGemini(api, path, { request, response, recorded });
  const call = CALLS[`${method} ${path}`];
  if (!isKeyGood(api, request.headers.authorization)) throw unauthorized(request.headers.authorization);
  if (!call) throw notFound(method, path);
  await answer(api, { call, request, response, recorded });
}

async function answer(api: ImageApi, { call, request, response, recorded }: Request): Promise<void> {
  const { body, edit } = await readCall(call, request, recorded);
  const fault = api.script.take(call);
  if (await failBefore(fault, response)) return;
  const { requestId } = recorded;
  const error = isFor(fault, body) && scriptedError(fault, { requestId, model: String(body['model']) });
  if (error) throw error;
  if (call === 'models') return sendAnswer(fault, response, toModelList(endOf(fault)));
  if (call === 'moderations') return sendAnswer(fault, response, moderate(body, fault));
  const order = readPictureOrder(body, call);
  if (edit) await checkEditPictures(edit);
  if (fault?.name === 'no_transparency' && order.background === 'transparent') throw noTransparency();
  const waitMs = api.limit.take(order.count);
  if (waitMs > 0) throw rateLimited(waitMs);
  const keep = (picture: Buffer) => `http://${request.headers.host}${api.kept.put(picture)}`;
  const picture: PictureCall = { order, edit, fault, requestId, drawMs: api.settings.drawMs, keep };
  return order.stream ? streamPictures(response, picture) : answerWhole(response, picture);
}

const DAY_MS = 86_400_000;
const endOf = (fault: Fault | undefined): string | undefined =>
  fault?.name === 'ends_in' ? new Date(Date.now() + fault.count * DAY_MS).toISOString().slice(0, 10) : undefined;

/** Faults about one field wait for a request that has it. */
const FIELDS: Partial<Record<Fault['name'], string>> = {
  no_safety_identifier: 'safety_identifier',
  no_response_format: 'response_format',
  no_size: 'size',
};
const isFor = (fault: Fault | undefined, body: Record<string, unknown>): boolean => {
  const field = fault && FIELDS[fault.name];
  return fault !== undefined && (field === undefined || field in body);
};

type ReadCall = { body: Record<string, unknown>; edit?: EditPictures };

async function readCall(call: Request['call'], request: IncomingMessage, recorded: RecordedRequest): Promise<ReadCall> {
  if (call === 'models') return { body: {} };
  const bytes = await readBytes(request, BODY_LIMIT);
  const type = request.headers['content-type'] ?? '';
  if (call === 'edits') {
    const form = await readEditForm(bytes, type);
    recorded.body = form.recorded;
    return { body: form.fields, edit: form.pictures };
  }
  const body = parseObject(type, bytes);
  recorded.body = body;
  return { body };
}

function parseObject(type: string, bytes: Buffer): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    if (/^application\/json\b/i.test(type) && typeof body === 'object' && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // Answered as any other body that is no JSON object.
  }
  throw invalid(null, 'We could not parse the JSON body of your request.', null);
}

function isKeyGood({ settings }: ImageApi, authorization = ''): boolean {
  if (settings.apiKey === '') return true;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization), hash(`Bearer ${settings.apiKey}`));
}

function setDocumentedHeaders(response: ServerResponse, requestId: string): void {
  const headers = {
    'x-request-id': requestId,
    'openai-version': '2020-10-01',
    'openai-organization': 'org-of-the-stand-in',
    'openai-processing-ms': '12',
    'x-ratelimit-limit-requests': String(REQUESTS_PER_MINUTE),
    'x-ratelimit-remaining-requests': String(REQUESTS_PER_MINUTE - 1),
    'x-ratelimit-reset-requests': '120ms',
    'x-ratelimit-limit-tokens': '250000',
    'x-ratelimit-remaining-tokens': '249000',
    'x-ratelimit-reset-tokens': '240ms',
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function toHealth({ settings: { instance } }: ImageApi): object {
  return { ok: true, program: 'image-api', pid: process.pid, instance };
}

function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  if (error instanceof RequestError)
    return sendJson(response, error.status, { code: error.code, message: error.message });
  if (!(error instanceof ApiError)) console.error(error);
  const { status, body, headers } = error instanceof ApiError ? error : serverError();
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  sendJson(response, status, { error: body });
}
