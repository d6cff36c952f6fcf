/** Delivery takes four to twelve business days from payment (rulings, Pages). */
export const DELIVERY_DAYS = { earliest: 4, latest: 12 } as const;
/** A replacement comes within ten business days of the decision (S2 §9). */
export const REPLACEMENT_DAYS = { earliest: 4, latest: 10 } as const;

const DAY_MS = 86_400_000;
/** Asia/Kolkata is five and a half hours ahead of UTC all year. */
const INDIA_MS = 5.5 * 3_600_000;
const NOON_MS = DAY_MS / 2;

/** The weekday of 1 January 1970, counted from Sunday: a Thursday. */
const FIRST_WEEKDAY = 4;
/** Monday to Friday. Public holidays differ by state and are not counted. */
function isBusinessDay(midnight: number): boolean {
  const weekday = (((midnight / DAY_MS + FIRST_WEEKDAY) % 7) + 7) % 7;
  return weekday !== 0 && weekday !== 6;
}

/** The midnight (as if India were UTC) of the n-th business day after a midnight. */
function businessDayAfter(midnight: number, count: number): number {
  let day = midnight;
  for (let left = count; left > 0;) {
    day += DAY_MS;
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/**
 * When an order paid at this moment arrives: the first and the last day, each as noon in India of that day. The day of
 * payment is India's calendar day and does not count.
 */
export function expectedDelivery(
  paidAt: Date,
  days: { earliest: number; latest: number } = DELIVERY_DAYS,
): { from: Date; to: Date } {
  const inIndia = paidAt.getTime() + INDIA_MS;
  const midnight = inIndia - (((inIndia % DAY_MS) + DAY_MS) % DAY_MS);
  const noonOf = (count: number) => new Date(businessDayAfter(midnight, count) + NOON_MS - INDIA_MS);
  return { from: noonOf(days.earliest), to: noonOf(days.latest) };
}
