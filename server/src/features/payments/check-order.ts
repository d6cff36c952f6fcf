import { awayOf } from '../../../../domain/src/availability.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { isSameVariant, isSoldNow, priceBook, shortOf } from '../catalog/catalog.ts';
import { listOrderLines } from '../orders/orders.ts';

/** Refuses with not_available an order that was not paid yet and names a shirt that cannot be had any more. Its prices are frozen. */
export async function checkStillToBeHad(context: Context, orderId: string): Promise<void> {
  const [lines, book] = await Promise.all([listOrderLines(context.db, [orderId]), priceBook(context)]);
  const short = await shortOf(context.db, orderId);
  const gone = lines.filter(({ productId, color, size }) => {
    const variant = { productId, color, size };
    return (
      !isSoldNow(book, variant, []) ||
      awayOf(book.takenOff, variant) !== undefined ||
      short.some(one => isSameVariant(one, variant))
    );
  });
  if (gone.length > 0)
    throw new Refused('not_available', {
      lines: gone.map(({ designName, size, color }) => ({ name: designName, size, color })),
    });
}
