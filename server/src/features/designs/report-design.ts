import type { Context } from '../../http/handle.ts';
import { allowTry, guestKey } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';
import { findVisibleDesign } from './designs.store.ts';
import { hasReport, insertReport, type NewReport } from './reports.store.ts';

/** Designs that one person may report in an hour. */
const TRIES = 20;
const HOUR_S = 3600;

export type Report = {
  designId: string;
  /** Nothing for a guest, who is told apart by the address. */
  accountId: string | undefined;
  ip: string;
  reason: NewReport['reason'];
  details?: string | undefined;
};

/**
 * Notes that somebody thinks a public design should not be shown; once a person and design, and again is no mistake. Refuses
 * with not_found what is not public, also one's own, and with rate_limited after 20 reports within an hour.
 */
export async function reportDesign(context: Context, report: Report): Promise<void> {
  const { db } = context;
  const { designId, accountId, reason, details = '' } = report;
  if (!(await findVisibleDesign(db, { id: designId, accountId: undefined }))) throw new Refused('not_found');
  const reporter = accountId ?? `guest:${await guestKey(db, report.ip)}`;
  if (await hasReport(db, { designId, reporter })) return;
  const createdAt = context.now();
  await allowTry(db, `report:${reporter}`, TRIES, HOUR_S, createdAt);
  const id = `r${context.randomId(26)}`;
  await insertReport(db, { id, designId, reporter, reason, details: details, createdAt });
}
