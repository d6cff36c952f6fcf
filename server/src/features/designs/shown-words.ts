import { poseOf } from '../../../../domain/src/poses.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { judgeWords } from './check-words.ts';
import type { ShownDesign } from './designs.store.ts';
import { listInstructions } from './versions.store.ts';

/**
 * Looks at every word of a design that others would see, as if it were written today: name, prompt, lettering, and what was asked for on
 * the way to its picture. Refuses with words_not_shown, whose details name the words: what was drawn before a rule existed is not shown
 * against it.
 */
export async function checkShown(context: Context, design: ShownDesign): Promise<void> {
  const lettering = (design.arrangement?.texts ?? []).map(layer => layer.text);
  const asked = await askedFor(context, design);
  const texts = new Set([design.name, design.prompt, ...lettering, ...asked].filter(text => text.trim() !== ''));
  for (const text of texts) {
    const verdict = await judgeWords(context, text);
    if (!verdict) continue;
    const { reason, leaveOut, kind } = verdict;
    throw new Refused('words_not_shown', { reason, ...(leaveOut && { leaveOut, kind }) });
  }
}

/** The instructions by which the current picture came to be, without those of pictures beside its way. */
async function askedFor(context: Context, { id, currentVersion }: ShownDesign): Promise<string[]> {
  const versions = new Map((await listInstructions(context.db, id)).map(version => [version.number, version]));
  const asked: string[] = [];
  for (let at = versions.get(currentVersion); at; at = versions.get(at.parent ?? 0)) {
    if (at.instruction !== null) asked.push(at.instruction);
    versions.delete(at.number);
  }
  return asked;
}

/** Whether a name that others would call somebody by is one that the shop does not show (`checkPersonName`). */
export const isRefusedName = async (context: Context, name: string): Promise<boolean> =>
  poseOf(name, context.shop.name) !== undefined || (await judgeWords(context, name, { isName: true })) !== undefined;

/**
 * Refuses a name that others read (of own artwork, of a design in a group) with name_refused where it is indecent or hateful. `field`
 * is the one that it stands in. Whom it names is not asked: people are called what they are called.
 */
export async function checkName(context: Context, name: string, field: string): Promise<void> {
  const verdict = await judgeWords(context, name, { isName: true });
  if (!verdict) return;
  const { byRule: _, ...told } = verdict;
  throw new Refused('name_refused', { ...told, field });
}

/**
 * The same of a name that people are called by (of a maker, a collector, a friend in a group): refuses with name_poses too, where it says
 * that somebody is the shop or one of its people, or is an address.
 */
export async function checkPersonName(context: Context, name: string, field: string): Promise<void> {
  if (poseOf(name, context.shop.name) !== undefined) throw new Refused('name_poses', { field });
  await checkName(context, name, field);
}
