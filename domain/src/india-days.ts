/** Days and months of the shop are India's (rulings, Admin), which sets no clock forward. A day is written '2026-11-22'. */
const AHEAD_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;

/** The day in India at a moment. */
export const dayOf = (at: Date): string => new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10);

/** A moment as people of the shop read and sort it: India's time with its offset, '2026-04-01T02:00:00+05:30'. */
export const indiaTime = (at: Date): string => `${new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 19)}+05:30`;

/** The moment at which a day begins in India. */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - AHEAD_MS);

/** The day so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Moments of a period of days, both counted; an end that is not given is open. */
export const momentsOf = (o: {
  from?: string | undefined;
  to?: string | undefined;
}): { since: Date | undefined; until: Date | undefined } => ({
  since: o.from === undefined ? undefined : startOfDay(o.from),
  until: o.to === undefined ? undefined : startOfDay(dayAfter(o.to, 1)),
});

/** The period of as many days that ends the day before `from`. */
export function periodBefore(from: string, to: string): { from: string; to: string } {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return { from: dayAfter(from, -days), to: dayAfter(from, -1) };
}

/** The last months up to the one of a day, the oldest first: '2026-11' with its first and last day. */
export function monthsUpTo(day: string, count: number): { month: string; from: string; to: string }[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = (ago: number): string => new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, n) => count - 1 - n).map(ago => {
    const from = first(ago);
    return { month: from.slice(0, 7), from, to: dayAfter(first(ago - 1), -1) };
  });
}
