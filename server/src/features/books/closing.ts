import type { BookClosing, OpenKind } from '../../../../contract/src/books.ts';
import { momentsOfPeriod } from '../../../../domain/src/book-periods.ts';
import type { Series } from '../../../../domain/src/invoices.ts';
import { paiseOf, toRupees } from '../../../../domain/src/money.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import {
  countPapers,
  listLiveRefunds,
  listMoneyExceptions,
  listOutstanding,
  listQuarantined,
  listWithoutPaper,
  type OpenRow,
  type SeriesSum,
  sumPapers,
} from './closing.store.ts';
import { tablesOf } from './export-books.ts';
import { KINDS_OF_PAPERS } from './kinds.ts';

/** Orders that are shown of what is open: the first of them are enough to begin with. */
const SHOWN = 20;

const OPEN: Record<OpenKind, (tx: Tx, moments: { since: Date; until: Date }, limit: number) => Promise<OpenRow[]>> = {
  no_paper: listWithoutPaper,
  refund_under_way: listLiveRefunds,
  exception: listMoneyExceptions,
  payment_quarantined: listQuarantined,
  cash_outstanding: listOutstanding,
};

const isNote = (series: Series): boolean => series === 'credit_note' || series === 'refund_note';
const signOf = ({ series }: SeriesSum): 1 | -1 => (isNote(series) ? -1 : 1);

/** Paise of some sums, those of notes taken away, in rupees. */
const rupeesOf = (sums: readonly SeriesSum[], key: 'net' | 'taxable' | 'cgst' | 'sgst' | 'igst'): number =>
  toRupees(paiseOf(sums.reduce((so, sum) => so + signOf(sum) * sum[key], 0)));

/** What a month or quarter comes to, its tax by rate, and what is open of it: added up by the database, not by the exports' program. */
export async function closingOf(context: Context, period: string): Promise<BookClosing> {
  const { db } = context;
  const moments = momentsOfPeriod(period);
  const [sums, counts, tables] = await Promise.all([
    sumPapers(db, moments),
    countPapers(db, moments),
    tablesOf(context, period),
  ]);
  const papers = KINDS_OF_PAPERS.map(([kind, series]) => {
    const own = sums.filter(sum => series.includes(sum.series));
    const count = counts.reduce((so, one) => so + (series.includes(one.series) ? one.papers : 0), 0);
    return { kind, count, total: Math.abs(rupeesOf(own, 'net')) };
  });
  return {
    ...{ period, tables, total: rupeesOf(sums, 'net'), rates: ratesOf(sums) },
    papers: papers.filter(({ count }) => count > 0),
    open: await openOf(db, moments),
  };
}

/** The tax of each rate, the lowest first. */
function ratesOf(sums: readonly SeriesSum[]): BookClosing['rates'] {
  const byRate = Map.groupBy(sums.filter(sum => sum.rate !== null), sum => sum.rate!); // prettier-ignore
  return [...byRate]
    .toSorted(([a], [b]) => a - b)
    .map(([rate, own]) => ({
      ...{ rate: rate / 100, taxable: rupeesOf(own, 'taxable'), total: rupeesOf(own, 'net') },
      ...{ cgst: rupeesOf(own, 'cgst'), sgst: rupeesOf(own, 'sgst'), igst: rupeesOf(own, 'igst') },
    }));
}

async function openOf(tx: Tx, moments: { since: Date; until: Date }): Promise<BookClosing['open']> {
  const kinds = Object.keys(OPEN) as OpenKind[];
  const found = await Promise.all(kinds.map(async kind => ({ kind, rows: await OPEN[kind](tx, moments, SHOWN) })));
  return found
    .filter(({ rows }) => rows.length > 0)
    .map(({ kind, rows }) => ({
      ...{ kind, count: rows[0]!.all },
      orders: rows.map(({ orderId, amount }) => ({ orderId, amount: amount === null ? null : toRupees(amount) })),
    }));
}
