import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import {
  PLACEMENTS,
  type BoughtCloth,
  type PlacementId,
  type SizeRow,
  type Template,
} from '../../domain/src/catalog.ts';
import { fromRupees } from '../../domain/src/money.ts';
import { catalogTexts, colors, placements, products } from '../src/db/tables/catalog.ts';

type Shirt = {
  id: number;
  /** Its word on the wire, and the garment of its pictures. */
  type: Template;
  sizes: readonly SizeRow[];
  name: string;
  description: string;
  gsm: number;
  price: number;
  mrp: number;
};

/** S2's body chest by size, and the Regular Fit lying flat, in inches (rulings, Sizes and Size chart). */
const REGULAR: readonly SizeRow[] = [
  { size: 'S', chest: [34, 36], halfChest: 19, length: 27, shoulder: 17, sleeve: 8 },
  { size: 'M', chest: [38, 40], halfChest: 21, length: 28, shoulder: 17.75, sleeve: 8.25 },
  { size: 'L', chest: [42, 44], halfChest: 23, length: 29, shoulder: 18.5, sleeve: 8.5 },
  { size: 'XL', chest: [46, 48], halfChest: 25, length: 30, shoulder: 19.25, sleeve: 8.75 },
  { size: 'XXL', chest: [50, 52], halfChest: 27, length: 31, shoulder: 20, sleeve: 9 },
];
/** Oversized: an inch longer, three wider, with dropped shoulders. */
const OVERSIZED: readonly SizeRow[] = REGULAR.map(row => ({
  ...row,
  halfChest: row.halfChest + 3,
  length: row.length + 1,
  shoulder: row.shoulder + 3,
  sleeve: row.sleeve + 1.5,
}));

/** Colours of cloth with their names in English and Hindi, in the order in which they are offered. */
const COLORS: readonly (BoughtCloth & { key: string })[] = [
  { key: 'black', name: 'Black', nameHi: 'काला', hex: '#1b1b1e', ground: 'dark', hasUnderbase: true },
  { key: 'white', name: 'White', nameHi: 'सफ़ेद', hex: '#f3f2ef', ground: 'light', hasUnderbase: false },
];

/** S1's products (rulings, One price book). The compare-at prices are examples: a live shop starts with none. */
const SHIRTS: readonly Shirt[] = [
  {
    id: 1,
    type: 'regular',
    name: 'Regular Fit T-Shirt',
    description: 'The everyday one: soft combed cotton, true to size.',
    sizes: REGULAR,
    gsm: 160,
    price: 399,
    mrp: 600,
  },
  {
    id: 2,
    type: 'oversized',
    name: 'Oversized T-Shirt',
    description: 'Dropped shoulders and room to move, in a heavier cotton.',
    sizes: OVERSIZED,
    gsm: 180,
    price: 499,
    mrp: 750,
  },
  {
    id: 3,
    type: 'oversized-premium',
    name: 'Oversized Premium T-Shirt',
    description: 'Our heaviest cloth, with a thick collar that keeps its shape.',
    sizes: OVERSIZED,
    gsm: 200,
    price: 699,
    mrp: 1050,
  },
];

/** Fees in rupees (S1 §9) and names of the placements; their measures are the domain's. */
const PLACES: Record<PlacementId, { name: string; fee: number }> = {
  chest: { name: 'Chest', fee: 50 },
  a4: { name: 'A4 front', fee: 180 },
  a3: { name: 'A3 front', fee: 230 },
  back: { name: 'Back (A3)', fee: 230 },
};

type SeedDb = Pick<NodePgDatabase, 'insert'>;

async function insertColors(db: SeedDb): Promise<void> {
  await db
    .insert(colors)
    .values(
      COLORS.map(({ key, name, hex, ground, hasUnderbase }, position) => ({
        ...{ key, name, hex, ground, hasUnderbase, position },
      })),
    )
    .onConflictDoNothing();
  await db
    .insert(catalogTexts)
    .values(COLORS.map(({ key, nameHi }) => ({ kind: 'color.name', key, language: 'hi', text: nameHi! })))
    .onConflictDoNothing();
}

/** Fills an empty price book; rows that are there stay as they are, since a shop changes its prices. */
export async function prepareCatalog(client: pg.Client, mode: 'demo' | 'live'): Promise<void> {
  const db = drizzle({ client });
  await insertColors(db);
  await db
    .insert(products)
    .values(
      SHIRTS.map(({ price, mrp, sizes, ...shirt }) => ({
        ...shirt,
        template: shirt.type,
        sizes: [...sizes],
        colors: COLORS.map(color => color.key),
        placements: PLACEMENTS.map(place => place.id),
        basePrice: fromRupees(price),
        compareAtPrice: mode === 'demo' ? fromRupees(mrp) : null,
      })),
    )
    .onConflictDoNothing();
  await db
    .insert(placements)
    .values(
      PLACEMENTS.map(({ id, position, designSize, widthInches, heightInches }, sort) => ({
        position,
        designSize,
        widthInches,
        heightInches,
        name: PLACES[id].name,
        fee: fromRupees(PLACES[id].fee),
        sort,
      })),
    )
    .onConflictDoNothing();
}
