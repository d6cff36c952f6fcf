import { paiseOf, toRupees } from '../../../../domain/src/money.ts';
import type { Context } from '../../http/handle.ts';
import { sumOfImageDay } from './image-days.store.ts';

/** What the image provider was asked for on a day in India, in rupees; nothing where the shop's own artist draws. */
export async function picturesOfDay(
  { db, images: { budget } }: Context,
  day: string,
): Promise<{ count: number; cost: number; dayLimit: number } | null> {
  if (!budget) return null;
  const { pictures, paise } = await sumOfImageDay(db, day);
  return { count: pictures, cost: toRupees(paiseOf(paise)), dayLimit: toRupees(budget.dayLimit) };
}
