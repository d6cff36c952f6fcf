import { z } from 'zod';
import { POSITIONS } from '../../domain/src/catalog.ts';
import { DRAWERS } from '../../domain/src/drawn-by.ts';
import { GROUP_LIMITS, groupName, groupNote } from '../../domain/src/groups.ts';
import { ColorChoice, SizeRow } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { Line, Lines } from './typed.ts';
import { CartSize, Color, Id, Page, PlaceKey, ProductWord, Rupees, Timestamp } from './wire.ts';

/** 1 to 40 characters of any script; stored trimmed and in normal form (domain/groups). */
const Name = Line(400).refine(text => groupName(text).ok, `1 to ${GROUP_LIMITS.name} characters on one line`);
const Note = Lines(2000).refine(text => groupNote(text).ok, `At most ${GROUP_LIMITS.note} characters`);
const Day = z.iso.date();
const RequestKey = z.string().min(8).max(80);
const Quantity = z.number().int().min(1).max(GROUP_LIMITS.quantity);

/** What a friend chooses; the colour only where the group leaves it open. */
const Choice = { tshirtType: ProductWord, size: CartSize, color: Color.optional(), quantity: Quantity };
const OfCode = z.object({ code: Id });
const OfEntry = z.object({ code: Id, id: Id });

export const GroupState = z.enum(['open', 'closed', 'ordered']);

/** A shirt that a group offers, at the price of now with its prints. */
const GroupShirt = z.object({
  tshirtType: ProductWord,
  name: z.string(),
  nameHi: z.string().nullable(),
  gsm: z.number().int(),
  price: Rupees,
  /** What it is sold in. */
  colors: z.array(z.string()),
  sizes: z.array(SizeRow),
});

/** A group order as whoever has its link sees it: no name but its collector's. */
export const Group = z.object({
  code: z.string(),
  state: GroupState,
  /** False where the design was deleted, made private or taken down: it takes no entries and cannot be ordered. */
  isOrderable: z.boolean(),
  collector: z.string(),
  note: z.string(),
  /** The end of its closing day in India. */
  closesAt: Timestamp,
  entries: z.number().int(),
  /** '' where the design is private or gone, but for its owner. */
  designName: z.string(),
  /** Who drew the design; null where it is gone, or nothing is drawn yet. */
  drawnBy: z.enum(DRAWERS).nullable(),
  position: z.enum(POSITIONS),
  designSize: PlaceKey,
  /** The design is printed on the back too. */
  hasBack: z.boolean(),
  /** Nothing where each friend chooses. */
  color: Color.nullable(),
  shirts: z.array(GroupShirt),
  sizes: z.array(CartSize),
  /** What a friend can choose from, or the group's one colour. */
  colors: z.array(ColorChoice),
  /** The design on its shirts, as far as the pictures are drawn. */
  pictures: z.array(
    z.object({
      tshirtType: ProductWord,
      color: Color,
      view: z.enum(['front', 'back']),
      url: z.string(),
    }),
  ),
});
export type Group = z.output<typeof Group>;

/** An entry as the friend who wrote it sees it. */
export const GroupEntry = z.object({
  id: z.string(),
  /** Nothing once it is forgotten. */
  name: z.string().nullable(),
  tshirtType: ProductWord,
  size: CartSize,
  color: Color,
  quantity: z.number().int(),
  isInCart: z.boolean(),
  /** The paid order that it is part of. */
  orderId: z.string().nullable(),
});
export type GroupEntry = z.output<typeof GroupEntry>;

/** A group order as its owner sees it. */
export const GroupList = Group.extend({
  designId: z.string().nullable(),
  /** In the order in which they came, at most 200. `price`: one piece today; nothing where it is not sold any more. */
  list: z.array(GroupEntry.extend({ price: Rupees.nullable() })),
  counts: z.array(z.object({ tshirtType: ProductWord, color: Color, size: CartSize, quantity: z.number().int() })),
  pieces: z.number().int(),
  /** Of everything that is sold, at the prices of today, without shipping. */
  total: Rupees,
  /** The paid orders that hold its entries. */
  orderIds: z.array(z.string()),
  /** When the names were deleted. */
  namesForgottenAt: Timestamp.nullable(),
});
export type GroupList = z.output<typeof GroupList>;

/** A group order in the list of one's own. */
export const GroupCard = Group.pick({
  code: true,
  state: true,
  closesAt: true,
  entries: true,
  designName: true,
}).extend({
  pieces: z.number().int(),
  createdAt: Timestamp,
});
export type GroupCard = z.output<typeof GroupCard>;

