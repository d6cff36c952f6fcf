import type { Due, Week } from '../../../../contract/src/admin-today.ts';
import type { Role } from '../../../../domain/src/access.ts';
import { dueKindsOf, type DueKind } from '../../../../domain/src/due.ts';
import { funnel, orderFigures, type StatusSum } from '../../../../domain/src/figures.ts';
import { dayAfter, dayOf, periodBefore, startOfDay } from '../../../../domain/src/india-days.ts';
import { paiseOf, toRupees } from '../../../../domain/src/money.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import type { Context } from '../../http/handle.ts';
import { lowStock, priceBook, productOf } from '../catalog/catalog.ts';
import { picturesOfDay } from '../designs/designs.ts';
import { monthSums } from '../figures/figures.ts';
import { piecesByState } from '../production/production.ts';
import { countMade, countWaiting, listBest } from './today.store.ts';

/** How much waits of all that somebody of this role sees to, in the order in which it is seen to. */
export async function dueOf({ db }: Context, role: Role): Promise<Due[]> {
  const [waiting, pieces] = await Promise.all([countWaiting(db), piecesByState(db)]);
  const counts: Record<DueKind, number> = {
    ...waiting,
    ...{ look: pieces.waiting, print: pieces.approved, pack: pieces.printed },
  };
  return dueKindsOf(role).map(kind => ({ kind, count: counts[kind] }));
}

const WEEK_DAYS = 7;
const BEST_DAYS = 30;
const BEST_MOST = 3;
const LOW_MOST = 12;

/** How the shop does, from the sums of days that it keeps. */
export async function weekOf(context: Context): Promise<Week> {
  const { db } = context;
  const day = dayOf(context.now());
  const from = dayAfter(day, 1 - WEEK_DAYS);
  const [today, week, before, designs, best, pictures, low, book] = await Promise.all([
    monthSums(db, { from: day, to: day }),
    monthSums(db, { from, to: day }),
    monthSums(db, periodBefore(from, day)),
    countMade(db, startOfDay(from)),
    listBest(db, startOfDay(dayAfter(day, 1 - BEST_DAYS)), BEST_MOST),
    picturesOfDay(context, day),
    lowStock(db, LOW_MOST),
    priceBook(context),
  ]);
  return {
    ...{ today: salesOf(today), week: salesOf(week), before: salesOf(before), designs, pictures },
    low: low.map(({ productId, color, size, free }) => {
      const colorRow = book.colors.find(one => one.key === color);
      return { product: productOf(book, productId).name, color: colorRow?.name ?? color, size, free };
    }),
    best: best.map(({ mockupFile, ...one }) => ({ ...one, mockupUrl: mockupFile && fileUrl(mockupFile) })),
  };
}

function salesOf(sums: readonly StatusSum[]): Week['today'] {
  const { orders, revenue } = orderFigures(sums);
  const paid = funnel(sums).find(({ step }) => step === 'paid')!.count;
  return { orders, paid, revenue: toRupees(paiseOf(revenue)) };
}
