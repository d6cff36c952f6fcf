import { randomBytes } from 'node:crypto';
import { invalid, noModel } from './api-error.ts';
import { isModerationModel } from './models.ts';
import type { Fault } from './script.ts';

/** The documented categories, and the words that this program knows of each; only some look at pictures. */
const CATEGORIES: Record<string, { words: RegExp | undefined; types: readonly string[] }> = {
  harassment: { words: /\b(bully|humiliate)\b/i, types: ['text'] },
  'harassment/threatening': { words: undefined, types: ['text'] },
  hate: { words: /\b(hate (them|speech)|racist)\b/i, types: ['text'] },
  'hate/threatening': { words: undefined, types: ['text'] },
  illicit: { words: /\b(cocaine|counterfeit)\b/i, types: ['text'] },
  'illicit/violent': { words: /\bbomb[- ]making\b/i, types: ['text'] },
  'self-harm': { words: /\bself[- ]harm\b/i, types: ['text', 'image'] },
  'self-harm/intent': { words: undefined, types: ['text', 'image'] },
  'self-harm/instructions': { words: undefined, types: ['text', 'image'] },
  sexual: { words: /\b(nude|porn)\b/i, types: ['text', 'image'] },
  'sexual/minors': { words: undefined, types: ['text'] },
  violence: { words: /\b(murder|beheading)\b/i, types: ['text', 'image'] },
  'violence/graphic': { words: /\bgore\b/i, types: ['text', 'image'] },
};

type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

/** Answers `POST /v1/moderations`; throws an ApiError for a request that cannot be understood. */
export function moderate(body: Record<string, unknown>, fault: Fault | undefined): object {
  const { model = 'omni-moderation-latest', input, ...rest } = body;
  const [unknown] = Object.keys(rest);
  if (unknown) throw invalid(unknown, `Unknown parameter: '${unknown}'.`, 'unknown_parameter');
  if (typeof model !== 'string' || !isModerationModel(model)) throw noModel(String(model));
  const results = readInputs(input).map(parts => judge(parts, fault));
  const id = `modr-${randomBytes(12).toString('hex')}`;
  return { id, model: 'omni-moderation-latest', results: fault?.name === 'no_results' ? [] : results };
}

/** A text or a list of texts is a result each; a list of parts is one result. */
function readInputs(input: unknown): Part[][] {
  const asText = (text: string): Part[] => [{ type: 'text', text }];
  if (typeof input === 'string') return [asText(input)];
  if (Array.isArray(input) && input.length > 0) {
    if (input.every(one => typeof one === 'string')) return input.map(asText);
    if (input.every(isPart)) return [input];
  }
  throw invalid('input', "Invalid value for 'input'.", null);
}

function isPart(value: unknown): value is Part {
  const part = value as { type?: unknown; text?: unknown; image_url?: { url?: unknown } } | null;
  if (part?.type === 'text') return typeof part.text === 'string';
  return part?.type === 'image_url' && /^(https:\/\/|data:image\/(png|jpeg|webp);base64,)/.test(String(part.image_url?.url)); // prettier-ignore
}

function judge(parts: Part[], fault: Fault | undefined): object {
  const text = parts.map(part => (part.type === 'text' ? part.text : '')).join(' ');
  const hasText = parts.some(part => part.type === 'text');
  const hasPicture = parts.some(part => part.type === 'image_url');
  const isScripted = fault?.name === 'flag' || (fault?.name === 'flag_pictures' && hasPicture);
  const names = Object.keys(CATEGORIES);
  const found = names.filter(name => CATEGORIES[name]!.words?.test(text) || (isScripted && name === 'violence'));
  const byName = <T>(value: (name: string) => T) => Object.fromEntries(names.map(name => [name, value(name)]));
  return {
    flagged: found.length > 0,
    categories: byName(name => found.includes(name)),
    category_scores: byName(name => (found.includes(name) ? 0.94 : 0.0001)),
    category_applied_input_types: byName(name =>
      CATEGORIES[name]!.types.filter(type => (type === 'text' ? hasText : hasPicture)),
    ),
  };
}
