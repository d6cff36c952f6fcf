import type { Locator, Page } from '@playwright/test';
import { callerOf, eventually, type Caller } from '../api.ts';
import { fillDelivery, goToPayPage } from '../checkout.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, signInThroughPopup, test } from '../fixtures.ts';
import { smallTargets } from '../measure.ts';

/** Cart drawer, checkout dialog, coupon box and saved addresses to the word of S1 §2, §4, §5, §8 and §9. */
const cart = (page: Page): Locator => page.getByRole('dialog', { name: 'Shopping Cart' });
const checkout = (page: Page): Locator => page.getByRole('dialog', { name: 'Checkout' });
const personOf = (what: string, project: string): string => `${what}.${project}.${Date.now()}@chhaap.test`;

/** A design that anybody may order. */
async function publicDesign(shopUrl: string): Promise<{ id: string; name: string }> {
  const reply = await fetch(`${shopUrl}/api/designs/public?limit=1`);
  const [design] = (await reply.json()) as { id: string; name: string }[];
  return design!;
}

/** A guest with one shirt in the cart, which is open. */
async function guestWithCart(page: Page, shopUrl: string): Promise<{ name: string; price: number }> {
  const design = await publicDesign(shopUrl);
  await page.goto(shopUrl);
  const price = await page.evaluate(async designId => {
    const body = JSON.stringify({ designId, size: 'M', type: 1 });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch('/api/cart', { method: 'POST', headers, body });
    return ((await reply.json()) as { customPrice: number }).customPrice;
  }, design.id);
  await page.goto(`${shopUrl}/cart`);
  await expect(cart(page).getByText(design.name)).toBeVisible();
  return { name: design.name, price };
}

/** A shopper of their own with one shirt, at the open checkout. */
async function shopperAtCheckout(
  page: Page,
  shopUrl: string,
  person: string,
): Promise<{ caller: Caller; price: number }> {
  const caller = await callerOf(page, shopUrl, person);
  const { id: designId } = await publicDesign(shopUrl);
  const { body: line } = await caller.call('cart.add', { body: { designId, size: 'M', type: 1 } });
  await page.goto(`${shopUrl}/cart`);
  await cart(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(checkout(page).getByLabel('PIN code')).toBeVisible();
  return { caller, price: line.customPrice };
}

const submit = (page: Page): Promise<void> =>
  checkout(page)
    .getByRole('button', { name: /Proceed to Payment/ })
    .click();
const total = (rupees: number): string => `₹${rupees.toLocaleString('en-IN')}`;
const focusedName = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);

async function look(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page);
}

