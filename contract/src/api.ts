import type { z } from 'zod';
import { accounts } from './accounts.ts';
import type { EndpointName } from './addresses.ts';
import { adminCatalogue } from './admin-catalogue.ts';
import { adminCoupons } from './admin-coupons.ts';
import { adminDesk } from './admin-desk.ts';
import { adminFigures } from './admin-figures.ts';
import { adminPayments } from './admin-payments.ts';
import { adminModeration } from './admin-moderation.ts';
import { adminTickets } from './admin-tickets.ts';
import { adminToday } from './admin-today.ts';
import { adminUsers } from './admin-users.ts';
import { admin } from './admin.ts';
import { books } from './books.ts';
import { cart } from './cart.ts';
import { cash } from './cash.ts';
import { catalog } from './catalog.ts';
import { collections } from './collections.ts';
import { coupons } from './coupons.ts';
import { credits } from './credits.ts';
import { designs } from './designs.ts';
import { drafts } from './drafts.ts';
import type { Endpoint } from './endpoint.ts';
import { groups } from './groups.ts';
import { invoices } from './invoices.ts';
import { likes } from './likes.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { payments } from './payments.ts';
import { previews } from './previews.ts';
import { privacy } from './privacy.ts';
import { production } from './production.ts';
import { returns } from './returns.ts';
import { security } from './security.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { support } from './support.ts';
import { uploads } from './uploads.ts';
import { upi } from './upi.ts';

/** Every call, by noun. The server's routes, the printed API and the tests go through this table. */
export const api = {
  accounts,
  admin: {
    ...admin,
    ...adminCatalogue,
    ...adminCoupons,
    ...adminDesk,
    ...adminFigures,
    ...adminModeration,
    ...adminPayments,
    ...adminTickets,
    ...adminToday,
    ...adminUsers,
  },
  books,
  cart,
  cash,
  catalog,
  collections,
  coupons,
  credits,
  designs,
  drafts,
  groups,
  invoices,
  likes,
  notifications,
  orders,
  pages,
  payments,
  previews,
  privacy,
  production,
  returns,
  security,
  settings,
  setup,
  support,
  uploads,
  upi,
};
type Api = typeof api;

/** All endpoints as a list. */
export const endpoints: Endpoint[] = Object.values(api).flatMap(noun => Object.values(noun) as Endpoint[]);

/** The endpoint behind a name such as 'designs.public'. */
export type EndpointOf<Name extends EndpointName> =
  Name extends `${infer Noun extends keyof Api & string}.${infer Call}`
    ? Call extends keyof Api[Noun]
      ? Api[Noun][Call]
      : never
    : never;

type Shape<E, Key extends string> = E extends Record<Key, infer S extends z.ZodType> ? S : never;
/** What a call answers. */
export type Answer<Name extends EndpointName> = z.output<Shape<EndpointOf<Name>, 'response'>>;
/** What a call's body may hold. */
export type Body<Name extends EndpointName> = z.input<Shape<EndpointOf<Name>, 'body'>>;
