import type { AuditAction, AuditState } from '../../../../domain/src/audit-log.ts';
import type { Context } from '../../http/handle.ts';
import type { Tx } from '../../db/database.ts';
import { editorOf, type Change, type Editor } from '../catalog/catalog.ts';
import { insertAudit } from './admin.store.ts';

type Told = { before?: AuditState; after?: AuditState; subject?: string };
type Work<T> = (tx: Tx, editor: Editor) => Promise<Told & { answer: T }>;

/** Does something of an admin's with the catalogue in one transaction, and keeps it in the log. */
export function changeByAdmin<T>(
  context: Context,
  actorId: string,
  action: AuditAction,
  work: Work<T>,
  subject = '',
): Promise<T> {
  const editor = editorOf(context, actorId);
  return context.db.transaction(async tx => {
    const { answer, ...told } = await work(tx, editor);
    await insertAudit(tx, { actorId, action, subject, ...told, at: editor.now });
    return answer;
  });
}

/** A change as the log keeps it, and its new state as the answer. */
export const answering = <T>({ before, after }: Change<T>) => ({ before, after, answer: after });
