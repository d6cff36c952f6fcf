import { createAuthClient } from 'better-auth/client';
import { jwtClient, oauthPopupClient } from 'better-auth/client/plugins';
import { adoptSession } from './use-session.ts';

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
    return (await fetch('/api/login?with=provider', { redirect: 'manual', signal })).status !== 503;
  } catch {
    return false;
  }
}

/** The window is gone, and its word was not heard. */
const isUnclear = (error: PopupError): boolean =>
  error.code === 'POPUP_CLOSED' || error.code === 'POPUP_SIGN_IN_FAILED';

/** How long the word of a window that looks closed is waited for. */
const LATE_MS = 1_000;

/**
 * Hears why the window refused. The window says so and closes itself at once: on a busy machine it looks closed before its word is
 * here, and the library listens no longer. `code` waits a little; nothing where nothing was said.
 */
function hearRefusal(): { code: () => Promise<string | undefined>; stop: () => void } {
  let stop = () => {};
  const heard = new Promise<string>(done => {
    const hear = ({ origin, data }: MessageEvent<{ type?: string; error?: { code: string } } | null>) => {
      if (origin === location.origin && data?.type === 'better-auth:oauth-popup' && data.error) done(data.error.code);
    };
    window.addEventListener('message', hear);
    stop = () => window.removeEventListener('message', hear);
  });
  const silence = () => new Promise<undefined>(done => setTimeout(() => done(undefined), LATE_MS));
  return { code: () => Promise.race([heard, silence()]), stop };
}

/** The provider may be away: then the window showed nothing, and closing it was no choice of the shopper's. */
async function reasonOf(error: PopupError): Promise<string> {
  if (error.status === 503) return 'identity_unavailable';
  if (error.status === 429) return 'rate_limited';
  if (isUnclear(error) && !(await canSignIn())) return 'identity_unavailable';
  return error.code ?? 'unknown';
}

/** Why a session could not be taken over, as codes of identity-errors.ts. */
const WHY_NOT = { unreachable: 'network', refused: 'invalid-credential', disabled: 'account_disabled' } as const;

/** The provider asks who it is, whoever it remembers (server/src/adapters/identity/auth-time.ts). */
const ASKED_ANEW = { additionalData: { again: true } };

/**
 * Opens the provider in a window of 500 x 600 and takes the session over. Call it straight from a press, or the browser blocks the
 * window. Answers who signed in, or the code of why not (SignInWays.tsx).
 */
export async function signInWithPopup({ isAgain = false } = {}): Promise<{ name: string } | { code: string }> {
  if (isOpen) return { code: 'POPUP_OPEN' };
  isOpen = true;
  const refusal = hearRefusal();
  try {
    const { error } = await client.signIn.popup({ provider: PROVIDER_ID, ...(isAgain && ASKED_ANEW) });
    if (error && !isUnclear(error)) return { code: await reasonOf(error) };
    // A window that closes itself right after its work can look closed before its word arrives: the session says what is true.
    const adopted = await adoptSession();
    if (error && typeof adopted === 'string') return { code: (await refusal.code()) ?? (await reasonOf(error)) };
    return typeof adopted === 'string' ? { code: WHY_NOT[adopted] } : adopted;
  } catch (error) {
    console.error('Signing in failed', error);
    return { code: 'network' };
  } finally {
    refusal.stop();
    isOpen = false;
  }
}
