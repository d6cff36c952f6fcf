import { portOf, type PaymentStatus, type RefundStatus } from '../../adapters/payments/port.ts';
import {
  findKnown,
  listEndedRefunds,
  listSentPayments,
  listUnreturned,
  type BookedPayment,
  type BookedRefund,
  type BookPage,
} from './audit.store.ts';
import { SHOWN, type Audited, type Finding } from './check.ts';

/** The gateway's own book, where it can be read: a stand-in's. Amounts in paise. */
export type GatewayOrder = {
  merchantOrderId: string;
  captured: number;
  /** Epoch milliseconds. */
  createdAt?: number;
  refunds: { merchantRefundId: string; createdAt?: number }[];
};

const PAGE = 100;
/** Questions to the gateway at once. */
const AT_ONCE = 4;
const START_REFUND_WITHIN_MS = 60_000;

/** I2: each payment and refund stands at the gateway as it stands here. `since` leaves older ones out. */
export async function compareGateway(
  audited: Audited,
  o: { since?: Date | undefined; isStopped?: boolean | undefined },
): Promise<Finding[]> {
  const terms = { since: o.since, isDemo: audited.shop.mode === 'demo' };
  const payments = await walk(
    page => listSentPayments(audited.db, { ...terms, ...page }),
    async payment => paymentDifference(payment, await portOf(audited, payment).fetchStatus(payment.id)),
  );
  const refunds = await walk(
    page => listEndedRefunds(audited.db, { ...terms, ...page }),
    async refund =>
      refundDifference(refund, await portOf(audited, refund).fetchRefund({ ...refund, refundId: refund.id })),
  );
  const until = new Date(audited.now().getTime() - START_REFUND_WITHIN_MS);
  const unreturned = await listUnreturned(audited.db, until, SHOWN + 1);
  return [
    { says: 'a payment stands at the gateway as it stands here', rows: payments },
    { says: 'a refund stands at the gateway as it stands here', rows: refunds },
    {
      says: 'a payment that is not needed is on its way back',
      rows: unreturned.map(id => `payment ${id}`),
      ...(o.isStopped ? { because: 'stopped' as const } : {}),
    },
  ].map(toFinding);
}

/** I2, the other way round: the gateway has taken and given back nothing that the shop does not know of. */
export async function compareLedger(
  audited: Audited,
  ledger: AsyncIterable<GatewayOrder[]>,
  restoredTo?: Date,
): Promise<Finding[]> {
  const rows: string[] = [];
  const later: string[] = [];
  for await (const page of ledger) {
    const taken = page.filter(order => order.captured > 0);
    const given = taken.flatMap(order => order.refunds);
    const known = await findKnown(audited.db, {
      payments: taken.map(order => order.merchantOrderId),
      refunds: given.map(refund => refund.merchantRefundId),
    });
    const moves = [
      ...taken.map(order => ({ id: order.merchantOrderId, at: order.createdAt })),
      ...given.map(refund => ({ id: refund.merchantRefundId, at: refund.createdAt })),
    ];
    for (const { id, at } of moves.filter(move => !known.has(move.id)))
      (restoredTo && at !== undefined && at >= restoredTo.getTime() ? later : rows).push(`${id} at the gateway alone`);
    if (rows.length > SHOWN) break;
  }
  const says = 'the gateway has moved no money that the shop does not know of';
  return [toFinding({ says, rows }), toFinding({ says, rows: later, because: 'after_backup' })];
}

const toFinding = ({ says, rows, ...rest }: Pick<Finding, 'says' | 'rows' | 'because'>): Finding => ({
  invariant: 'I2',
  ...rest,
  says,
  rows: rows.slice(0, SHOWN),
  isMore: rows.length > SHOWN,
});

/** Asks about all rows, page by page, until enough differences are found. */
async function walk<Row extends { id: string }>(
  list: (page: Pick<BookPage, 'after' | 'limit'>) => Promise<Row[]>,
  compare: (row: Row) => Promise<string | undefined>,
): Promise<string[]> {
  const found: string[] = [];
  for (let after = ''; found.length <= SHOWN;) {
    const rows = await list({ after, limit: PAGE });
    for (let start = 0; start < rows.length; start += AT_ONCE)
      found.push(
        ...(await Promise.all(rows.slice(start, start + AT_ONCE).map(compare))).filter(one => one !== undefined),
      );
    if (rows.length < PAGE) return found;
    after = rows.at(-1)!.id;
  }
  return found;
}

/** What is still asked about may be a step behind; what has ended may not. */
function paymentDifference(ours: BookedPayment, answer: PaymentStatus): string | undefined {
  const name = `payment ${ours.id}: ${ours.state}`;
  if (answer.kind === 'unknown') return `${name}, and the gateway did not answer (${answer.cause})`;
  const theirs = answer.kind === 'state' ? answer.state : answer.kind;
  if (ours.state !== 'completed')
    return ours.nextCheckAt === null && theirs === 'completed' ? `${name}, at the gateway completed` : undefined;
  if (answer.kind !== 'state' || theirs !== 'completed') return `${name}, at the gateway ${theirs}`;
  const isSame = answer.amount === ours.amount && answer.providerOrderId === ours.providerOrderId;
  return isSame ? undefined : `${name} ${ours.amount}, at the gateway ${answer.amount} (${answer.providerOrderId})`;
}

function refundDifference(ours: BookedRefund, answer: RefundStatus): string | undefined {
  const name = `refund ${ours.id}: ${ours.state}`;
  if (answer.kind === 'unknown') return `${name}, and the gateway did not answer (${answer.cause})`;
  const theirs = answer.kind === 'state' ? answer.state : answer.kind;
  if ((ours.state === 'completed') !== (theirs === 'completed')) return `${name}, at the gateway ${theirs}`;
  if (answer.kind !== 'state' || answer.amount === ours.amount) return undefined;
  return `${name} ${ours.amount}, at the gateway ${answer.amount}`;
}
