import { failPoint } from '../../jobs/fail-point.ts';
import type { GenerationRow } from './generations.store.ts';

/** The fail point `<kind>.<step>` of a shopper's job; the shop's own designs have none. */
export function failAt({ kind, isBackground }: Pick<GenerationRow, 'kind' | 'isBackground'>, step: string): void {
  if (!isBackground) failPoint(`${kind}.${step}`);
}
