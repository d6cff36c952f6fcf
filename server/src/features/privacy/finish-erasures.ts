import type { Context } from '../../http/handle.ts';
import { erasePerson, eraseTraces, LOOK_AGAIN_AFTER_MS } from './erase-person.ts';
import { lockPerson } from './erase.store.ts';
import {
  findErasure,
  hasWaitingMail,
  listDueChecks,
  listWaiting,
  updateCheckAt,
  type ErasureRow,
} from './erasures.store.ts';
import { listOpenBusiness } from './open-business.store.ts';

const AT_ONCE = 50;

/**
 * What deletions leave to do: wishes of which nothing is open any more, and rows that a late call wrote. Any number of workers may run
 * it, and one that is killed leaves the rest to the next.
 */
export async function finishErasures(context: Context): Promise<void> {
  await eraseWaiting(context);
  for (const row of await listDueChecks(context.db, context.now(), AT_ONCE)) await lookAgain(context, row);
}

async function eraseWaiting(context: Context): Promise<void> {
  for (let after = ''; ;) {
    const waiting = await listWaiting(context.db, after, AT_ONCE);
    for (const { accountId } of waiting) {
      // Most of them wait on; the account is taken only where it looks as if it could go.
      if ((await listOpenBusiness(context.db, accountId, context.now())).length > 0) continue;
      await eraseIfPossible(context, accountId);
    }
    if (waiting.length < AT_ONCE) return;
    after = waiting.at(-1)!.accountId;
  }
}

const eraseIfPossible = (context: Context, accountId: string): Promise<void> =>
  context.db.transaction(async tx => {
    const person = await lockPerson(tx, accountId);
    const wish = await findErasure(tx, accountId);
    if (!person || !wish || (await listOpenBusiness(tx, accountId, context.now())).length > 0) return;
    await erasePerson(context, tx, person, wish.language);
    context.log.info('privacy.account_deleted', { accountId });
  });

/** A call that was let in before the deletion may have written after it; its mail may have been given up. */
const lookAgain = (context: Context, { accountId }: ErasureRow): Promise<void> =>
  context.db.transaction(async tx => {
    const person = await lockPerson(tx, accountId);
    const isOpen = (await listOpenBusiness(tx, accountId, context.now())).length > 0;
    if (person && !isOpen) await eraseTraces(context, tx, person);
    const isOver = !isOpen && !(await hasWaitingMail(tx, accountId));
    await updateCheckAt(tx, accountId, isOver ? null : new Date(context.now().getTime() + 12 * LOOK_AGAIN_AFTER_MS));
  });
