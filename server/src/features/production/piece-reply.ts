import type { Piece } from '../../../../contract/src/production.ts';
import { expectedDelivery } from '../../../../domain/src/delivery.ts';
import { dayOf } from '../../../../domain/src/india-days.ts';
import type { OrderStatus } from '../../../../domain/src/orders.ts';
import { printPixels } from '../../../../domain/src/print-areas.ts';
import { isInProduction, pieceActs, pieceCode, PRODUCTION_DAYS } from '../../../../domain/src/production.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import { plainShirtUrl } from '../catalog/catalog.ts';
import type { PieceView, SideView } from './view-pieces.ts';

/** The last day on which a shirt is to be made: five working days from its payment. */
export const dueOf = (paidAt: Date): Date => expectedDelivery(paidAt, PRODUCTION_DAYS).to;

const toPrintReply = ({ side, placement, artworkFile, mockupFile, designName, report }: SideView, plain: string) => ({
  ...{ side, place: placement.pair, placeName: placement.name, placeNameHi: placement.nameHi, designName, report },
  imageUrl: artworkFile === '' ? plain : fileUrl(artworkFile),
  mockupUrl: mockupFile && fileUrl(mockupFile),
  inches: { width: placement.width, height: placement.height },
  pixels: printPixels(placement),
});

/** True while an approval can be taken back. */
export const isUndoable = ({ undoUntil }: Pick<PieceView['row'], 'undoUntil'>, now: Date): boolean =>
  undoUntil !== null && now < undoUntil;

/** An order of shirts is never `completed`, which is for credits. */
type ShirtStatus = Exclude<OrderStatus, 'completed'>;

/** A shirt as it is shown at a moment. */
export function toPieceReply({ row, line, place, sides, forName }: PieceView, now: Date): Piece {
  const { orderId, orderStatus, number, state, reprints, misprint, version, isReplacement, paidAt, undoUntil } = row;
  const { productName, productType: tshirtType, color, size, quantity } = line;
  return {
    ...{ id: pieceCode(row), orderId, orderStatus: orderStatus as ShirtStatus, ...place, number, quantity },
    ...{ state, acts: isInProduction(orderStatus) ? pieceActs(state, isUndoable(row, now)) : [] },
    ...{ reprints, misprint, version, undoUntil: isUndoable(row, now) ? undoUntil!.toISOString() : null },
    ...{
      tshirtType,
      productName,
      color,
      colorName: line.cloth.name,
      colorNameHi: line.cloth.nameHi,
      ground: line.cloth.ground,
      size,
      forName,
      isReplacement,
    },
    prints: sides.map(side => toPrintReply(side, plainShirtUrl(line))),
    paidAt: paidAt.toISOString(),
    dueAt: dueOf(paidAt).toISOString(),
    isLate: state !== 'packed' && dayOf(now) > dayOf(dueOf(paidAt)),
  };
}
