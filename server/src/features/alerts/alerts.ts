import { DEFAULT_LANGUAGE } from '../../../../domain/src/languages.ts';
import type { ExceptionKind } from '../../../../domain/src/exceptions.ts';
import type { Context } from '../../http/handle.ts';
import { endingModels } from '../designs/designs.ts';
import { openExceptionsOf, pageOfExceptions, raiseException, settleExceptions } from '../exceptions/exceptions.ts';
import { queueMail } from '../mail/mail.ts';
import { countOverdueReports, stopOrders } from '../moderation/moderation.ts';
import { countOverdueTickets } from '../support/support.ts';
import { countMailTroubles, countStuck, findLastBackup, keepWatchedSince } from './alerts.store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A design takes a minute or two, and waits for a tired provider three more. */
const DESIGN_STUCK_MS = 15 * MINUTE;
const NOTICE_STUCK_MS = 5 * MINUTE;
/** What was given up earlier was seen, or is not missed. */
const MAILS_OF_MS = 7 * DAY;
const MAIL_TRIES = 4;
/** As a backup every night, with one that failed. */
const BACKUP_OLD_MS = 2.5 * DAY;

const KINDS = [
  ...(['jobs_stuck', 'mail_failing', 'model_ends', 'disk_low', 'backup_old'] as const),
  ...(['reports_overdue', 'tickets_overdue'] as const),
] satisfies readonly ExceptionKind[];
type AlertKind = (typeof KINDS)[number];
type Alert = { kind: AlertKind; subject: string; evidence: Record<string, unknown> };

/**
 * Looks whether the shop is well: what is not becomes one open exception, which ends by itself once it is mended, and each exception,
 * whatever raised it, is told to the owner by one mail. Any number of workers may run it. `openSince`: since when this process works;
 * what waited while no shop ran gets its time first.
 */
export async function watchShop(context: Context, { openSince }: { openSince?: Date } = {}): Promise<void> {
  const isOpenLong = !openSince || context.now().getTime() - openSince.getTime() >= DESIGN_STUCK_MS;
  const found = await findAlerts(context, isOpenLong);
  const open = await openExceptionsOf(context.db, KINDS);
  const isSame = (one: { kind: string; subject: string }) => (other: typeof one) =>
    one.kind === other.kind && one.subject === other.subject;
  await context.db.transaction(async tx => {
    const now = context.now();
    for (const alert of found)
      if (!open.some(isSame(alert))) await raiseException(context, tx, { ...alert, orderId: null });
    for (const { kind, subject } of open)
      if (!found.some(isSame({ kind, subject })) && (isOpenLong || kind !== 'jobs_stuck'))
        await settleExceptions(tx, { kinds: [kind], subject, now });
  });
  await context.db.transaction(tx => stopOrders(context, tx));
  await tellOwner(context);
}

async function findAlerts(context: Context, isOpenLong: boolean): Promise<Alert[]> {
  const { db } = context;
  const now = context.now().getTime();
  const before = (milliseconds: number) => new Date(now - milliseconds);
  const alerts: Alert[] = [];
  const add = (kind: AlertKind, evidence: Alert['evidence'], subject = 'shop') =>
    alerts.push({ kind, subject, evidence });
  const stuck = await countStuck(db, { design: before(DESIGN_STUCK_MS), notice: before(NOTICE_STUCK_MS) });
  if (isOpenLong && stuck.designs + stuck.notices > 0) add('jobs_stuck', stuck);
  const mails = await countMailTroubles(db, before(MAILS_OF_MS), MAIL_TRIES);
  if (mails.waiting + mails.givenUp > 0) add('mail_failing', mails);
  for (const { model, endsOn } of await endingModels(db)) add('model_ends', { model, endsOn }, model);
  const reports = await countOverdueReports(db, context.now());
  if (reports.designs > 0) add('reports_overdue', { reported: reports.designs, dueAt: reports.oldest });
  const tickets = await countOverdueTickets(db, context.now());
  if (tickets.count > 0) add('tickets_overdue', { tickets: tickets.count, dueAt: tickets.oldest });
  const { free, isLow } = await context.freeSpace();
  if (isLow) add('disk_low', { freeGb: (free / 1e9).toFixed(1) });
  if (context.shop.mode === 'live') {
    const last = await findLastBackup(db);
    // A new shop has as long for its first one.
    const since = last ?? (await keepWatchedSince(db, context.now()));
    if (since < before(BACKUP_OLD_MS)) add('backup_old', { backupAt: last?.toISOString() ?? null });
  }
  return alerts;
}

/** More at once are the same trouble, and stand on the page. */
const TOLD_AT_ONCE = 25;

/** The outbox takes one mail a subject: an exception is told once, however often this runs. */
async function tellOwner(context: Context): Promise<void> {
  const { rows } = await pageOfExceptions(context, { limit: TOLD_AT_ONCE });
  const { email } = context.shop.operator;
  await context.db.transaction(async tx => {
    for (const { id, kind, subject: about } of rows)
      await queueMail(tx, { subject: `exception:${id}`, template: 'exception_for_shop', recipient: email, language: DEFAULT_LANGUAGE, data: { kind, about }, now: context.now() }); // prettier-ignore
  });
}
