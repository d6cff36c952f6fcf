import { couponDiscount, type Coupon, type CouponLine } from '../../../../domain/src/coupons.ts';
import { foldMailbox } from '../../../../domain/src/mailbox.ts';
import type { Paise } from '../../../../domain/src/money.ts';
import type { Tx } from '../../db/database.ts';
import { Refused } from '../../http/refused.ts';
import { announce } from '../../jobs/announce.ts';
import {
  countUses,
  findAssignment,
  findEmails,
  lockCoupon,
  lockReservation,
  putReservation,
  updateReservedEnded,
  updateTaken,
  type CouponRow,
} from './coupons.store.ts';

/** The stored coupon as the rule reads it. */
export const toCoupon = (row: CouponRow): Coupon => ({
  discountType: row.discountType,
  discountValue: row.discountValue,
  isActive: row.isActive,
  productIds: row.productIds,
  placements: row.placements,
  onPlacementFee: row.onPlacementFee,
  ...(row.maxDiscount === null ? {} : { maxDiscount: row.maxDiscount }),
  ...(row.minOrderValue === null ? {} : { minOrderValue: row.minOrderValue }),
  ...(row.validFrom === null ? {} : { validFrom: row.validFrom }),
  ...(row.validUntil === null ? {} : { validUntil: row.validUntil }),
});

/**
 * Whether one of a coupon's makers would use it: by their account, another one of their mailbox, or an order that goes to their mailbox.
 * Nobody gives themselves a discount (decision 053).
 */
async function isMadeBy(tx: Tx, makers: readonly string[], by: { accountId: string; email: string | undefined }) {
  const emails = await findEmails(tx, [...makers, by.accountId]);
  const mailboxOf = (id: string) => foldMailbox(emails.get(id) ?? '');
  const own = [mailboxOf(by.accountId), ...(by.email === undefined ? [] : [foldMailbox(by.email)])];
  return makers.some(id => id === by.accountId || (emails.has(id) && own.includes(mailboxOf(id))));
}

/**
 * May this shopper use the coupon once more: they did not make it, and it is theirs by assignment, the shopper's limit and the limit in all? Asks the same of the database
 * where there is no such coupon.
 */
export async function hasUseLeft(
  tx: Tx,
  row: CouponRow | undefined,
  { accountId, email }: { accountId: string; email?: string },
): Promise<boolean> {
  const id = row?.id ?? '';
  const isMaker = await isMadeBy(tx, row?.makers ?? [], { accountId, email });
  const { isLimited, isAssigned } = await findAssignment(tx, id, accountId);
  const uses = await countUses(tx, id, accountId);
  if (!row || isMaker || (isLimited && !isAssigned)) return false;
  if (row.usageLimit !== null && row.used + row.reserved >= row.usageLimit) return false;
  return uses < row.perUserLimit;
}

/** `email` is where the order's mails go. */
type Use = { orderId: string; accountId: string; email?: string; now: Date };

/**
 * Takes one use of a coupon for an order whose payment is about to start, and answers the discount. Refuses with
 * `coupon_invalid`, whatever the reason, and after the same questions. The coupon's row stays locked, so that no limit is passed by
 * a race.
 */
export async function reserveCoupon(tx: Tx, use: Use & { code: string; lines: readonly CouponLine[] }): Promise<Paise> {
  const row = await lockCoupon(tx, { code: use.code });
  const isLeft = await hasUseLeft(tx, row, use);
  const discount = row && couponDiscount(toCoupon(row), use.lines, use.now);
  if (!row || !isLeft || !discount?.ok || !(await takeUse(tx, row, use, 'reserved')))
    throw new Refused('coupon_invalid');
  return discount.value;
}

/** False where the limit in all leaves none. */
async function takeUse(tx: Tx, row: CouponRow, use: Use, state: 'reserved' | 'used'): Promise<boolean> {
  if (!(await updateTaken(tx, row.id, state))) return false;
  const isLast = row.usageLimit !== null && row.used + row.reserved + 1 >= row.usageLimit;
  // An offer that is used up leaves the pricing page.
  if (isLast && row.isOffer) await announce(tx, { channel: 'data', noun: 'coupons' });
  const { orderId, accountId, now } = use;
  await putReservation(tx, { orderId, accountId, couponId: row.id, state, settledAt: state === 'used' ? now : null });
  return true;
}

async function takeUseLeft(tx: Tx, row: CouponRow, use: Use, state: 'reserved' | 'used'): Promise<boolean> {
  return (await hasUseLeft(tx, row, use)) && takeUse(tx, row, use, state);
}

/**
 * Takes the use again for an order that is paid once more after its first payment failed or expired: its discount is frozen.
 * Does nothing where the use is still held. Refuses with `coupon_invalid` where none is left.
 */
export async function reserveAgain(tx: Tx, orderId: string, now: Date): Promise<void> {
  const reservation = await lockReservation(tx, orderId);
  if (!reservation || reservation.state !== 'released') return;
  const row = await lockCoupon(tx, { id: reservation.couponId });
  const isOpen = row?.isActive === true && (row.validUntil === null || row.validUntil > now);
  if (!isOpen || !(await takeUseLeft(tx, row, { ...reservation, now }, 'reserved')))
    throw new Refused('coupon_invalid');
}

/**
 * Makes the order's use final, once. A use that was given back is taken again, whatever the coupon's dates say now; false
 * where somebody else has taken the last one since, so that the order may not be paid at this price.
 */
export async function useReservation(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const reservation = await lockReservation(tx, orderId);
  if (!reservation || reservation.state === 'used') return true;
  const row = await lockCoupon(tx, { id: reservation.couponId });
  if (reservation.state === 'released') return takeUseLeft(tx, row!, { ...reservation, now }, 'used');
  await updateReservedEnded(tx, reservation.couponId, 'used');
  await putReservation(tx, { ...reservation, state: 'used', settledAt: now });
  return true;
}

/** Gives the order's reserved use back, once; a final one stays. */
export async function releaseReservation(tx: Tx, orderId: string, now: Date): Promise<void> {
  const reservation = await lockReservation(tx, orderId);
  if (reservation?.state !== 'reserved') return;
  await updateReservedEnded(tx, reservation.couponId, 'released');
  await putReservation(tx, { ...reservation, state: 'released', settledAt: now });
}
