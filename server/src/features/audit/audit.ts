import type { Context } from '../../http/handle.ts';
import { raiseException, settleExceptions } from '../exceptions/exceptions.ts';
import { claimNight, listTotals } from './audit.store.ts';
import { checkFiles } from './check-files.ts';
import { SHOWN, type Audited, type Check, type Finding } from './check.ts';
import { compareGateway, compareLedger, type GatewayOrder } from './compare-gateway.ts';
import { figureChecks } from './figure-checks.store.ts';
import { flowChecks } from './flow-checks.store.ts';
import { limitChecks } from './limit-checks.store.ts';
import { cashChecks } from './cash-checks.store.ts';
import { moneyChecks } from './money-checks.store.ts';
import { returnChecks } from './return-checks.store.ts';

export { readRestoredTo, isShopAtWork } from './audit.store.ts';
export { INVARIANTS, type Audited, type Finding, type InvariantId } from './check.ts';
export type { GatewayOrder } from './compare-gateway.ts';

/** An order that somebody was told of: its total in paise. */
export type SeenOrder = { id: string; total: number };
export type AuditWish = {
  /** Payments and refunds made before are not asked about. */
  since?: Date;
  /** Only files whose names begin so. */
  filePrefix?: string;
  /** The gateway's own book, where it can be read. */
  ledger?: AsyncIterable<GatewayOrder[]>;
  /** The moment of the backup that the database was restored from, where it was. */
  restoredTo?: Date | undefined;
  /** No shop works on this database now, so nothing overdue comes right. */
  isStopped?: boolean;
  /** What callers were answered; a test knows (I6). */
  seen?: readonly SeenOrder[];
};

const STOPPED = { because: 'stopped' } as const;
const CHECKS: readonly Check[] = [
  ...moneyChecks,
  ...cashChecks,
  ...figureChecks,
  ...returnChecks,
  ...limitChecks,
  ...flowChecks,
];

/** Says whether money, credits, coupons, orders, mails and files add up (reliability 2.3). Answers what does not; nothing where all does. */
export async function auditBooks(audited: Audited, wish: AuditWish = {}): Promise<Finding[]> {
  const terms = { now: audited.now(), isDemo: audited.shop.mode === 'demo' };
  const findings: Finding[] = [];
  for (const { invariant, says, find, waits } of CHECKS) {
    const rows = await find(audited.db, terms);
    findings.push({
      invariant,
      says,
      rows: rows.slice(0, SHOWN),
      isMore: rows.length > SHOWN,
      ...(waits && wish.isStopped ? STOPPED : {}),
    });
  }
  findings.push(...(await compareGateway(audited, wish)));
  if (wish.ledger) findings.push(...(await compareLedger(audited, wish.ledger, wish.restoredTo)));
  findings.push(await checkSeen(audited, wish.seen ?? []), await checkFiles(audited, wish.filePrefix ?? ''));
  return findings.filter(finding => finding.rows.length > 0);
}

async function checkSeen({ db }: Audited, seen: readonly SeenOrder[]): Promise<Finding> {
  const totals = await listTotals(
    db,
    seen.map(order => order.id),
  );
  const lost = seen.filter(order => totals.get(order.id) !== order.total);
  const rows = lost.map(({ id, total }) => `order ${id}: told of ${total} paise, now ${totals.get(id) ?? 'gone'}`);
  const says = 'what a caller was told of is still there';
  return { invariant: 'I6', says, rows: rows.slice(0, SHOWN), isMore: rows.length > SHOWN };
}

/** A rule that does not hold and what breaks it, a line each. */
export const linesOf = ({ invariant, says, rows, isMore }: Finding): string[] => [
  `${invariant} ${says}:`,
  ...rows.map(row => `  ${row}`),
  ...(isMore ? ['  and more'] : []),
];

const DAY_MS = 86_400_000;
/** The gateway is asked about a payment for nine days (domain/payments). */
const LOOK_BACK_MS = 10 * DAY_MS;
/** Hours of the night in India, when the audit runs. */
const NIGHT = { from: 2, to: 5 };
const inIndia = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' },
});

/**
 * Audits the shop once a night, whatever number of workers ask, and raises one exception where the books do not add up; a clean
 * audit ends it. Looks at the latest days at the gateway, and at a sixteenth of the files.
 */
export async function auditNightly(context: Context): Promise<void> {
  const now = context.now();
  const part = Object.fromEntries(inIndia.formatToParts(now).map(({ type, value }) => [type, value]));
  const hour = Number(part['hour']);
  if (hour < NIGHT.from || hour >= NIGHT.to) return;
  if (!(await claimNight(context.db, `${part['year']}-${part['month']}-${part['day']}`))) return;
  const filePrefix = (Math.floor(now.getTime() / DAY_MS) % 16).toString(16);
  const findings = await auditBooks(context, { since: new Date(now.getTime() - LOOK_BACK_MS), filePrefix });
  await context.db.transaction(async tx => {
    if (findings.length === 0) return settleExceptions(tx, { kinds: ['books'], subject: 'audit', now });
    const evidence = { found: findings.flatMap(linesOf).slice(0, 50) };
    await raiseException(context, tx, { kind: 'books', subject: 'audit', orderId: null, evidence });
  });
}
