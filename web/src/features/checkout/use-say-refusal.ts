import { ApiError } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { checkoutOrderEntry } from '../../stored/checkout-draft.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

/** Redirect delay after a refusal for want of a sign-in (S1 §9). */
const SIGN_IN_DELAY_MS = 2000;

/** Says why a payment was not started (S1 §8), where the shopper can do nothing in the form. `onLogin`: the sign-in is over. */
export function useSayRefusal(onLogin: () => void): (error: unknown) => void {
  const words = useWords('checkout');
  const errorText = useErrorText();
  const failed = (description: string) => toast({ title: words.paymentFailed.title, description, tone: 'bad' });
  return error => {
    if (!(error instanceof ApiError))
      return failed(error instanceof Error ? error.message : words.paymentFailed.description);
    if (error.status === 401) {
      toast({ ...words.pleaseLogIn, tone: 'bad' });
      // The sign-in has ended, so this dialog is gone by then: the way to the next one stays.
      return void setTimeout(onLogin, SIGN_IN_DELAY_MS);
    }
    if (['order_not_payable', 'order_paid', 'idempotency_mismatch'].includes(error.code)) checkoutOrderEntry.clear();
    if (error.code === 'order_paid')
      return toast({ title: words.orderPaid, description: errorText(error), tone: 'good' });
    if (error.code !== 'payment_unknown') return failed(errorText(error));
    return toast({ title: words.paymentUnclear, description: errorText(error), tone: 'bad' });
  };
}
