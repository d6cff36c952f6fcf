import { invalid, noModel } from './api-error.ts';
import { MODELS } from './models.ts';
import type { Model } from './models.ts';

/** A picture that was asked for and can be drawn. */
export type PictureOrder = {
  model: Model;
  prompt: string;
  count: number;
  width: number;
  height: number;
  quality: string;
  background: 'transparent' | 'opaque';
  format: 'png' | 'webp' | 'jpeg' | 'svg' | 'gif';
  compression: number;
  stream: boolean;
  partials: number;
};

/** Parameters that both calls take; a generation takes `moderation` too. Anything else is an error. */
const KNOWN = [
  'prompt', 'model', 'n', 'size', 'quality', 'background', 'output_format', 'output_compression', 'stream',
  'partial_images', 'user', 'safety_identifier', 'complexity', 'moderation', 'input_fidelity', 'svg',
]; // prettier-ignore

/** Reads the parameters of a generation or an edit; throws an ApiError for the first that is wrong. */
export function readPictureOrder(body: Record<string, unknown>, call: 'generations' | 'edits'): PictureOrder {
  const local = MODELS.find(({ id, isLocal }) => isLocal && id === body['model']);
  if (local) return readLocalOrder(body, local);
  const unknown = Object.keys(body).find(name => !KNOWN.includes(name) || (name === 'moderation' && call === 'edits'));
  if (unknown) throw invalid(unknown, `Unknown parameter: '${unknown}'.`, 'unknown_parameter');
  const { prompt, model: id = 'gpt-image-2' } = body;
  if (typeof id !== 'string') throw invalid('model', 'Invalid type for model: expected a string.', 'invalid_type');
  const model = MODELS.find(known => known.id === id);
  if (!model) throw noModel(id);
  if (typeof prompt !== 'string' || prompt === '')
    throw invalid('prompt', "Missing required parameter: 'prompt'.", 'missing_required_parameter');
  if (prompt.length > 32_000) throw invalid('prompt', 'Invalid prompt: string too long.', 'string_above_max_length');
  for (const name of ['user', 'safety_identifier'] as const) checkIdentifier(name, body[name]);
  if ('complexity' in body && !model.complexity)
    throw invalid('complexity', "Unknown parameter: 'complexity'.", 'unknown_parameter');
  if ('input_fidelity' in body && model.sizes === 'free')
    throw invalid('input_fidelity', 'input_fidelity cannot be changed for this model.');
  choice(body, 'moderation', ['auto', 'low'], 'auto');
  const format = choice(body, 'output_format', model.formats, 'png') as PictureOrder['format'];
  return {
    model,
    prompt,
    count: whole(body, 'n', 1, 10, 1),
    ...readSize(body['size'] ?? 'auto', model),
    quality: choice(body, 'quality', model.qualities, 'auto'),
    background: readBackground(body, model, format),
    format,
    compression: whole(body, 'output_compression', 0, 100, 100),
    stream: flag(body, 'stream'),
    partials: whole(body, 'partial_images', 0, 3, 0),
  };
}

/** As stable-diffusion.cpp's server reads it: five fields, and whatever else is there is passed over. */
function readLocalOrder(body: Record<string, unknown>, model: Model): PictureOrder {
  const { prompt } = body;
  if (typeof prompt !== 'string' || prompt === '') throw invalid('prompt', 'prompt required');
  const [, width = 512, height = 512] = (/^(\d{2,4})x(\d{2,4})$/.exec(String(body['size'])) ?? []).map(Number);
  const format = body['output_format'] === 'jpeg' ? 'jpeg' : 'png';
  const rest = { quality: 'auto', background: 'opaque', compression: 100, stream: false, partials: 0 } as const;
  return { ...rest, model, prompt, count: whole(body, 'n', 1, 10, 1), width, height, format };
}

function checkIdentifier(name: string, value: unknown): void {
  if (value === undefined || (typeof value === 'string' && value.length <= 128)) return;
  throw invalid(name, `Invalid '${name}': expected a string with maximum length 128.`, 'string_above_max_length');
}

function choice(body: Record<string, unknown>, name: string, allowed: readonly string[], usual: string): string {
  const value = body[name] ?? usual;
  if (typeof value === 'string' && allowed.includes(value)) return value;
  const list = allowed.map(one => `'${one}'`).join(', ');
  throw invalid(name, `Invalid value: '${String(value)}'. Supported values are: ${list}.`);
}

function whole(body: Record<string, unknown>, name: string, least: number, most: number, usual: number): number {
  const value = Number(body[name] ?? usual);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw invalid(name, `Invalid '${name}': expected an integer from ${least} to ${most}.`);
}

function flag(body: Record<string, unknown>, name: string): boolean {
  const value = body[name] ?? false;
  if ([true, false, 'true', 'false'].includes(value as boolean)) return String(value) === 'true';
  throw invalid(name, `Invalid type for '${name}': expected a boolean.`, 'invalid_type');
}

function readBackground(body: Record<string, unknown>, model: Model, format: string): PictureOrder['background'] {
  const background = choice(body, 'background', ['transparent', 'opaque', 'auto'], 'auto');
  if (background !== 'transparent') return 'opaque';
  if (!model.transparent) throw noTransparency();
  if (format === 'jpeg') throw invalid('background', 'Transparent background is not supported for JPEG output.');
  return 'transparent';
}

export const noTransparency = () =>
  invalid('background', 'Transparent background is not supported for this model.', 'invalid_value');

/** The documented limits of a free size. */
const LIMITS = { step: 16, ratio: 3, edge: 3840, least: 655_360, most: 8_294_400 };

function readSize(value: unknown, model: Model): { width: number; height: number } {
  if (value === 'auto') return { width: 1024, height: 1024 };
  const [, width, height] = (/^(\d{2,5})x(\d{2,5})$/.exec(String(value)) ?? []).map(Number);
  if (!width || !height || (model.sizes !== 'free' && !model.sizes.includes(String(value))))
    throw invalid('size', `Invalid value: '${String(value)}'.`);
  const isAllowed =
    width % LIMITS.step === 0 &&
    height % LIMITS.step === 0 &&
    Math.max(width, height) <= LIMITS.edge &&
    Math.max(width / height, height / width) <= LIMITS.ratio &&
    width * height >= LIMITS.least &&
    width * height <= LIMITS.most;
  if (!isAllowed) throw invalid('size', `Invalid size '${String(value)}' for this model.`);
  return { width, height };
}
