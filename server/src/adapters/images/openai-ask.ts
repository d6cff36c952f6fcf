import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { STYLE_NAMES } from '../../../../domain/src/looks.ts';
import { ANSWER_LIMIT, readStream, readWhole, type Answer } from './openai-answer.ts';
import type { Asked } from './openai-asked.ts';
import { callGemini } from './gemini-call.ts';
import { fetchAnswered } from './openai-fetch.ts';
import { callOpenAi, type CallResult } from './openai-call.ts';
import type { Desk } from './openai-desk.ts';
import { modelOf, sizeFor } from './openai-models.ts';
import { verdictOf, type Verdict } from './openai-outcome.ts';
import { toArtwork, toPartial } from './openai-picture.ts';
import { groundFor, nameOf, wordsOf } from './openai-prompt.ts';
import { OPTIONAL, toCall, type Plan } from './openai-request.ts';
import type { ImageResult } from './port.ts';

const RETRY_DELAYS_MS = [800, 2_500];
/** Longer than this the provider's own wait is the queue's, not ours. */
const LONGEST_WAIT_MS = 10_000;
const SQUARE = { width: 1, height: 1 };
/** The style's name where none was chosen. */
const STYLE = 'Illustration';

/** Asks until there is a picture or an end. Each round changes what the last one was refused for, so they are few. */
export async function askForPicture(desk: Desk, request: Asked): Promise<ImageResult> {
  const delays = [...(desk.deps.retryDelaysMs ?? RETRY_DELAYS_MS)];
  for (;;) {
    if (request.source && !desk.edits) return withoutEdits(desk, request);
    const plan = planFor(desk, request);
    if (!plan) return { kind: 'unavailable', cause: 'no_model', needsOperator: true };
    const result = await ask(desk, request, plan);
    if (result.kind === 'ok') {
      desk.deps.log('openai.picture', { model: plan.model.id, ...result.value.usage });
      return finish(desk, request, plan, result.value);
    }
    if (request.source && isWithoutEdits(desk, result)) {
      desk.edits = false;
      continue;
    }
    if (plan.asksLeast && asksLessStill(desk, result)) continue;
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

/** Statuses of a server that changes no pictures. */
const NO_SUCH_CALL = [404, 405, 501];
const isWithoutEdits = ({ config }: Desk, result: CallResult<Answer>): boolean =>
  config.dialect === 'compatible' && result.kind === 'error' && NO_SUCH_CALL.includes(result.status) && result.code !== 'model_not_found'; // prettier-ignore

/** What is left out, one after the other, where a server that knows no codes does not take a request. */
const LEFT_OUT = ['response_format', 'size'];
function asksLessStill({ without }: Desk, result: Exclude<CallResult<Answer>, { kind: 'ok' }>): boolean {
  if (result.kind !== 'error' || ![400, 422].includes(result.status) || result.code === 'moderation_blocked')
    return false;
  const next = LEFT_OUT.find(name => !without.has(name));
  if (next !== undefined) without.add(next);
  return next !== undefined;
}

/** A change is drawn anew from the words of both; a scene around a given shirt cannot be. */
async function withoutEdits(desk: Desk, { source, anew, ...request }: Asked): Promise<ImageResult> {
  if (!source || anew === undefined) return { kind: 'unable', cause: 'no_edits' };
  return askForPicture(desk, { ...request, prompt: anew });
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
      if (plan.ground.kind !== 'native') return { kind: 'failed', cause: 'invalid_background', isFinal: true };
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

function planFor(desk: Desk, request: Asked): Plan | undefined {
  const { models, identifierKey } = desk.config;
  const model = models.filter(id => !desk.gone.has(id)).map(modelOf).find(one => one.edits || !request.source); // prettier-ignore
  if (!model) return undefined;
  const { accountId } = request;
  return {
    model,
    size: sizeFor(model, request.shape ?? SQUARE),
    ground: request.isScene
      ? { kind: 'scene' }
      : groundFor(wordsOf(request), model.transparent && !desk.opaque.has(model.id)),
    stream: model.streams && request.onPartial !== undefined,
    safetyIdentifier: accountId && createHmac('sha256', identifierKey.reveal()).update(accountId).digest('hex'),
    without: desk.without,
    asksLeast: desk.config.dialect === 'compatible' && model.isUnknown === true,
  };
}

async function ask(desk: Desk, request: Asked, plan: Plan): Promise<CallResult<Answer>> {
  if (desk.config.dialect === 'gemini') return callGemini(desk, request, plan);
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

async function showPartial({ signal, onStep, onPartial }: Asked, base64: unknown): Promise<void> {
  const webp = await toPartial(base64);
  if (!webp || signal.aborted) return;
  onStep('inking');
  onPartial?.(webp);
}

/** From the answer to the result. No picture in a good answer: the provider's own check took it away. */
async function finish(desk: Desk, request: Asked, plan: Plan, answer: Answer): Promise<ImageResult> {
  const { usage } = answer;
  const isCompatible = desk.config.dialect === 'compatible';
  const base64 = answer.base64 ?? (isCompatible && answer.url !== undefined ? await fetchAnswered(desk, answer.url, request.signal) : undefined); // prettier-ignore
  if (base64 === undefined)
    return isCompatible
      ? { kind: 'failed', cause: 'no_picture', isFinal: true }
      : { kind: 'refused', reason: 'removed', stage: 'after' };
  request.onStep('inking');
  const artwork = await toArtwork(base64, plan.size, {
    keepsGround: plan.ground.kind === 'scene',
    anySize: desk.config.dialect !== undefined && desk.config.dialect !== 'openai',
  });
  if (artwork.kind === 'bad') return { kind: 'failed', cause: artwork.cause, isFinal: true };
  const { png, width, height, hasBackground } = artwork;
  const { model, ground } = plan;
  const brief = { model: model.id, quality: model.quality, ground: ground.kind, usage };
  const { style } = request.look ?? {};
  const named = { name: nameOf(request.prompt), style: style ? STYLE_NAMES[style] : STYLE, brief };
  return { kind: 'drawn', png, width, height, ...named, ...(hasBackground && { hasBackground }) };
}
