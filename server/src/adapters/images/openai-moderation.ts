import { callOpenAi, CallBroken, isObject, readJson, type OpenAiAccess, type OpenAiDeps } from './openai-call.ts';
import { verdictOf } from './openai-outcome.ts';
import type { ImageResult } from './port.ts';

/** What is looked at: words, or a picture. */
export type Looked = { text: string } | { picture: Uint8Array; type: 'image/png' | 'image/jpeg' | 'image/webp' };

/** `fine`, the category that was found, or why nobody looked. */
export type Moderation =
  | { kind: 'fine' }
  | { kind: 'flagged'; category: string }
  | Exclude<ImageResult, { kind: 'drawn' | 'refused' | 'unable' }>;

const LIMIT = 1024 * 1024;
const TRIES = 2;

export type Moderator = (looked: Looked, o: { signal?: AbortSignal; timeoutMs: number }) => Promise<Moderation>;

/** Statuses of a server that has no such call. */
const NO_SUCH_CALL = [404, 405, 501];

/**
 * Asks the moderation model, which costs nothing, so a lost answer is asked for once more. With `mayLack` a server without such a call is
 * done without: the shop's own lists have looked at the words.
 */
export function createModerator(
  access: OpenAiAccess,
  deps: OpenAiDeps,
  { model, mayLack }: { model: string; mayLack: boolean },
): Moderator {
  let isLacking = false;
  const ask = ({ signal, timeoutMs }: { signal?: AbortSignal; timeoutMs: number }, input: unknown) =>
    callOpenAi(access, deps, {
      method: 'POST',
      path: '/moderations',
      body: { model, input },
      timeouts: { whole: timeoutMs, firstByte: timeoutMs, idle: timeoutMs },
      limit: LIMIT,
      ...(signal && { signal }),
      read: async parts => readResult(await readJson(parts)),
    });
  return async (looked, o) => {
    if (isLacking) return { kind: 'fine' };
    const input = toInput(looked);
    for (let tries = 1; ; tries += 1) {
      const result = await ask(o, input);
      if (result.kind === 'ok') return result.value;
      isLacking = mayLack && result.kind === 'error' && NO_SUCH_CALL.includes(result.status);
      if (isLacking) return { kind: 'fine' };
      const verdict = verdictOf(result);
      if (verdict.kind === 'rate_limited' || verdict.kind === 'unavailable') return verdict;
      if (tries < TRIES && !o.signal?.aborted) continue;
      // A server without such a call, or without the model: nothing is drawn until somebody names one that looks.
      if (verdict.kind === 'next_model') return { kind: 'unavailable', cause: 'no_moderation', needsOperator: true };
      const cause = `moderation_${'cause' in verdict ? verdict.cause : verdict.kind}`;
      return { kind: 'unavailable', cause, needsOperator: false };
    }
  };
}

const toInput = (looked: Looked) =>
  'text' in looked
    ? [{ type: 'text', text: looked.text }]
    : [{ type: 'image_url', image_url: { url: `data:${looked.type};base64,${Buffer.from(looked.picture).toString('base64')}` } }]; // prettier-ignore

/** Only a clear answer is one: everything else must not let a picture through. */
function readResult(body: Record<string, unknown>): Moderation {
  const { results } = body;
  const result: unknown = Array.isArray(results) ? results[0] : undefined;
  if (!isObject(result) || typeof result['flagged'] !== 'boolean') throw new CallBroken('no_results');
  if (!result['flagged']) return { kind: 'fine' };
  const categories = isObject(result['categories']) ? result['categories'] : {};
  const category = Object.keys(categories).find(name => categories[name] === true) ?? 'unknown';
  return { kind: 'flagged', category: category.slice(0, 40) };
}

/** The provider's categories in the shop's words, the first that fits. */
const WORDS: readonly [RegExp, string][] = [
  [/^sexual/, 'adult content'],
  [/^(hate|harassment)/, 'hateful content'],
  [/^self-harm/, 'content about self-harm'],
  [/^illicit/, 'content that helps with a crime'],
  [/^violence/, 'violent content'],
];

/** What the shopper is told of a category. */
export const refusalOf = (category: string): string =>
  `Please change your words: we do not draw ${WORDS.find(([known]) => known.test(category))?.[1] ?? 'this'}.`;
