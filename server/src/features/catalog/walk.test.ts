import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Placement, Product } from '../../../../contract/src/catalog.ts';
import type { Piece } from '../../../../contract/src/production.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { checkOut } from '../../../testing/build-checkout.ts';
import { startShopWithGateway, type ShopWithGateway } from '../../../testing/payment-gateway.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { goodDrawing, scriptedArtist } from '../../../testing/scripted-artist.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { openArtist } from '../../adapters/images/artist.ts';
import { createArtistPress } from '../../adapters/press/artist.ts';
import type { PrintRequest } from '../../adapters/press/port.ts';

/**
 * Every colour, product and place that the demo sells goes the whole road: drawing, mockup, price, order, print file, ticket. One ground
 * is found for a colour, wherever it is asked for. The real press makes one print of each colour; the others are told down.
 */
const house = openArtist(undefined);
const artist = scriptedArtist();
const realPress = createArtistPress(house);
const asked = { grounds: [] as string[], prints: [] as PrintRequest[], underbases: [] as string[] };
let at: ShopWithGateway;

/** The real print file, once a colour: a chest print is quick. Else a picture of no size. */
async function printFile(request: PrintRequest) {
  const { cloth, placement } = request;
  const isLooked = placement.key === 'chest' && !asked.prints.some(one => one.placement.key === 'chest');
  asked.prints.push(request);
  if (!isLooked) return artist.press.printFile(request);
  const made = await realPress.printFile(request);
  expect(made.underbase !== undefined).toBe(cloth.hasUnderbase);
  if (made.underbase) asked.underbases.push(cloth.color);
  return made;
}

beforeAll(async () => {
  artist.draw = async request => {
    asked.grounds.push(request.ground);
    return goodDrawing(request);
  };
  at = await startShopWithGateway({ images: artist.images, press: { ...artist.press, printFile } });
  await at.shop.startWorkers();
});
afterAll(async () => {
  await at?.stop();
  await house.close();
});

type Way = { product: Product; place: Placement };
const waysIn = (color: string, products: Product[], places: Placement[]): Way[] =>
  products
    .filter(one => one.colors.some(({ key }) => key === color))
    .flatMap(product =>
      places
        .filter(place => product.places.includes(`${place.position}/${place.designSize}`))
        .map(place => ({ product, place })),
    );

/** A paid order with one shirt of a colour for each product and place, and its pieces. */
async function buyAll(
  asha: TestAccount,
  color: string,
  ways: Way[],
  surcharge: number,
): Promise<{ pieces: Piece[]; tickets: string[] }> {
  for (const { product, place } of ways) {
    const { id: designId } = await buildDesign(at.shop, { accountId: asha.id });
    const shirt = { position: place.position, designSize: place.designSize };
    const words = {
      color,
      tshirtType: product.type,
      position: place.position,
      designSize: place.designSize,
    };
    const mockup = await at.shop.call('designs.mockup', { as: asha, params: { id: designId }, body: words });
    expect([mockup.status, mockup.body.code]).toEqual([200, undefined]);
    const wish = { designId, productId: product.id, color, size: product.sizes[0]!.size, ...shirt };
    const { status, body } = await at.shop.call('cart.add', { as: asha, body: wish });
    expect([status, body.customPrice]).toEqual([200, product.price + surcharge + place.price]);
  }
  const { body: started } = await checkOut(at.shop, asha);
  await at.end(started.paymentId, 'pay');
  const paid = await at.shop.call('payments.status', { as: asha, params: { paymentId: started.paymentId } });
  expect(paid.body).toMatchObject({ orderStatus: 'order_processing' });
  const printer = await at.shop.signUp('Printer', { role: 'printer' });
  const { body } = await at.shop.call('production.pieces', { as: printer, params: { color, limit: 100 } });
  const pieces = body as Piece[];
  const batch = await at.shop.fetch('/api/admin/production/batch', {
    method: 'POST',
    headers: { authorization: `Bearer ${printer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ pieceIds: pieces.map(piece => piece.id), language: 'en' }),
  });
  expect(batch.status).toBe(200);
  const files = unzipSync(new Uint8Array(await batch.arrayBuffer()));
  return { pieces, tickets: readPdf(files['tickets.pdf']!).pages };
}

it('every colour, product and place goes from drawing to ticket with one ground', async () => {
  const products: Product[] = (await at.shop.call('catalog.products')).body;
  const places: Placement[] = (await at.shop.call('catalog.placements')).body;
  const colors = [...new Map(products.flatMap(one => one.colors).map(color => [color.key, color])).values()];
  expect(colors.map(one => one.key)).toEqual(['black', 'white', 'navy', 'maroon', 'bottle-green']);
  let walked = 0;
  for (const { key, name, hex, ground, surcharge } of colors) {
    const asha = await at.shop.signUp('Asha');
    const ways = waysIn(key, products, places);
    for (const list of [artist.pressed, asked.grounds, asked.prints]) list.length = 0;
    const drawn = await at.shop.call('designs.generate', { as: asha, body: { prompt: 'a calm tiger', color: key } });
    expect([drawn.status, asked.grounds]).toEqual([200, [ground]]);
    const { pieces, tickets } = await buyAll(asha, key, ways, surcharge);
    walked += ways.length;

    const cloth = { color: key, hex, ground };
    expect(pieces.map(piece => piece.ground)).toEqual(ways.map(() => ground));
    expect(asked.prints.map(({ placement }) => placement)).toHaveLength(ways.length);
    for (const { cloth: printed } of [...asked.prints, ...artist.pressed]) expect(printed).toMatchObject(cloth);
    expect(new Set(artist.pressed.map(one => one.template)).size).toBe(4);
    const layer = ground === 'dark' ? 'With a white layer' : 'Without a white layer';
    expect(tickets.filter(page => page.includes(name) && page.includes(layer))).toHaveLength(ways.length);
  }
  expect(walked).toBe(75);
  expect(asked.underbases).toEqual(['black', 'navy', 'maroon', 'bottle-green']);
});
