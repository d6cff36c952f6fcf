import { isEmail } from '../../../../domain/src/email.ts';
import type { Attachment, SendOutcome } from '../../adapters/email/port.ts';
import type { Context } from '../../http/handle.ts';
import { inRequest } from '../../jobs/request-scope.ts';
import { invoiceAttachment } from '../invoices/invoices.ts';
import { nextTry } from './back-off.ts';
import { inGroups, isOfNewOrder, noteTold } from './group-orders.ts';
import { leaseDueMails, updateAfterFailure, type DueMail } from './mail.store.ts';
import { isOut, noteSent } from './note-sent.ts';
import { renderMail, type RenderedMail } from './render-mail.ts';
import type { MailData, TemplateName } from './templates/templates.ts';

/** Longer than a mail may take to be sent (adapters/email): a worker that dies meanwhile leaves its mails to the others. */
const LEASE_MS = 60_000;
const AT_ONCE = 8;
const SENT = { kind: 'sent' } as const;

/**
 * Sends every mail that is due. Any number of workers may run it: a mail is leased to one of them at a time. A worker that
 * ends between sending a mail and noting it leaves a mail that is sent once more, with the same Message-ID.
 */
export async function sendMails(context: Context, o: { stop?: AbortSignal } = {}): Promise<void> {
  while (!o.stop?.aborted) {
    const now = context.now();
    const leaseEnds = new Date(now.getTime() + LEASE_MS);
    const due = await leaseDueMails(context.db, now, leaseEnds, AT_ONCE);
    const groups = await inGroups(context, due, leaseEnds);
    await Promise.all(
      groups.map(mails =>
        inRequest(mails[0]!.requestId ?? undefined, () =>
          sendAsOne(context, mails, o.stop).catch(error =>
            context.log.error('mail.not_noted', { mailId: mails[0]!.id, error }),
          ),
        ),
      ),
    );
    if (due.length < AT_ONCE) return;
  }
}

async function sendAsOne(context: Context, mails: readonly DueMail[], stop: AbortSignal | undefined): Promise<void> {
  const left = mails.filter(mail => !isOut(context, mail.id));
  const outcome = left.length === 0 ? SENT : await trySending(context, left);
  if (outcome.kind !== 'sent') {
    for (const mail of left) await noteFailure(context, mail, outcome);
    return;
  }
  await Promise.all(mails.map(mail => noteSent(context, mail.id, stop)));
  for (const mail of mails) context.log.info('mail.sent', { mailId: mail.id, template: mail.template });
  if (mails.some(isOfNewOrder)) await noteTold(context);
}

async function trySending(context: Context, mails: readonly DueMail[]): Promise<SendOutcome> {
  const mail = mails[0]!;
  if (isOver(context, mail)) return { kind: 'refused', problem: 'too_late' };
  const rendered = render(context, mails);
  if (!rendered) return { kind: 'failed', problem: 'not_rendered' };
  return context.email.send({
    ...rendered,
    id: mail.id,
    to: mail.recipient,
    replyTo: (mails.length === 1 && replyToOf(mail)) || context.shop.operator.email,
    attachments: await attachmentsOf(context, mail),
  });
}

/** Nothing where the template cannot read the data: a fault of ours, which a later version may mend within the day. */
function render(context: Context, mails: readonly DueMail[]): RenderedMail | undefined {
  const { name, publicUrl, operator, brand } = context.shop;
  const mail = mails[0]!;
  const [template, data] =
    mails.length === 1
      ? ([mail.template, dataOf(context, mail)] as const)
      : (['orders_for_shop' satisfies TemplateName, { orders: mails.map(one => one.data) }] as const);
  try {
    return renderMail(template, data, {
      language: mail.language,
      sender: { name, url: publicUrl, operator, accent: brand.accent },
      isProven: mail.isProven,
    });
  } catch (error) {
    context.log.error('mail.not_rendered', { mailId: mail.id, template: mail.template, error });
    return undefined;
  }
}

/** What the template is told: a code is opened, and a link is sealed, for its mail alone. */
function dataOf({ secrets }: Context, { template, data }: DueMail): unknown {
  if (template === SIGN_IN_CHANGED) {
    const { undo } = data as MailData['sign_in_changed'];
    return { ...(data as object), ...(undo && { undoToken: secrets.seal(UNDO_FACTOR, JSON.stringify(undo)) }) };
  }
  if (!WITH_CODE.includes(template)) return data;
  const { sealedCode, ...rest } = data as MailData['sign_in_code'];
  return { ...rest, code: secrets.open('code in a mail', sealedCode ?? '') };
}

/** A code is of no use later: it is not sent, and nothing is kept of it. */
const isOver = (context: Context, { template, data }: DueMail): boolean =>
  WITH_CODE.includes(template) && Date.parse((data as MailData['sign_in_code']).until) <= context.now().getTime();
const WITH_CODE: readonly string[] = ['sign_in_code', 'cash_code'];
const SIGN_IN_CHANGED: TemplateName = 'sign_in_changed';
/** The purpose that the links are sealed for which take a second factor back. */
export const UNDO_FACTOR = 'undo a second factor';

/** Mails that bring the invoice or credit note of what they tell of: its subject is theirs too. */
const WITH_PAPER: ReadonlySet<string> = new Set<TemplateName>(['order_paid', 'credits_bought', 'refunded']);

/**
 * Drawn when the mail is sent, so that the outbox stays small. A paper that cannot be drawn does not keep back the mail: it
 * waits on the order's page, as it does for an address that is not proven: it has the buyer's name and address.
 */
async function attachmentsOf(context: Context, { id, template, subject, isProven }: DueMail): Promise<Attachment[]> {
  if (!WITH_PAPER.has(template) || !isProven) return [];
  try {
    const paper = await invoiceAttachment(context, subject);
    return paper ? [{ ...paper, type: 'application/pdf' }] : [];
  } catch (error) {
    context.log.error('mail.without_paper', { mailId: id, template, error });
    return [];
  }
}

/** Mails to the shop: what is answered to them goes to the shopper that they tell of. */
const TO_SHOP: ReadonlySet<string> = new Set<TemplateName>(['ticket_for_shop', 'order_for_shop', 'return_for_shop']);
function replyToOf({ template, data }: DueMail): string | undefined {
  const email = TO_SHOP.has(template) ? (data as { email: string }).email : '';
  // An address that no mail reaches keeps back no mail to the shop.
  return isEmail(email) ? email : undefined;
}

async function noteFailure(
  context: Context,
  mail: DueMail,
  { kind, problem }: Exclude<SendOutcome, { kind: 'sent' }>,
): Promise<void> {
  const dueAt = kind === 'failed' ? nextTry(mail.attempts, mail.createdAt, context.now()) : undefined;
  // What the shop itself does not get is the matter of its mails, not of an address that somebody typed.
  const isTheirs = kind === 'no_recipient' && mail.recipient !== context.shop.operator.email;
  const state = isTheirs ? 'refused' : 'failed';
  await updateAfterFailure(context.db, mail, { problem, ...(dueAt ? { dueAt } : { state }) });
  const { id: mailId, template, attempts } = mail;
  context.log.warn(dueAt ? 'mail.delayed' : 'mail.failed', { mailId, template, attempts, problem });
}
