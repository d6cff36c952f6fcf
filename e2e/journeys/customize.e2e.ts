import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pngPart } from '../../server/testing/tiny-png.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goToProvider,
  signInThroughPopup,
  test,
} from '../fixtures.ts';

/** Own artwork from the file to the cart (S2 §2, /customize; rulings, Sizes). */

/** A red disc on a white sheet, 600 x 600 pixels. */
function discOnWhite(): Buffer {
  const side = 600;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(side * (1 + side * 3), 255);
  for (let y = 0; y < side; y++) {
    const start = y * (1 + side * 3);
    rows[start] = 0;
    for (let x = 0; x < side; x++) if (Math.hypot(x - 300, y - 300) < 220) rows.set([194, 49, 39], start + 1 + x * 3);
  }
  const pixels = pngPart('IDAT', deflateSync(rows));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, pngPart('IHDR', header), pixels, pngPart('IEND', Buffer.alloc(0))]);
}

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

test('own artwork: refused, chosen, signed in for, cut out, placed and put into the cart', async ({
  page,
  shopUrl,
}) => {
  await page.goto(`${shopUrl}/customize`);
  await choose(page, 'empty.png', 'image/png', Buffer.alloc(0));
  await expect(page.getByRole('alert').filter({ hasText: 'This file is empty' })).toBeVisible();

  await choose(page, 'My_disc.final.png', 'image/png', discOnWhite());
  await expect(page.getByAltText('My_disc.final.png, as you chose it')).toBeVisible();
  const putOn = page.getByRole('button', { name: 'Put it on the shirt' });
  await putOn.click();
  await expect(page.getByText('Please tick this first')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /This artwork is mine/ })).toBeFocused();
  await page.getByRole('checkbox', { name: /This artwork is mine/ }).check();
  await page.getByRole('checkbox', { name: 'Take its plain background away' }).check();

  // A guest signs in; the picture stays.
  await putOn.click();
  await signInThroughPopup(page, 'Demo Shopper 2');
  await expect(page.getByRole('heading', { level: 1, name: 'Your artwork is on the shirt' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Taken away' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Name of the design' })).toHaveValue('My disc final');
  await expect(page.getByText('72 dpi, will look blurred at this size; a smaller print is sharper')).toBeVisible();
  await page.getByText('Chest', { exact: true }).click();
  await expect(page.getByText('240 dpi, good at this size')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByText('A4 front', { exact: true }).click();
  await expect(page.getByText(/^72 dpi/)).toBeVisible();
  await expect(page.getByText('Design Fee, A4 front')).toBeVisible();
  await page.getByRole('button', { name: 'Save Design' }).click();
  await expect(page.getByText('Design saved')).toBeVisible();

  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.click();
  await page.getByText('XXL', { exact: true }).click();
  await add.click();
  const allTheSame = page.getByRole('checkbox', { name: /^Print it all the same/ });
  await expect(allTheSame).toBeFocused();
  await expect(page.getByText('Choose a smaller print, or tick')).toBeVisible();
  await allTheSame.check();
  await add.click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart).toContainText('My disc final');
  await expect(cart).toContainText('XXL');
  await expect(cart).toContainText('₹579');
});

/** Lets a file go over the place for it, or pastes it, as a mouse or a keyboard would. */
const give = (page: Page, how: 'drop' | 'paste', name: string, type: string, file: Buffer) =>
  page.evaluate(
    ([event, fileName, fileType, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], fileName, { type: fileType }));
      const target = document.querySelector('main input[type=file]')!.parentElement!;
      if (event === 'drop') target.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
      else document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    },
    [how, name, type, [...file]] as const,
  );

test('a picture is dropped, pasted, cancelled on its way, and what is none is told at the field @once', async ({
  page,
  shopUrl,
}) => {
  await page.goto(`${shopUrl}/customize`);
  await give(page, 'paste', 'disc.png', 'image/png', discOnWhite());
  await expect(page.getByAltText('disc.png, as you chose it')).toBeVisible();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><rect width="9" height="9"/></svg>';
  await give(page, 'drop', 'logo.svg', 'image/svg+xml', Buffer.from(svg));
  await expect(page.getByAltText('logo.svg, as you chose it')).toBeVisible();
  await page.getByRole('checkbox', { name: /This artwork is mine/ }).check();

  await page.route('**/api/designs/upload?*', () => undefined);
  await page.getByRole('button', { name: 'Put it on the shirt' }).click();
  await signInThroughPopup(page, 'Demo Shopper 2');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /This artwork is mine/ })).toBeChecked();
  await page.unroute('**/api/designs/upload?*');

  await page.getByRole('button', { name: 'Put it on the shirt' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This SVG holds scripts' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible();
});

/** From the page with a picture to the provider and back, on a full page. */
async function signInOnFullPage(page: Page, shopUrl: string): Promise<void> {
  await page.getByRole('button', { name: 'Put it on the shirt' }).click();
  await goToProvider(page);
  await page.getByRole('button', { name: 'Demo Shopper 2', exact: true }).click();
  await page.waitForURL(`${shopUrl}/customize**`);
}

test('a picture that the browser does not keep over a sign-in is asked for again by its name @once', async ({
  page,
  shopUrl,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new Error('No room');
    };
  });
  await page.goto(`${shopUrl}/customize`);
  await choose(page, 'disc.png', 'image/png', discOnWhite());
  await page.getByRole('checkbox', { name: /This artwork is mine/ }).check();
  await signInOnFullPage(page, shopUrl);
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose “disc.png” again' })).toBeVisible();
});

test('a picture that was chosen before a sign-in on the full page is still there @once', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}/customize`);
  await choose(page, 'disc.png', 'image/png', discOnWhite());
  await page.getByRole('checkbox', { name: 'Take its plain background away' }).check();
  await page.getByRole('checkbox', { name: /This artwork is mine/ }).check();
  await page.getByText('White', { exact: true }).click();
  await page.getByText('XXL', { exact: true }).click();
  await signInOnFullPage(page, shopUrl);
  await expect(page.getByAltText('disc.png, as you chose it')).toBeVisible();
  await expect(page.getByText('Your picture is still here.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Take its plain background away' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'White' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'XXL' })).toBeChecked();
  await expectAccessible(page);
  // Whether it may be printed is said for each sending.
  await page.getByRole('checkbox', { name: /This artwork is mine/ }).check();
  await page.getByRole('button', { name: 'Put it on the shirt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your artwork is on the shirt' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose a picture' }).first()).toBeVisible();
  await expect(page.getByAltText('disc.png, as you chose it')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('keptUpload'))).toBeNull();
});
