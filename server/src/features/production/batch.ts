import { hash } from 'node:crypto';
import { makeZip } from 'client-zip';
import { dayOf } from '../../../../domain/src/india-days.ts';
import { dpiOf, printPixels, type PrintArea } from '../../../../domain/src/print-areas.ts';
import { isInProduction, pieceCode } from '../../../../domain/src/production.ts';
import type { Context } from '../../http/handle.ts';
import { allowTry } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';
import { insertAudit } from '../admin/admin.ts';
import { takenDownLines } from '../moderation/moderation.ts';
import { batchFiles, fileNameOf, type BatchFile, type PrintNames } from './batch-files.ts';
import { piecesOf } from './production.ts';
import type { Language } from '../../../../domain/src/languages.ts';
import type { PieceView } from './view-pieces.ts';

/** Downloads of a person in an hour: each draws print files. */
const PER_HOUR = 60;
/** A stopped download is not kept open for ever. */
const LONGEST_MS = 60 * 60_000;

type Batch = { pieceIds: readonly string[]; language: Language };

/**
 * What it takes to make some shirts, as a zip that is made while it is taken, a file at a time; the same shirts are the same bytes. Kept
 * in the log. Refuses with `pieces_gone`, and which, where some are not to be made any more: nothing is half a batch.
 */
export async function openBatch(
  context: Context,
  actorId: string,
  { pieceIds, language }: Batch,
): Promise<{ name: string; stream: ReadableStream<Uint8Array> }> {
  const codes = [...new Set(pieceIds.map(id => id.toUpperCase()))];
  const views = await piecesOf(context.db, codes);
  const stopped = await takenDownLines(context.db, [...new Set(views.map(({ row }) => row.orderId))]);
  const made = views.filter(({ row }) => isInProduction(row.orderStatus) && !stopped.has(row.lineId));
  const there = new Set(made.map(({ row }) => pieceCode(row)));
  const gone = codes.filter(code => !there.has(code));
  if (gone.length > 0) throw new Refused('pieces_gone', { gone });
  const at = context.now();
  await allowTry(context.db, `production-batch:${actorId}`, PER_HOUR, 3600, at);
  for (const [orderId, pieces] of Map.groupBy(views, ({ row }) => row.orderId))
    await insertAudit(context.db, {
      ...{ actorId, action: 'pieces.downloaded', subject: orderId, at },
      after: { pieces: pieces.map(({ row }) => pieceCode(row)) },
    });
  return { name: nameOf(views, at), stream: makeZip(entriesOf(context, views, language)) };
}

/** One piece, or several of a line, by their name; more by the day. */
function nameOf(views: readonly PieceView[], at: Date): string {
  const isOneLine = new Set(views.map(({ line }) => line.id)).size === 1;
  return isOneLine ? `${fileNameOf(views)}.zip` : `production-${dayOf(at)}.zip`;
}

type Entry = { name: string; lastModified: Date; input: Uint8Array<ArrayBuffer> };

/** The files, and at last their list; all are dated by the newest payment, so that the same batch is the same file. */
async function* entriesOf(context: Context, views: readonly PieceView[], language: Language): AsyncGenerator<Entry> {
  const lastModified = new Date(Math.max(...views.map(({ row }) => row.paidAt.getTime())));
  const ends = Date.now() + LONGEST_MS;
  const listed: { name: string; bytes: number; sha256: string }[] = [];
  const prints: PrintNames = new Map();
  const entry = ({ name, bytes }: BatchFile): Entry => {
    if (Date.now() > ends) throw new Error('A batch took longer than an hour');
    return { name, lastModified, input: bytes as Uint8Array<ArrayBuffer> };
  };
  for await (const file of batchFiles(context, views, { language, prints })) {
    listed.push({ name: file.name, bytes: file.bytes.length, sha256: hash('sha256', file.bytes, 'hex') });
    yield entry(file);
  }
  const manifest = { version: 1, pieces: views.map(view => listedPiece(view, prints)), files: listed };
  yield entry({ name: 'manifest.json', bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) });
}

const pixelsOf = (place: PrintArea): [number, number] => {
  const { width, height } = printPixels(place);
  return [width, height];
};

const listedPiece = ({ row, line, sides }: PieceView, prints: PrintNames) => ({
  ...{ code: pieceCode(row), order: row.orderId, piece: row.number, of: line.quantity, reprint: row.reprints },
  ...{ garment: line.productName, color: line.color, size: line.size },
  prints: sides.map(({ placement, side, artworkFile }) => ({
    ...{ place: placement.pair, pixels: pixelsOf(placement), dpi: dpiOf(placement), artwork: artworkFile },
    files: prints.get(`${line.id} ${side}`) ?? [],
  })),
});
