/**
 * On pages of a person's own things: asks for them while the scripts that will show them are still on their way. It imports nothing,
 * so that it waits for nothing; `api/ahead.ts` hands the answers to the page, and asks again for what did not come.
 */
const TIMEOUT_MS = 30_000;
/** As `stored/auth.ts` does: a token counts as expired this much early. */
const EARLY_MS = 30_000;

type Stored = { token?: unknown; expiresAt?: unknown; user?: { uid?: unknown } | null; version?: unknown };
/** Whose answers these are, and each by the name of its call. */
export type AskedAhead = { uid: string; answers: Record<string, Promise<Response>> };
declare global {
  var askedAhead: AskedAhead | undefined;
}

function askAhead(calls: Record<string, string>): void {
  const { token, expiresAt, user } = JSON.parse(localStorage.getItem('auth') ?? '{}') as Stored;
  if (typeof token !== 'string' || typeof user?.uid !== 'string') return;
  if (typeof expiresAt !== 'number' || expiresAt - EARLY_MS < Date.now()) return;
  const ask = (address: string) =>
    fetch(address, {
      credentials: 'same-origin',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  const answers = Object.fromEntries(Object.entries(calls).map(([name, address]) => [name, ask(address)]));
  // Whoever takes one sees why it failed; nobody may take it.
  Object.values(answers).forEach(answer => answer.catch(() => undefined));
  globalThis.askedAhead = { uid: user.uid, answers };
}

try {
  askAhead(JSON.parse(document.querySelector<HTMLScriptElement>('script[data-ahead]')!.dataset['ahead']!));
} catch {
  // Storage is off, or holds what another version wrote: the page asks by itself.
}
