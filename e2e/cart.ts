import type { Locator, Page } from '@playwright/test';
import type { Design } from '../contract/src/designs.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';
import { publicDesigns } from './gallery.ts';
import { smallTargets } from './measure.ts';

/** The cart drawer, open. */
export const cartOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Shopping Cart' });

/** A design that anybody may order. */
export const publicDesign = async (shopUrl: string): Promise<Design> => (await publicDesigns(shopUrl, '?limit=1'))[0]!;

/** A guest with one shirt in the cart, which is open. */
export async function guestWithCart(page: Page, shopUrl: string): Promise<{ name: string; price: number }> {
  const design = await publicDesign(shopUrl);
  await page.goto(shopUrl);
  const price = await page.evaluate(async designId => {
    const body = JSON.stringify({ designId, size: 'M', type: 1 });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch('/api/cart', { method: 'POST', headers, body });
    return ((await reply.json()) as { customPrice: number }).customPrice;
  }, design.id);
  await page.goto(`${shopUrl}/cart`);
  await expect(cartOf(page).getByText(design.name)).toBeVisible();
  return { name: design.name, price };
}

/** Drawer and checkout as they stand: no wider than the screen, nothing too small for a finger, nothing for axe to find. */
export async function look(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page);
}
