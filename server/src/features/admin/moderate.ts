import type { ModeratedDesign } from '../../../../contract/src/admin-moderation.ts';
import type { AuditAction } from '../../../../domain/src/audit-log.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import {
  keepDesign,
  restoreDesign,
  takeDown,
  toModeratedReply,
  type Decided,
  type Decision,
} from '../moderation/moderation.ts';
import { insertAudit } from './admin.store.ts';
import { refuseOwnAffair } from './own-affair.ts';

type Line = { actorId: string; action: AuditAction; after: Decision | null };

/** Decides about somebody else's design, in one transaction with the line of the log. */
async function decide(
  context: Context,
  { actorId, action, after }: Line,
  id: string,
  work: (tx: Tx) => Promise<Decided>,
): Promise<ModeratedDesign> {
  const { row } = await context.db.transaction(async tx => {
    const decided = await work(tx);
    await refuseOwnAffair(context, tx, { actorId, accountId: decided.row.maker.id });
    await insertAudit(tx, {
      ...{ actorId, action, subject: id, at: context.now() },
      before: { decision: decided.before },
      after: { decision: after, reports: decided.reports },
    });
    return decided;
  });
  return toModeratedReply(row);
}

/** An admin takes a design down, or hides it; kept in the log. */
export const takeDownByAdmin = (
  context: Context,
  actorId: string,
  id: string,
  decision: Decision,
): Promise<ModeratedDesign> =>
  decide(context, { actorId, action: `design.${decision.kind}`, after: decision }, id, tx =>
    takeDown(context, tx, { id, actorId, decision }),
  );

/** An admin closes the reports of a design, which stays; kept in the log. */
export const keepByAdmin = (context: Context, actorId: string, id: string): Promise<ModeratedDesign> =>
  decide(context, { actorId, action: 'design.kept', after: null }, id, tx => keepDesign(context, tx, id));

/** An admin lifts a decision about a design; kept in the log. */
export const restoreByAdmin = (context: Context, actorId: string, id: string): Promise<ModeratedDesign> =>
  decide(context, { actorId, action: 'design.restored', after: null }, id, tx =>
    restoreDesign(context, tx, { id, actorId }),
  );
