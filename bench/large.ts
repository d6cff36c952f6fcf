/** What a shop of years has. */
export const LARGE = {
  orders: 250_000,
  users: 50_000,
  designs: 200_000,
  auditLines: 100_000,
  coupons: 2_000,
  carts: 10_000,
};
export type Size = typeof LARGE;
