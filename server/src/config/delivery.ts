import { z } from 'zod';
import { readPinCodes, type DeliveryTerms } from '../../../domain/src/delivery.ts';
import { fromRupees } from '../../../domain/src/money.ts';
import { numberIn } from '../../../domain/src/typed-text.ts';

/** No delivery of a parcel within India costs more, and no order of shirts has to. */
const MOST_RUPEES = 100_000;
const MOST_DAYS = 60;

/** Whole rupees as they are typed: '60', '₹1,999', '६०'. A fee of paise is nothing that a shopper reads at a glance. */
const rupees = z.string().transform((typed, context) => {
  const amount = numberIn(typed);
  if (Number.isInteger(amount) && amount >= 0 && amount <= MOST_RUPEES) return fromRupees(amount);
  context.addIssue({ code: 'custom', message: `must be whole rupees from 0 to ${MOST_RUPEES}, such as 60` });
  return z.NEVER;
});
const days = z.string().transform((typed, context) => {
  const count = numberIn(typed);
  if (Number.isInteger(count) && count >= 1 && count <= MOST_DAYS) return count;
  context.addIssue({ code: 'custom', message: `must be a number of business days from 1 to ${MOST_DAYS}` });
  return z.NEVER;
});
const pinCodes = z.string().transform((typed, context) => {
  const codes = readPinCodes(typed);
  if (codes) return codes;
  context.addIssue({
    code: 'custom',
    message: 'must be PIN codes, or their first two to five digits, with commas between',
  });
  return z.NEVER;
});

/** What the environment says of the delivery of shirts. */
export const DELIVERY = {
  DELIVERY_FEE: rupees.default(fromRupees(60)),
  DELIVERY_FREE_FROM: rupees.optional(),
  DELIVERY_DAYS_FROM: days.default(4),
  DELIVERY_DAYS_TO: days.default(12),
  DELIVERY_NOT_TO: pinCodes.default([]),
};

type Said = z.output<z.ZodObject<typeof DELIVERY>>;

export const deliveryOf = (env: Said): DeliveryTerms => ({
  fee: env.DELIVERY_FEE,
  freeFrom: env.DELIVERY_FREE_FROM,
  days: { earliest: env.DELIVERY_DAYS_FROM, latest: env.DELIVERY_DAYS_TO },
  notTo: env.DELIVERY_NOT_TO,
});

export const deliveryProblems = ({ DELIVERY_DAYS_FROM: from, DELIVERY_DAYS_TO: to }: Said): string[] =>
  from > to ? [`DELIVERY_DAYS_TO must not be less than DELIVERY_DAYS_FROM (${from})`] : [];
