import { paiseOf } from '../../domain/src/money.ts';
import { collectionPrices, collections } from '../src/db/tables/collections.ts';
import type { Context } from '../src/http/handle.ts';

type NewCollection = typeof collections.$inferInsert;
/** Of the seed, in paise. */
const PRICES = { black: 39_900, white: 34_900 };

/** Collection pieces with what they cost by colour, in paise. */
export async function buildCollections(
  db: Context['db'],
  rows: readonly NewCollection[],
  prices: Readonly<Record<string, number>> = PRICES,
): Promise<void> {
  await db.insert(collections).values([...rows]);
  await db
    .insert(collectionPrices)
    .values(
      rows.flatMap(({ id }) =>
        Object.entries(prices).map(([color, price]) => ({ collectionId: id, color, price: paiseOf(price) })),
      ),
    );
}
