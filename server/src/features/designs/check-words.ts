import type { RefusalKind } from '../../../../domain/src/prompt-rule-kinds.ts';
import { findPhrases, indexPhrases, withoutParts, type Found } from '../../../../domain/src/prompt-rules.ts';
import { sensesIn, type Sense, type SensePart } from '../../../../domain/src/prompt-senses.ts';
import { words } from '../../../../words/src/en/generation.ts';
import type { PromptRefusal } from '../../adapters/images/port.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { promptRules } from './prompt-rules.ts';
import type { PromptRuleRow } from './prompt-rules.store.ts';
import { noteRefusal } from './refusals.ts';

/** Leaving words out may show others; more often than this nobody would know their own words again. */
const MOST_ROUNDS = 5;

/** Why words are not drawn. `leaveOut` are the words as they were written, where it is known which. */
type Objection = { reason: string; kind?: RefusalKind | undefined; leaveOut: readonly SensePart[]; byRule: boolean };
/**
 * What is not to be drawn may name others: in a name that a person bears (a Salman Khan may be anybody), and in a note, where 'pay me by
 * PhonePe' is a friend's word. A name is no matter of the owner's list of people and brands, nor of the provider either.
 */
type Reading = { isName?: boolean; isNote?: boolean };

/** What a sense is called on the wire; what is none of these is blocked. */
const KINDS: Partial<Record<Sense, RefusalKind>> = { person: 'person', brand: 'brand' };

/**
 * Refuses words that the shop does not draw or letter, with prompt_refused: by the owner's rules, by the shop's lists of senses, and by
 * the image provider. The details say why, which words to leave out, and how the rest would read, where it says something and would be
 * drawn. `about` is added to them. Call it before anything is held.
 */
export async function checkWords(context: Context, text: string, about?: object, reading: Reading = {}): Promise<void> {
  const verdict = await judgeWords(context, text, reading);
  if (!verdict) return;
  const { byRule, ...told } = verdict;
  // What is to be lettered, or told to friends, names people: only what is to be drawn is noted.
  if (about === undefined) await noteRefusal(context, { text, word: told.leaveOut?.[0], byRule });
  throw new Refused('prompt_refused', { ...told, ...about });
}

/**
 * Refuses signs that would be lettered and that no typeface has, with prompt_refused, before anything is held: a drawing would leave them
 * out without a word. The details name them and offer the rest.
 */
export function checkSigns(context: Context, text: string): void {
  const signs = context.images.unlettered?.(text) ?? [];
  if (signs.length === 0) return;
  const rest = signs.reduce((left, sign) => left.replaceAll(sign, ''), text);
  const reworded = rest.replace(/[ \t]+/g, ' ').trim();
  const says = /[\p{L}\p{N}]/u.test(reworded) && (context.images.unlettered?.(reworded) ?? []).length === 0;
  throw new Refused('prompt_refused', {
    reason: words.leaveOut.sign(named(signs)),
    leaveOut: signs,
    kind: 'sign' satisfies RefusalKind,
    ...(says ? { reworded } : {}),
  });
}

/** Why words are not drawn, as who wrote them is told; `byRule`: by the owner's own list. */
export type Verdict = {
  reason: string;
  leaveOut?: string[];
  kind?: RefusalKind;
  reworded?: string;
  byRule: boolean;
};

/** What would be said of these words; nothing where they would be drawn. */
export async function judgeWords(context: Context, text: string, reading: Reading = {}): Promise<Verdict | undefined> {
  const objection = await objectionTo(context, text, reading);
  if (!objection) return undefined;
  const { reason, kind, byRule } = objection;
  const leaveOut = [...new Set(objection.leaveOut.map(part => part.written))];
  const reworded = leaveOut.length > 0 ? await reword(context, text, { first: objection, reading }) : undefined;
  const told = leaveOut.length > 0 ? { leaveOut, kind: kind ?? ('blocked' as const) } : {};
  return { reason, ...told, ...(reworded ? { reworded } : {}), byRule };
}

async function objectionTo(
  context: Context,
  text: string,
  { isName = false, isNote = false }: Reading = {},
): Promise<Objection | undefined> {
  const found = findPhrases(text, await promptRules(context));
  const own = found.filter(({ rule }) => rule.kind === 'blocked' || (rule.kind !== 'allowed' && !isName));
  if (own[0]) return byOwner(own, own[0].rule.kind);
  const allowed = found.filter(({ rule }) => rule.kind === 'allowed');
  const sense = sensesIn(text, allowed).find(one => !(isName || isNote) || KINDS[one.sense] === undefined);
  if (sense) return bySense(sense);
  const refused = isName ? undefined : await context.images.refusal(text);
  return refused && { ...refused, leaveOut: partsOf(text, refused), byRule: false };
}

const named = (written: readonly string[]): string => [...new Set(written.map(word => `"${word}"`))].join(', ');
const writtenIn = (parts: readonly SensePart[]): string => named(parts.map(part => part.written));

function byOwner(found: readonly Found<PromptRuleRow>[], kind: PromptRuleRow['kind']): Objection {
  const why = kind === 'allowed' ? 'blocked' : kind;
  return { reason: words.leaveOut[why](writtenIn(found)), kind: why, leaveOut: found, byRule: true };
}

/** What is sexual about a child is not reworded, and its words are not given back. */
function bySense({ sense, parts }: { sense: Sense; parts: readonly SensePart[] }): Objection {
  if (sense === 'minors') return { reason: words.notDrawn.minors, leaveOut: [], byRule: false };
  const reason = words.because(writtenIn(parts), words.notDrawn[sense]);
  return { reason, kind: KINDS[sense] ?? 'blocked', leaveOut: parts, byRule: false };
}

const partsOf = (text: string, { words: said }: PromptRefusal): SensePart[] =>
  said === undefined ? [] : findPhrases(text, indexPhrases([{ phrase: said }]));

/** The text without the words that are objected to, if the rest would be drawn. */
async function reword(
  context: Context,
  text: string,
  { first, reading }: { first: Objection; reading: Reading },
): Promise<string | undefined> {
  let objection: Objection | undefined = first;
  let rest = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (!objection) return rest;
    if (objection.leaveOut.length === 0) return undefined;
    rest = withoutParts(rest, objection.leaveOut);
    if (rest === '') return undefined;
    objection = await objectionTo(context, rest, reading);
  }
  return undefined;
}