test.describe('cart drawer', () => {
  test('empty it says so, and Start Designing closes it and leads to the studio', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/cart`);
    await expect(cart(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await look(page);
    await cart(page).getByRole('link', { name: 'Start Designing' }).click();
    await expect(cart(page)).toBeHidden();
    await expect(page).toHaveURL(`${shopUrl}/design`);
  });

  test('shows each line with all that was chosen, and what it costs with shipping', async ({ page, shopUrl }) => {
    const { name, price } = await guestWithCart(page, shopUrl);
    const line = cart(page).getByRole('listitem').filter({ hasText: name });
    await expect(line.getByText(/^#[0-9A-F]{6}$/)).toBeVisible();
    await expect(line).toContainText('Black');
    await expect(line).toContainText('Regular Fit');
    await expect(line).toContainText('Size M');
    await expect(line.getByRole('button', { name: 'One less' })).toBeDisabled();
    await expect(cart(page).getByText('Shipping').locator('..')).toContainText('₹60');
    await expect(cart(page).getByText('Total', { exact: true }).locator('..')).toContainText(total(price + 60));
    await expect(cart(page).getByText('Prices include GST.')).toBeVisible();
    await look(page);
    const badge = page.getByRole('button', { name: 'Cart, 1 item', includeHidden: true });
    await expect(badge).toHaveText('1');
    await cart(page).getByRole('button', { name: 'Continue Shopping' }).click();
    await expect(cart(page)).toBeHidden();
    await badge.click();
    await expect(cart(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cart(page)).toBeHidden();
    await expect(badge).toBeFocused();
  });

  test('plus and minus change the line at once, and 99 is the most and says so', async ({ page, shopUrl }) => {
    const { price } = await guestWithCart(page, shopUrl);
    await cart(page).getByRole('button', { name: 'One more' }).click();
    await expect(cart(page).getByText('Total', { exact: true }).locator('..')).toContainText(total(2 * price + 60));
    await page.evaluate(async () => {
      const [line] = (await (await fetch('/api/cart')).json()) as { id: number }[];
      const body = JSON.stringify({ quantity: 98 });
      await fetch(`/api/cart/${line!.id}`, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body });
    });
    await page.reload();
    await expect(cart(page).getByText('98', { exact: true })).toBeVisible();
    await cart(page).getByRole('button', { name: 'One more' }).click();
    await expect(cart(page).getByText('99 pieces are the most in one line.')).toBeVisible();
    await expect(cart(page).getByRole('button', { name: 'One more' })).toBeDisabled();
    await look(page);
  });

  test('a quantity that the shop does not take rolls back and is told', async ({ page, shopUrl }) => {
    await guestWithCart(page, shopUrl);
    const body = JSON.stringify({ error: 'no', code: 'internal', requestId: 'r' });
    await page.route('**/api/cart/*', route => route.fulfill({ status: 500, contentType: 'application/json', body }));
    await cart(page).getByRole('button', { name: 'One more' }).click();
    await expect(page.getByText('The quantity could not be changed')).toBeVisible();
    await expect(cart(page).getByRole('group', { name: /^Quantity of/ })).toContainText('1');
  });

  test('a removed line is gone at once, stays so when the call fails, and is sent again', async ({
    page,
    shopUrl,
    guard,
  }) => {
    guard.allow(/ERR_FAILED/);
    await guestWithCart(page, shopUrl);
    let isDown = true;
    await page.route('**/api/cart/*', route => (isDown ? route.abort() : route.continue()));
    await cart(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(cart(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await page.reload();
    await expect(cart(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    isDown = false;
    await page.reload();
    const lines = () => page.evaluate(async () => ((await (await fetch('/api/cart')).json()) as unknown[]).length);
    await expect.poll(lines).toBe(0);
  });

  test('a picture that does not load gives way to a plain shirt', async ({ page, shopUrl, guard }) => {
    guard.allow(/ERR_FAILED/);
    await page.route(/\/(files|pictures)\//, route => route.abort());
    await guestWithCart(page, shopUrl);
    const picture = cart(page).getByRole('listitem').getByRole('img');
    await expect(picture).toHaveAttribute('src', /shirt-black/);
    await expect(picture).toHaveAttribute('alt', /^T-shirt with /);
  });

  test('a price that changed since the shopper looked is told, once', async ({ page, shopUrl }) => {
    const { price } = await guestWithCart(page, shopUrl);
    await cart(page).getByRole('button', { name: 'Close' }).click();
    await page.evaluate(() => {
      const seen = JSON.parse(localStorage.getItem('seenPrices')!) as { prices: Record<string, number> };
      for (const id of Object.keys(seen.prices)) seen.prices[id] = 1;
      localStorage.setItem('seenPrices', JSON.stringify(seen));
    });
    await page.goto(`${shopUrl}/cart`);
    await expect(cart(page).getByText(`The price has changed: ${total(price)} a shirt now, ₹1 before.`)).toBeVisible();
    await look(page);
    await cart(page).getByRole('button', { name: 'Continue Shopping' }).click();
    await page.goto(`${shopUrl}/cart`);
    await expect(cart(page).getByText(total(price)).first()).toBeVisible();
    await expect(cart(page).getByText('The price has changed')).toBeHidden();
  });
});

test.describe('whose cart it is', () => {
  test('a guest is asked to sign in, comes back to the checkout, and the two carts are one', async ({ page, shopUrl }, {
    project,
  }) => {
    const person = personOf('merge', project.name);
    const caller = await callerOf(page, shopUrl, person);
    await caller.call('cart.add', { body: { designId: (await publicDesign(shopUrl)).id, size: 'XL', type: 1 } });
    await page.goto(shopUrl);
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await guestWithCart(page, shopUrl);
    await cart(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
    const login = page.getByRole('dialog', { name: 'Login Required' });
    await expect(login).toBeVisible();
    await look(page);
    await login.getByRole('button', { name: 'Continue Shopping' }).click();
    await expect(login).toBeHidden();
    await page.getByRole('button', { name: 'Cart, 1 item' }).click();
    await cart(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
    await login.getByRole('button', { name: 'Sign in' }).click();
    await signInThroughPopup(page, person);
    await expect(checkout(page)).toBeVisible();
    await expect(checkout(page).getByText('Size XL')).toBeVisible();
    await expect(checkout(page).getByText('Size M')).toBeVisible();
    const { body } = await (await callerOf(page, shopUrl, person)).call('cart.lines');
    expect(body.map(line => line.size).toSorted()).toEqual(['M', 'XL']);
  });

  test('the same cart is there on another device', async ({ browser, page, shopUrl }, { project }) => {
    const person = personOf('devices', project.name);
    const caller = await callerOf(page, shopUrl, person);
    const { id: designId, name } = await publicDesign(shopUrl);
    await caller.call('cart.add', { body: { designId, size: 'S', type: 1 } });
    const other = await browser.newContext({ viewport: page.viewportSize() });
    const phone = await other.newPage();
    await signIn(phone, shopUrl, person, '/cart');
    await expect(cart(phone).getByText(name)).toBeVisible();
    await cart(phone).getByRole('button', { name: 'One more' }).click();
    await expect(cart(phone).getByRole('group', { name: /^Quantity of/ })).toContainText('2');
    await eventually(
      () => caller.call('cart.lines'),
      reply => reply.body[0]?.quantity === 2,
      10,
    );
    await page.goto(`${shopUrl}/cart`);
    await expect(cart(page).getByRole('group', { name: /^Quantity of/ })).toContainText('2');
    await other.close();
  });
});

test.describe('delivery form', () => {
  test('every field has its label, the right keyboard, what the browser may fill in, and a limit', async ({
    page,
    shopUrl,
  }, { project }) => {
    await shopperAtCheckout(page, shopUrl, personOf('fields', project.name));
    const attributes = ['autocomplete', 'inputmode', 'maxlength', 'type'];
    const found = await checkout(page)
      .locator('form input[required], form select[required]')
      .evaluateAll(
        (fields, names) =>
          (fields as HTMLInputElement[]).map(field => [
            field.name,
            field.labels![0]!.textContent,
            ...names.map(name => field.getAttribute(name)),
          ]),
        attributes,
      );
    expect(found).toEqual([
      ['firstName', 'First name', 'given-name', null, '60', null],
      ['lastName', 'Last name', 'family-name', null, '60', null],
      ['email', 'E-mail', 'email', 'email', '120', 'email'],
      ['phone', 'Mobile number', 'tel', 'tel', '20', 'tel'],
      ['address', 'Address', 'address-line1', null, '300', null],
      ['zipCode', 'PIN code', 'postal-code', 'numeric', '10', null],
      ['city', 'City', 'address-level2', null, '80', null],
      ['state', 'State', 'address-level1', null, null, null],
    ]);
    await look(page);
  });

  test('what is missing or wrong is told in S1’s order, at the field, and the first wrong field has the focus', async ({
    page,
    shopUrl,
  }, { project }) => {
    await shopperAtCheckout(page, shopUrl, personOf('wrong', project.name));
    const form = checkout(page);
    await form.getByLabel('First name').fill('');
    await form.getByLabel('E-mail').fill('nobody@nowhere');
    await submit(page);
    await expect(page.getByText('Missing Information')).toBeVisible();
    await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
    expect(await focusedName(page)).toBe('firstName');
    const first = form.getByLabel('First name');
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    await expect(first).toHaveAccessibleDescription('Please enter your first name.');
    await look(page);
    await fillDelivery(form);
    await form.getByLabel('PIN code').fill('673001');
    await form.getByLabel('E-mail').fill('nobody@nowhere');
    await form.getByLabel('Mobile number').fill('12345');
    await submit(page);
    await expect(page.getByText('Invalid Email')).toBeVisible();
    expect(await focusedName(page)).toBe('email');
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('Please enter a valid email address.');
    await form.getByLabel('E-mail').fill('asha@chhaap.test');
    await submit(page);
    await expect(page.getByText('Invalid Phone Number')).toBeVisible();
    expect(await focusedName(page)).toBe('phone');
    await expect(form.getByLabel('Mobile number')).toHaveAccessibleDescription(
      'Please enter a valid 10-digit phone number.',
    );
    await expect(page).toHaveURL(`${shopUrl}/cart`);
  });

  test('a PIN code fills in state and city, overwrites nothing that was typed, and refuses another state', async ({
    page,
    shopUrl,
  }, { project }) => {
    await shopperAtCheckout(page, shopUrl, personOf('pin', project.name));
    const form = checkout(page);
    await form.getByLabel('PIN code').fill('695001');
    await expect(form.getByLabel('State')).toHaveValue('Kerala');
    await expect(form.getByLabel('City')).toHaveValue('Thiruvananthapuram');
    const note = form.getByText('City and state come from the PIN code.');
    await expect(note).toBeVisible();
    await form.getByLabel('PIN code').fill('673001');
    await expect(form.getByLabel('City')).toHaveValue('Kozhikode');
    await form.getByLabel('City').fill('Beypore');
    await form.getByLabel('PIN code').fill('400001');
    await expect(form.getByLabel('State')).toHaveValue('Maharashtra');
    await expect(form.getByLabel('City')).toHaveValue('Beypore');
    await form.getByLabel('State').selectOption('Goa');
    const reason = 'PIN code 400001 lies in Maharashtra. Please check the state or the PIN code.';
    await expect(form.getByText(reason)).toBeVisible();
    await expect(note).toBeHidden();
    await look(page);
    await fillDelivery(form);
    await form.getByLabel('State').selectOption('Goa');
    await submit(page);
    await expect(page.getByText('Check the delivery details')).toBeVisible();
    expect(await focusedName(page)).toBe('state');
    await expect(form.getByLabel('State')).toHaveAccessibleDescription(reason);
  });

  test('nothing typed is lost on reload, and nothing of it stays in local storage', async ({ page, shopUrl }, {
    project,
  }) => {
    await shopperAtCheckout(page, shopUrl, personOf('reload', project.name));
    await fillDelivery(checkout(page));
    await page.reload();
    await cart(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(checkout(page).getByLabel('Address', { exact: true })).toHaveValue('12 Beach Road');
    await expect(checkout(page).getByLabel('State')).toHaveValue('Kerala');
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    for (const personal of ['12 Beach Road', '9876543210', 'Kozhikode']) expect(kept).not.toContain(personal);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    expect(await page.evaluate(() => document.body.textContent)).not.toContain('12 Beach Road');
  });
});

test.describe('saved addresses', () => {
  test('are saved only when wished, offered next time, and forgotten on demand', async ({ page, shopUrl }, {
    project,
  }) => {
    const { caller } = await shopperAtCheckout(page, shopUrl, personOf('address', project.name));
    const form = checkout(page);
    await fillDelivery(form);
    await form.getByLabel('PIN code').fill('673001');
    const wish = form.getByRole('checkbox', { name: 'Save this address for my next order' });
    await expect(wish).not.toBeChecked();
    await wish.check();
    await look(page);
    await submit(page);
    await expect(page).toHaveURL(/\/demo\/gateway\/pay\//, { timeout: 30_000 });
    expect((await caller.call('accounts.addresses')).body).toMatchObject([
      { address: '12 Beach Road', city: 'Kozhikode' },
    ]);
    const second = { firstName: 'Ravi', lastName: 'Nair', email: 'ravi@chhaap.test', phone: '9876500000' };
    const office = { address: '7 Marine Drive', city: 'Mumbai', state: 'Maharashtra', zipCode: '400001' };
    await caller.call('accounts.saveAddress', { body: { ...second, ...office } });

    // A new visit: the form is empty, and takes the address that was used last.
    await page.goto(shopUrl);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${shopUrl}/cart`);
    await cart(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
    const choices = form.getByRole('group', { name: 'Deliver to' });
    await expect(choices.getByRole('radio')).toHaveCount(3);
    await expect(choices.getByRole('radio', { name: /7 Marine Drive/ })).toBeChecked();
    await expect(form.getByLabel('Address', { exact: true })).toHaveValue('7 Marine Drive');
    await expect(wish).toBeHidden();
    await look(page);
    await choices.getByText('12 Beach Road').click();
    await expect(form.getByLabel('Address', { exact: true })).toHaveValue('12 Beach Road');
    await expect(form.getByLabel('State')).toHaveValue('Kerala');
    await form.getByLabel('Address', { exact: true }).fill('14 Beach Road');
    await expect(choices.getByRole('radio', { name: 'Another address' })).toBeChecked();
    await expect(wish).not.toBeChecked();
    await choices.getByText('7 Marine Drive').click();
    await choices.getByText('Another address').click();
    await expect(form.getByLabel('Address', { exact: true })).toHaveValue('');
    await expect(form.getByLabel('First name')).toHaveValue('Ravi');
    await choices.getByText('7 Marine Drive').click();
    await form.getByRole('button', { name: 'Forget this address' }).click();
    await expect(page.getByText('The address is forgotten')).toBeVisible();
    await expect(choices.getByText('7 Marine Drive')).toBeHidden();
    expect((await caller.call('accounts.addresses')).body).toMatchObject([{ address: '12 Beach Road' }]);
  });
});

