import { stateAt, stepGroup } from '../../../../domain/src/groups.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { lockGroup, lockOwner, updateGroup, type GroupRow, type NewGroup } from './groups.store.ts';
import { checkOpenGroups, readClosing, readNote } from './start-group.ts';

export type GroupChange = {
  state?: 'open' | 'closed' | undefined;
  closingDay?: string | undefined;
  note?: string | undefined;
};

/**
 * Closes, re-opens, or changes the last day or the note of an own group. Refuses with not_found, with group_ordered once it is paid,
 * and with group_closing for a day out of reach, also where it would be re-opened after its last day.
 */
export async function changeGroup(
  context: Context,
  { code, accountId }: { code: string; accountId: string },
  change: GroupChange,
): Promise<void> {
  const note = change.note === undefined ? {} : { note: await readNote(context, change.note) };
  const now = context.now();
  await context.db.transaction(async tx => {
    await lockOwner(tx, accountId);
    const group = await lockGroup(tx, code);
    if (group?.accountId !== accountId) throw new Refused('not_found');
    if (group.state === 'ordered') throw new Refused('group_ordered');
    const next = { ...group, ...note, ...nextDay(change, now) };
    const moved = { ...note, ...nextDay(change, now), ...nextState(next, change, now) };
    const opens = stateAt({ ...next, ...moved }, now) === 'open' && stateAt(group, now) !== 'open';
    if (opens) await checkOpenGroups(tx, { accountId, now, but: group.id });
    if (Object.keys(moved).length > 0) await updateGroup(tx, group.id, moved);
  });
}

const nextDay = ({ closingDay }: GroupChange, now: Date): Partial<NewGroup> =>
  closingDay === undefined ? {} : { closesAt: readClosing(closingDay, now) };

function nextState(group: GroupRow, { state }: GroupChange, now: Date): Partial<NewGroup> {
  if (state === undefined || state === stateAt(group, now)) return {};
  const step = stepGroup(stateAt(group, now), state === 'open' ? 'reopen' : 'close');
  if (!step.ok) throw new Refused(step.refusal);
  if (state === 'closed') return { state: 'closed', closedAt: now };
  if (group.closesAt <= now) throw new Refused('group_closing');
  return { state: 'open', closedAt: null };
}
