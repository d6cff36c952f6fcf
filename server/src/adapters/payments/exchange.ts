import { ExchangeBroken } from './send-request.ts';
import type { ExchangeRequest, Received, Send } from './send-request.ts';

/** What came of one HTTP request: an answer with a JSON body, or nothing that can be relied on. */
export type Exchange =
  | { kind: 'answer'; status: number; body: Record<string, unknown> }
  | { kind: 'lost'; cause: string };

/**
 * Makes one request, once, and reads its JSON object, within the limits of `sendRequest`.
 * Never throws. A cause is one of a few fixed words and never holds text from outside.
 */
export async function exchange(send: Send, request: ExchangeRequest): Promise<Exchange> {
  try {
    return readAnswer(await send(request));
  } catch (error) {
    return { kind: 'lost', cause: toCause(error) };
  }
}

function readAnswer({ status, text }: Received): Exchange {
  const body = parseObject(text);
  if (body) return { kind: 'answer', status, body };
  return { kind: 'lost', cause: status === 200 ? 'not_json' : `http_${status}` };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function toCause(error: unknown): string {
  if (error instanceof ExchangeBroken) return error.word;
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? `network_${code}` : 'network';
}
