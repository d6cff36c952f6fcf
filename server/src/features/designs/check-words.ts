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
import { noteRefusal } from './refusals.ts';

/** Leaving words out may show others; more often than this nobody would know their own words again. */
const MOST_ROUNDS = 5;

/** Why words are not drawn. `leaveOut` are the words as they were written, where it is known which. */
type Objection = { reason: string; kind?: PromptRuleKind | undefined; leaveOut: readonly Part[]; byRule: boolean };
type Part = Pick<Found<unknown>, 'start' | 'end' | 'written'>;

/**
 * Refuses words that the shop does not draw or letter, with prompt_refused: by its own rules, by those of the embedded artist,
 * and by those of the image provider. The details say why, which words to leave out, and how the rest would read, where it says
 * something and would be drawn. `about` is added to them. Call it before anything is held.
 */
export async function checkWords(context: Context, text: string, about?: object): Promise<void> {
  const verdict = await judgeWords(context, text);
  if (!verdict) return;
  const { byRule, ...told } = verdict;
  // What is to be lettered, or told to friends, names people: only what is to be drawn is noted.
  if (about === undefined) await noteRefusal(context, { text, word: told.leaveOut?.[0], byRule });
  throw new Refused('prompt_refused', { ...told, ...about });
}

/** Why words are not drawn, as who wrote them is told; `byRule`: by the shop's own list. */
export type Verdict = {
  reason: string;
  leaveOut?: string[];
  kind?: PromptRuleKind;
  reworded?: string;
  byRule: boolean;
};

/** What would be said of these words; nothing where they would be drawn. */
export async function judgeWords(context: Context, text: string): Promise<Verdict | undefined> {
  const objection = await objectionTo(context, text);
  if (!objection) return undefined;
  const { reason, kind, byRule } = objection;
  const leaveOut = [...new Set(objection.leaveOut.map(part => part.written))];
  const reworded = leaveOut.length > 0 ? await reword(context, text, objection) : undefined;
  const named = leaveOut.length > 0 ? { leaveOut, kind: kind ?? ('blocked' as const) } : {};
  return { reason, ...named, ...(reworded ? { reworded } : {}), byRule };
}

async function objectionTo(context: Context, text: string): Promise<Objection | undefined> {
  const found = findPhrases(text, await promptRules(context));
  if (found[0]) return objectionOf(found, found[0].rule.kind);
  const { houseArtist, images } = context;
  const refused =
    (await houseArtist.refusal(text)) ?? (images === houseArtist ? undefined : await images.refusal(text));
  return refused && { ...refused, leaveOut: partsOf(text, refused), byRule: false };
}

function objectionOf(found: readonly Part[], kind: PromptRuleKind): Objection {
  const named = [...new Set(found.map(part => `"${part.written}"`))].join(', ');
  return { reason: words.leaveOut[kind](named), kind, leaveOut: found, byRule: true };
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
