import type { Browser, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  personOf,
  signIn,
  signInThroughPopup,
  test,
} from '../fixtures.ts';
import { expectDrawn, generateButton, promptBox } from '../studio.ts';

/** What is in work belongs to the account (decision 013): each context is a device of its own. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const LAPTOP = { viewport: { width: 1280, height: 800 } };

const offers = (page: Page) => page.getByRole('region', { name: 'Go on with' });
const goOnWith = (page: Page, name: string) => offers(page).getByRole('button', { name: `Go on with ${name}` });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const kept = (page: Page) =>
  page.waitForResponse(
    reply => reply.request().method() === 'PUT' && /\/api\/drafts\//.test(reply.url()) && reply.ok(),
  );
const device = async (browser: Browser, kind: object) => (await browser.newContext(kind)).newPage();

test('what is begun on the phone goes on at the laptop, and the other way round @once', async ({
  browser,
  shopUrl,
}) => {
  const person = personOf('drafts.of.two.devices', 'wide');
  const phone = await device(browser, PHONE);
  await signIn(phone, shopUrl, person, '/design');
  await chip(phone, 'Neon').click();
  const first = kept(phone);
  await promptBox(phone).fill('a paper kite over a fort');
  await first;

  const laptop = await device(browser, LAPTOP);
  await signIn(laptop, shopUrl, person, '/design');
  await expect(offers(laptop)).toContainText('Not drawn yet');
  await expectAccessible(laptop);
  await goOnWith(laptop, 'a paper kite over a fort').click();
  await expect(promptBox(laptop)).toHaveValue('a paper kite over a fort');
  await expect(chip(laptop, 'Neon')).toHaveAttribute('aria-pressed', 'true');
  await expect(offers(laptop)).toBeHidden();
  await generateButton(laptop).click();
  await expectDrawn(laptop);
  const chosen = kept(laptop);
  await laptop.getByRole('radio', { name: 'White' }).check({ force: true });
  await laptop.getByRole('radio', { name: 'XL', exact: true }).check({ force: true });
  await chosen;

  await phone.goto(`${shopUrl}/design`);
  await expectNoSidewaysScroll(phone);
  await goOnWith(phone, 'a paper kite over a fort').click();
  await expect(phone.getByRole('heading', { name: 'Choose its shirt' })).toBeVisible();
  await expect(phone.getByRole('radio', { name: 'White' })).toBeChecked();
  await expect(phone.getByRole('radio', { name: 'XL', exact: true })).toBeChecked();
  const changed = kept(phone);
  await phone.getByRole('radio', { name: 'Black' }).check({ force: true });
  await changed;

  await laptop.reload();
  await laptop.getByRole('button', { name: 'Choose its shirt' }).click();
  await expect(laptop.getByRole('radio', { name: 'Black' })).toBeChecked();
  await expect(laptop.getByRole('radio', { name: 'XL', exact: true })).toBeChecked();
  await Promise.all([phone.context().close(), laptop.context().close()]);
});

test('what a guest wrote comes along at sign-in and takes no draft’s place @once', async ({ browser, shopUrl }) => {
  const person = personOf('drafts.of.a.guest', 'wide');
  const laptop = await device(browser, LAPTOP);
  await signIn(laptop, shopUrl, person, '/design');
  const hers = kept(laptop);
  await promptBox(laptop).fill('a lotus at night');
  await hers;

  const phone = await device(browser, PHONE);
  await phone.goto(`${shopUrl}/?lang=en`);
  await promptBox(phone).or(phone.getByRole('main').getByRole('textbox').first()).first().fill('an owl by lamp light');
  await phone.goto(`${shopUrl}/community`);
  const moved = kept(phone);
  await phone
    .getByRole('button', { name: 'Open menu' })
    .or(phone.getByRole('button', { name: /menu/i }))
    .first()
    .click();
  await phone
    .getByRole('button', { name: /^(log ?in|sign in)/i })
    .first()
    .click();
  await signInThroughPopup(phone, person);
  await moved;

  await phone.goto(`${shopUrl}/design`);
  await expect(promptBox(phone)).toHaveValue('an owl by lamp light');
  await expect(goOnWith(phone, 'a lotus at night')).toBeVisible();
  await laptop.reload();
  await expect(goOnWith(laptop, 'an owl by lamp light')).toBeVisible();
  await expect(promptBox(laptop)).toHaveValue('a lotus at night');
  await laptop.getByRole('button', { name: 'Remove an owl by lamp light from this list' }).click();
  await expect(offers(laptop)).toBeHidden();
  await Promise.all([phone.context().close(), laptop.context().close()]);
});
