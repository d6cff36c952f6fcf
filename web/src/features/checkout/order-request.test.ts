import { expect, test, vi } from 'vitest';

test('the same wish keeps its order id, another wish gets its own', async () => {
  const texts = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    },
  });
  const { clientOrderId } = await import('./order-request.ts');
  const first = clientOrderId('one shirt');
  expect(first).toMatch(/^\d{13}[0-9a-z]{21}$/);
  expect(clientOrderId('one shirt')).toBe(first);
  expect(clientOrderId('two shirts')).not.toBe(first);
});
