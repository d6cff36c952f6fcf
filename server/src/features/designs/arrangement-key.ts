import { hash } from 'node:crypto';
import { arrangementText, type Arrangement } from '../../../../domain/src/arrangement.ts';

/** What mockups and cart lines know an arrangement by: a hash, or '' where nothing was moved. */
export function arrangementKey(arrangement: Arrangement | null | undefined): string {
  const text = arrangement ? arrangementText(arrangement) : '';
  return text && hash('sha256', text).slice(0, 32);
}
