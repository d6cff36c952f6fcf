/** All tables, for drizzle: the one place that joins them. Stores import the noun's own file. */
export * from './tables/accounts.ts';
export * from './tables/admin.ts';
export * from './tables/cart.ts';
export * from './tables/catalog.ts';
export * from './tables/collections.ts';
export * from './tables/coupons.ts';
export * from './tables/credits.ts';
export * from './tables/designs.ts';
export * from './tables/drafts.ts';
export * from './tables/groups.ts';
export * from './tables/invoices.ts';
export * from './tables/operations.ts';
export * from './tables/orders.ts';
export * from './tables/production.ts';
export * from './tables/returns.ts';
export * from './tables/privacy.ts';
export * from './tables/support.ts';
