import type { Tx } from '../../db/database.ts';
import { requestInScope } from '../../jobs/request-scope.ts';
import { insertMails } from './mail.store.ts';
import type { Language } from '../../../../domain/src/languages.ts';
import type { MailData, TemplateName } from './templates/templates.ts';

export { sendMails, UNDO_FACTOR } from './send-mails.ts';
export type { MailData } from './templates/templates.ts';

export type NewMail = {
  [T in TemplateName]: {
    /** What it tells of, such as `order:17…` or `ticket:CH-…`. */
    subject: string;
    template: T;
    /** The recipient's bare address. */
    recipient: string;
    language: Language;
    data: MailData[T];
    now: Date;
  };
}[TemplateName];

/**
 * Puts a mail into the outbox, in the transaction of what it tells: both happen or neither. A second mail of the same subject
 * and template is not written, so that nobody is told twice. Workers send it soon after the commit.
 */
export async function queueMail(tx: Tx, mail: NewMail): Promise<void> {
  await queueMails(tx, [mail]);
}

/** Several mails; nobody is told of the order of a deleted account, whose address is empty. */
export async function queueMails(tx: Tx, mails: readonly NewMail[]): Promise<void> {
  const requestId = requestInScope() ?? null;
  const told = mails.filter(({ recipient }) => recipient !== '');
  if (told.length === 0) return;
  await insertMails(
    tx,
    told.map(({ now, ...mail }) => ({ ...mail, dueAt: now, createdAt: now, requestId })),
  );
}
