import type { HostedProvider } from '../../../../domain/src/image-providers.ts';
import { toAsked, toAskedScene, type Asked } from './openai-asked.ts';
import { callOpenAi, readJson } from './openai-call.ts';
import { askForPicture } from './openai-ask.ts';
import {
  openDesk,
  TIMEOUTS,
  type Desk,
  type Dialect,
  type OpenAiConfig,
  type OpenAiImagesDeps,
} from './openai-desk.ts';
import { refusalOf } from './openai-moderation.ts';
import { toLook, toScene } from './openai-picture.ts';
import { endingModels } from './openai-shutdown.ts';
import type { EndingModel, ImageResult, ImagesPort, StageRequest, StageResult } from './port.ts';

/** What a shopper waits at most (issue, Credits); a call ends before it, so that its end is told. */
const TIME_LIMIT_MS = 180_000;

/** What a version keeps as its provider. */
const PROVIDERS: Record<Dialect, HostedProvider> = {
  openai: 'openai',
  compatible: 'openai-compatible',
  gemini: 'gemini',
};

/** Gemini, the OpenAI Images API, or a server that speaks like it, over plain HTTP (docs/decisions/009). Throws for an unsafe address. */
export function createOpenAiImages(config: OpenAiConfig, deps: OpenAiImagesDeps): ImagesPort {
  const desk = openDesk(config, deps);
  const { dialect = 'openai' } = config;
  return {
    provider: PROVIDERS[dialect],
    // A card draws one after the other; who waits for it waits in the queue, and not in a call with a time limit.
    concurrency: dialect === 'compatible' ? 1 : Math.min(config.imagesPerMinute, 10),
    perMinute: config.imagesPerMinute,
    ...(config.budget && { budget: config.budget }),
    timeLimitMs: TIME_LIMIT_MS,
    async refusal(prompt) {
      const found = await desk.moderate({ text: prompt }, { timeoutMs: desk.timeouts.refusal });
      // Where nobody looked the words are let in: they are looked at again before a picture is asked for.
      return found.kind === 'flagged' ? { reason: refusalOf(found.category) } : undefined;
    },
    // What a model makes of an instruction is known when it is drawn.
    readInstruction: () => 'clear',
    draw: request => draw(desk, toAsked(request)),
    stage: request => stage(desk, request),
    // Gemini tells no such days.
    endingModels: async () => (dialect === 'gemini' ? [] : findEndingModels(config, deps)),
  };
}

/** By the provider's list or, where that is not to be had, by our table. */
async function findEndingModels(config: OpenAiConfig, deps: OpenAiImagesDeps): Promise<EndingModel[]> {
  const whole = (deps.timeouts ?? TIMEOUTS).models;
  const listed = await callOpenAi(config, deps, {
    method: 'GET',
    path: '/models',
    timeouts: { whole, firstByte: whole, idle: whole },
    limit: 4 * 1024 * 1024,
    read: readJson,
  });
  return endingModels(config.models, deps.now(), listed.kind === 'ok' ? listed.value : undefined);
}

async function stage(desk: Desk, request: StageRequest): Promise<StageResult> {
  const result = await draw(desk, toAskedScene(request));
  return result.kind === 'drawn' ? { kind: 'staged', webp: await toScene(result.png) } : result;
}

async function draw(desk: Desk, request: Asked): Promise<ImageResult> {
  const { deps, breaker } = desk;
  if (request.signal.aborted) return { kind: 'failed', cause: 'aborted' };
  const peaceMs = desk.peaceUntil - deps.now().getTime();
  if (peaceMs > 0) return { kind: 'rate_limited', retryAfterMs: peaceMs };
  if (!breaker.allows()) return { kind: 'unavailable', cause: 'resting', needsOperator: false };
  const result = await drawModerated(desk, request);
  // A shopper who goes away says nothing of the provider.
  breaker.record(result.kind !== 'unavailable' || request.signal.aborted);
  if (result.kind === 'rate_limited') desk.peaceUntil = deps.now().getTime() + result.retryAfterMs;
  return result;
}

async function drawModerated(desk: Desk, request: Asked): Promise<ImageResult> {
  const { signal } = request;
  const timeoutMs = desk.timeouts.moderation;
  request.onStep('reading');
  const words = await desk.moderate({ text: request.prompt }, { signal, timeoutMs });
  if (words.kind === 'flagged') return { kind: 'refused', reason: words.category, stage: 'before' };
  if (words.kind !== 'fine') return words;
  request.onStep('sketching');
  const drawn = await askForPicture(desk, request);
  if (drawn.kind !== 'drawn') return drawn;
  const looked = { picture: await toLook(drawn.png), type: 'image/jpeg' } as const;
  const seen = await desk.moderate(looked, { signal, timeoutMs });
  if (seen.kind === 'flagged') return { kind: 'refused', reason: seen.category, stage: 'after' };
  // Drawn and paid for, but nobody looked at it: it is not shown, and not asked for again.
  if (seen.kind !== 'fine') return { kind: 'failed', cause: 'moderation_unavailable', isFinal: true };
  return drawn;
}
