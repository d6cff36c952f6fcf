import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { announce } from '../../jobs/announce.ts';
import { FILES } from '../pictures/pictures.ts';
import { tellMaker, tellReporters, type Decision } from './decision-mails.ts';
import {
  closeReports,
  findModerated,
  findOpenTakedown,
  insertTakedown,
  lockDesign,
  updateLifted,
  updateModerated,
  type ModeratedRow,
} from './moderation.store.ts';
import { stopOrders } from './stop-orders.ts';

/** What was decided before and is now; `reports` is how many were closed. */
export type Decided = { row: ModeratedRow; before: Decision | null; reports: number };

/** The design, locked, and what is decided about it. Refuses with not_found. */
async function open(tx: Tx, id: string) {
  if (!(await lockDesign(tx, id))) throw new Refused('not_found');
  const row = await findModerated(tx, id);
  if (!row) throw new Refused('not_found');
  return { row, before: await findOpenTakedown(tx, id) };
}

const decisionOf = ({ kind, reason, text }: Decision): Decision => ({ kind, reason, text });

/**
 * Takes a design down, or out of the gallery alone, in the caller's transaction: lists, carts and pages are without it with the commit, in
 * every process; orders that wait for production are raised as exceptions; maker and reporters are told. Refuses with not_found, and with
 * decision_changed where the same was decided meanwhile.
 */
export async function takeDown(
  context: Context,
  tx: Tx,
  o: { id: string; actorId: string; decision: Decision },
): Promise<Decided> {
  const { id, actorId, decision } = o;
  const { row, before } = await open(tx, id);
  if (before?.kind === decision.kind) throw new Refused('decision_changed');
  const now = context.now();
  if (before) await updateLifted(tx, { id: before.id, by: actorId, at: now });
  const takedownId = `k${context.randomId(26)}`;
  await insertTakedown(tx, {
    ...{ id: takedownId, designId: id, ...decision, wasPublic: before?.wasPublic ?? row.isPublic },
    ...{ decidedBy: actorId, decidedAt: now },
  });
  await updateModerated(tx, { id, kind: decision.kind, isPublic: false, at: now });
  const { count, reached } = await closeReports(tx, { designId: id, outcome: decision.kind, now });
  await tellReporters(tx, reached, { design: row.name, outcome: decision.kind, now });
  await tellMaker(tx, row, { takedownId, ...decision, now });
  await spread(context, tx);
  return { row: (await findModerated(tx, id))!, before: before ? decisionOf(before) : null, reports: count };
}

/** Closes the reports of a design, which stays as it is. Refuses with decision_changed where none is open. */
export async function keepDesign(context: Context, tx: Tx, id: string): Promise<Decided> {
  const { row, before } = await open(tx, id);
  const now = context.now();
  const { count, reached } = await closeReports(tx, { designId: id, outcome: before?.kind ?? 'kept', now });
  if (count === 0) throw new Refused('decision_changed');
  await tellReporters(tx, reached, { design: row.name, outcome: before?.kind ?? 'kept', now });
  return { row: (await findModerated(tx, id))!, before: before ? decisionOf(before) : null, reports: count };
}

/** Lifts a decision: the design is as it was, and its maker is told. Refuses with decision_changed where none stands. */
export async function restoreDesign(context: Context, tx: Tx, o: { id: string; actorId: string }): Promise<Decided> {
  const { row, before } = await open(tx, o.id);
  if (!before) throw new Refused('decision_changed');
  const now = context.now();
  await updateLifted(tx, { id: before.id, by: o.actorId, at: now });
  await updateModerated(tx, { id: o.id, kind: null, isPublic: before.wasPublic, at: now });
  await tellMaker(tx, row, { takedownId: before.id, kind: 'restored', isPublic: before.wasPublic, now });
  await spread(context, tx);
  return { row: (await findModerated(tx, o.id))!, before: decisionOf(before), reports: 0 };
}

/** What else a decision changes: orders, and the answers that processes keep. */
async function spread(context: Context, tx: Tx): Promise<void> {
  await stopOrders(context, tx);
  for (const noun of ['designs', 'collections', FILES]) await announce(tx, { channel: 'data', noun });
}
