import { joinedDigits } from './typed-text.ts';
import { paiseOf, type Paise } from './money.ts';

/** Business days from payment, the first and the last. */
export type Days = { earliest: number; latest: number };
/** What an owner says of the delivery of shirts; an order keeps what it was sold with. */
export type DeliveryTerms = {
  fee: Paise;
  /** What shoppers pay for the goods, less the discount, from which on nothing is added for the delivery. */
  freeFrom: Paise | undefined;
  days: Days;
  /** PIN codes, or their first two to five digits, where no courier of the shop goes. */
  notTo: readonly string[];
};

/** Delivery takes four to twelve business days from payment (rulings, Pages). */
export const DELIVERY_DAYS = { earliest: 4, latest: 12 } as const;
/** A shop whose owner has said nothing of it: a flat fee (S1 §9). */
export const DEFAULT_DELIVERY: DeliveryTerms = {
  fee: paiseOf(6000),
  freeFrom: undefined,
  days: DELIVERY_DAYS,
  notTo: [],
};

/** The two stages of a delivery (rulings, Pages: three to five of four to twelve days are production). */
export function stagesOf({ earliest, latest }: Days): { production: Days; transit: Days } {
  const first = Math.max(1, Math.round((earliest * 3) / 4));
  const production = { earliest: first, latest: Math.max(first, Math.round((latest * 5) / 12)) };
  const soonest = Math.max(1, earliest - production.earliest);
  return { production, transit: { earliest: soonest, latest: Math.max(soonest, latest - production.latest) } };
}

/** Whether a parcel is taken to a PIN code. */
export const isServed = (pinCode: string, notTo: readonly string[]): boolean =>
  !notTo.some(start => joinedDigits(pinCode).startsWith(start));

/** PIN codes, or their first digits, as an owner types them, with commas or line breaks between; nothing where one is none. */
export function readPinCodes(typed: string): string[] | undefined {
  const codes = typed
    .split(/[,;\n]+/)
    .map(joinedDigits)
    .filter(code => code !== '');
  return codes.every(code => /^[1-9]\d{1,5}$/.test(code)) ? [...new Set(codes)] : undefined;
}

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
export function expectedDelivery(paidAt: Date, days: Days = DELIVERY_DAYS): { from: Date; to: Date } {
  const inIndia = paidAt.getTime() + INDIA_MS;
  const midnight = inIndia - (((inIndia % DAY_MS) + DAY_MS) % DAY_MS);
  const noonOf = (count: number) => new Date(businessDayAfter(midnight, count) + NOON_MS - INDIA_MS);
  return { from: noonOf(days.earliest), to: noonOf(days.latest) };
}