/** The same beside its artwork; no picture where its owner may not see the design any more. */
export const ListedGroup = GroupCard.extend({ pictureUrl: z.string().nullable() });
export type ListedGroup = z.output<typeof ListedGroup>;

export const groups = {
  start: endpoint('groups.start', {
    summary: 'Starts a group order of a design that is yours or public; its code goes into the link for the friends',
    access: 'shopper',
    body: z.strictObject({
      designId: Id,
      collector: Name,
      position: z.enum(POSITIONS),
      designSize: PlaceKey,
      hasBack: z.boolean(),
      color: Color.nullable(),
      tshirtTypes: z.array(ProductWord).min(1).max(20),
      /** The last day, in India: today to 30 days ahead. */
      closingDay: Day,
      note: Note.default(''),
      /** The same key is the same group. */
      requestKey: RequestKey,
    }),
    response: GroupCard,
    errors: [
      'not_found',
      'design_not_ready',
      'product_not_found',
      'placement_not_found',
      'color_not_found',
      'group_closing',
      'groups_open',
      'note_refused',
      'name_refused',
      'name_poses',
    ],
  }),
  mine: endpoint('groups.mine', {
    summary: 'Your group orders, the newest first; with `orderId` those that a paid order of yours holds entries of',
    access: 'shopper',
    query: z.object({ ...Page, orderId: Id.optional() }),
    response: z.array(ListedGroup),
    errors: [],
  }),
  one: endpoint('groups.one', {
    summary:
      'A group order by the code of its link: the design on its shirts, what they cost, and until when it takes entries',
    access: 'public',
    params: OfCode,
    response: Group,
    errors: ['not_found'],
  }),
  list: endpoint('groups.list', {
    summary:
      'A group order of yours with all its entries, at most 200, their counts and the total at the prices of today',
    access: 'shopper',
    params: OfCode,
    response: GroupList,
    errors: ['not_found'],
  }),
  change: endpoint('groups.change', {
    summary: 'Closes or re-opens a group order of yours, or changes its last day or note',
    access: 'shopper',
    params: OfCode,
    body: z.strictObject({
      state: z.enum(['open', 'closed']).optional(),
      closingDay: Day.optional(),
      note: Note.optional(),
    }),
    response: GroupList,
    errors: ['not_found', 'group_ordered', 'group_closing', 'groups_open', 'note_refused'],
  }),
  own: endpoint('groups.own', {
    summary: 'The entries that this browser wrote, by the secret of its `x-entry-secret` header',
    access: 'public',
    params: OfCode,
    response: z.array(GroupEntry),
    errors: ['not_found'],
  }),
  join: endpoint('groups.join', {
    summary:
      'Adds an entry, without an account: under the secret of the `x-entry-secret` header (32 random characters of the browser’s), by which it can be changed; the owner needs none',
    access: 'public',
    params: OfCode,
    body: z.strictObject({ name: Name, ...Choice, requestKey: RequestKey }),
    response: GroupEntry,
    errors: [
      'not_found',
      'group_closed',
      'group_ordered',
      'group_full',
      'group_choice',
      'group_not_orderable',
      'idempotency_mismatch',
      'name_refused',
      'name_poses',
    ],
  }),
  changeEntry: endpoint('groups.changeEntry', {
    summary: 'Changes an entry: the browser’s own until the group closes, any entry that is not ordered as its owner',
    access: 'public',
    params: OfEntry,
    body: z.strictObject({ name: Name.optional(), ...Choice }),
    response: GroupEntry,
    errors: [
      'not_found',
      'group_closed',
      'group_ordered',
      'group_choice',
      'group_in_cart',
      'group_not_orderable',
      'name_refused',
      'name_poses',
    ],
  }),
  removeEntry: endpoint('groups.removeEntry', {
    summary: 'Withdraws an entry: the browser’s own until the group closes, any entry that is not ordered as its owner',
    access: 'public',
    params: OfEntry,
    response: z.object({ success: z.literal(true) }),
    errors: ['not_found', 'group_closed', 'group_ordered', 'group_in_cart'],
  }),
  putInCart: endpoint('groups.putInCart', {
    summary: 'Closes a group order of yours and puts all its entries into your cart; again adds only what is not there',
    access: 'shopper',
    params: OfCode,
    response: z.object({
      /** Pieces that went in now. */
      added: z.number().int(),
      /** Entries that could not go in, and why. */
      left: z.array(
        z.object({
          id: z.string(),
          name: z.string().nullable(),
          reason: z.enum(['not_sold', 'line_full', 'cart_full']),
        }),
      ),
    }),
    errors: ['not_found', 'group_not_orderable'],
  }),
};
