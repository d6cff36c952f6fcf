import {
  findPhrases,
  indexPhrases,
  withoutParts,
  type Found,
  type PromptRuleKind,
} from '../../../../domain/src/prompt-rules.ts';
import { words } from '../../../../words/src/en/generation.ts';
import type { PromptRefusal } from '../../adapters/images/port.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { promptRules } from './prompt-rules.ts';

/** Leaving words out may show others; more often than this nobody would know their own words again. */
const MOST_ROUNDS = 5;

/** Why words are not drawn. `leaveOut` are the words as they were written, where it is known which. */
type Objection = { reason: string; kind?: PromptRuleKind | undefined; leaveOut: readonly Part[] };
type Part = Pick<Found<unknown>, 'start' | 'end' | 'written'>;

/**
 * Refuses words that the shop does not draw or letter, with prompt_refused: by its own rules, by those of the embedded artist,
 * and by those of the image provider. The details say why, which words to leave out, and how the rest would read, where it says
 * something and would be drawn. `about` is added to them. Call it before anything is held.
 */
export async function checkWords(context: Context, text: string, about: object = {}): Promise<void> {
  const objection = await objectionTo(context, text);
  if (!objection) return;
  const { reason, kind } = objection;
  const leaveOut = [...new Set(objection.leaveOut.map(part => part.written))];
  const reworded = leaveOut.length > 0 ? await reword(context, text, objection) : undefined;
  const named = leaveOut.length > 0 ? { leaveOut, kind: kind ?? 'blocked' } : {};
  throw new Refused('prompt_refused', { reason, ...named, ...(reworded ? { reworded } : {}), ...about });
}

async function objectionTo(context: Context, text: string): Promise<Objection | undefined> {
  const found = findPhrases(text, await promptRules(context));
  if (found[0]) return objectionOf(found, found[0].rule.kind);
  const { houseArtist, images } = context;
  const refused =
    (await houseArtist.refusal(text)) ?? (images === houseArtist ? undefined : await images.refusal(text));
  return refused && { ...refused, leaveOut: partsOf(text, refused) };
}

function objectionOf(found: readonly Part[], kind: PromptRuleKind): Objection {
  const named = [...new Set(found.map(part => `"${part.written}"`))].join(', ');
  return { reason: words.leaveOut[kind](named), kind, leaveOut: found };
}

const partsOf = (text: string, { words: named }: PromptRefusal): Part[] =>
  named === undefined ? [] : findPhrases(text, indexPhrases([{ phrase: named }]));

/** The text without the words that are objected to, if the rest would be drawn. */
async function reword(context: Context, text: string, first: Objection): Promise<string | undefined> {
  let objection: Objection | undefined = first;
  let rest = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (!objection) return rest;
    if (objection.leaveOut.length === 0) return undefined;
    rest = withoutParts(rest, objection.leaveOut);
    if (rest === '') return undefined;
    objection = await objectionTo(context, rest);
  }
  return undefined;
}
