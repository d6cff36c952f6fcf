import { signInTimeout } from '../../api/token.ts';
import { clearAuth } from '../../stored/auth.ts';
import { cartEntry } from '../../stored/cart.ts';
import { cartCreditEntry, pendingOrderEntry } from '../../stored/pending-order.ts';
import { codeRequestEntry } from '../../stored/code-request.ts';
import { currentDesignEntry } from '../../stored/current-design.ts';
import { draftPromptEntry } from '../../stored/draft-prompt.ts';
import { keptDesignEntry, keptWordsEntry } from '../../stored/kept-drafts.ts';
import { clearCheckout } from '../../stored/checkout-draft.ts';
import { formDraftEntry } from '../../stored/form-draft.ts';
import { forgetKeptUpload } from '../../stored/kept-upload.ts';

/** Ends the session on the server and forgets what this browser kept of the person. Throws where the server does not answer. */
export async function endSession(): Promise<void> {
  const response = await fetch('/api/auth/sign-out', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(signInTimeout(navigator.userAgent)),
  });
  if (!response.ok && response.status !== 401) throw new Error(`${response.status}: sign-out`);
  clearAuth();
  cartEntry.clear();
  clearCheckout();
  pendingOrderEntry.clear();
  cartCreditEntry.clear();
  codeRequestEntry.clear();
  void forgetKeptUpload();
  // What is in work the account has; the next person at this browser does not.
  [currentDesignEntry, keptDesignEntry, draftPromptEntry, keptWordsEntry, formDraftEntry].forEach(entry =>
    entry.clear(),
  );
}
