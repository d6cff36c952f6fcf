import { placeDemoOrders } from '../seeds/demo-orders.ts';
import { repairDueTimes } from './db/clock-set-back.store.ts';
import { accountJobs, forgetEnded } from './features/accounts/accounts.ts';
import { watchShop } from './features/alerts/alerts.ts';
import { auditNightly } from './features/audit/audit.ts';
import {
  ASK_MODELS_EVERY_MS,
  designJobs,
  drawSeededDesigns,
  forgetRefusals,
  storeDrawings,
  releaseHeldFiles,
  sweepGenerations,
  watchEndingModels,
} from './features/designs/designs.ts';
import { keepDaySums } from './features/figures/figures.ts';
import { forgetNames } from './features/groups/groups.ts';
import { sendMails } from './features/mail/mail.ts';
import { pictureJobs } from './features/pictures/pictures.ts';
import { judgeNotices, reconcilePayments, reconcileRefunds, remindOfClaims } from './features/payments/payments.ts';
import { finishErasures, removeFiles } from './features/privacy/privacy.ts';
import { startApproved } from './features/production/production.ts';
import { dropLeftPhotos } from './features/returns/returns.ts';
import type { Context } from './http/handle.ts';
import { forgetTries } from './http/rate-limit.ts';
import { every } from './jobs/every.ts';
import type { JobKind, RunningQueue } from './jobs/queue.ts';

/** Every kind of background work, by hand. */
export const jobKinds: readonly JobKind<never>[] = [...accountJobs, ...designJobs, ...pictureJobs] as never;

/** What a worker process does beside its queue: loops that find work in the tables, so that lost news loses nothing. */
export async function startLoops(
  context: Context,
  jobs: RunningQueue,
  say: (event: string, fields: object) => void,
): Promise<{ stop: () => Promise<void> }> {
  await jobs.work(context, jobKinds);
  const stopping = new AbortController();
  const openSince = context.now();
  // The demo's orders are of designs that have a picture, so they are placed while these come.
  const onDrawn = () => (context.shop.mode === 'demo' ? placeDemoOrders(context) : Promise.resolve());
  const drawSeeded = () => drawSeededDesigns(context, { stop: stopping.signal, onDrawn });
  const loops = [
    every(2_000, 'payments.reconcile', () => reconcilePayments(context), say),
    every(60_000, 'clock.bring_back', () => repairDueTimes(context.db, context.now()), say),
    every(60_000, 'alerts.watch', () => watchShop(context, { openSince }), say),
    every(2_000, 'payments.reconcile_refunds', () => reconcileRefunds(context), say),
    every(600_000, 'payments.remind_of_claims', () => remindOfClaims(context), say),
    every(1_000, 'payments.judge_notices', () => judgeNotices(context), say),
    every(2_000, 'mail.send', () => sendMails(context, { stop: stopping.signal }), say),
    every(1_000, 'production.start_approved', () => startApproved(context), say),
    every(15_000, 'figures.keep_days', () => keepDaySums(context), say),
    every(60_000, 'privacy.finish', () => finishErasures(context), say),
    every(10_000, 'privacy.remove_files', () => removeFiles(context), say),
    every(600_000, 'designs.release_held', () => releaseHeldFiles(context), say),
    every(600_000, 'audit.nightly', () => auditNightly(context), say),
    every(3_600_000, 'designs.forget_refusals', () => forgetRefusals(context), say),
    every(3_600_000, 'limits.forget', () => forgetTries(context), say),
    every(3_600_000, 'groups.forget_names', () => forgetNames(context), say),
    every(600_000, 'accounts.forget_ended', () => forgetEnded(context), say),
    every(600_000, 'returns.drop_left_photos', () => dropLeftPhotos(context), say),
    every(3_000, 'designs.sweep', () => sweepGenerations(context), say),
    every(60_000, 'designs.draw_seeded', drawSeeded, say),
    every(3_600_000, 'designs.store_drawings', () => storeDrawings(context, { stop: stopping.signal }), say),
    every(ASK_MODELS_EVERY_MS, 'images.ending_models', () => watchEndingModels(context), say),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops.map(loop => loop.stop()));
    },
  };
}
