import type { Page } from '@playwright/test';
import { formatRupees } from '../../domain/src/money.ts';
import { cartOf, look } from '../cart.ts';
import { checkoutOf, fillDelivery, goToPayPage, shopperAtCheckout, submit } from '../checkout.ts';
import { expect, expectAccessible, personOf, test } from '../fixtures.ts';

/** The coupon box, and the way to the payment and back, to the word of S1 §2, §4, §5, §8 and §9. */
test.describe('coupon box', () => {
  test('takes a code in any writing, says why one does not hold, and takes it off again', async ({ page, shopUrl }, {
    project,
  }) => {
    const { price } = await shopperAtCheckout(page, shopUrl, personOf('coupon', project.name));
    const box = checkoutOf(page);
    const apply = box.getByRole('button', { name: 'Apply' });
    await expect(apply).toHaveAttribute('aria-disabled', 'true');
    await apply.click({ force: true });
    await expect(page.getByText('Enter Coupon Code')).toBeVisible();
    await expect(page.getByText('Please enter a coupon code').first()).toBeVisible();
    await box.getByLabel('Coupon code').fill('nothing');
    await apply.click();
    await expect(page.getByText('Coupon Invalid')).toBeVisible();
    await expect(box.getByLabel('Coupon code')).toHaveValue('NOTHING');
    await expect(box.getByLabel('Coupon code')).toHaveAccessibleDescription('This coupon is not valid');
    await look(page);
    await box.getByLabel('Coupon code').fill(' chest ');
    await apply.click();
    await expect(box.getByText(/^CHEST takes ₹\d+ off$/)).toBeVisible();
    await expect(page.getByText('Coupon Invalid')).toBeHidden();
    await look(page);
    const discount = Number(/₹(\d+)/.exec((await box.getByText(/^CHEST takes/).textContent())!)![1]);
    expect(discount).toBeGreaterThan(0);
    await expect(
      box.getByRole('button', { name: `Proceed to Payment · ${formatRupees(price - discount + 60)}` }),
    ).toBeVisible();
    await box.getByRole('button', { name: 'Remove' }).click();
    await expect(box.getByLabel('Coupon code')).toHaveValue('');
    await expect(box.getByRole('button', { name: `Proceed to Payment · ${formatRupees(price + 60)}` })).toBeVisible();
  });

  test('holds the code of an offer that was chosen before, and a call that fails is told', async ({
    page,
    shopUrl,
    guard,
  }, { project }) => {
    guard.allow(/ERR_FAILED/);
    await shopperAtCheckout(page, shopUrl, personOf('offer', project.name));
    await page.evaluate(() => localStorage.setItem('offerCode', JSON.stringify({ code: 'CHEST', version: 1 })));
    await page.reload();
    await cartOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
    const box = checkoutOf(page);
    await expect(box.getByLabel('Coupon code')).toHaveValue('CHEST');
    await expect(box.getByLabel('Coupon code')).toHaveAccessibleDescription(/Press Apply/);
    await page.route('**/api/coupons/validate', route => route.abort());
    await box.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Validation Failed')).toBeVisible();
    await page.unroute('**/api/coupons/validate');
    await box.getByRole('button', { name: 'Apply' }).click();
    await expect(box.getByText(/^CHEST takes/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('offerCode'))).toBeNull();
  });
});

test.describe('payment', () => {
  const answerInitiate = (page: Page, status: number, body: object) =>
    page.route('**/api/phonepe/initiate-payment', route =>
      route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
    );

  test('what the shop refuses is told in the words of S1, and the checkout stays', async ({ page, shopUrl }, {
    project,
  }) => {
    await shopperAtCheckout(page, shopUrl, personOf('refused', project.name));
    await fillDelivery(checkoutOf(page));
    await checkoutOf(page).getByLabel('PIN code').fill('673001');
    await answerInitiate(page, 502, { error: 'no', code: 'payment_rejected', requestId: 'r' });
    await submit(page);
    await expect(page.getByText('Payment Failed')).toBeVisible();
    await expect(
      page.getByText('The payment could not be started. Nothing was charged; please try again.'),
    ).toBeVisible();
    await page.unroute('**/api/phonepe/initiate-payment');
    await answerInitiate(page, 200, { success: true, orderId: 'o', paymentId: 'p', total: 1 });
    await submit(page);
    await expect(page.getByText('Payment URL not received')).toBeVisible();
    await expect(checkoutOf(page).getByLabel('Address', { exact: true })).toHaveValue('12 Beach Road');
  });

  test('while it leaves, the button says so', async ({ page, shopUrl }, { project }) => {
    await shopperAtCheckout(page, shopUrl, personOf('leaving', project.name));
    await fillDelivery(checkoutOf(page));
    await checkoutOf(page).getByLabel('PIN code').fill('673001');
    await page.route('**/api/phonepe/initiate-payment', async route => {
      await new Promise(done => setTimeout(done, 1500));
      await route.continue();
    });
    await submit(page);
    await expect(checkoutOf(page).getByRole('button', { name: 'Redirecting to payment...' })).toBeVisible();
    await expect(page).toHaveURL(/\/demo\/gateway\/pay\//, { timeout: 30_000 });
  });

  test('a sign-in that has ended is told, and leads to the full-page one after two seconds', async ({ page, shopUrl }, {
    project,
  }) => {
    await shopperAtCheckout(page, shopUrl, personOf('ended', project.name));
    await fillDelivery(checkoutOf(page));
    await checkoutOf(page).getByLabel('PIN code').fill('673001');
    await answerInitiate(page, 401, { error: 'no', code: 'unauthorized', requestId: 'r' });
    const begun = Date.now();
    await submit(page);
    await expect(page.getByText('Please Log In')).toBeVisible();
    await expect(
      page.getByText('You need to be logged in to proceed with checkout and payment. Please sign in.'),
    ).toBeVisible();
    await page.waitForRequest(/\/api\/login\?returnTo=/);
    expect(Date.now() - begun).toBeGreaterThan(1900);
  });

  test('a pending payment is seen through by the page itself', async ({ browser, page, shopUrl }, { project }) => {
    await shopperAtCheckout(page, shopUrl, personOf('pending', project.name));
    await checkoutOf(page).getByRole('button', { name: 'Change the cart' }).click();
    await goToPayPage(page);
    const payPage = page.url();
    await page.getByRole('button', { name: 'Leave pending', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Processing' })).toBeVisible();
    await expect(page.getByText('We ask again by ourselves every few seconds.')).toBeVisible();
    await expectAccessible(page);
    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await elsewhere.goto(payPage);
    await elsewhere.getByRole('button', { name: 'Pay', exact: true }).click();
    await elsewhere.waitForURL(/payment\/success/);
    await other.close();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible({ timeout: 20_000 });
  });

  test('a payment that failed says what the bank said', async ({ page, shopUrl }, { project }) => {
    await shopperAtCheckout(page, shopUrl, personOf('reason', project.name));
    await checkoutOf(page).getByRole('button', { name: 'Change the cart' }).click();
    await goToPayPage(page);
    await page.getByRole('combobox').selectOption('INVALID_MPIN');
    await page.getByRole('button', { name: 'Fail', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'What went wrong?' })).toBeVisible();
    await expect(page.getByText('The PIN was not the right one.')).toBeVisible();
  });
});
