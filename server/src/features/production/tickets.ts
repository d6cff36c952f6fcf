import { longDay } from '../../indian-day.ts';
import type { Language } from '../../../../domain/src/languages.ts';
import { wordsOf } from '../../words.ts';
import { printPixels, type BoughtPlace } from '../../../../domain/src/print-areas.ts';
import { pieceCode } from '../../../../domain/src/production.ts';
import type { BoughtCloth } from '../../../../domain/src/catalog.ts';
import type { Ticket } from '../../adapters/documents/port.ts';
import { dueOf } from './piece-reply.ts';
import type { OrderLineRow } from '../orders/orders.ts';
import type { PieceView, SideView } from './view-pieces.ts';

const CENTIMETRES = 2.54;
const inCentimetres = (inches: number): string => (Math.round(inches * CENTIMETRES * 10) / 10).toFixed(1);

export type TicketParts = {
  view: PieceView;
  /** Of the garment, where the catalogue still has it. */
  gsm: number | undefined;
  /** Small pictures of its printed sides. */
  thumbs: Uint8Array[];
  /** Dots an inch of each side's picture. */
  dpi: readonly number[];
};

/** What lies with a shirt while it is made (print-and-studio 3.3). */
export function ticketOf({ view, gsm, thumbs, dpi }: TicketParts, language: Language): Ticket {
  const { row, line, place, sides, forName } = view;
  const { workshop: words } = wordsOf(language);
  return {
    code: pieceCode(row),
    size: line.size,
    garment: words.garment(garmentName(view, language), gsm),
    colour: colorName({ line }, language),
    pictures: thumbs,
    prints: sides.map((side, n) => printOf(side, line.cloth, dpi[n]!, language)),
    forName: forName === null ? undefined : words.forName(forName),
    order: words.order(row.orderId),
    counts: [words.line(place.line, place.lines), words.piece(row.number, line.quantity)],
    due: { label: words.due, value: longDay(dueOf(row.paidAt), language) },
    mark: row.reprints > 0 ? words.reprint(row.reprints) : row.isReplacement ? words.replacement : undefined,
  };
}

/** The garment's name in the reader's language. */
export function garmentName({ line }: { line: OrderLineRow }, language: Language): string {
  return wordsOf(language).catalog.typeName(line.productType, line.productName, line.productNameHi);
}

/** The colour's name in the reader's language, as it was bought. */
export const colorName = ({ line }: { line: OrderLineRow }, language: Language): string =>
  wordsOf(language).catalog.colorName(line.cloth.name, line.cloth.nameHi);

/** A place in the reader's language, as it was bought. */
const placeName = ({ name, nameHi }: BoughtPlace, language: Language): string =>
  wordsOf(language).catalog.placementName('', name, nameHi);

function printOf(
  { placement }: SideView,
  cloth: BoughtCloth,
  dpi: number,
  language: Language,
): Ticket['prints'][number] {
  const { workshop: words } = wordsOf(language);
  const { width, height } = placement;
  const pixels = printPixels(placement);
  return {
    place: words.places[placement.pair] ?? placeName(placement, language),
    lines: [
      words.inches(width, height),
      words.centimetres(inCentimetres(width), inCentimetres(height)),
      words.pixels(pixels.width, pixels.height),
      words.picture(dpi),
      cloth.hasUnderbase ? words.underbase : words.noUnderbase,
    ],
  };
}
