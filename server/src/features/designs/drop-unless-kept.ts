import { FileGone, type FileName } from '../../adapters/storage/port.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { letGoOf } from '../privacy/privacy.ts';

/**
 * After a file that was made of an artwork could not be written down: where the artwork was deleted meanwhile the file goes too, and
 * whoever asked for it is refused with design_not_ready. Other errors are thrown on.
 */
export async function dropUnlessKept(context: Context, file: FileName, error: unknown): Promise<never> {
  if (!(error instanceof FileGone)) throw error;
  await context.db.transaction(tx => letGoOf(context, tx, [file]));
  throw new Refused('design_not_ready');
}
