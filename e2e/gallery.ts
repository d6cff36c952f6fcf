import type { Locator, Page } from '@playwright/test';
import type { Design } from '../contract/src/designs.ts';
import { eventually } from './api.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';

/** A design of the demo shop that the tests look at. */
export const TIGER = 'Tiger and roses';
export const cards = (page: Page): Locator => page.getByRole('article');
export const cardOf = (page: Page, name = TIGER): Locator =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
export const linkOf = (page: Page, name = TIGER): Locator =>
  cardOf(page, name).getByRole('link', { name, exact: true });
export const heartOf = (card: Locator): Locator => card.getByRole('button', { name: /^Like / });

/** The gallery as the API tells it; `query` begins with '?'. */
export const publicDesigns = async (shopUrl: string, query = ''): Promise<Design[]> =>
  (await (await fetch(`${shopUrl}/api/designs/public${query}`)).json()) as Design[];
/** The public design of this name. */
export const named = async (shopUrl: string, name: string): Promise<Design> =>
  (await publicDesigns(shopUrl, '?limit=100')).find(one => one.name === name)!;

/** The first pictures are drawn: before that there is nothing to buy. */
export async function untilDrawn(shopUrl: string): Promise<void> {
  const undrawn = async () => (await publicDesigns(shopUrl, '?limit=8')).filter(one => !one.mockupUrl).length;
  await eventually(undrawn, count => count === 0);
}

/** The page as it stands: no wider than the screen, nothing for axe to find. */
export async function look(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** Opens a design over the list, by its card. */
export async function openDialog(page: Page, name = TIGER): Promise<Locator> {
  await linkOf(page, name).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}
