/** What came of one HTTP request: an answer with a JSON body, or nothing that can be relied on. */
export type Exchange =
  { kind: 'answer'; status: number; body: Record<string, unknown> } | { kind: 'lost'; cause: string };

export type ExchangeRequest = {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  timeoutMs: number;
};

const BODY_LIMIT = 256 * 1024;

/**
 * Makes one request and reads its JSON object, within the time and 256 KiB; redirects are not followed.
 * Never throws. A cause is one of a few fixed words and never holds text from outside.
 */
export async function exchange(send: typeof fetch, request: ExchangeRequest): Promise<Exchange> {
  const { url, timeoutMs, ...init } = request;
  try {
    const signal = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
    const response = await send(url, { ...init, redirect: 'manual', signal });
    return await readAnswer(response);
  } catch (error) {
    return { kind: 'lost', cause: toCause(error) };
  }
}

async function readAnswer(response: Response): Promise<Exchange> {
  const { status } = response;
  if (status >= 300 && status < 400) {
    await response.body?.cancel();
    return { kind: 'lost', cause: 'redirect' };
  }
  const text = await readText(response);
  if (text === undefined) return { kind: 'lost', cause: 'body_too_large' };
  const body = parseObject(text);
  if (body) return { kind: 'answer', status, body };
  return { kind: 'lost', cause: status === 200 ? 'not_json' : `http_${status}` };
}

async function readText(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > BODY_LIMIT) return undefined;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
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
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  const code = (error as { cause?: { code?: unknown } }).cause?.code;
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? `network_${code}` : 'network';
}
