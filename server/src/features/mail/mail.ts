import type { Tx } from '../../db/database.ts';
import { inOne, type Part } from '../../db/parts.ts';
import { requestInScope } from '../../jobs/request-scope.ts';
import { queuedMails } from './mail.store.ts';
import type { Language } from './templates/letter.ts';
import type { MailData, TemplateName } from './templates/templates.ts';

export { sendMails, UNDO_FACTOR } from './send-mails.ts';
export type { Language } from './templates/letter.ts';
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
  const parts = mailParts([mail]);
  if (parts.length > 0) await inOne(tx, parts);
}

/** Several of them as part of a statement; none where nobody is to be told. */
export function mailParts(mails: readonly NewMail[]): Part[] {
  const requestId = requestInScope() ?? null;
  // Nobody is left to be told of the order of a deleted account.
  const told = mails.filter(({ recipient }) => recipient !== '');
  if (told.length === 0) return [];
  return [queuedMails(told.map(({ now, ...mail }) => ({ ...mail, dueAt: now, createdAt: now, requestId })))];
}
