import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { PLACEMENTS, type PlacementId, type TshirtType } from '../../domain/src/catalog.ts';
import { fromRupees } from '../../domain/src/money.ts';
import { placements, products } from '../src/db/tables/catalog.ts';

type Shirt = {
  id: number;
  type: TshirtType;
  name: string;
  description: string;
  gsm: number;
  price: number;
  mrp: number;
};

/** S1's products (rulings, One price book). The compare-at prices are examples: a live shop starts with none. */
const SHIRTS: readonly Shirt[] = [
  {
    id: 1,
    type: 'regular',
    name: 'Regular Fit T-Shirt',
    description: 'The everyday one: soft combed cotton, true to size.',
    gsm: 160,
    price: 399,
    mrp: 600,
  },
  {
    id: 2,
    type: 'oversized',
    name: 'Oversized T-Shirt',
    description: 'Dropped shoulders and room to move, in a heavier cotton.',
    gsm: 180,
    price: 499,
    mrp: 750,
  },
  {
    id: 3,
    type: 'oversized-premium',
    name: 'Oversized Premium T-Shirt',
    description: 'Our heaviest cloth, with a thick collar that keeps its shape.',
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

/** Fills an empty price book; rows that are there stay as they are, since a shop changes its prices. */
export async function prepareCatalog(client: pg.Client, mode: 'demo' | 'live'): Promise<void> {
  const db = drizzle({ client });
  await db
    .insert(products)
    .values(
      SHIRTS.map(({ price, mrp, ...shirt }) => ({
        ...shirt,
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
