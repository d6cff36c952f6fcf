import type { Paise } from './money.ts';
import { ok, refuse, type Result } from './result.ts';
import { cleanLine, joinedDigits, plainLine } from './typed-text.ts';

/** The name of UPI by hand in `payments.provider`: to the owner's own address, without a gateway. */
export const UPI = 'upi';

/** How long a shopper has to pay and to say so, in seconds. A claim that waits does not expire. */
export const UPI_OPEN_S = 86_400;

/** A UPI address (VPA): `name@bank`. */
const VPA = /^[a-z0-9][a-z0-9._-]{1,254}@[a-z][a-z0-9.-]{1,63}$/;
export const readVpa = (typed: string): Result<string, 'vpa_form'> => {
  const vpa = plainLine(typed).replace(/\s/g, '').toLowerCase();
  return VPA.test(vpa) ? ok(vpa) : refuse('vpa_form');
};

/** The number by which banks know a UPI payment: twelve digits. Digits of any script, with blanks and dashes between them. */
export const UTR_LENGTH = 12;
export const readUtr = (typed: string): Result<string, 'utr_form'> => {
  const utr = joinedDigits(typed);
  return /^\d{12}$/.test(utr) ? ok(utr) : refuse('utr_form');
};

/** What people call an order by: the last six signs of its id. */
export const shortNumberOf = (orderId: string): string => orderId.slice(-6);

export type UpiPayment = { vpa: string; payee: string; amount: Paise; orderId: string; paymentId: string };

/**
 * The address that opens an app of UPI with payee, amount and order number filled in (NPCI, UPI Linking Specifications 1.6). `%20`
 * stands for a blank: some apps show a `+` as it is.
 */
export function upiLink({ vpa, payee, amount, orderId, paymentId }: UpiPayment): string {
  const fields = {
    pa: vpa,
    pn: cleanLine(payee),
    am: (amount / 100).toFixed(2),
    cu: 'INR',
    tn: `Order ${shortNumberOf(orderId)}`,
    tr: paymentId,
  };
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&').replaceAll('%40', '@')}`;
}

/**
 * How a payment by hand stands: `open` while nobody has said anything, `claimed` once the shopper says that it was paid, `confirmed`
 * and `refused` by the owner, `dropped` where the shopper chose another way to pay.
 */
export const HAND_STATES = ['open', 'claimed', 'confirmed', 'refused', 'dropped'] as const;
export type HandState = (typeof HAND_STATES)[number];

/** A claim is told of once more after so long. */
export const REMIND_AFTER_MS = 12 * 3_600_000;

/** [until this many seconds after the start, look every n seconds]: the shop asks its own table, so often enough costs nothing. */
const SCHEDULE = [
  [UPI_OPEN_S + 3600, 300],
  [7 * 86_400, 3600],
] as const;

/** When an open payment by hand is looked at next; nothing once a person has to be told that it still waits. */
export function nextHandCheck(startedAt: Date, now: Date): Date | undefined {
  const age = (now.getTime() - startedAt.getTime()) / 1000;
  const step = SCHEDULE.find(([until]) => age < until);
  return step && new Date(now.getTime() + step[1] * 1000);
}

/** How the owner sends money back by hand. */
export const REFUND_WAYS = ['upi', 'bank', 'cash'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];
