import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import { AWAY_REASONS } from '../../domain/src/availability.ts';
import { CATALOG_LIMITS } from '../../domain/src/catalog-terms.ts';
import { GARMENTS, GROUNDS } from '../../domain/src/catalog.ts';
import { PlannedPrice, priceCalls } from './admin-prices.ts';
import { AdminBlank, BlankBody, blankPhoto } from './blanks.ts';
import { AwayVariant, ColorChoice, Cut, Placement, SizeRow } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { Line } from './typed.ts';
import { PHOTO_REFUSALS } from './returns.ts';
import { CartSize, Color, Id, Page, PlaceKey, Rupees, SeenVersion, Timestamp } from './wire.ts';

const { name, description, fabric, details } = CATALOG_LIMITS;
/** Texts are told to be too long at their field; here they only end somewhere. */
const text = (most: number) => Line(most * 4);
const TextHi = (most: number) => text(most).nullable();

/** A shirt as an admin sees it. `price` is the regular one, `priceNow` the one that holds. */
export const AdminProduct = Cut.extend({
  /** Its photographs, where it is not drawn. */
  blank: AdminBlank.nullable(),
  sizes: z.array(SizeRow),
  /** Keys of its colours. */
  colors: z.array(z.string()),
  /** Words of its placements. */
  placements: z.array(z.string()),
  price: Rupees,
  priceNow: Rupees,
  compareAtPrice: Rupees.nullable(),
  isActive: z.boolean(),
  sort: z.number().int(),
  version: z.number().int(),
  planned: z.array(PlannedPrice),
  away: z.array(AwayVariant),
  /** Blanks that are counted: free, reserved by orders, and printed. What is not here is made to order. */
  stock: z.array(
    z.object({
      color: z.string(),
      size: z.string(),
      free: z.number().int(),
      reserved: z.number().int(),
      used: z.number().int(),
    }),
  ),
});
export type AdminProduct = z.output<typeof AdminProduct>;

/** A colour of cloth as an admin sees it. */
export const AdminColor = ColorChoice.extend({
  hasUnderbase: z.boolean(),
  position: z.number().int(),
  onSale: z.boolean(),
  version: z.number().int(),
});
export type AdminColor = z.output<typeof AdminColor>;

/** A place to print as an admin sees it; its measures are those of the print files. */
export const AdminPlacement = Placement.extend({
  /** Its key once more, as the other rows have an id. */
  id: z.string(),
  priceNow: Rupees,
  isActive: z.boolean(),
  sort: z.number().int(),
  version: z.number().int(),
  planned: z.array(PlannedPrice),
});
export type AdminPlacement = z.output<typeof AdminPlacement>;

/** A collection piece as an admin sees it. */
export const AdminCollection = z.object({
  id: z.string(),
  name: z.string(),
  style: z.string(),
  type: z.string(),
  details: z.string(),
  designId: z.string().nullable(),
  prices: z.array(z.object({ color: z.string(), price: Rupees })),
  isActive: z.boolean(),
  sort: z.number().int(),
  startsAt: Timestamp.nullable(),
  endsAt: Timestamp.nullable(),
  imageUrl: z.string().nullable(),
  hasPhoto: z.boolean(),
  version: z.number().int(),
});
export type AdminCollection = z.output<typeof AdminCollection>;

const ProductId = z.object({ id: Id });
const Amount = z.number();
/** What may be said of a shirt; what is wrong is told at its field. */
const ProductBody = z.strictObject({
  template: z.enum(GARMENTS),
  blank: BlankBody.nullable().optional(),
  name: text(name),
  nameHi: TextHi(name),
  description: text(description),
  descriptionHi: TextHi(description),
  fabric: text(fabric),
  fabricHi: TextHi(fabric),
  gsm: Amount,
  price: Amount,
  compareAtPrice: Amount.nullable(),
  sort: Amount,
  sizes: z.array(SizeRow.extend({ size: text(20) })).max(CATALOG_LIMITS.sizes),
  colors: z.array(Color).max(CATALOG_LIMITS.colors),
  placements: z.array(PlaceKey).max(CATALOG_LIMITS.places),
});
const ColorBody = z.strictObject({
  name: text(name),
  nameHi: TextHi(name),
  hex: Line(40),
  ground: z.enum(GROUNDS),
  hasUnderbase: z.boolean(),
  surcharge: Amount,
});
/** What an admin saw; a newer one is answered with 409 `catalog_changed` and what it is now. */
const Use = z.object({ carts: z.number().int(), orders: z.number().int() });

const CollectionBody = z.strictObject({
  name: text(name),
  style: text(fabric),
  type: text(fabric),
  details: text(details),
  /** One a colour; a colour without one is not offered for it. */
  prices: z.array(z.strictObject({ color: Color, price: z.number() })).max(100),
  sort: z.number(),
  startsAt: Timestamp.nullable(),
  endsAt: Timestamp.nullable(),
  isActive: z.boolean(),
});

