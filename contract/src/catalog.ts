import { z } from 'zod';
import { DESIGN_SIZES, TSHIRT_TYPES } from '../../domain/src/catalog.ts';
import { endpoint } from './endpoint.ts';
import { Position, Rupees } from './wire.ts';

export const Product = z.object({
  id: z.number().int(),
  type: z.enum(TSHIRT_TYPES),
  name: z.string(),
  description: z.string(),
  gsm: z.number().int(),
  basePrice: Rupees,
  price: Rupees,
  /** An MRP or a price really charged; absent in a shop without one (rulings, Money). */
  compareAtPrice: Rupees.nullable(),
  imageUrl: z.string(),
});
export type Product = z.output<typeof Product>;

export const Placement = z.object({
  position: Position,
  designSize: z.enum(DESIGN_SIZES),
  name: z.string(),
  widthInches: z.number(),
  heightInches: z.number(),
  price: Rupees,
});
export type Placement = z.output<typeof Placement>;

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
};
