import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Color, DesignSize, Position, TshirtType } from '../../../../domain/src/catalog.ts';
import type { GroupState } from '../../../../domain/src/groups.ts';
import { accounts } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import { designs } from './designs.ts';
import { orders } from './orders.ts';

/** A design that an account orders together with friends; who has its code may add an entry. */
export const groupOrders = pgTable(
  'group_orders',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** What the link carries: 130 random bits, as they are (decision 028). */
    code: text().notNull().unique(),
    /** The owner's own key: the same request is the same group. */
    requestKey: text('request_key').notNull(),
    /** Nothing once the design is no more; its entries stay. */
    designId: text('design_id').references(() => designs.id, { onDelete: 'set null' }),
    designName: text('design_name').notNull(),
    /** Who collects, as the friends read it. */
    collector: text().notNull(),
    note: text().notNull().default(''),
    position: text().$type<Position>().notNull(),
    designSize: text('design_size').$type<DesignSize>().notNull(),
    /** The same design on the back too. */
    hasBack: boolean('has_back').notNull(),
    /** Nothing where each friend chooses. */
    color: text().$type<Color>(),
    tshirtTypes: text('tshirt_types').array().$type<TshirtType[]>().notNull(),
    state: text().$type<GroupState>().notNull().default('open'),
    /** The end of the closing day in India: entries are taken before this moment. */
    closesAt: moment('closes_at').notNull(),
    /** When the owner closed it, if it was before. */
    closedAt: moment('closed_at'),
    orderedAt: moment('ordered_at'),
    /** When the names of its friends were forgotten. */
    namesForgottenAt: moment('names_forgotten_at'),
    createdAt: createdAt(),
  },
  table => [
    unique('group_orders_request').on(table.accountId, table.requestKey),
    index('group_orders_account').on(table.accountId, table.createdAt, table.id),
    index('group_orders_design').on(table.designId),
    // Those whose names are still there, for the loop that forgets them.
    index('group_orders_named')
      .on(table.closesAt)
      .where(sql`names_forgotten_at is null`),
  ],
);

/** What one friend wants. */
export const groupEntries = pgTable(
  'group_entries',
  {
    id: text().primaryKey(),
    groupId: text('group_id')
      .notNull()
      .references(() => groupOrders.id, { onDelete: 'cascade' }),
    /** A name or initials; nothing once it is forgotten. */
    name: text(),
    tshirtType: text('tshirt_type').$type<TshirtType>().notNull(),
    size: text().notNull(),
    color: text().$type<Color>().notNull(),
    quantity: integer().notNull(),
    /** Hash of the secret by which the friend's browser changes it; nothing where the owner wrote it. */
    secretHash: text('secret_hash'),
    requestKey: text('request_key').notNull(),
    /** The merge key of the line of the owner's cart that holds it. */
    cartKey: text('cart_key'),
    /** The paid order that it is part of. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  table => [
    unique('group_entries_request').on(table.groupId, table.requestKey),
    index('group_entries_group').on(table.groupId, table.createdAt, table.id),
    index('group_entries_order')
      .on(table.orderId)
      .where(sql`order_id is not null`),
    check('group_entries_quantity', sql`${table.quantity} between 1 and 10`),
    check('group_entries_name', sql`char_length(${table.name}) between 1 and 40`),
  ],
);
