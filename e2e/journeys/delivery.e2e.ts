import type { Page } from '@playwright/test';
import { cartOf, look } from '../cart.ts';
import { checkoutOf, fillDelivery, shopperAtCheckout, submit } from '../checkout.ts';
import { expect, personOf, test } from '../fixtures.ts';

/** Where it is sent: the checkout's form and the saved addresses, to the word of S1 §2, §5, §8 and §9. */
const focusedName = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);

test.describe('delivery form', () => {
  test('every field has its label, the right keyboard, what the browser may fill in, and a limit', async ({
    page,
    shopUrl,
  }, { project }) => {
    await shopperAtCheckout(page, shopUrl, personOf('fields', project.name));
    const attributes = ['autocomplete', 'inputmode', 'maxlength', 'type'];
    const found = await checkoutOf(page)
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
      ['firstName', 'First name', 'given-name', null, '240', null],
      ['lastName', 'Last name', 'family-name', null, '240', null],
      ['email', 'E-mail', 'email', 'email', '480', 'email'],
      ['phone', 'Mobile number', 'tel', 'tel', '80', 'tel'],
      ['address', 'Address', 'address-line1', null, '1200', null],
      ['zipCode', 'PIN code', 'postal-code', 'numeric', '40', null],
      ['city', 'City', 'address-level2', null, '320', null],
      ['state', 'State', 'address-level1', null, null, null],
    ]);
    await look(page);
  });

  test('what is missing or wrong is told in S1’s order, at the field, and the first wrong field has the focus', async ({
    page,
    shopUrl,
  }, { project }) => {
    await shopperAtCheckout(page, shopUrl, personOf('wrong', project.name));
    const form = checkoutOf(page);
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
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(
      'The part after the @ is not complete, as in name@gmail.com.',
    );
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
    const form = checkoutOf(page);
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
    await fillDelivery(checkoutOf(page));
    await page.reload();
    await cartOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(checkoutOf(page).getByLabel('Address', { exact: true })).toHaveValue('12 Beach Road');
    await expect(checkoutOf(page).getByLabel('State')).toHaveValue('Kerala');
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
    const form = checkoutOf(page);
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
    await cartOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
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