export const adminCatalogue = {
  catalogue: endpoint('admin.catalogue', {
    summary: 'Shirts and places to print with their prices, also those that are not sold',
    access: DUTIES.catalog,
    response: z.object({
      products: z.array(AdminProduct),
      placements: z.array(AdminPlacement),
      colors: z.array(AdminColor),
    }),
    errors: [],
  }),
  createColor: endpoint('admin.createColor', {
    summary: 'Adds a colour of cloth, the last of the list. It is sold where a shirt names it. The surcharge in rupees',
    access: DUTIES.catalog,
    body: ColorBody,
    response: AdminColor,
    errors: ['catalog_full'],
  }),
  changeColor: endpoint('admin.changeColor', {
    summary:
      'Changes a colour: its names, look, ground, underbase, surcharge, place in the list, and whether it is sold. Orders keep the cloth that they were made with',
    access: DUTIES.catalog,
    params: z.object({ id: Id }),
    body: ColorBody.partial().extend({
      version: SeenVersion,
      position: Amount.optional(),
      onSale: z.boolean().optional(),
    }),
    response: AdminColor,
    errors: ['not_found', 'catalog_changed', 'catalog_last'],
  }),
  createProduct: endpoint('admin.createProduct', {
    summary: 'Adds a product: its texts, price, sizes, colours, places to print, or its photographs',
    access: DUTIES.catalog,
    body: ProductBody,
    response: AdminProduct,
    errors: ['color_not_found', 'catalog_full'],
  }),
  changeProduct: endpoint('admin.changeProduct', {
    summary:
      'Changes a shirt: its texts, prices, sizes, colours, places, place in the list, and whether it is sold. Prices in rupees',
    access: DUTIES.catalog,
    params: ProductId,
    body: ProductBody.partial().extend({ version: SeenVersion, isActive: z.boolean().optional() }),
    response: AdminProduct,
    errors: ['not_found', 'catalog_changed', 'catalog_last', 'color_not_found'],
  }),
  blankPhoto,
  productUse: endpoint('admin.productUse', {
    summary: 'In how many carts and orders a shirt is',
    access: DUTIES.catalog,
    params: ProductId,
    response: Use,
    errors: ['not_found'],
  }),
  retireProduct: endpoint('admin.retireProduct', {
    summary: 'Takes a shirt off sale; carts and orders that name it stay as they are. Says in how many it is',
    access: DUTIES.catalog,
    params: ProductId,
    response: Use,
    errors: ['not_found', 'catalog_last'],
  }),
  createPlacement: endpoint('admin.createPlacement', {
    summary:
      'Adds a place to print, the last of the list: its side, its size, and where its middle and its top lie, in inches. A shirt is printed there once it names it. The fee in rupees',
    access: DUTIES.catalog,
    body: z.strictObject({
      name: text(name),
      nameHi: TextHi(name),
      price: Amount,
      view: z.enum(['front', 'back']),
      widthInches: Amount,
      heightInches: Amount,
      /** From the middle of the picture to the right. */
      aside: Amount,
      /** Below the collar; below the hood on the back of a hoodie. */
      down: Amount,
    }),
    response: AdminPlacement,
    errors: ['catalog_full'],
  }),
  changePlacement: endpoint('admin.changePlacement', {
    summary: 'Changes a place to print: its name, fee, place in the list, and whether it is offered. Fees in rupees',
    access: DUTIES.catalog,
    params: z.object({ id: Id }),
    body: z.strictObject({
      version: SeenVersion,
      name: text(name).optional(),
      nameHi: TextHi(name).optional(),
      price: z.number().optional(),
      isActive: z.boolean().optional(),
      sort: z.number().optional(),
    }),
    response: AdminPlacement,
    errors: ['not_found', 'catalog_changed', 'catalog_last'],
  }),
  setAvailability: endpoint('admin.setAvailability', {
    summary: 'Says of colours and sizes of a shirt that they cannot be had, or that they can be had again',
    access: DUTIES.catalog,
    params: ProductId,
    body: z.strictObject({
      version: SeenVersion,
      variants: z
        .array(z.strictObject({ color: Color, size: CartSize }))
        .min(1)
        .max(500),
      /** Nothing: they can be had. */
      away: z.strictObject({ reason: z.enum(AWAY_REASONS).nullable(), backOn: z.iso.date().nullable() }).nullable(),
    }),
    response: AdminProduct,
    errors: ['not_found', 'catalog_changed', 'color_not_found', 'size_not_found'],
  }),
  setStock: endpoint('admin.setStock', {
    summary: 'Says how many blanks of colours and sizes are free; null counts one no more, so that it is made to order',
    access: DUTIES.catalog,
    params: ProductId,
    body: z.strictObject({
      version: SeenVersion,
      counts: z
        .array(z.strictObject({ color: Color, size: CartSize, free: z.number().int().min(0).max(100_000).nullable() }))
        .min(1)
        .max(500),
    }),
    response: AdminProduct,
    errors: ['not_found', 'catalog_changed', 'color_not_found', 'size_not_found'],
  }),
  ...priceCalls,
  collections: endpoint('admin.collections', {
    summary: 'Collection pieces in the order of the shop, also those that are not on sale',
    access: DUTIES.catalog,
    query: z.object({ ...Page }),
    response: z.array(AdminCollection),
    errors: [],
  }),
  createCollection: endpoint('admin.createCollection', {
    summary: 'Makes a collection piece of a drawn design of your own. Prices in rupees',
    access: DUTIES.catalog,
    body: CollectionBody.extend({ designId: Id }),
    response: AdminCollection,
    errors: ['design_not_for_sale', 'color_not_found'],
  }),
  changeCollection: endpoint('admin.changeCollection', {
    summary: 'Changes a collection piece; orders of it stay as they are. `photo: null` takes its picture away',
    access: DUTIES.catalog,
    params: z.object({ id: Id }),
    body: CollectionBody.partial().extend({ version: SeenVersion, photo: z.null().optional() }),
    response: AdminCollection,
    errors: ['not_found', 'catalog_changed', 'color_not_found'],
  }),
  collectionPhoto: endpoint('admin.collectionPhoto', {
    summary:
      'Gives a collection piece a picture of its own: a PNG, JPEG or WebP of at most 10 MB is the body as it is. It is drawn anew',
    access: DUTIES.catalog,
    kind: 'file',
    params: z.object({ id: Id }),
    response: AdminCollection,
    errors: ['not_found', ...PHOTO_REFUSALS],
  }),
};
