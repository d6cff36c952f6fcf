import { longDay } from '../../indian-day.ts';
import type { Language } from '../../../../domain/src/languages.ts';
import { wordsOf } from '../../words.ts';
import type { Paper } from '../../adapters/documents/port.ts';
import { formatRupeesAndPaise, toRupees } from '../../../../domain/src/money.ts';
import { isOwed } from '../../../../domain/src/orders.ts';
import { pieceCode } from '../../../../domain/src/production.ts';
import type { Context } from '../../http/handle.ts';
import { csvLine } from '../admin/admin.ts';
import { acceptedAt, type OrderLineRow, type OrderRow } from '../orders/orders.ts';
import { colorName, garmentName } from './tickets.ts';
import type { PieceView } from './view-pieces.ts';

export type Pick = { garment: string; colour: string; size: string; count: number };

/** What to take from the shelf: how many of each garment, colour and size, in the order of the shelf, which is that of the pieces. */
export function picksOf(views: readonly PieceView[], language: Language): Pick[] {
  const groups = Map.groupBy(views, ({ line }) => [line.productId, line.color, line.size].join('|'));
  return [...groups.values()].map(ofGroup => {
    const { line } = ofGroup[0]!;
    return {
      garment: garmentName({ line }, language),
      colour: colorName({ line }, language),
      size: line.size,
      count: ofGroup.length,
    };
  });
}

/** The same for a spreadsheet. */
export function pickCsv(picks: readonly Pick[]): string {
  const head = ['garment', 'colour', 'size', 'count'];
  return `\uFEFF${[head, ...picks.map(one => [one.garment, one.colour, one.size, one.count])].map(csvLine).join('')}`;
}

/** The same on paper. */
export function pickPaper(shopName: string, picks: readonly Pick[], oldest: Date, language: Language): Paper {
  const { workshop: words } = wordsOf(language);
  const { garment, colour, size, count } = words.pickColumns;
  const total = picks.reduce((sum, one) => sum + one.count, 0);
  return {
    ...{ language, issuedAt: oldest, shopName, heading: words.pickList, subheading: words.pieces(total) },
    title: words.pickList,
    facts: [{ label: words.oldest, value: longDay(oldest, language) }],
    parties: [],
    table: {
      columns: [
        { label: garment, width: 'rest' },
        { label: colour, width: 110 },
        { label: size, width: 90 },
        { label: count, width: 70, isNumber: true },
      ],
      rows: picks.map(one => [one.garment, one.colour, one.size, String(one.count)].map(text => ({ text }))),
      total: [{ text: words.total }, { text: '' }, { text: '' }, { text: String(total) }],
    },
    notes: [],
    page: words.page('{page}', '{pages}'),
  };
}

type Slip = {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  names: ReadonlyMap<number, readonly string[]>;
  /** Small pictures of the lines' shirts, where there are some: two like ones are told apart. */
  pictures: ReadonlyMap<number, Uint8Array>;
};

/** Codes that are all named; of more pieces the first and the last are. */
const NAMED_CODES = 6;

/** The codes that stand on the tickets of a line's pieces. */
function codesOf({ id, quantity }: OrderLineRow): string {
  const codes = Array.from({ length: quantity }, (_, n) => pieceCode({ lineId: id, number: n + 1 }));
  return codes.length > NAMED_CODES ? `${codes[0]} … ${codes.at(-1)}` : codes.join(', ');
}

/** What lies in the parcel of an order, in its language and without a price, but for what is taken at the door. */
export function slipPaper({ shop }: Context, { order, lines, names, pictures }: Slip): Paper {
  const { language } = order;
  const { workshop: words } = wordsOf(language);
  const { name, address, email, phone } = shop.operator;
  const paidAt = acceptedAt(order) ?? order.createdAt;
  const itemOf = (line: OrderLineRow) => {
    const colour = colorName({ line }, order.language);
    const whom = names.get(line.id) ?? [];
    const designs = [line.designName, line.back?.designName].filter(Boolean).join(', ');
    const small = [designs, whom.length > 0 ? words.names(whom.join(', ')) : '', words.codes(codesOf(line))]
      .filter(Boolean)
      .join('. ');
    return { text: `${garmentName({ line }, language)}, ${colour}`, small };
  };
  return {
    ...{ language, issuedAt: paidAt, shopName: shop.name, heading: words.slip, subheading: order.id },
    title: `${words.slip} ${order.id}`,
    facts: [
      { label: words.slipPaid, value: longDay(paidAt, language) },
      { label: words.slipOrder, value: order.id },
      ...(isOwed(order) ? [{ label: words.slipCollect, value: formatRupeesAndPaise(toRupees(order.total)) }] : []),
    ],
    barcode: order.id,
    parties: [
      { label: words.from, name, lines: [address, email, words.phone(phone)] },
      {
        label: words.to,
        name: `${order.firstName} ${order.lastName}`.trim(),
        lines: [order.address, `${order.city}, ${order.state} ${order.zipCode}`, words.phone(order.phone)],
      },
    ],
    table: {
      columns: [
        { label: '', width: 48 },
        { label: words.slipColumns.item, width: 'rest' },
        { label: words.slipColumns.size, width: 90 },
        { label: words.slipColumns.count, width: 70, isNumber: true },
      ],
      rows: lines.map(line => [
        { text: '', picture: pictures.get(line.id) },
        itemOf(line),
        { text: line.size },
        { text: String(line.quantity) },
      ]),
    },
    notes: [words.care, words.help(email, phone)],
    page: words.page('{page}', '{pages}'),
  };
}
