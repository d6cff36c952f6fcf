import { z } from 'zod';
import { LINE_AWAY_REASONS } from '../../domain/src/availability.ts';
import { MAX_QUANTITY } from '../../domain/src/cart.ts';
import { Away, BoughtCloth } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { CartSize, Color, DesignSizeWord, Id, PositionWord, Rupees, SeenRupees, Timestamp } from './wire.ts';

/** Kind of a line: 1 an AI design, 3 a collection item (S1 §3). */
export const LineType = z.union([z.literal(1), z.literal(3)]);
export const Quantity = z.number().int().min(1).max(MAX_QUANTITY);

/** The print on the back of a shirt that is printed on both sides (rulings, Wire values); its price is the sum. */
export const LineBack = z.object({
  designId: z.string(),
  name: z.string(),
  position: z.string(),
  designSize: z.string(),
  placeName: z.string(),
  placeNameHi: z.string().nullable(),
  /** Its own fee, which the line's price holds. */
  fee: Rupees,
  /** No pictures of what was taken down. */
  imageUrl: z.string().nullable(),
  mockupUrl: z.string().nullable(),
});

const LineAway = Away.extend({ reason: z.enum(LINE_AWAY_REASONS).nullable() });
export type LineAway = z.output<typeof LineAway>;

/** A cart line as S1 §3 shows it, priced by the server. */
export const CartLine = z.object({
  id: z.number().int(),
  itemId: z.string(),
  sessionId: z.string(),
  productId: z.number().int(),
  designId: z.string(),
  color: Color,
  cloth: BoughtCloth,
  size: z.string(),
  position: z.string(),
  designSize: z.string(),
  placeName: z.string(),
  placeNameHi: z.string().nullable(),
  quantity: z.number().int(),
  customPrice: Rupees,
  lineTotal: Rupees,
  type: LineType,
  createdAt: Timestamp,
  back: LineBack.nullable(),
  /** Set where it cannot be had now: it stays in the cart, and cannot be ordered. */
  away: LineAway.nullable(),
  design: z.object({
    id: z.string(),
    name: z.string(),
    designImage: z.string().nullable(),
    imageUrl: z.string().nullable(),
    mockupUrl: z.string().nullable(),
  }),
  product: z.object({
    id: z.number().int(),
    name: z.string(),
    nameHi: z.string().nullable(),
    type: z.string(),
    basePrice: Rupees,
    price: Rupees,
    imageUrl: z.string(),
  }),
});
export type CartLine = z.output<typeof CartLine>;

/** Every field that S1 §7 shows is taken; prices, names and pictures in it are what the client saw and are not used. */
const Add = z.strictObject({
  id: z.number().optional(),
  itemId: z.string().max(200).optional(),
  sessionId: z.string().max(120).optional(),
  productId: z.number().int().optional(),
  designId: Id,
  color: Color.optional(),
  size: CartSize,
  position: PositionWord.optional(),
  designSize: DesignSizeWord.optional(),
  quantity: Quantity.optional(),
  customPrice: SeenRupees.optional(),
  type: LineType.optional(),
  createdAt: z.string().max(40).optional(),
  design: z.looseObject({}).optional(),
  product: z.looseObject({}).optional(),
  /** A second print on the back of a design shirt that is printed in front; this design or another. */
  back: z
    .strictObject({ designId: Id, position: PositionWord.optional(), designSize: DesignSizeWord.optional() })
    .optional(),
});

export const cart = {
  lines: endpoint('cart.lines', {
    summary: "The lines of the visitor's cart",
    access: 'public',
    response: z.array(CartLine),
    errors: [],
  }),
  add: endpoint('cart.add', {
    blankIsAbsent: true,
    summary: 'Puts a design or a collection item into the cart; the same choice again adds to its line',
    access: 'public',
    body: Add,
    response: CartLine.extend({ notice: z.enum(['quantity_cut']).optional() }),
    errors: [
      'not_found',
      'product_not_found',
      'placement_not_found',
      'color_not_found',
      'size_not_found',
      'not_available',
      'design_not_ready',
      'price_changed',
      'cart_full',
      'unauthorized',
    ],
  }),
  change: endpoint('cart.change', {
    summary: 'Sets the quantity of a line',
    access: 'public',
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: z.strictObject({ quantity: Quantity }),
    response: CartLine,
    errors: ['not_found'],
  }),
  remove: endpoint('cart.remove', {
    summary: 'Takes a line out of the cart',
    access: 'public',
    params: z.object({ id: z.coerce.number().int().positive() }),
    response: z.object({ success: z.literal(true) }),
    errors: ['not_found'],
  }),
  clear: endpoint('cart.clear', {
    summary: 'Empties the cart',
    access: 'public',
    response: z.object({ success: z.literal(true) }),
    errors: [],
  }),
};
