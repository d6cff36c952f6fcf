import { createHash } from 'node:crypto';
import { arrangementText, type Arrangement } from '../../../../domain/src/arrangement.ts';

/** What mockups and cart lines know an arrangement by: a hash, or '' where nothing was moved. */
export function arrangementKey(arrangement: Arrangement | null | undefined): string {
  const text = arrangement ? arrangementText(arrangement) : '';
  return text && createHash('sha256').update(text).digest('hex').slice(0, 32);
}
