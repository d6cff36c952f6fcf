import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Secret } from '../../config/secret.ts';
import { createCircuitBreaker, type CircuitBreaker } from '../payments/circuit-breaker.ts';
import type { Timeouts } from './call-time.ts';
import { ANSWER_LIMIT, readStream, readWhole, type Answer } from './openai-answer.ts';
import { callOpenAi, readJson, type CallResult, type OpenAiAccess, type OpenAiDeps } from './openai-call.ts';
import { modelOf, sizeFor } from './openai-models.ts';
import { createModerator, refusalOf, type Moderator } from './openai-moderation.ts';
import { verdictOf, type Verdict } from './openai-outcome.ts';
import { toArtwork, toLook, toPartial } from './openai-picture.ts';
import { groundFor, nameOf } from './openai-prompt.ts';
import { OPTIONAL, toCall, type Plan } from './openai-request.ts';
import { endingModels, type EndingModel } from './openai-shutdown.ts';
import type { ImageRequest, ImageResult, ImagesPort } from './port.ts';

export type OpenAiConfig = OpenAiAccess & {
  /** Names of models in the order they are tried when one is gone. */
  models: readonly string[];
  moderationModel: string;
  imagesPerMinute: number;
  /** Makes the hash of an account's id nobody else's. */
  identifierKey: Secret;
};

export type OpenAiTimeouts = { picture: Timeouts; moderation: number; refusal: number; models: number };
export type OpenAiImagesDeps = OpenAiDeps & {
  now: () => Date;
  timeouts?: OpenAiTimeouts;
  /** Waits before another try, in milliseconds, the last one last. */
  retryDelaysMs?: readonly number[];
};

/** What a shopper waits at most (issue, Credits); a call ends before it, so that its end is told. */
const TIME_LIMIT_MS = 180_000;
const TIMEOUTS: OpenAiTimeouts = {
  picture: { whole: 165_000, firstByte: 150_000, idle: 90_000 },
  moderation: 10_000,
  refusal: 4_000,
  models: 10_000,
};
const RETRY_DELAYS_MS = [800, 2_500];
/** Longer than this the provider's own wait is the queue's, not ours. */
const LONGEST_WAIT_MS = 10_000;
const BREAKER = { failures: 3, withinMs: 60_000, openMs: 60_000 };
const SQUARE = { width: 1, height: 1 };
const STYLE = 'Illustration';

/** What one process remembers between pictures. */
type Desk = {
  config: OpenAiConfig;
  deps: OpenAiImagesDeps;
  timeouts: OpenAiTimeouts;
  moderate: Moderator;
  breaker: CircuitBreaker;
  /** Epoch milliseconds until which the provider asked for peace. */
  peaceUntil: number;
  gone: Set<string>;
  opaque: Set<string>;
  without: Set<string>;
};

/** The OpenAI Images API, or a server that speaks like it, over plain HTTP (docs/decisions/009). Throws for an unsafe address. */
export function createOpenAiImages(config: OpenAiConfig, deps: OpenAiImagesDeps): ImagesPort {
  const url = URL.parse(config.baseUrl);
  const isOwn = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (url?.protocol !== 'https:' && !isOwn) throw new Error('The image API must have an https address');
  const desk: Desk = {
    config,
    deps,
    timeouts: deps.timeouts ?? TIMEOUTS,
    moderate: createModerator(config, deps, config.moderationModel),
    breaker: createCircuitBreaker(BREAKER, deps.now, state => deps.log('openai.breaker', { state })),
    peaceUntil: 0,
    gone: new Set(),
    opaque: new Set(),
    without: new Set(),
  };
  return {
    provider: 'openai',
    concurrency: Math.min(config.imagesPerMinute, 10),
    perMinute: config.imagesPerMinute,
    edits: config.models.some(id => modelOf(id).edits),
    timeLimitMs: TIME_LIMIT_MS,
    async refusal(prompt) {
      const found = await desk.moderate({ text: prompt }, { timeoutMs: desk.timeouts.refusal });
      // Where nobody looked the words are let in: they are looked at again before a picture is asked for.
      return found.kind === 'flagged' ? refusalOf(found.category) : undefined;
    },
    draw: request => draw(desk, request),
  };
}

