import { hash } from 'node:crypto';
import { cart, type CartLine } from '../../../../contract/src/cart.ts';
import { lineTotal } from '../../../../domain/src/pricing.ts';
import { toRupees } from '../../../../domain/src/money.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import { handle, Reply, type Route } from '../../http/handle.ts';
import { plainShirtUrl } from '../catalog/catalog.ts';
import {
  addToCart,
  changeQuantity,
  clearCart,
  listCart,
  openVisit,
  removeLine,
  type PricedBack,
  type PricedCartLine,
  type Visit,
} from './cart.ts';

/** The same choice has the same item id (S1 §4); the drawer shows its last six characters. */
const itemIdOf = (line: PricedCartLine): string =>
  line.type === 3
    ? `${line.collectionId}-${line.size}-${line.color}`
    : hash('sha256', line.mergeKey).slice(0, 12).toUpperCase();

type Pictured = { artworkFile: string; mockupFile: string | null };
/** What was taken down is shown to nobody who has not bought it. */
const picturesOf = ({ artworkFile, mockupFile }: Pictured, { away }: PricedCartLine) =>
  away?.reason === 'taken_down'
    ? { imageUrl: null, mockupUrl: null }
    : { imageUrl: fileUrl(artworkFile), mockupUrl: mockupFile && fileUrl(mockupFile) };

const toBackReply = (back: PricedBack, line: PricedCartLine) => ({
  ...{ designId: back.designId, name: back.name, position: back.position, designSize: back.designSize },
  ...{ placeName: back.place.name, placeNameHi: back.place.nameHi },
  fee: toRupees(back.fee),
  ...picturesOf(back, line),
});

const toBoughtReply = ({ name, nameHi, hex, ground }: PricedCartLine['cloth']) => ({ name, nameHi, hex, ground });

/** A line as S1 §3 shows it. `sessionId` is what the client sent, or the cart's id; it opens nothing. */
function toCartLineReply(line: PricedCartLine, sessionId: string = line.cartId): CartLine {
  const pictures = picturesOf(line, line);
  const subjectId = (line.designId ?? line.collectionId)!;
  return {
    id: line.id,
    itemId: itemIdOf(line),
    sessionId,
    productId: line.productId,
    designId: subjectId,
    color: line.color,
    cloth: toBoughtReply(line.cloth),
    size: line.size,
    position: line.position,
    designSize: line.designSize,
    placeName: line.place.name,
    placeNameHi: line.place.nameHi,
    quantity: line.quantity,
    customPrice: toRupees(line.unitPrice),
    lineTotal: toRupees(lineTotal(line)),
    type: line.type === 3 ? 3 : 1,
    createdAt: line.createdAt.toISOString(),
    back: line.back && toBackReply(line.back, line),
    away: line.away,
    design: {
      id: subjectId,
      name: line.name,
      designImage: pictures.imageUrl,
      ...pictures,
    },
    product: {
      id: line.productId,
      name: line.productName,
      nameHi: line.productNameHi,
      type: line.tshirtType,
      basePrice: toRupees(line.basePrice),
      price: toRupees(line.basePrice),
      imageUrl: plainShirtUrl(line),
    },
  };
}

/** An answer with the visit's cookie; `x-cart-notice` tells that a merge cut a quantity, where the body has no room for it. */
function visitReply<T>(visit: Pick<Visit, 'isCut'> & { cookie?: string | undefined }, value: T): Reply<T> {
  const headers: Record<string, string> = {};
  if (visit.cookie !== undefined) headers['set-cookie'] = visit.cookie;
  if (visit.isCut) headers['x-cart-notice'] = 'quantity_cut';
  return new Reply(value, { headers });
}

export const cartRoutes: Route[] = [
  handle(cart.lines, async (context, call) => {
    const visit = await openVisit(context, call);
    const lines = await listCart(context, visit);
    return visitReply(
      visit,
      lines.map(line => toCartLineReply(line)),
    );
  }),
  handle(cart.add, async (context, call) => {
    const visit = await openVisit(context, call);
    const { sessionId, customPrice, ...wish } = call.body;
    const { line, isCut, cookie } = await addToCart(context, visit, wish, customPrice);
    const notice = isCut ? ({ notice: 'quantity_cut' } as const) : {};
    return visitReply({ cookie, isCut: visit.isCut }, { ...toCartLineReply(line, sessionId), ...notice });
  }),
  handle(cart.change, async (context, call) => {
    const visit = await openVisit(context, call);
    const line = await changeQuantity(context, visit, call.params.id, call.body.quantity);
    return visitReply(visit, toCartLineReply(line));
  }),
  handle(cart.remove, async (context, call) => {
    const visit = await openVisit(context, call);
    await removeLine(context, visit, call.params.id);
    return visitReply(visit, { success: true } as const);
  }),
  handle(cart.clear, async (context, call) => {
    const visit = await openVisit(context, call);
    await clearCart(context, visit);
    return visitReply(visit, { success: true } as const);
  }),
];
