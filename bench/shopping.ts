import type { Design } from '../contract/src/designs.ts';

/** One choice of a shirt as the page of the shop sends it, with the price that it shows, in rupees. */
export type Choice = {
  type: 1;
  designId: string;
  productId: number;
  color: string;
  size: string;
  position: string;
  designSize: string;
  customPrice: number;
};

/** Shipping in rupees (rulings, Money). */
const SHIPPING = 60;
const SIZES = ['S', 'M', 'L', 'XL'];

/** Shirts of the gallery's designs in some sizes, each on the shirt and at the price that the gallery shows. */
export async function findChoices(origin: string): Promise<Choice[]> {
  const reply = await fetch(`${origin}/api/designs/public?limit=20`);
  const designs = (await reply.json()) as Design[];
  return designs.flatMap(({ id: designId, productId, color, price: customPrice, ...print }) =>
    SIZES.map(size => ({
      ...{ type: 1 as const, designId, productId, color, size, customPrice },
      ...{ position: print.printPosition, designSize: print.printSize },
    })),
  );
}

let last = 0;
/** A checkout as the page sends it; `subtotal` is what the cart comes to, in rupees. */
export const checkoutOf = (subtotal: number): { orderId: string; amount: number } => ({
  orderId: `bench-${process.pid}-${++last}`,
  amount: subtotal + SHIPPING,
  ...{ type: 0, customerName: 'Asha Rani Menon', customerEmail: 'asha@bench.test', customerPhone: '+91 98470 12345' },
  ...{
    customerAddress: '12 Beach Road',
    customerCity: 'Kozhikode',
    customerState: 'Kerala',
    customerZipCode: '673001',
  },
});
