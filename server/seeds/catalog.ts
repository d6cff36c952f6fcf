import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { FIRST_PLACES, type BoughtCloth, type SizeRow, type Template } from '../../domain/src/catalog.ts';
import { FIRST_AREAS } from '../../domain/src/print-areas.ts';
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

/** A hoodie is cut wide, with long sleeves. */
const HOODIE: readonly SizeRow[] = REGULAR.map(row => ({
  ...row,
  halfChest: row.halfChest + 3,
  length: row.length - 0.5,
  shoulder: row.shoulder + 2.5,
  sleeve: row.sleeve + 16,
}));

type SeedColor = BoughtCloth & { key: string };
/** S1's colours of cloth with their names in English and Hindi, in the order in which they are offered. */
const COLORS: readonly SeedColor[] = [
  { key: 'black', name: 'Black', nameHi: 'काला', hex: '#1b1b1e', ground: 'dark', hasUnderbase: true },
  { key: 'white', name: 'White', nameHi: 'सफ़ेद', hex: '#f3f2ef', ground: 'light', hasUnderbase: false },
];

/** Colours that the demo has beside them, so that one sees what else can be sold. */
const DEMO_COLORS: readonly SeedColor[] = [
  { key: 'navy', name: 'Navy', nameHi: 'नेवी', hex: '#1f2a44', ground: 'dark', hasUnderbase: true },
  { key: 'maroon', name: 'Maroon', nameHi: 'मैरून', hex: '#5a1f2b', ground: 'dark', hasUnderbase: true },
  {
    ...{ key: 'bottle-green', name: 'Bottle green', nameHi: 'बॉटल ग्रीन', hex: '#1d3b2f' },
    ...{ ground: 'dark', hasUnderbase: true },
  },
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

/** The demo's fourth garment. */
const DEMO_SHIRTS: readonly Shirt[] = [
  {
    id: 4,
    type: 'hoodie',
    name: 'Hoodie',
    description: 'Brushed inside, with a lined hood and a pocket for both hands.',
    sizes: HOODIE,
    gsm: 320,
    price: 999,
    mrp: 1499,
  },
];

/** Fees in rupees (S1 §9) and names of the first places; their areas are the domain's. */
const PLACES: Record<keyof typeof FIRST_AREAS, { name: string; fee: number }> = {
  chest: { name: 'Chest', fee: 50 },
  a4: { name: 'A4 front', fee: 180 },
  a3: { name: 'A3 front', fee: 230 },
  back: { name: 'Back (A3)', fee: 230 },
};

type SeedDb = Pick<NodePgDatabase, 'insert' | 'select'>;

async function insertColors(db: SeedDb, rows: readonly SeedColor[]): Promise<void> {
  await db
    .insert(colors)
    .values(
      rows.map(({ key, name, hex, ground, hasUnderbase }, position) => ({
        ...{ key, name, hex, ground, hasUnderbase, position },
      })),
    )
    .onConflictDoNothing();
  await db
    .insert(catalogTexts)
    .values(rows.map(({ key, nameHi }) => ({ kind: 'color.name', key, language: 'hi', text: nameHi! })))
    .onConflictDoNothing();
}

/** Fills an empty price book; rows that are there stay as they are, since a shop changes its prices. */
export async function prepareCatalog(client: pg.Client, mode: 'demo' | 'live'): Promise<void> {
  const db = drizzle({ client });
  const [known] = await db.select({ id: products.id }).from(products).limit(1);
  if (known) return;
  const isDemo = mode === 'demo';
  const colorsSold = [...COLORS, ...(isDemo ? DEMO_COLORS : [])];
  await insertColors(db, colorsSold);
  await db
    .insert(placements)
    .values(
      FIRST_PLACES.map(({ key, position, designSize }, sort) => ({
        ...{ key, position, designSize, sort },
        widthInches: FIRST_AREAS[key].width,
        heightInches: FIRST_AREAS[key].height,
        spots: FIRST_AREAS[key].spots,
        name: PLACES[key].name,
        fee: fromRupees(PLACES[key].fee),
      })),
    )
    .onConflictDoNothing();
  // The products come last: with them the book counts as filled.
  await db
    .insert(products)
    .values(
      [...SHIRTS, ...(isDemo ? DEMO_SHIRTS : [])].map(({ price, mrp, sizes, ...shirt }) => ({
        ...shirt,
        template: shirt.type,
        sizes: [...sizes],
        colors: colorsSold.map(color => color.key),
        placements: FIRST_PLACES.map(place => place.key).filter(key => shirt.type in FIRST_AREAS[key].spots),
        basePrice: fromRupees(price),
        compareAtPrice: isDemo ? fromRupees(mrp) : null,
      })),
    )
    .onConflictDoNothing();
}
