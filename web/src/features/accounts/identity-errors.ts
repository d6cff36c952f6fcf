import type { WordsOf } from '../../words.ts';

type AccountWords = WordsOf<'accounts'>;
/** The eleven identity codes of S1 §8. */
export type IdentityCode = keyof AccountWords['identity'];

/** What the popup, the provider and the server say, as codes of S1. */
const AS_IDENTITY_CODE: Record<string, IdentityCode> = {
  POPUP_BLOCKED: 'popup-blocked',
  POPUP_CLOSED: 'popup-closed-by-user',
  POPUP_OPEN: 'cancelled-popup-request',
  INVALID_ORIGIN: 'unauthorized-domain',
  invalid_callback_url: 'unauthorized-domain',
  provider_not_found: 'unauthorized-domain',
  invalid_grant: 'invalid-credential',
  invalid_code: 'invalid-credential',
  state_mismatch: 'invalid-credential',
  please_restart_the_process: 'invalid-credential',
  login_required: 'requires-recent-login',
  account_not_linked: 'email-already-in-use',
  account_already_linked_to_different_user: 'email-already-in-use',
  user_not_found: 'user-not-found',
  rate_limited: 'too-many-requests',
  network: 'network-request-failed',
};

/** Sentences for what S1's table lacks. */
const OTHER: Record<string, (words: AccountWords) => string> = {
  access_denied: words => words.denied,
  email_not_verified: words => words.notVerified,
  identity_unavailable: words => words.unavailable,
  popup_sign_in_failed: words => words.unavailable,
  temporarily_unavailable: words => words.unavailable,
  server_error: words => words.unavailable,
  POPUP_TIMEOUT: words => words.timeout,
  account_disabled: words => words.disabled,
};

/** A clear sentence for every way in which a sign-in can fail; 'Login failed. Please try again.' for what nobody foresaw (S1 §8). */
export function identityErrorText(code: string, words: AccountWords): string {
  const known = AS_IDENTITY_CODE[code] ?? (code.replace(/^auth\//, '') as IdentityCode);
  return words.identity[known] ?? OTHER[code]?.(words) ?? words.fallback;
}
