import { afterAll, beforeAll } from 'vitest';
import type { CartLine } from '../../contract/src/cart.ts';
import { buildDesign } from './build-design.ts';
import { scriptedArtist } from './scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from './test-shop.ts';

/** Where a guest's cookie is kept between calls. */
export type Jar = { cookie?: string };
type Who = { as?: TestAccount; guest?: Jar };

/** A shop with a public design and a private one for the tests of one file, and what is asked of its carts again and again. */
export function useCart() {
  const room = {} as { shop: TestShop; maker: TestAccount; open: { id: string }; hidden: { id: string } };
  const { images, press } = scriptedArtist();
  beforeAll(async () => {
    room.shop = await startTestShop({ images, press });
    room.maker = await room.shop.signUp('Maker');
    room.open = await buildDesign(room.shop, { accountId: room.maker.id, isPublic: true, name: 'Open tiger' });
    room.hidden = await buildDesign(room.shop, { accountId: room.maker.id });
  });
  afterAll(() => room.shop?.stop());

  const lines = async (who: Who) => (await room.shop.call('cart.lines', who)).body as CartLine[];
  return {
    room,
    add: (who: Who, body: object) => room.shop.call('cart.add', { ...who, body }),
    lines,
    choices: async (who: Who) => (await lines(who)).map(line => [line.designId, line.size, line.quantity]),
  };
}
