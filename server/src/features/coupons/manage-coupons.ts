import type { AdminCoupon, CouponChange } from '../../../../contract/src/admin-coupons.ts';
import { couponProblems } from '../../../../domain/src/coupon-terms.ts';
import { fromRupees, paiseOf, toRupees, type Paise } from '../../../../domain/src/money.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { areaNamed, priceBookIn } from '../catalog/catalog.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import { announce } from '../../jobs/announce.ts';
import {
  deleteAssignments,
  deleteManaged,
  insertAssignments,
  insertManaged,
  isCodeTaken,
  listManaged,
  lockManaged,
  updateManaged,
  type CouponValues,
  type ManagedRow,
} from './manage-coupons.store.ts';

const rupeesOf = (amount: Paise | null): number | null => (amount === null ? null : toRupees(amount));
const paiseOrNull = (rupees: number | null): Paise | null => (rupees === null ? null : fromRupees(rupees));

/** A coupon as JSON for admins. */
export const toAdminCoupon = (row: ManagedRow): AdminCoupon => {
  const { id, code, discountType, description, isActive, usageLimit, perUserLimit, productIds } = row;
  const { onPlacementFee, isOffer, used, reserved, assigned } = row;
  return {
    ...{ id, code, discountType, description, isActive, usageLimit, perUserLimit, productIds },
    ...{ onPlacementFee, isOffer, used, reserved, assigned },
    placements: row.placements,
    discountValue: discountType === 'flat' ? toRupees(paiseOf(row.discountValue)) : row.discountValue,
    maxDiscount: rupeesOf(row.maxDiscount),
    minOrderValue: rupeesOf(row.minOrderValue),
    validFrom: row.validFrom?.toISOString() ?? null,
    validUntil: row.validUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
};

/** A page of the coupons that are not deleted, the newest first. */
export async function pageOfCoupons(
  { db }: { db: Database },
  o: { search?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{ coupons: AdminCoupon[]; next: string | undefined }> {
  const rows = await listManaged(db, { search: o.search || undefined, limit: o.limit, afterRow: rowKeyOf(o.cursor) });
  const page = pageOf(rows, o.limit, row => ({ at: row.createdAt, id: row.id }));
  return { coupons: page.rows.map(toAdminCoupon), next: page.next };
}

const NEW: Omit<AdminCoupon, 'id' | 'code' | 'discountType' | 'discountValue' | 'createdAt'> = {
  ...{ maxDiscount: null, minOrderValue: null, description: '', isActive: true },
  ...{ validFrom: null, validUntil: null },
  ...{ usageLimit: null, perUserLimit: 1, productIds: [], placements: [], onPlacementFee: false, isOffer: false },
  ...{ used: 0, reserved: 0, assigned: 0 },
};
type Terms = Omit<AdminCoupon, 'id' | 'createdAt' | 'used' | 'reserved' | 'assigned'>;

/** Refuses with invalid_input and the problem of each field (domain/coupon-terms). */
function checkTerms(terms: Terms, o: Parameters<typeof couponProblems>[1]): void {
  const problems = couponProblems(terms, o);
  if (Object.keys(problems).length > 0) throw new Refused('invalid_input', { fields: problems });
}

/** Refuses with placement_not_found a place that the shop does not have. */
async function checkPlaces(context: Context, tx: Tx, { placements }: Terms): Promise<void> {
  const book = await priceBookIn(context, tx);
  for (const place of placements) areaNamed(book, place);
}

function toValues(terms: Terms): CouponValues {
  const { code, discountType, discountValue, description, isActive, usageLimit, perUserLimit } = terms;
  const { productIds, placements, onPlacementFee, isOffer } = terms;
  return {
    ...{ code, discountType, description, isActive, usageLimit, perUserLimit, productIds, placements },
    ...{ onPlacementFee, isOffer },
    discountValue: discountType === 'flat' ? fromRupees(discountValue) : discountValue,
    // S2 §5: a most is for percentages alone.
    maxDiscount: discountType === 'flat' ? null : paiseOrNull(terms.maxDiscount),
    minOrderValue: paiseOrNull(terms.minOrderValue),
    validFrom: terms.validFrom === null ? null : new Date(terms.validFrom),
    validUntil: terms.validUntil === null ? null : new Date(terms.validUntil),
  };
}

/** Takes out what was not said, so that it does not take the place of what there is. */
const saidOf = (change: CouponChange): Partial<Terms> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

const told = (tx: Tx): Promise<void> => announce(tx, { channel: 'data', noun: 'coupons' });

/** Makes a coupon for everybody but `maker`. Refuses with invalid_input, or coupon_code_taken in whatever case the other is written. */
export async function createCoupon(
  context: Context,
  tx: Tx,
  { maker, ...said }: CouponChange & Pick<Terms, 'code' | 'discountType' | 'discountValue'> & { maker: string },
): Promise<AdminCoupon> {
  const now = context.now();
  const terms: Terms = { ...NEW, ...said, ...saidOf(said) };
  checkTerms(terms, { now });
  await checkPlaces(context, tx, terms);
  const id = `c${context.randomId(16)}`;
  if (!(await insertManaged(tx, { ...toValues(terms), id, makers: [maker], createdAt: now })))
    throw new Refused('coupon_code_taken');
  await told(tx);
  return toAdminCoupon((await lockManaged(tx, id))!);
}

/** Changes a coupon that the caller's transaction then holds locked; answers it as it was and as it is. Who changes it is a maker too. */
export async function changeCoupon(
  context: Context,
  tx: Tx,
  id: string,
  { maker, ...change }: CouponChange & { maker: string },
): Promise<{ before: AdminCoupon; after: AdminCoupon }> {
  const row = await lockManaged(tx, id);
  if (!row) throw new Refused('not_found');
  const before = toAdminCoupon(row);
  const terms: Terms = { ...before, ...saidOf(change) };
  checkTerms(terms, { now: context.now(), kept: before.validUntil, uses: row.used + row.reserved });
  await checkPlaces(context, tx, terms);
  if (terms.code !== before.code && (await isCodeTaken(tx, terms.code, id))) throw new Refused('coupon_code_taken');
  await updateManaged(tx, id, { ...toValues(terms), makers: [...new Set([...row.makers, maker])] });
  await told(tx);
  return { before, after: toAdminCoupon((await lockManaged(tx, id))!) };
}

/** Deletes a coupon: nobody can use it any more, and orders that did stay as they are. */
export async function deleteCoupon(context: Context, tx: Tx, id: string): Promise<AdminCoupon> {
  const row = await lockManaged(tx, id);
  if (!row) throw new Refused('not_found');
  await deleteManaged(tx, id, context.now());
  await told(tx);
  return toAdminCoupon(row);
}

/** Limits a coupon to chosen shoppers, or gives it to everybody (rulings, Admin). */
export async function assignCoupon(
  context: Context,
  tx: Tx,
  o: { couponId: string; userIds: string[]; assignToAll: boolean },
): Promise<{ successCount: number; totalCount: number; before: number; after: number }> {
  const row = await lockManaged(tx, o.couponId);
  if (!row) throw new Refused('not_found');
  const ids = [...new Set(o.userIds)];
  const all = o.assignToAll ? await deleteAssignments(tx, row.id) : 0;
  const found = o.assignToAll ? [] : await insertAssignments(tx, row.id, ids, context.now());
  const after = (await lockManaged(tx, row.id))!.assigned;
  await told(tx);
  const counts = o.assignToAll
    ? { successCount: all, totalCount: all }
    : { successCount: found.length, totalCount: ids.length };
  return { ...counts, before: row.assigned, after };
}
