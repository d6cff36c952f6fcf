import { toHex } from './key-colour.ts';
import type { Asked } from './openai-asked.ts';
import type { ImageModel, Size } from './openai-models.ts';
import { toSource } from './openai-picture.ts';
import { toPrompt, type Ground } from './openai-prompt.ts';

/** How one picture is asked for. */
export type Plan = {
  model: ImageModel;
  size: Size;
  ground: Ground;
  stream: boolean;
  safetyIdentifier: string | undefined;
  /** Parameters that this API said it does not know. */
  without: ReadonlySet<string>;
  /** The server is asked for nothing but a picture of these words. */
  asksLeast: boolean;
};

/** Partial pictures of a stream; each costs about a hundred tokens, and none at all is refused by some. */
const PARTIALS = 2;

/** What every server that speaks like OpenAI takes; some refuse whatever else is sent, and some answer with an address unless told. */
const leastParameters = (request: Asked, { model, size, ground }: Plan) => ({
  model: model.id,
  prompt: toPrompt(request, ground),
  n: 1,
  size: `${size.width}x${size.height}`,
  response_format: 'b64_json',
});

/** The documented parameters of a generation or an edit, in the words of the wire. */
export function toParameters(request: Asked, plan: Plan): Record<string, string | number | boolean> {
  const { without } = plan;
  const parameters = plan.asksLeast ? leastParameters(request, plan) : allParameters(request, plan);
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !without.has(name)));
}

function allParameters(request: Asked, plan: Plan): Record<string, string | number | boolean> {
  const { model, size, ground, stream } = plan;
  return {
    model: model.id,
    prompt: toPrompt(request, ground),
    n: 1,
    size: `${size.width}x${size.height}`,
    quality: model.quality,
    background: ground.kind === 'native' ? 'transparent' : 'opaque',
    output_format: model.formats[0]!,
    ...model.extra,
    ...(!request.source && { moderation: 'auto' }),
    ...(stream && { stream: true, partial_images: PARTIALS }),
    ...(plan.safetyIdentifier && { safety_identifier: plan.safetyIdentifier }),
  };
}

/** What a request may do without; the others are what it is about. */
export const OPTIONAL: ReadonlySet<string> = new Set([
  'safety_identifier',
  'moderation',
  'complexity',
  'quality',
  'response_format',
]);

type Body = { path: string; body: Record<string, unknown> | FormData };

/**
 * The path and body of the call for a plan: JSON, or a form with the picture that is to be changed first. Nothing where that
 * picture does not decode.
 */
export async function toCall(request: Asked, plan: Plan): Promise<Body | undefined> {
  const parameters = toParameters(request, plan);
  if (!request.source) return { path: '/images/generations', body: parameters };
  const { png, mask } = request.source;
  const { ground } = plan;
  const body = new FormData();
  for (const [name, value] of Object.entries(parameters)) body.append(name, String(value));
  const source = await toSource(png, ground.kind === 'key' ? toHex(ground.colour) : undefined);
  if (!source) return undefined;
  body.append('image[]', toPart(source), 'artwork.png');
  if (mask) body.append('mask', toPart(mask), 'mask.png');
  return { path: '/images/edits', body };
}

const toPart = (png: Uint8Array): Blob => new Blob([new Uint8Array(png)], { type: 'image/png' });
