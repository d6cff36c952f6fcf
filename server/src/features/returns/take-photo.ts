import { REPORT_LIMITS } from '../../../../domain/src/returns.ts';
import type { Context, ReadFile } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { limitUploads, readPhoto, storePhoto, takeUploadTurn, type Sender } from '../designs/designs.ts';
import { reportingOf, viewOwnOrder, type ReturnPhotoRow } from '../orders/orders.ts';
import { holdFiles } from '../pictures/pictures.ts';
import { keepPhoto } from './returns.store.ts';

/** Photos of a shopper that are taken in an hour: five reports with every photo changed once. */
const LIMITS = [{ key: 'return-photo', limit: 50, windowS: 3600 }] as const;

/**
 * Keeps a photo for the report of a damage of the shopper's own order, while one may be reported: drawn anew, so that neither place nor
 * camera is in it. The same photo again is the same one. Refuses with not_found, why nothing can be reported, uploads_at_once,
 * rate_limited, upload_busy, upload_stalled, upload_not_stored and what is wrong with the file; then nothing is kept.
 */
export async function takePhoto(
  context: Context,
  { accountId, ip }: Sender,
  { orderId, readFile }: { orderId: string; readFile: ReadFile },
): Promise<ReturnPhotoRow> {
  const view = await viewOwnOrder(context, accountId, orderId);
  if (view.order.credits !== null) throw new Refused('not_found');
  const { refusal } = reportingOf(view, context.now());
  if (refusal) throw new Refused(refusal);
  const take = async () => {
    const { jpeg, width, height } = await readPhoto(context, readFile, REPORT_LIMITS.side);
    const file = await storePhoto(context, jpeg, 'jpg');
    const photo = { id: `f${context.randomId(26)}`, orderId: view.order.id, file, width, height };
    return context.db.transaction(async tx => {
      await holdFiles(context, tx, [file]);
      return keepPhoto(tx, { ...photo, createdAt: context.now() });
    });
  };
  return takeUploadTurn(context.uploads, accountId, () =>
    limitUploads(context, { accountId, ip, limits: LIMITS }, take),
  );
}
