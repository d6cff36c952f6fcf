import type { Paise } from './money.ts';
import { ok, refuse, type Result } from './result.ts';
import { joinedDigits } from './typed-text.ts';

/** The name of cash on delivery in `payments.provider`. */
export const CASH = 'cash';

/** How long a shopper has to confirm the order by the code in their mailbox, in seconds. */
export const CASH_OPEN_S = 86_400;

/**
 * How a payment in cash stands: `open` until its shopper confirms the order, `agreed` until the parcel is delivered, `collected` once the
 * owner has the money. `refused` at the door, `called_off` by the shop before it was sent, `dropped` by the shopper.
 */
export const CASH_STATES = ['open', 'agreed', 'collected', 'refused', 'called_off', 'dropped'] as const;
export type CashState = (typeof CASH_STATES)[number];

/** Codes of a payment that came to nothing: the parcel came back, or the shop called the order off. */
export const PARCEL_REFUSED = 'PARCEL_REFUSED';
export const CALLED_OFF = 'CALLED_OFF';

/** How the money came: at the door in notes or by UPI, or from the courier, who took it there. */
export const CASH_WAYS = ['cash', 'upi', 'courier'] as const;
export type CashWay = (typeof CASH_WAYS)[number];

/** What the owner has set. Amounts in paise; `notAt` holds PIN codes and their beginnings. */
export type CashTerms = { fee: Paise; most: Paise; openOrders: number; notAt: readonly string[] };

/** Beginnings of PIN codes that one list holds. */
export const PIN_HEADS_MOST = 300;

/** PIN codes, or their first two to five digits, with commas or blanks between them. Digits of any script. */
export function readPinHeads(typed: string): Result<string[], 'pin_heads'> {
  const heads = typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(joinedDigits);
  const isList = heads.length <= PIN_HEADS_MOST && heads.every(head => /^[1-9]\d{1,5}$/.test(head));
  return isList ? ok([...new Set(heads)]) : refuse('pin_heads');
}

export type CashRefusal = 'cash_too_dear' | 'cash_not_here' | 'cash_too_many';

/** Why an order cannot be paid in cash; nothing where it can. `open` counts the person's orders that are under way in cash. */
export function cashRefusal(
  { most, openOrders, notAt }: CashTerms,
  { total, zipCode, open }: { total: Paise; zipCode: string; open: number },
): CashRefusal | undefined {
  if (total > most) return 'cash_too_dear';
  if (notAt.some(head => zipCode.startsWith(head))) return 'cash_not_here';
  return open >= openOrders ? 'cash_too_many' : undefined;
}

/** [until this many seconds after the start, look every n seconds]: the shop asks its own table. A parcel may be on its way for weeks. */
const SCHEDULE = [
  [CASH_OPEN_S + 3600, 300],
  [45 * 86_400, 21_600],
] as const;

/** When an open payment in cash is looked at next; nothing once a person has to be told that its money never came. */
export function nextCashCheck(startedAt: Date, now: Date): Date | undefined {
  const age = (now.getTime() - startedAt.getTime()) / 1000;
  const step = SCHEDULE.find(([until]) => age < until);
  return step && new Date(now.getTime() + step[1] * 1000);
}
