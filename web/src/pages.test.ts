import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasPage, match, notFound, pages } from './pages.ts';

test('every page of the table stands where it says', () => {
  for (const page of [...pages, notFound]) expect(existsSync(page.file), page.file).toBe(true);
});

test('paths find their page, and only whole paths', () => {
  expect(match('/').page.file).toBe('web/src/pages/home.tsx');
  for (const path of ['/nothing', '/design%ZZ', '//', '/index.html']) expect(match(path).page, path).toBe(notFound);
});

test('links lead to pages of the table only', () => {
  expect(hasPage('/')).toBe(true);
  expect(hasPage('/nowhere')).toBe(false);
});
