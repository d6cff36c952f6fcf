import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import { CATALOG_LIMITS } from '../../domain/src/catalog-terms.ts';
import { COUPON_LIMITS } from '../../domain/src/coupon-terms.ts';
import { CouponCode } from './coupons.ts';
import { endpoint } from './endpoint.ts';
import { Line, Search } from './typed.ts';
import { ColumnNumber, PlaceKey, Id, Page, Timestamp } from './wire.ts';

/** A coupon as an admin sees it (S2 §3; rulings, Admin). Flat discounts and limits in rupees. */
export const AdminCoupon = z.object({
  id: z.string(),
  code: z.string(),
  discountType: z.enum(['flat', 'percentage']),
  discountValue: z.number(),
  maxDiscount: z.number().nullable(),
  minOrderValue: z.number().nullable(),
  description: z.string(),
  /** It counts from here on; nothing: at once. */
  validFrom: Timestamp.nullable(),
  validUntil: Timestamp.nullable(),
  isActive: z.boolean(),
  usageLimit: z.number().int().nullable(),
  perUserLimit: z.number().int(),
  productIds: z.array(z.number().int()),
  placements: z.array(z.string()),
  onPlacementFee: z.boolean(),
  isOffer: z.boolean(),
  /** Uses of paid orders, and of those whose payment is open. */
  used: z.number().int(),
  reserved: z.number().int(),
  /** Shoppers that it is limited to; 0 for everybody. */
  assigned: z.number().int(),
  createdAt: Timestamp,
});
export type AdminCoupon = z.output<typeof AdminCoupon>;

/** What the form says; which figures are allowed says domain/coupon-terms. Empty optionals are left out, or null (S2 §5). */
const Terms = z.strictObject({
  code: CouponCode,
  discountType: z.enum(['flat', 'percentage']),
  discountValue: z.number(),
  maxDiscount: z.number().nullable().optional(),
  minOrderValue: z.number().nullable().optional(),
  description: Line(COUPON_LIMITS.description).optional(),
  validFrom: Timestamp.nullable().optional(),
  validUntil: Timestamp.nullable().optional(),
  isActive: z.boolean().optional(),
  usageLimit: z.number().nullable().optional(),
  perUserLimit: z.number().optional(),
  productIds: z.array(ColumnNumber).max(20).optional(),
  placements: z.array(PlaceKey).max(CATALOG_LIMITS.places).optional(),
  onPlacementFee: z.boolean().optional(),
  isOffer: z.boolean().optional(),
});
export type CouponChange = Partial<z.output<typeof Terms>>;

export const adminCoupons = {
  coupons: endpoint('admin.coupons', {
    summary: 'Coupons of the shop, the newest first; `search` looks into code and description',
    access: DUTIES.coupons,
    query: z.object({ ...Page, search: Search() }),
    response: z.array(AdminCoupon),
    errors: [],
  }),
  createCoupon: endpoint('admin.createCoupon', {
    summary: 'Makes a coupon for everybody',
    access: DUTIES.coupons,
    fresh: true,
    body: Terms,
    response: AdminCoupon,
    errors: ['coupon_code_taken'],
  }),
  changeCoupon: endpoint('admin.changeCoupon', {
    summary: 'Changes a coupon; orders that used it stay as they are',
    access: DUTIES.coupons,
    fresh: true,
    params: z.object({ id: Id }),
    body: Terms.partial(),
    response: AdminCoupon,
    errors: ['not_found', 'coupon_code_taken'],
  }),
  deleteCoupon: endpoint('admin.deleteCoupon', {
    summary: 'Deletes a coupon; orders that used it stay as they are',
    access: DUTIES.coupons,
    params: z.object({ id: Id }),
    response: z.object({ deleted: z.literal(true) }),
    errors: ['not_found'],
  }),
  assignCoupon: endpoint('admin.assignCoupon', {
    summary: 'Limits a coupon to chosen shoppers, beside those that it has; `assignToAll` lifts the limit',
    access: DUTIES.coupons,
    fresh: true,
    body: z
      .strictObject({
        couponId: Id,
        userIds: z.array(Id).max(500).default([]),
        assignToAll: z.boolean().default(false),
      })
      .refine(({ userIds, assignToAll }) => assignToAll || userIds.length > 0, {
        path: ['userIds'],
        error: 'Choose somebody, or everybody',
      }),
    response: z.object({ successCount: z.number().int(), totalCount: z.number().int() }),
    errors: ['own_affair', 'not_found'],
  }),
};
