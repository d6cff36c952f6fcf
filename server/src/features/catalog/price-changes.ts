import type { PriceChange } from '../../../../contract/src/admin-prices.ts';
import { toRupees, type Paise } from '../../../../domain/src/money.ts';
import type { PriceItem } from '../../../../domain/src/prices.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { cutPage, readCursor, writeCursor } from '../../http/keyset.ts';
import { insertPriceChange, listPriceChanges, type PriceChangeRow } from './manage-catalog.store.ts';

type Noted = Pick<PriceChangeRow, 'item' | 'kind' | 'fromPrice' | 'toPrice' | 'holdsFrom' | 'holdsUntil'>;

/** Writes a change of a price into its history. */
export const notePrice = (tx: Tx, o: { actorId: string; now: Date }, change: Noted): Promise<void> =>
  insertPriceChange(tx, { ...change, actorId: o.actorId, createdAt: o.now });

/** Writes down those of these prices that are others now; they hold at once. */
export async function noteSetPrices(
  tx: Tx,
  o: { actorId: string; now: Date },
  prices: readonly { item: PriceItem; from: Paise | null; to: Paise | null }[],
): Promise<void> {
  for (const { item, from, to } of prices)
    if (from !== to)
      await notePrice(tx, o, { item, kind: 'set', fromPrice: from, toPrice: to, holdsFrom: o.now, holdsUntil: null });
}

const rupeesOf = (amount: Paise | null): number | null => (amount === null ? null : toRupees(amount));

/** A page of the changes of a price, the newest first. */
export async function pageOfPriceChanges(
  context: Context,
  { item, limit, cursor }: { item?: PriceItem | undefined; limit: number; cursor?: string | undefined },
): Promise<{ changes: PriceChange[]; next: string | undefined }> {
  const place = readCursor('time', cursor);
  const rows = await listPriceChanges(context.db, { item, limit, after: place && Number(place.id) });
  const page = cutPage(rows, limit, ({ change }) =>
    writeCursor('time', change.createdAt.toISOString(), String(change.id)),
  );
  const changes = page.rows.map(({ change, by }) => ({
    ...{ id: String(change.id), item: change.item, kind: change.kind, by: by ?? '' },
    ...{ from: rupeesOf(change.fromPrice), to: rupeesOf(change.toPrice), at: change.createdAt.toISOString() },
    holdsFrom: change.holdsFrom.toISOString(),
    holdsUntil: change.holdsUntil?.toISOString() ?? null,
  }));
  return { changes, next: page.next };
}
