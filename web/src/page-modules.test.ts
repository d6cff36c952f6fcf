import { expect, test } from 'vitest';
import { ready, viewOf } from './page-modules.ts';
import { match } from './pages.ts';
import { wordsIfLoaded } from './words.ts';

test('a page whose script came before its words is not shown without them', async () => {
  const View = () => null;
  const page = {
    ...match('/collections').page,
    words: ['collectionOrder'] as const,
    load: async () => ({ default: View }),
  };
  const coming = ready(page, 'hi');
  await Promise.resolve().then(() => {});
  expect(wordsIfLoaded('hi', 'collectionOrder')).toBeUndefined();
  expect(viewOf(page, 'hi')).not.toBe(View);
  await coming;
  expect(viewOf(page, 'hi')).toBe(View);
  expect(wordsIfLoaded('hi', 'collectionOrder')).toBeDefined();
});
