import type { DeliveryProblems } from '../../../../domain/src/delivery-problems.ts';
import type { WordsOf } from '../../words.ts';

/** S1 §8: one toast for what is wrong, in S1's order. */
export function toastOf(problems: DeliveryProblems, toasts: WordsOf<'checkout'>['toasts']) {
  if (Object.values(problems).includes('missing')) return toasts.missing;
  if (problems.email) return toasts.email;
  return problems.phone ? toasts.phone : toasts.other;
}
