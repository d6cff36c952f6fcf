import type { z } from 'zod';
import type { groups } from '../../../../contract/src/groups.ts';
import { viewOf } from '../../../../domain/src/catalog.ts';
import { closingMoment, GROUP_LIMITS, groupNote } from '../../../../domain/src/groups.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { checkColor, checkSold, priceBook, productNamed } from '../catalog/catalog.ts';
import { checkName, checkPersonName, judgeWords, getBuyableDesign, onceDrawn } from '../designs/designs.ts';
import { countOpenGroups, findGroupByKey, insertGroup, lockOwner, type GroupRow } from './groups.store.ts';
import { drawPictures } from './pictures.ts';

type Wish = z.output<typeof groups.start.body>;

/** 26 characters of five bits each: 130 random bits, which nobody guesses. */
const CODE_LENGTH = 26;

/** The note as it is stored; refuses what is indecent or hateful, and what the owner or the provider does not have. */
export async function readNote(context: Context, text: string): Promise<string> {
  const note = groupNote(text);
  if (!note.ok) throw new Refused('invalid_input', { fields: { note: note.refusal } });
  const verdict = note.value === '' ? undefined : await judgeWords(context, note.value, { isNote: true });
  // No drawing, so no word of one.
  if (verdict) throw new Refused('note_refused', { field: 'note' });
  return note.value;
}

/** When a group closes that closes on this day. */
export function readClosing(day: string, now: Date): Date {
  const closing = closingMoment(day, now);
  if (!closing.ok) throw new Refused(closing.refusal);
  return closing.value;
}

/** Refuses with groups_open where an account, which the caller has locked, has as many open groups as it may. */
export async function checkOpenGroups(
  tx: Parameters<typeof countOpenGroups>[0],
  o: Parameters<typeof countOpenGroups>[1],
): Promise<void> {
  if ((await countOpenGroups(tx, o)) >= GROUP_LIMITS.open) throw new Refused('groups_open');
}

/** Starts a group order of a design that the account may buy. The same request key is the same group. */
export async function startGroup(context: Context, accountId: string, wish: Wish): Promise<GroupRow> {
  const { closingDay, note, tshirtTypes, hasBack, requestKey, ...rest } = wish;
  const known = await findGroupByKey(context.db, { accountId, requestKey });
  if (known) return known;
  const now = context.now();
  const closesAt = readClosing(closingDay, now);
  const design = await onceDrawn(context, () => getBuyableDesign(context.db, { id: wish.designId, accountId }));
  await checkPersonName(context, wish.collector, 'collector');
  await checkName(context, design.name, 'designId');
  const book = await priceBook(context);
  const types = [...new Set(tshirtTypes)];
  for (const type of types) checkSold(book, productNamed(book, type).id, [wish]);
  if (wish.color !== null) for (const type of types) checkColor(book, productNamed(book, type), wish.color);
  if (hasBack && viewOf(wish.position) === 'back') throw new Refused('placement_not_found');
  const group = {
    ...rest,
    id: `g${context.randomId(26)}`,
    accountId,
    code: context.randomId(CODE_LENGTH),
    requestKey,
    designName: design.name,
    note: await readNote(context, note),
    hasBack,
    tshirtTypes: types,
    closesAt,
    createdAt: now,
  };
  const started = await context.db.transaction(async tx => {
    await lockOwner(tx, accountId);
    const twin = await findGroupByKey(tx, { accountId, requestKey });
    if (twin) return twin;
    await checkOpenGroups(tx, { accountId, now });
    return insertGroup(tx, group);
  });
  drawPictures(context, started, design);
  return started;
}
