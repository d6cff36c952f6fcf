import type { Consent } from '../../contract/src/privacy.ts';
import { keepPageViewAnswer, readPageViewAnswer } from './stored/page-view-answer.ts';

const TIMEOUT_MS = 30_000;
/** As `stored/auth.ts` does: a token counts as expired this much early. It is not imported: half the shop's code would come with it. */
const EARLY_MS = 30_000;

type Stored = { token?: string; expiresAt?: number; user?: { uid?: string } };
/** Whose account has heard of which answer. */
let settled = '';
let settling: Promise<boolean> | undefined;
const nowSettled = (uid: string): string => `${uid} ${readPageViewAnswer()?.at}`;

function storedAuth(): Stored {
  try {
    return JSON.parse(localStorage.getItem('auth') ?? '{}') as Stored;
  } catch {
    return {};
  }
}

/** Makes browser and account say the same: what was said last counts. */
async function settle(ask: (init?: RequestInit) => Promise<Response>): Promise<void> {
  const known = ((await (await ask()).json()) as Consent[]).find(one => one.purpose === 'pageViews')!;
  const here = readPageViewAnswer();
  const knownAt = known.at === null ? 0 : Date.parse(known.at);
  if (knownAt > (here?.at ?? 0)) return keepPageViewAnswer({ isGiven: known.isGiven, at: knownAt });
  if (!here) return;
  const body = JSON.stringify({ purpose: 'pageViews', isGiven: here.isGiven, source: 'page' });
  const said = (await (await ask({ method: 'PUT', body })).json()) as Consent;
  // The server's time from now on: this browser's clock may be wrong.
  keepPageViewAnswer({ isGiven: said.isGiven, at: Date.parse(said.at!) });
}

/**
 * Of who is signed in, the account keeps the consent: what was said in this browser is written down there, and what was said or taken
 * back in another one counts here. False where the account could not be asked: then nothing may be loaded. `address` is that of
 * the calls `privacy.consents` and `privacy.setConsent`.
 */
export function settleWithAccount(address: string): Promise<boolean> {
  settling ??= settleOnce(address).finally(() => (settling = undefined));
  return settling;
}

async function settleOnce(address: string): Promise<boolean> {
  const { token, expiresAt = 0, user } = storedAuth();
  if (!user?.uid || settled === nowSettled(user.uid)) return true;
  if (!token || expiresAt - EARLY_MS < Date.now()) return false;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  try {
    await settle(init => fetch(address, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) }));
    settled = nowSettled(user.uid);
    return true;
  } catch {
    return false;
  }
}
