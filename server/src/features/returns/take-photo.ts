import { REPORT_LIMITS } from '../../../../domain/src/returns.ts';
import { StorageFull } from '../../adapters/storage/port.ts';
import { UploadBusy, UploadRefused } from '../../adapters/uploads/port.ts';
import type { ErrorCode } from '../../../../contract/src/errors.ts';
import type { Context, ReadFile } from '../../http/handle.ts';
import { allowTry } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';
import { takeUploadTurn } from '../designs/designs.ts';
import { reportingOf, viewOwnOrder, type ReturnPhotoRow } from '../orders/orders.ts';
import { keepPhoto } from './returns.store.ts';

/** What a slow connection may take for a photo, below the listener's own limit. */
const BODY_MS = 55_000;
/** Photos of a shopper in an hour: five reports with every photo changed once. */
const PER_HOUR = 50;

/** What is said of a photo, where an artwork's sentence would be wrong. */
const AS_PHOTO: Partial<Record<string, ErrorCode>> = {
  upload_kind: 'photo_kind',
  upload_too_large: 'photo_too_large',
  upload_too_many_pixels: 'photo_too_large',
  upload_too_small: 'photo_too_small',
};

/**
 * Keeps a photo for the report of a damage of the shopper's own order, while one may be reported: drawn anew, so that neither place nor
 * camera is in it. The same photo again is the same one. Refuses with not_found, why nothing can be reported, uploads_at_once,
 * rate_limited, upload_busy, upload_stalled, upload_not_stored and what is wrong with the file; then nothing is kept.
 */
export async function takePhoto(
  context: Context,
  accountId: string,
  { orderId, readFile }: { orderId: string; readFile: ReadFile },
): Promise<ReturnPhotoRow> {
  const view = await viewOwnOrder(context, accountId, orderId);
  if (view.order.credits !== null) throw new Refused('not_found');
  const { refusal } = reportingOf(view, context.now());
  if (refusal) throw new Refused(refusal);
  return takeUploadTurn(context.uploads, accountId, async () => {
    await allowTry(context.db, `return-photo:${accountId}`, PER_HOUR, 3600, context.now());
    const { jpeg, width, height } = await readPhoto(context, readFile);
    const file = await store(context, jpeg);
    const photo = { id: `f${context.randomId(26)}`, orderId: view.order.id, file, width, height };
    return keepPhoto(context.db, { ...photo, createdAt: context.now() });
  });
}

async function readPhoto({ uploads }: Context, readFile: ReadFile) {
  const file = await readFile({ limit: REPORT_LIMITS.photoBytes, timeLimitMs: BODY_MS });
  if (file === 'too_large') throw new Refused('photo_too_large');
  if (file === 'broken_off') throw new Refused('upload_stalled');
  return uploads.readPhoto(file, REPORT_LIMITS.side).catch((error: unknown) => {
    if (error instanceof UploadRefused) throw new Refused(AS_PHOTO[error.code] ?? error.code);
    if (error instanceof UploadBusy) throw new Refused('upload_busy');
    throw error;
  });
}

const store = (context: Context, jpeg: Uint8Array): Promise<string> =>
  context.storage.put(jpeg, 'jpg').catch((error: unknown) => {
    if (error instanceof StorageFull) throw new Refused('upload_not_stored');
    throw error;
  });
