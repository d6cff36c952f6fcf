import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Piece } from '../../contract/src/production.ts';
import type { PieceAct } from '../../domain/src/production.ts';
import { orderLines, type orders } from '../src/db/tables/orders.ts';
import { buildOrder, WHITE } from './build-order.ts';
import type { TestAccount, TestReply, TestShop } from './test-shop.ts';

type Line = typeof orderLines.$inferSelect;
let shade = 0;

/** A picture with see-through edges that is printed as it is: another one with every call. */
export const printablePng = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 400, channels: 4, background: { r: 200, g: ++shade % 255, b: 40, alpha: 1 } } })
    .extend({ top: 50, bottom: 50, left: 50, right: 50, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();

/** A stored picture of a shirt, so that none is drawn. */
const shirtWebp = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 306, channels: 3, background: '#203040' } })
    .webp()
    .toBuffer();

/** Paid orders for the production desk, and what a printer does with their shirts. */
export function productionOf(shop: () => TestShop, printer: () => TestAccount) {
  const piece = async (id: string): Promise<Piece> =>
    (await shop().call('production.piece', { as: printer(), params: { id } })).body;
  return {
    piece,
    /** A paid order of one line, whose print can be made, and its shirts. */
    async order(
      who: TestAccount,
      o: { line?: Partial<Line>; order?: Partial<typeof orders.$inferSelect> } = {},
    ): Promise<{ id: string; lineId: number }> {
      const order = await buildOrder(shop(), who, o.order);
      const { storage } = shop().context;
      const artworkFile = await storage.put(await printablePng(), 'png');
      const change = {
        artworkFile,
        mockupFile: await storage.put(await shirtWebp(), 'webp'),
        ...(o.line?.color === 'white' && { cloth: WHITE }),
        ...o.line,
      };
      const [line] = await shop().db.update(orderLines).set(change).where(eq(orderLines.orderId, order.id)).returning();
      return { id: order.id, lineId: line!.id };
    },
    async list(params: object = {}): Promise<Piece[]> {
      return (await shop().call('production.pieces', { as: printer(), params: { ...params } })).body;
    },
    async move(
      id: string,
      act: PieceAct,
      o: object = {},
    ): Promise<TestReply<Piece & { code: string; details: object }>> {
      const { version } = await piece(id);
      return shop().call('production.move', { as: printer(), params: { id }, body: { act, version, ...o } });
    },
  };
}