/** The configured models that end within 60 days, by the provider's list or, where that is not to be had, by our table. */
export async function findEndingModels(config: OpenAiConfig, deps: OpenAiImagesDeps): Promise<EndingModel[]> {
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

async function draw(desk: Desk, request: ImageRequest): Promise<ImageResult> {
  const { deps, breaker } = desk;
  if (request.signal.aborted) return { kind: 'failed', cause: 'aborted' };
  const peaceMs = desk.peaceUntil - deps.now().getTime();
  if (peaceMs > 0) return { kind: 'rate_limited', retryAfterMs: peaceMs };
  if (!breaker.allows()) return { kind: 'unavailable', cause: 'resting', needsOperator: false };
  const result = await drawModerated(desk, request);
  breaker.record(result.kind !== 'unavailable');
  if (result.kind === 'rate_limited') desk.peaceUntil = deps.now().getTime() + result.retryAfterMs;
  return result;
}

async function drawModerated(desk: Desk, request: ImageRequest): Promise<ImageResult> {
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

/** Asks until there is a picture or an end. Each round changes what the last one was refused for, so they are few. */
async function askForPicture(desk: Desk, request: ImageRequest): Promise<ImageResult> {
  const delays = [...(desk.deps.retryDelaysMs ?? RETRY_DELAYS_MS)];
  for (;;) {
    const plan = planFor(desk, request);
    if (!plan) return { kind: 'unavailable', cause: 'no_model', needsOperator: true };
    const result = await ask(desk, request, plan);
    if (result.kind === 'ok') {
      desk.deps.log('openai.picture', { model: plan.model.id, ...result.value.usage });
      return finish(request, plan, result.value);
    }
    const next = adapt(desk, plan, verdictOf(result));
    if (next === 'changed') continue;
    if (next.kind !== 'try_again') return next;
    const waitMs = Math.max(delays.shift() ?? Infinity, next.afterMs ?? 0);
    if (waitMs > LONGEST_WAIT_MS) return { kind: 'unavailable', cause: next.cause, needsOperator: false };
    // Up to half as long again, so that two shops that were turned away together do not come back together.
    await sleep(waitMs * (1 + Math.random() / 2), undefined, { signal: request.signal }).catch(() => {});
    if (request.signal.aborted) return { kind: 'failed', cause: 'aborted' };
  }
}

type Ending = ImageResult | Extract<Verdict, { kind: 'try_again' }>;

/** Remembers what was learned of model and API; `changed` where the next plan differs from this one. */
function adapt(desk: Desk, plan: Plan, verdict: Verdict): Ending | 'changed' {
  const { model } = plan;
  switch (verdict.kind) {
    case 'next_model':
      desk.deps.log('openai.model_gone', { model: model.id });
      desk.gone.add(model.id);
      return 'changed';
    case 'without_transparency':
      if (plan.ground.kind === 'key') return { kind: 'failed', cause: 'invalid_background', isFinal: true };
      desk.opaque.add(model.id);
      return 'changed';
    case 'without_parameter':
      if (!OPTIONAL.has(verdict.param) || desk.without.has(verdict.param))
        return { kind: 'failed', cause: 'unknown_parameter', isFinal: true };
      desk.without.add(verdict.param);
      return 'changed';
    default:
      return verdict;
  }
}

function planFor(desk: Desk, request: ImageRequest): Plan | undefined {
  const { models, identifierKey } = desk.config;
  const model = models.filter(id => !desk.gone.has(id)).map(modelOf).find(one => one.edits || !request.source); // prettier-ignore
  if (!model) return undefined;
  const { accountId } = request;
  return {
    model,
    size: sizeFor(model, request.shape ?? SQUARE),
    ground: groundFor(request.prompt, model.transparent && !desk.opaque.has(model.id)),
    stream: model.streams && request.onPartial !== undefined,
    safetyIdentifier: accountId && createHmac('sha256', identifierKey.reveal()).update(accountId).digest('hex'),
    without: desk.without,
  };
}

async function ask(desk: Desk, request: ImageRequest, plan: Plan): Promise<CallResult<Answer>> {
  const call = await toCall(request, plan);
  if (!call) return { kind: 'lost', cause: 'source_is_no_picture', isSent: true };
  let shown = Promise.resolve();
  const onPartial = (base64: unknown) => {
    shown = shown.then(() => showPartial(request, base64));
  };
  const family = request.source ? 'image_edit' : 'image_generation';
  const result = await callOpenAi<Answer>(desk.config, desk.deps, {
    method: 'POST',
    ...call,
    timeouts: desk.timeouts.picture,
    limit: ANSWER_LIMIT,
    signal: request.signal,
    read: (parts, type) => (plan.stream ? readStream(parts, type, { family, onPartial }) : readWhole(parts)),
  });
  // None comes after the end.
  await shown;
  return result;
}

async function showPartial({ signal, onStep, onPartial }: ImageRequest, base64: unknown): Promise<void> {
  const webp = await toPartial(base64);
  if (!webp || signal.aborted) return;
  onStep('inking');
  onPartial?.(webp);
}

/** From the answer to the result. No picture in a good answer: the provider's own check took it away. */
async function finish(request: ImageRequest, plan: Plan, { base64, usage }: Answer): Promise<ImageResult> {
  if (base64 === undefined) return { kind: 'refused', reason: 'removed', stage: 'after' };
  request.onStep('inking');
  const artwork = await toArtwork(base64, plan.size);
  if (artwork.kind === 'bad') return { kind: 'failed', cause: artwork.cause, isFinal: true };
  const { png, width, height, hasBackground } = artwork;
  const { model, ground } = plan;
  const brief = { model: model.id, quality: model.quality, ground: ground.kind, usage };
  const named = { name: nameOf(request.prompt), style: STYLE, brief };
  return { kind: 'drawn', png, width, height, ...named, ...(hasBackground && { hasBackground }) };
}
