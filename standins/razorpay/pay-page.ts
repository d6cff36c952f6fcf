import { endedPart, lastTry, payForm, payPageWith } from '../pay-form.ts';
import { FAILURES, isUndecided, METHODS, type Link } from './link.ts';

const FORM = payForm({
  modes: METHODS.map(({ method: value, label }) => ({ value, label })),
  reasons: FAILURES.map(({ reason: value, label }) => ({ value, label })),
  hint: 'Only a payment takes you back to the shop. With the others you stay here, as at the real thing.',
  endings: [
    { value: 'leave', label: 'The bank does not answer yet' },
    { value: 'authorize', label: 'The bank agrees, and the money is not taken yet' },
  ],
});

/** The page on which a shopper pays a link, or learns that it is over. */
export function payPage(link: Link, merchantName: string): string {
  const { amount, referenceId, expireAt, callbackUrl: url, status } = link;
  const last = link.tries.at(-1);
  const rest =
    status === 'created'
      ? lastTry(last && (isUndecided(last) ? 'waiting' : 'failed')) + FORM
      : endedPart(status === 'paid' || status === 'expired' ? status : 'other', { merchantName, url });
  return payPageWith({ merchantName, amount, order: referenceId, expireAt }, rest);
}
