import { beforeEach, expect, test, vi } from 'vitest';
import { authEntry, isFresh } from './auth.ts';
import { storedCart, updateStoredCart } from './cart.ts';
import { currentDesignEntry } from './current-design.ts';
import { pendingOrderEntry } from './pending-order.ts';

/** A browser's storage, as far as the entries use it. */
function fakeWindow() {
  const texts = new Map<string, string>();
  const listeners = new Set<(event: { key: string | null }) => void>();
  const area = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  return {
    localStorage: area,
    sessionStorage: area,
    addEventListener: (_: string, listener: (event: { key: string | null }) => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: (event: { key: string | null }) => void) =>
      void listeners.delete(listener),
    texts,
    fromOtherTab: (key: string, text: string) => {
      texts.set(key, text);
      listeners.forEach(listener => listener({ key }));
    },
  };
}
let page: ReturnType<typeof fakeWindow>;
beforeEach(() => {
  page = fakeWindow();
  vi.stubGlobal('window', page);
});

const user = { uid: 'u1', displayName: 'Asha' } as never;

test('the sign-in is kept under "auth" as {token, expiresAt, user}', () => {
  authEntry.write({ token: 't', expiresAt: 5, user });
  expect(JSON.parse(page.texts.get('auth')!)).toMatchObject({ token: 't', expiresAt: 5, user: { uid: 'u1' } });
  page.texts.set('auth', JSON.stringify({ token: 'other', expiresAt: 6, user }));
  expect(authEntry.read()?.token).toBe('other');
});

test.each(['', '{', 'null', '[]', '{"token":1}', '{"token":"t","expiresAt":"soon","user":{"uid":"u"}}', '7'])(
  'what is not a sign-in is dropped: %s',
  text => {
    page.texts.set('auth', text);
    expect(authEntry.read()).toBeUndefined();
  },
);

test('what another version wrote is dropped', () => {
  page.texts.set('pendingOrder', JSON.stringify({ orderId: 'o', paymentId: 'p', quantity: 1, total: 2, version: 99 }));
  expect(pendingOrderEntry.read()).toBeUndefined();
});

test('a token counts as expired 30 seconds early', () => {
  const auth = { token: 't', expiresAt: 100_000, user };
  expect(isFresh(auth, 69_999)).toBe(true);
  expect(isFresh(auth, 70_000)).toBe(false);
});

test('changes are told, those of other tabs too, until one stops listening', () => {
  const seen = vi.fn();
  const stop = authEntry.subscribe(seen);
  authEntry.write({ token: 't', expiresAt: 5, user });
  page.fromOtherTab('auth', 'null');
  page.fromOtherTab('currentDesign', 'null');
  expect(seen).toHaveBeenCalledTimes(2);
  stop();
  authEntry.clear();
  expect(seen).toHaveBeenCalledTimes(2);
});

test('the same text is the same object, so that a page does not render for nothing', () => {
  authEntry.write({ token: 't', expiresAt: 5, user });
  expect(authEntry.read()).toBe(authEntry.read());
});

test('a stored design is understood with the names of both documents, and odd values fall back', () => {
  page.texts.set(
    'currentDesign',
    JSON.stringify({ id: 'd', prompt: 'p', color: 'white', type: 'oversized', size: '<b>' }),
  );
  expect(currentDesignEntry.read()).toMatchObject({
    name: 'p',
    tshirtColor: 'white',
    tshirtType: 'oversized',
    size: 'M',
    currentStep: 1,
    fromHomePage: false,
  });
});

test('an empty cart has a session id of its own', () => {
  updateStoredCart({ isOpen: true });
  expect(storedCart()).toMatchObject({ items: [], isOpen: true });
  expect(storedCart().sessionId).toMatch(/^session_[0-9a-f]{32}$/);
});

test('where storage is full or off, the page goes on until it is left', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('denied');
    },
  });
  pendingOrderEntry.write({ orderId: 'o', paymentId: 'p', quantity: 1, total: 2, isCredits: false });
  expect(pendingOrderEntry.read()?.orderId).toBe('o');
  pendingOrderEntry.clear();
  expect(pendingOrderEntry.read()).toBeUndefined();
});
