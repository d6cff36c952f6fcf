import type { Paper } from '../../adapters/documents/port.ts';
import { brandMark } from '../brand/brand.ts';
import type { Language } from '../../../../domain/src/languages.ts';
import { pieceCode, pieceFileName } from '../../../../domain/src/production.ts';
import { wordsOf } from '../../words.ts';
import type { Ticket } from '../../adapters/documents/port.ts';
import type { PrintedFile, PrintRequest } from '../../adapters/press/port.ts';
import type { Context } from '../../http/handle.ts';
import { priceBook, productOf, readPriceBook } from '../catalog/catalog.ts';
import { findOrder, listOrderLines, type PicturedLine } from '../orders/orders.ts';
import { picksOf, pickCsv, pickPaper, slipPaper } from './papers.ts';
import { areaOfSide, printRequestOf } from './print-source.ts';
import { ticketOf } from './tickets.ts';
import { viewPieces, type PieceView, type SideView } from './view-pieces.ts';
import { listPiecesOf } from './production.store.ts';

export type BatchFile = { name: string; bytes: Uint8Array };
/** The files of a print by its line and side. */
export type PrintNames = Map<string, string[]>;

/** Pixels across of a shirt on a packing slip. */
const SLIP_WIDTH = 200;
/** Pixels across of a shirt that is pressed for a proof. */
const PROOF_WIDTH = 900;

/** All files of a batch but the list of them, one after the other: a line's print is made once, whatever the number of its shirts. */
export async function* batchFiles(
  context: Context,
  views: readonly PieceView[],
  { language, prints }: { language: Language; prints: PrintNames },
): AsyncGenerator<BatchFile> {
  const { products } = await readPriceBook(context.db, context.now());
  const tickets: Ticket[] = [];
  for (const ofLine of Map.groupBy(views, ({ line }) => line.id).values()) {
    const thumbs: Uint8Array[] = [];
    const dpi: number[] = [];
    for (const side of ofLine[0]!.sides) {
      const print = await makePrint(context, ofLine, side);
      yield* print.files;
      prints.set(`${ofLine[0]!.line.id} ${side.side}`, print.files.map(file => file.name)); // prettier-ignore
      thumbs.push(print.thumb);
      dpi.push(print.dpi);
    }
    const gsm = products.find(one => one.id === ofLine[0]!.line.productId)?.gsm || undefined;
    tickets.push(...ofLine.map(view => ticketOf({ view, gsm, thumbs, dpi }, language)));
  }
  yield* papersOf(context, views, { language, tickets });
}

type Print = { files: BatchFile[]; thumb: Uint8Array; dpi: number };

/** How the files of pieces of one line begin. */
export const fileNameOf = (ofLine: readonly PieceView[]): string => {
  const { row, line } = ofLine[0]!;
  return pieceFileName({ code: pieceCode(row), count: ofLine.length, color: line.color, size: line.size });
};

async function makePrint(context: Context, ofLine: readonly PieceView[], side: SideView): Promise<Print> {
  const view = ofLine[0]!;
  const request = await printRequestOf(context, view, side);
  const { png, underbase, check } = await context.press.printFile(request);
  const mockup = await mockupOf(context, view, side, request);
  const { proof, thumb } = await context.press.proof({ mockup, png, cloth: request.cloth });
  const name = `${fileNameOf(ofLine)}-${side.side}-${side.placement.key}`;
  const files = [
    { name: `prints/${name}.png`, bytes: png },
    ...underbaseOf(name, underbase),
    { name: `proofs/${name}.jpg`, bytes: proof },
  ];
  return { files, thumb, dpi: check.dpi };
}

const underbaseOf = (name: string, underbase: PrintedFile['underbase']): BatchFile[] =>
  underbase ? [{ name: `prints/${name}-underbase.png`, bytes: underbase }] : [];

/** The stored picture of the shirt, or a new one. */
async function mockupOf(
  context: Context,
  { line }: PieceView,
  side: SideView,
  { artwork, drawing, arrangement, cloth }: PrintRequest,
): Promise<Uint8Array> {
  const stored = side.mockupFile ? await context.storage.get(side.mockupFile) : undefined;
  if (stored) return stored;
  const { template } = productOf(await priceBook(context), line.productId);
  const shirt = { template, cloth, placement: areaOfSide(side) };
  const print = { ...(drawing !== undefined && { drawing }), ...(arrangement && { arrangement }) };
  return context.press.mockup({ artwork, ...shirt, ...print, width: PROOF_WIDTH });
}

type Papers = { language: Language; tickets: Ticket[] };

async function* papersOf(
  context: Context,
  views: readonly PieceView[],
  { language, tickets }: Papers,
): AsyncGenerator<BatchFile> {
  const oldest = new Date(Math.min(...views.map(({ row }) => row.paidAt.getTime())));
  const { name: shopName } = context.shop;
  const { workshop: words } = wordsOf(language);
  const pdf = await context.documents.drawTickets({ language, at: oldest, shopName, title: words.tickets, tickets });
  yield { name: 'tickets.pdf', bytes: pdf };
  const picks = picksOf(views, language);
  yield { name: 'pick-list.csv', bytes: Buffer.from(pickCsv(picks)) };
  yield { name: 'pick-list.pdf', bytes: await drawPaper(context, pickPaper(shopName, picks, oldest, language)) };
  for (const orderId of new Set(views.map(({ row }) => row.orderId))) yield await slipOf(context, orderId);
}

/** A paper under the shop's mark. */
const drawPaper = async (context: Context, paper: Paper): Promise<Uint8Array> =>
  context.documents.draw({ ...paper, mark: await brandMark(context) });

/** The packing slip of a whole order, whichever of its shirts are in the batch. */
async function slipOf(context: Context, orderId: string): Promise<BatchFile> {
  const order = (await findOrder(context.db, orderId))!;
  const lines = await listOrderLines(context.db, [orderId]);
  const keys = lines.flatMap(line => Array.from({ length: line.quantity }, (_, n) => ({ lineId: line.id, number: n + 1 }))); // prettier-ignore
  const named = (await viewPieces(context.db, await listPiecesOf(context.db, keys))).filter(one => one.forName);
  const names = new Map(
    [...Map.groupBy(named, ({ line }) => line.id)].map(([id, ofLine]) => [id, ofLine.map(one => one.forName!)]),
  );
  const paper = slipPaper(context, { order, lines, names, pictures: await picturesOf(context, lines) });
  return { name: `packing-slips/${orderId}.pdf`, bytes: await drawPaper(context, paper) };
}

/** Small pictures of the shirts of lines, by the lines: of those whose picture is stored and can be read. A slip without one is a slip. */
async function picturesOf(
  { storage, pictures, log }: Context,
  lines: readonly PicturedLine[],
): Promise<Map<number, Uint8Array>> {
  const small = new Map<number, Uint8Array>();
  for (const { id, mockupFile } of lines) {
    const stored = mockupFile === null ? undefined : await storage.get(mockupFile);
    if (!stored) continue;
    try {
      small.set(id, await pictures.shrink(stored, { width: SLIP_WIDTH, format: 'jpeg' }));
    } catch (error) {
      log.error('slip.without_picture', { file: mockupFile, error });
    }
  }
  return small;
}
