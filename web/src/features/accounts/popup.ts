import { createAuthClient } from 'better-auth/client';
import { jwtClient, oauthPopupClient } from 'better-auth/client/plugins';
import { adoptSession } from './adopt-session.ts';

/** The identity provider's id at the server. */
const PROVIDER_ID = 'shop-id';

const client = createAuthClient({ plugins: [oauthPopupClient(), jwtClient()] });
let isOpen = false;

type PopupError = { code?: string; status?: number; message?: string };

const TIMEOUT_MS = 10_000;

/** Asks the shop whether a sign-in could begin now, without following it to the provider. */
async function canSignIn(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await fetch('/api/login', { redirect: 'manual', signal })).status !== 503;
  } catch {
    return false;
  }
}

/** The window is gone, and its word was not heard. */
const isUnclear = (error: PopupError): boolean =>
  error.code === 'POPUP_CLOSED' || error.code === 'POPUP_SIGN_IN_FAILED';

/** The provider may be away: then the window showed nothing, and closing it was no choice of the shopper's. */
async function reasonOf(error: PopupError): Promise<string> {
  if (error.status === 503) return 'identity_unavailable';
  if (error.status === 429) return 'rate_limited';
  if (isUnclear(error) && !(await canSignIn())) return 'identity_unavailable';
  return error.code ?? 'unknown';
}

/**
 * Opens the provider in a window of 500 x 600 and takes the session over. Call it straight from a press, or the browser blocks the
 * window. Answers who signed in, or the code of why not (identity-errors.ts).
 */
export async function signInWithPopup(): Promise<{ name: string } | { code: string }> {
  if (isOpen) return { code: 'POPUP_OPEN' };
  isOpen = true;
  try {
    const { error } = await client.signIn.popup({ provider: PROVIDER_ID });
    if (error && !isUnclear(error)) return { code: await reasonOf(error) };
    // A window that closes itself right after its work can look closed before its word arrives: the session says what is true.
    const adopted = await adoptSession();
    if (error && typeof adopted === 'string') return { code: await reasonOf(error) };
    if (adopted === 'unreachable') return { code: 'network' };
    return adopted === 'refused' ? { code: 'invalid-credential' } : adopted;
  } catch (error) {
    console.error('Signing in failed', error);
    return { code: 'network' };
  } finally {
    isOpen = false;
  }
}
