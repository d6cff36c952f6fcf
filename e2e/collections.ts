import type { Locator, Page } from '@playwright/test';
import { eventually } from './api.ts';
import { expect } from './fixtures.ts';

/** A collection of the demo shop that the tests look at. */
export const PIECE = 'Royal Bengal';
export const cardOf = (page: Page, name = PIECE): Locator => page.getByRole('article').filter({ hasText: name });
/** The dialog that puts a piece into the cart, and its button. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Add to Cart' });
export const addButton = (dialog: Locator): Locator => dialog.getByRole('button', { name: /^Add (to Cart|at)/ });

/** Every picture of the collections is drawn: before that there is nothing to buy. */
export async function untilDrawn(shopUrl: string): Promise<void> {
  const list = async () => (await (await fetch(`${shopUrl}/api/collections`)).json()) as { imageUrl: string | null }[];
  await eventually(list, all => all.length > 0 && all.every(one => one.imageUrl !== null));
}

/** Opens the dialog of a piece, by its card. */
export async function openDialog(page: Page, name = PIECE): Promise<Locator> {
  await cardOf(page, name)
    .getByRole('button', { name: `Add to Cart: ${name}` })
    .click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

/** Presses a choice of the dialog as a finger does: on its label. */
export const choose = (dialog: Locator, label: string): Promise<void> =>
  dialog.getByText(label, { exact: true }).first().click();
