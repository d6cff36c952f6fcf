import { beforeEach, expect, test, vi } from 'vitest';
import type { CartLine } from '../../../../contract/src/cart.ts';

/** A browser's storage and a server that answers as the test says. */
function browser() {
  const texts = new Map<string, string>();
  const area = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  vi.stubGlobal('window', {
    localStorage: area,
    sessionStorage: area,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('location', new URL('http://shop/'));
  const calls: { method: string; path: string; body: unknown; answer: (status: number, body?: object) => void }[] = [];
  vi.stubGlobal(
    'fetch',
    (path: string, { method, body }: { method: string; body: string | null }) =>
      new Promise<Response>(done =>
        calls.push({
          method,
          path,
          body: body && JSON.parse(body),
          answer: (status, reply = {}) => done(Response.json(reply, { status })),
        }),
      ),
  );
  return calls;
}

const line = (id: number, quantity: number) =>
  ({ id, quantity, customPrice: 449, lineTotal: 449 * quantity, color: 'black' }) as CartLine;

let calls: ReturnType<typeof browser>;
/** Fresh modules, as after a reload of the page; storage stays. */
async function loadPage() {
  vi.resetModules();
  const [mirror, quantities, removals, stored] = await Promise.all([
    import('./cart-mirror.ts'),
    import('./cart-mirror.ts'),
    import('./cart-mirror.ts'),
    import('../../stored/cart.ts'),
  ]);
  return { ...mirror, ...quantities, ...removals, lines: () => stored.storedCart().items };
}
const soon = () => new Promise(done => setTimeout(done));

beforeEach(() => {
  calls = browser();
});

test('quick presses are shown at once and sent as the last wish', async () => {
  const page = await loadPage();
  page.mirrorLines([line(1, 1)]);
  const done = page.changeQuantity(1, 2);
  void page.changeQuantity(1, 3);
  void page.changeQuantity(1, 4);
  expect(page.lines()[0]).toMatchObject({ quantity: 4, lineTotal: 1796 });
  await soon();
  calls[0]!.answer(200, line(1, 2));
  await soon();
  expect(page.lines()[0]!.quantity).toBe(4);
  calls[1]!.answer(200, line(1, 4));
  await done;
  expect(calls.map(call => call.body)).toEqual([{ quantity: 2 }, { quantity: 4 }]);
  expect(page.lines()[0]!.quantity).toBe(4);
});

test('a quantity that the server refuses rolls back to what the server has', async () => {
  const page = await loadPage();
  page.mirrorLines([line(1, 2)]);
  const done = page.changeQuantity(1, 9);
  await soon();
  calls[0]!.answer(500, { error: 'no', code: 'internal', requestId: 'r' });
  await expect(done).rejects.toMatchObject({ status: 500 });
  expect(page.lines()[0]!.quantity).toBe(2);
  expect(page.wantedQuantity(1)).toBeUndefined();
});

test('a removed line stays out, and its removal outlives a failed call and the page', async () => {
  const first = await loadPage();
  first.mirrorLines([line(1, 1), line(2, 1)]);
  first.removeLine(1);
  expect(first.lines().map(one => one.id)).toEqual([2]);
  await soon();
  calls[0]!.answer(503, { error: 'away', code: 'database_unavailable', requestId: 'r' });
  await soon();

  const second = await loadPage();
  expect(second.isTakenOut(1)).toBe(true);
  const sent = second.sendRemovals();
  await soon();
  expect(calls[1]).toMatchObject({ method: 'DELETE', path: '/api/cart/1' });
  calls[1]!.answer(200, { success: true });
  expect(await sent).toBe(true);
  expect(second.isTakenOut(1)).toBe(false);
});

test('a removal that the server has no line for is done', async () => {
  const page = await loadPage();
  page.mirrorLines([line(7, 1)]);
  page.removeLine(7);
  await soon();
  calls[0]!.answer(404, { error: 'gone', code: 'not_found', requestId: 'r' });
  expect(await page.sendRemovals()).toBe(true);
  expect(calls).toHaveLength(1);
});
