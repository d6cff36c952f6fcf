import { production } from '../../../../contract/src/production.ts';
import { dayOf } from '../../../../domain/src/india-days.ts';
import { handle, pageReply, Reply, type Route } from '../../http/handle.ts';
import { openBatch } from './batch.ts';
import { courierList } from './courier-list.ts';
import { drawLabels } from './labels.ts';
import { movePieces, moveSeen } from './move-piece.ts';
import { moveParcel, pageOfParcels } from './parcels.ts';
import { toPieceReply } from './piece-reply.ts';
import { measurePrints } from './print-source.ts';
import { groupsOfPieces, pageOfPieces, pieceOf } from './production.ts';
import { trackParcels } from './track-parcels.ts';

/** The production desk: what printers do with shirts, from the payment to the delivery. */
export const productionRoutes: Route[] = [
  handle(production.pieces, async (context, { query, request }) => {
    const { pieces, next } = await pageOfPieces(context, query);
    return pageReply(pieces, next, request);
  }),
  handle(production.groups, context => groupsOfPieces(context)),
  handle(production.piece, async ({ db, now }, { params }) => toPieceReply(await pieceOf(db, params.id), now())),
  handle(production.report, async (context, { params }) => {
    await measurePrints(context, await pieceOf(context.db, params.id));
    return toPieceReply(await pieceOf(context.db, params.id), context.now());
  }),
  handle(production.move, async (context, { account, params, body }) =>
    toPieceReply(await moveSeen(context, account.id, params.id, body), context.now()),
  ),
  handle(production.moves, (context, { account, body }) => movePieces(context, account.id, body)),
  handle(production.batch, async (context, { account, body }) => {
    const { name, stream } = await openBatch(context, account.id, body);
    const headers = { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` };
    return new Reply(null, { stream, headers });
  }),
  handle(production.parcels, async (context, { query, request }) => {
    const { parcels, next } = await pageOfParcels(context, query);
    return pageReply(parcels, next, request);
  }),
  handle(production.labels, async (context, { account, body }) => {
    const bytes = await drawLabels(context, account.id, body);
    const name = `labels-${dayOf(context.now())}.pdf`;
    const headers = { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` };
    return new Reply(null, { stream: new Blob([Buffer.from(bytes)]).stream(), headers });
  }),
  handle(production.courierList, async (context, { account }) => {
    const name = `courier-list-${dayOf(context.now())}.csv`;
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    };
    return new Reply('', { stream: await courierList(context, account.id), headers });
  }),
  handle(production.moveParcel, (context, { account, params, body }) =>
    moveParcel(context, account.id, params.id, body),
  ),
  handle(production.trackParcels, (context, { account, body }) => trackParcels(context, account.id, body)),
];
