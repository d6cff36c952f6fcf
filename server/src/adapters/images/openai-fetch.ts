import { ANSWER_LIMIT, isDataUrl, withoutPrefix } from './openai-answer.ts';
import { callOpenAi, readBytes } from './openai-call.ts';
import type { Desk } from './openai-desk.ts';

/** A picture that is drawn already is only sent. */
const FETCH_MS = 30_000;

/**
 * The picture, in base64, that a server answered with an address: its own, which is asked as it was, without a key and without following
 * redirects, or one of the picture hosts that the owner has named. Nothing where it is not to be had.
 */
export async function fetchAnswered(desk: Desk, url: string, signal: AbortSignal): Promise<unknown> {
  if (isDataUrl(url)) return withoutPrefix(url);
  const { config, deps } = desk;
  const at = URL.parse(url, config.baseUrl);
  if (!at) return undefined;
  if (at.origin !== new URL(config.baseUrl).origin) return fetchElsewhere(desk, url);
  const result = await callOpenAi({ baseUrl: at.origin, apiKey: undefined }, deps, {
    method: 'GET',
    path: at.pathname + at.search,
    timeouts: { whole: FETCH_MS, firstByte: FETCH_MS, idle: FETCH_MS },
    limit: ANSWER_LIMIT,
    signal,
    read: readBytes,
  });
  return result.kind === 'ok' ? result.value.toString('base64') : undefined;
}

async function fetchElsewhere({ deps }: Desk, url: string): Promise<string | undefined> {
  try {
    const bytes = await deps.pictures?.fetch(url);
    return bytes && Buffer.from(bytes).toString('base64');
  } catch {
    deps.log('openai.call', { path: 'a picture of another host', cause: 'not_a_host_of_the_provider' });
    return undefined;
  }
}
