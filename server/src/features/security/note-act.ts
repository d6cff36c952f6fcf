import type { AuditAction, AuditState } from '../../../../domain/src/audit-log.ts';
import type { Tx } from '../../db/database.ts';
import type { Account, Context } from '../../http/handle.ts';
import { insertAudit } from '../admin/admin.ts';

/**
 * Writes down what somebody did about how they sign in: people of the shop in its log, everybody in the lines of the process. No code,
 * no address, no device.
 */
export async function noteAct(
  context: Context,
  tx: Tx,
  account: Pick<Account, 'id' | 'role'>,
  { action, after = null }: { action: AuditAction; after?: AuditState },
): Promise<void> {
  context.log.info(`security.${action.replace('.', '_')}`, { accountId: account.id });
  if (account.role === 'shopper') return;
  await insertAudit(tx, { actorId: account.id, action, subject: account.id, after, at: context.now() });
}