test.describe('coupon box', () => {
  test('takes a code in any writing, says why one does not hold, and takes it off again', async ({ page, shopUrl }, {
    project,
  }) => {
    const { price } = await shopperAtCheckout(page, shopUrl, personOf('coupon', project.name));
    const box = checkout(page);
    const apply = box.getByRole('button', { name: 'Apply' });
    await expect(apply).toHaveAttribute('aria-disabled', 'true');
    await apply.click({ force: true });
    await expect(page.getByText('Enter Coupon Code')).toBeVisible();
    await expect(page.getByText('Please enter a coupon code').first()).toBeVisible();
    await box.getByLabel('Coupon code').fill('nothing');
    await expect(box.getByLabel('Coupon code')).toHaveValue('NOTHING');
    await apply.click();
    await expect(page.getByText('Coupon Invalid')).toBeVisible();
    await expect(box.getByLabel('Coupon code')).toHaveAccessibleDescription('This coupon is not valid');
    await look(page);
    await box.getByLabel('Coupon code').fill(' chest ');
    await apply.click();
    await expect(box.getByText(/^CHEST takes ₹\d+ off$/)).toBeVisible();
    await look(page);
    const discount = Number(/₹(\d+)/.exec((await box.getByText(/^CHEST takes/).textContent())!)![1]);
    expect(discount).toBeGreaterThan(0);
    await expect(
      box.getByRole('button', { name: `Proceed to Payment · ${total(price - discount + 60)}` }),
    ).toBeVisible();
    await box.getByRole('button', { name: 'Remove' }).click();
    await expect(box.getByLabel('Coupon code')).toHaveValue('');
    await expect(box.getByRole('button', { name: `Proceed to Payment · ${total(price + 60)}` })).toBeVisible();
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
    await cart(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
    const box = checkout(page);
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
    await fillDelivery(checkout(page));
    await checkout(page).getByLabel('PIN code').fill('673001');
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
    await expect(checkout(page).getByLabel('Address', { exact: true })).toHaveValue('12 Beach Road');
  });

  test('while it leaves, the button says so', async ({ page, shopUrl }, { project }) => {
    await shopperAtCheckout(page, shopUrl, personOf('leaving', project.name));
    await fillDelivery(checkout(page));
    await checkout(page).getByLabel('PIN code').fill('673001');
    await page.route('**/api/phonepe/initiate-payment', async route => {
      await new Promise(done => setTimeout(done, 1500));
      await route.continue();
    });
    await submit(page);
    await expect(checkout(page).getByRole('button', { name: 'Redirecting to payment...' })).toBeVisible();
    await expect(page).toHaveURL(/\/demo\/gateway\/pay\//, { timeout: 30_000 });
  });

  test('a sign-in that has ended is told, and leads to the full-page one after two seconds', async ({ page, shopUrl }, {
    project,
  }) => {
    await shopperAtCheckout(page, shopUrl, personOf('ended', project.name));
    await fillDelivery(checkout(page));
    await checkout(page).getByLabel('PIN code').fill('673001');
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
    await checkout(page).getByRole('button', { name: 'Change the cart' }).click();
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
    await checkout(page).getByRole('button', { name: 'Change the cart' }).click();
    await goToPayPage(page);
    await page.getByRole('combobox').selectOption('INVALID_MPIN');
    await page.getByRole('button', { name: 'Fail', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'What went wrong?' })).toBeVisible();
    await expect(page.getByText('The PIN was not the right one.')).toBeVisible();
  });
});

test('Generate, a sign-in in between, and the design is made without another press', async ({ page, shopUrl }, {
  project,
}) => {
  await page.goto(shopUrl);
  await page.getByRole('textbox', { name: /draw/i }).fill('a paper boat');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('Please log in to generate AI designs. Redirecting...')).toBeVisible();
  await signInThroughPopup(page, personOf('wanted', project.name));
  await expect(page.getByText('Design Generated!')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(`${shopUrl}/design`);
});

test('the same by the full page', async ({ page, shopUrl }, { project }) => {
  await page.goto(shopUrl);
  await page.getByRole('textbox', { name: /draw/i }).fill('a paper plane');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('link', { name: 'Sign in on a full page instead' }).click();
  await page.getByLabel(/e-?mail/i).fill(personOf('wanted.full', project.name));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Design Generated!')).toBeVisible({ timeout: 30_000 });
});
