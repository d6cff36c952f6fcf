import { and, eq, sql } from 'drizzle-orm';
import { isOverBudget, type ImageBudget } from '../../../../domain/src/image-budget.ts';
import { dayOf } from '../../../../domain/src/india-days.ts';
import type { Paise } from '../../../../domain/src/money.ts';
import type { Tx } from '../../db/database.ts';
import { imageDays } from '../../db/tables/figures.ts';

/** A picture that was counted: on which day, whose, at which price. */
export type Spent = { day: string; provider: string; paise: Paise };

/** What all pictures of a day in India came to. */
export async function sumOfImageDay(tx: Tx, day: string): Promise<{ pictures: number; paise: number }> {
  const [sum] = await tx
    .select({
      pictures: sql<number>`coalesce(sum(${imageDays.pictures}), 0)::int`,
      paise: sql<string>`coalesce(sum(${imageDays.paise}), 0)`,
    })
    .from(imageDays)
    .where(eq(imageDays.day, day));
  return { pictures: sum?.pictures ?? 0, paise: Number(sum?.paise ?? 0) };
}

/** True where one picture more would cost more than today may. */
export const isDayOver = async (tx: Tx, budget: ImageBudget, now: Date): Promise<boolean> =>
  budget.dayLimit > 0 && isOverBudget(budget, (await sumOfImageDay(tx, dayOf(now))).paise);

/** Counts a picture before it is asked for. The caller holds the lock under which alone pictures are counted (claimGeneration). */
export async function countPicture(tx: Tx, provider: string, { cost }: ImageBudget, now: Date): Promise<Spent> {
  const spent = { day: dayOf(now), provider, paise: cost };
  await tx
    .insert(imageDays)
    .values({ ...spent, pictures: 1 })
    .onConflictDoUpdate({
      target: [imageDays.day, imageDays.provider],
      set: { pictures: sql`${imageDays.pictures} + 1`, paise: sql`${imageDays.paise} + ${cost}` },
    });
  return spent;
}

/** Takes a picture off the count that the provider drew nothing for. */
export async function uncountPicture(tx: Tx, { day, provider, paise }: Spent): Promise<void> {
  await tx
    .update(imageDays)
    .set({ pictures: sql`${imageDays.pictures} - 1`, paise: sql`${imageDays.paise} - ${paise}` })
    .where(and(eq(imageDays.day, day), eq(imageDays.provider, provider)));
}
