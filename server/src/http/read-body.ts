import type { z } from 'zod';
import { withoutSigns } from '../../../domain/src/typed-text.ts';
import type { ReadFile } from './handle.ts';
import { Refused } from './refused.ts';

/** Largest JSON body, in bytes. */
const JSON_LIMIT = 100 * 1024;
/** Largest raw body (a gateway's notice; phonepe 1.13). */
const RAW_LIMIT = 64 * 1024;

/**
 * The body as text. One over the limit is refused before it is all here: by its length, which the server holds it to, or where that is
 * not said, in pieces: by a stream of the platform's, which takes as long as the rest of a small request.
 */
async function readText(request: Request, limit: number): Promise<string> {
  const length = request.headers.get('content-length');
  if (length === null) return readPieces(request, limit);
  if (Number(length) > limit) throw new Refused('body_too_large');
  return request.text();
}

/** What names neither a length nor a coding of pieces has no body (RFC 9112 §6.3). */
export const hasNoBody = ({ headers }: Request): boolean =>
  headers.get('content-length') === null && !headers.has('transfer-encoding');

async function readPieces(request: Request, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > limit) throw new Refused('body_too_large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A body that is a file (see ReadFile): what is too large or too slow is given up on the way. */
export async function readFile(
  request: Request,
  { limit, timeLimitMs }: Parameters<ReadFile>[0],
): Promise<Awaited<ReturnType<ReadFile>>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too_large';
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  let isLate = false;
  const giveUp = () => void reader.cancel().catch(() => {});
  const timer = setTimeout(() => {
    isLate = true;
    giveUp();
  }, timeLimitMs);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value as Uint8Array);
      size += parts.at(-1)!.length;
      if (size > limit) return 'too_large';
    }
  } catch {
    return 'broken_off';
  } finally {
    clearTimeout(timer);
    giveUp();
  }
  return isLate ? 'broken_off' : Buffer.concat(parts);
}

/** Levels of lists and objects in a body: a form of the shop has five. Deeper ones are made to exhaust whoever walks through them. */
const DEPTH_LIMIT = 32;

/** Whether a value has more levels than a number. Walks a level at a time, so that no depth exhausts it. */
export function isDeeperThan(limit: number, value: unknown): boolean {
  const inner = (one: unknown): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []);
  let level = inner(value);
  for (let depth = 1; level.length > 0; depth += 1, level = level.flatMap(inner)) if (depth >= limit) return true;
  return false;
}

/** The raw body of a webhook. */
export const readRaw = (request: Request): Promise<string> => readText(request, RAW_LIMIT);

/**
 * The JSON body, or nothing where there is none. Only `application/json` is read: a form of another site cannot send that.
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request, JSON_LIMIT);
  if (text === '') return undefined;
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Refused('unsupported_media_type');
  const value = parseJson(text);
  if (isDeeperThan(DEPTH_LIMIT, value))
    throw new Refused('invalid_input', { fields: { body: `Has more than ${DEPTH_LIMIT} levels` } });
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refused('malformed_json');
  }
}

/** A value with every text in it, names of fields too, without the signs that carry nothing; halves of characters, which PostgreSQL takes in no JSON, among them. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutSigns(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [withoutSigns(name), cleaned(inner)]));
}

/**
 * Checks a part of the request by its schema, without signs that carry nothing; what is wrong with each field travels in the refusal's
 * details. The null character is refused in every text that keeps it, since PostgreSQL takes none.
 */
export function parsePart<T>(
  schema: z.ZodType<T> | undefined,
  value: unknown,
  part: 'params' | 'query' | 'body',
): T | undefined {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value === undefined ? {} : cleaned(value));
  const withNull = parsed.success ? pathOfNull(parsed.data) : undefined;
  if (parsed.success && withNull === undefined) return parsed.data;
  // An id that cannot exist is an unknown id.
  if (part === 'params') throw new Refused('not_found');
  const issues = parsed.error?.issues ?? [{ path: withNull!, message: 'Holds the null character' }];
  const fields = issues.slice(0, 20).map(issue => [issue.path.join('.') || part, issue.message] as const);
  throw new Refused('invalid_input', { fields: Object.fromEntries(fields) });
}

/** A body without its optional fields that are '' or null, where they take neither. */
export function withoutBlanks(schema: z.ZodType, body: unknown): unknown {
  if (!('shape' in schema) || typeof body !== 'object' || body === null) return body;
  const shape = schema.shape as Record<string, z.ZodType>;
  const isLeftOut = ([name, value]: [string, unknown]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (!field || (value !== '' && value !== null)) return false;
    return field.safeParse(undefined).success && !field.safeParse(value).success;
  };
  return Object.fromEntries(Object.entries(body).filter(entry => !isLeftOut(entry)));
}

/** Where a text with the null character stands in a value; nothing where there is none. */
function pathOfNull(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = pathOfNull(inner);
    if (path) return [key, ...path];
  }
  return undefined;
}
