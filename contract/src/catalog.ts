import { z } from 'zod';
import { AWAY_REASONS } from '../../domain/src/availability.ts';
import { GARMENTS, GROUNDS, TEMPLATES } from '../../domain/src/catalog.ts';
import { endpoint } from './endpoint.ts';
import { Position, Rupees } from './wire.ts';

/** A colour and size that cannot be had now: why, and the day in India on which it is back, where that is known. */
export const Away = z.object({ reason: z.enum(AWAY_REASONS).nullable(), backOn: z.iso.date().nullable() });
export type Away = z.output<typeof Away>;

/** The same with the colour and size it is said of. */
export const AwayVariant = Away.extend({ color: z.string(), size: z.string() });

/** A colour as it is offered: its key goes over the wire, `surcharge` is what a shirt of it costs more. */
export const ColorChoice = z.object({
  key: z.string(),
  name: z.string(),
  /** Nothing where the shop wrote none. */
  nameHi: z.string().nullable(),
  hex: z.string(),
  ground: z.enum(GROUNDS),
  surcharge: Rupees,
});
export type ColorChoice = z.output<typeof ColorChoice>;

/** A colour as a line of a cart or an order has it. */
export const BoughtCloth = ColorChoice.pick({ name: true, nameHi: true, hex: true, ground: true });

/** A size with its measures in inches: the chest that it fits, and the garment lying flat. */
export const SizeRow = z.object({
  size: z.string(),
  chest: z.tuple([z.number(), z.number()]),
  halfChest: z.number(),
  length: z.number(),
  shoulder: z.number(),
  sleeve: z.number(),
});

/** A cut of shirt: what it is, whoever looks at it. */
export const Cut = z.object({
  id: z.number().int(),
  type: z.string(),
  /** The garment of its pictures. */
  template: z.enum(GARMENTS),
  name: z.string(),
  /** Hindi texts; nothing where the shop has its own for this cut. */
  nameHi: z.string().nullable(),
  description: z.string(),
  descriptionHi: z.string().nullable(),
  /** '' and nothing: cotton. */
  fabric: z.string(),
  fabricHi: z.string().nullable(),
  gsm: z.number().int(),
});

const Corner = z.tuple([z.number(), z.number()]);
/** Where a print is seen on a photograph 1000 units wide, from the upper left, clockwise. */
export const Corners = z.tuple([Corner, Corner, Corner, Corner]);

/** What a browser draws a product on photographs with; `color` is null on one that is tinted. */
const Blank = z.object({
  curve: z.number(),
  isTinted: z.boolean(),
  sides: z.array(
    z.object({
      view: z.enum(['front', 'back']),
      photos: z.array(z.object({ color: z.string().nullable(), url: z.string(), corners: Corners })),
    }),
  ),
});

export const Product = Cut.extend({
  blank: Blank.nullable(),
  basePrice: Rupees,
  price: Rupees,
  /** An MRP or a price really charged; absent in a shop without one (rulings, Money). */
  compareAtPrice: Rupees.nullable(),
  imageUrl: z.string(),
  /** In the order in which they are offered. */
  colors: z.array(ColorChoice),
  sizes: z.array(SizeRow),
  /** Where it can be printed: 'front/a4'. */
  places: z.array(z.string()),
  /** What of it cannot be had. */
  away: z.array(AwayVariant),
});
export type Product = z.output<typeof Product>;

/** Where a print lies on the garments that have room for it: its middle and its top, in thousandths of the picture's width. */
export const Spots = z.partialRecord(z.enum(TEMPLATES), z.object({ x: z.number(), y: z.number() }));

export const Placement = z.object({
  /** Its word: 'a4'. */
  key: z.string(),
  position: Position,
  designSize: z.string(),
  name: z.string(),
  nameHi: z.string().nullable(),
  widthInches: z.number(),
  heightInches: z.number(),
  spots: Spots,
  price: Rupees,
});
export type Placement = z.output<typeof Placement>;

/** What the delivery of shirts costs, how long it takes (business days from payment) and where it does not go. */
export const DeliveryReply = z.object({
  fee: Rupees,
  /** What is paid for the goods from which on the delivery costs nothing; null where it always costs its fee. */
  freeFrom: Rupees.nullable(),
  days: z.object({ earliest: z.number().int(), latest: z.number().int() }),
  /** PIN codes, or their first digits. */
  notTo: z.array(z.string()),
});
export type DeliveryReply = z.output<typeof DeliveryReply>;

export const catalog = {
  products: endpoint('catalog.products', {
    summary: 'Shirts and their prices',
    access: 'public',
    cache: 'public',
    response: z.array(Product),
    errors: [],
  }),
  featured: endpoint('catalog.featured', {
    summary: 'Shirts to show first',
    access: 'public',
    cache: 'public',
    response: z.array(Product),
    errors: [],
  }),
  placements: endpoint('catalog.placements', {
    summary: 'Where a design can be printed, and the fee of each place',
    access: 'public',
    cache: 'public',
    response: z.array(Placement),
    errors: [],
  }),
  delivery: endpoint('catalog.delivery', {
    summary: 'What the delivery of shirts costs now, how long it takes and where it does not go',
    access: 'public',
    response: DeliveryReply,
    errors: [],
  }),
};
