import { expect, test } from 'vitest';
import { FOUND_PAGES } from '../server/src/features/sharing/page-addresses.ts';
import { pages } from '../web/src/pages.ts';

/** Public pages that only say something to whoever was led there. */
const NOT_FOUND_BY_SEARCHING = ['/cart', '/preview', '/group-order', '/setup', '/sign-in'];

test('the sitemap lists the public pages of the table, and no others', () => {
  const open = pages.filter(page => page.access === 'public' && !page.path.includes(':')).map(page => page.path);
  const wanted = open.filter(path => !NOT_FOUND_BY_SEARCHING.includes(path));
  expect(FOUND_PAGES.toSorted()).toEqual(wanted.toSorted());
});
