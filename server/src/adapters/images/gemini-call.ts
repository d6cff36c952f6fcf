import { ANSWER_LIMIT, type Answer, type Usage } from './openai-answer.ts';
import type { Asked } from './openai-asked.ts';
import { callOpenAi, CallBroken, ErrorAnswer, failureOf, isObject, readJson, type CallResult } from './openai-call.ts';
import type { Desk } from './openai-desk.ts';
import { toHex } from './key-colour.ts';
import { toSource } from './openai-picture.ts';
import { toPrompt } from './openai-prompt.ts';
import type { Plan } from './openai-request.ts';

/** The documented shapes of a picture, width to height (ai.google.dev, Image generation). */
const SHAPES = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9'] as const;

/** What is kept back by the provider's own check, which nobody in the shop looks at again. */
const HARMS = ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT'];
const SAFETY = HARMS.map(harm => ({ category: `HARM_CATEGORY_${harm}`, threshold: 'BLOCK_MEDIUM_AND_ABOVE' }));

/** Ends without a picture that mean: it is not drawn, or was drawn and taken away. */
const REFUSED = /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII/;

/** Asks Gemini's generateContent for one picture; the picture that is changed goes beside the words. */
export async function callGemini(desk: Desk, request: Asked, plan: Plan): Promise<CallResult<Answer>> {
  const background = plan.ground.kind === 'key' ? toHex(plan.ground.colour) : undefined;
  const source = request.source && (await toSource(request.source.png, background));
  if (request.source && !source) return { kind: 'lost', cause: 'source_is_no_picture', isSent: true };
  const picture = source
    ? [{ inlineData: { mimeType: 'image/png', data: Buffer.from(source).toString('base64') } }]
    : [];
  return callOpenAi(desk.config, desk.deps, {
    method: 'POST',
    path: `/models/${plan.model.id}:generateContent`,
    body: {
      contents: [{ role: 'user', parts: [...picture, { text: toPrompt(request, plan.ground) }] }],
      generationConfig: {
        responseModalities: ['TEXT', 'IMAGE'],
        imageConfig: { aspectRatio: shapeFor(request.shape ?? { width: 1, height: 1 }) },
      },
      safetySettings: SAFETY,
    },
    timeouts: desk.timeouts.picture,
    limit: ANSWER_LIMIT,
    signal: request.signal,
    read: async parts => readAnswer(await readJson(parts)),
  });
}

/** The documented shape that is nearest to a place's. */
export function shapeFor({ width, height }: { width: number; height: number }): string {
  const off = (shape: string) => {
    const [across = 1, down = 1] = shape.split(':').map(Number);
    return Math.abs(Math.log(across / down / (width / height)));
  };
  return SHAPES.reduce((best, shape) => (off(shape) < off(best) ? shape : best));
}

/** The last picture that is no thought; throws an ErrorAnswer for a refusal, and CallBroken where there is none. */
function readAnswer(body: Record<string, unknown>): Answer {
  const { candidates, promptFeedback, usageMetadata } = body;
  if (isObject(promptFeedback) && promptFeedback['blockReason'] !== undefined) throw refusal('input');
  const first: unknown = Array.isArray(candidates) ? candidates[0] : undefined;
  const { content, finishReason } = isObject(first) ? first : ({} as Record<string, unknown>);
  const parts: unknown = isObject(content) ? content['parts'] : [];
  const pictures = (Array.isArray(parts) ? parts : []).filter(isObject).flatMap(part => {
    const data = part['inlineData'] ?? part['inline_data'];
    return isObject(data) && part['thought'] !== true ? [data['data']] : [];
  });
  if (pictures.length > 0) return { base64: pictures.at(-1), usage: readUsage(usageMetadata) };
  if (typeof finishReason === 'string' && REFUSED.test(finishReason)) throw refusal('output');
  throw new CallBroken('no_picture');
}

const refusal = (stage: 'input' | 'output') =>
  new ErrorAnswer(failureOf({ code: 'moderation_blocked', moderation_details: { moderation_stage: stage } }, 200));

function readUsage(said: unknown): Usage | null {
  const { promptTokenCount, candidatesTokenCount, totalTokenCount } = isObject(said)
    ? said
    : ({} as Record<string, unknown>);
  const counts = [promptTokenCount, candidatesTokenCount, totalTokenCount].map(Number);
  if (!counts.every(Number.isSafeInteger)) return null;
  const [input_tokens = 0, output_tokens = 0, total_tokens = 0] = counts;
  return { input_tokens, output_tokens, total_tokens };
}
