import type { Locator, Page } from '@playwright/test';
import { expect, signIn } from './fixtures.ts';

/** The prompt box and its button, on the home page and in the studio. */
export const promptBox = (page: Page): Locator => page.getByRole('textbox', { name: 'What shall we draw?' });
export const generateButton = (page: Page): Locator => page.getByRole('button', { name: 'Generate', exact: true });

/** The design is there; a busy machine may take its time to draw it. */
export const expectDrawn = (page: Page): Promise<void> =>
  expect(page.getByText('Design Generated!')).toBeVisible({ timeout: 30_000 });

/** Signs in and has a design drawn from these words: the studio stands at its second step. */
export async function drawInStudio(page: Page, shopUrl: string, person: string, prompt: string): Promise<void> {
  await signIn(page, shopUrl, person, '/design');
  await promptBox(page).fill(prompt);
  await generateButton(page).click();
  await expectDrawn(page);
}
