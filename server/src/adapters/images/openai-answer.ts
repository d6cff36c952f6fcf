import { CallBroken, ErrorAnswer, failureOf, isObject, parseObject, readJson } from './openai-call.ts';
import { readEvents } from './server-sent-events.ts';

/** What a good answer holds: the picture as base64, or nothing where the provider took it away; and what it cost. */
export type Answer = {
  base64: unknown;
  /** Where the picture is to be had, from a server that sends an address in its place. */
  url?: string;
  usage: Usage | null;
};
/** Tokens, which are what is paid for. */
export type Usage = Record<'input_tokens' | 'output_tokens' | 'total_tokens', number>;

function readUsage(said: unknown): Usage | null {
  const { input_tokens, output_tokens, total_tokens } = isObject(said) ? said : ({} as Record<string, unknown>);
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
  if (!isCount(input_tokens) || !isCount(output_tokens) || !isCount(total_tokens)) return null;
  return { input_tokens, output_tokens, total_tokens };
}

/** Bytes of an answer at most: the largest picture as PNG in base64, with room. */
export const ANSWER_LIMIT = 48 * 1024 * 1024;

/** Reads an answer that came whole. */
export async function readWhole(parts: AsyncIterable<Uint8Array>): Promise<Answer> {
  const { data, usage } = await readJson(parts);
  if (!Array.isArray(data)) throw new CallBroken('no_data');
  const [first] = data as unknown[];
  const { b64_json: base64, url } = isObject(first) ? first : ({} as Record<string, unknown>);
  return { base64: withoutPrefix(base64), ...(typeof url === 'string' && { url }), usage: readUsage(usage) };
}

/** Some servers send a data URL where base64 belongs. */
const DATA_URL = /^data:image\/[\w.+-]{1,20};base64,/;
export const withoutPrefix = (text: unknown): unknown => (typeof text === 'string' ? text.replace(DATA_URL, '') : text);
export const isDataUrl = (text: string): boolean => DATA_URL.test(text);

/**
 * Reads an answer that comes as events. `family` is `image_generation` or `image_edit`; anything but its own events is passed
 * over. Only the completed event is a picture: a stream that ends without it has failed, however much it showed before.
 */
export async function readStream(
  parts: AsyncIterable<Uint8Array>,
  contentType: string,
  o: { family: 'image_generation' | 'image_edit'; onPartial: (base64: unknown) => void },
): Promise<Answer> {
  if (!/^text\/event-stream\b/i.test(contentType)) return readWhole(parts);
  for await (const { event, data } of readEvents(parts)) {
    if (data === '[DONE]') break;
    const body = parseObject(data);
    const type = body['type'] ?? event;
    if (event === 'error' || type === 'error' || isObject(body['error']))
      throw new ErrorAnswer(failureOf(body['error'] ?? body, 200));
    if (type === `${o.family}.partial_image`) o.onPartial(body['b64_json']);
    if (type === `${o.family}.completed`)
      return { base64: body['b64_json'] || undefined, usage: readUsage(body['usage']) };
  }
  throw new CallBroken('stream_ended_early');
}
