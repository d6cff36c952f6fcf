import { callerOf } from '../api.ts';
import { look, publicDesign } from '../cart.ts';
import { expect, personOf, test } from '../fixtures.ts';

/** Saved addresses: kept in the profile, chosen at checkout. */

test('an address is added by its PIN code, changed, offered first, chosen at checkout and deleted', async ({
  page,
  shopUrl,
}, { project }) => {
  const shopper = await callerOf(page, shopUrl, personOf('asha addresses', project.name));
  await page.goto(`${shopUrl}/profile?tab=addresses`);
  await expect(page.getByRole('heading', { name: 'No saved addresses yet' })).toBeVisible();

  const add = async (street: string, pinCode: string) => {
    await page.getByRole('button', { name: 'Add an address' }).click();
    const form = page.getByRole('dialog', { name: 'New address' });
    await form.getByRole('button', { name: 'Save address' }).click();
    await expect(form.getByText('Please enter your mobile number.')).toBeVisible();
    await form.getByLabel('Mobile number').fill('9847012345');
    await form.getByLabel('Address', { exact: true }).fill(street);
    await form.getByLabel('PIN code').fill(pinCode);
    return form;
  };
  const card = (street: string) => page.getByRole('listitem').filter({ hasText: street });
  const home = await add('12 Beach Road', '673001');
  await expect(home.getByLabel('City')).toHaveValue('Kozhikode');
  await expect(home.getByLabel('State')).toHaveValue('Kerala');
  await look(page);
  await home.getByRole('button', { name: 'Save address' }).click();
  await expect(card('12 Beach Road')).toContainText('Kozhikode, Kerala 673001');
  await expect(page.getByRole('dialog')).toBeHidden();
  const office = await add('7 MG Road', '560001');
  await office.getByRole('button', { name: 'Save address' }).click();

  await expect(page.getByRole('dialog')).toBeHidden();
  await card('12 Beach Road').getByRole('button', { name: 'Change address' }).press('Enter');
  const change = page.getByRole('dialog', { name: 'Change address' });
  await change.getByLabel('Address', { exact: true }).fill('14 Beach Road');
  await change.getByRole('button', { name: 'Save address' }).click();
  await expect(card('12 Beach Road')).toBeHidden();
  await card('14 Beach Road').getByRole('button', { name: 'Offer first' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Road' }).first()).toContainText('Offered first');
  await expect(card('14 Beach Road').getByRole('button', { name: 'Offer first' })).toBeHidden();
  await look(page);

  const { id: designId } = await publicDesign(shopUrl);
  await shopper.call('cart.add', { body: { designId, size: 'M', type: 1 } });
  await page.goto(`${shopUrl}/cart?step=checkout`);
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  const street = checkout.getByLabel('Address', { exact: true });
  await expect(street).toHaveValue('14 Beach Road');
  const places = checkout.getByRole('group', { name: 'Deliver to' });
  await expect(places.getByRole('radio').first()).toBeChecked();
  await places.getByRole('radio').first().press('ArrowDown');
  await expect(street).toHaveValue('7 MG Road');
  await places.getByRole('radio').nth(1).press('ArrowDown');
  await expect(places.getByRole('radio', { name: 'Another address' })).toBeChecked();
  // What is chosen scrolls into sight within the dialog; its frame stays.
  expect(await checkout.evaluate(dialog => [dialog.scrollTop, dialog.scrollHeight - dialog.clientHeight])).toEqual([
    0, 0,
  ]);
  await expect(street).toHaveValue('');
  await look(page);

  await page.goto(`${shopUrl}/profile?tab=addresses`);
  await page.getByRole('button', { name: 'Delete Asha Addresses' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).click();
  await expect(card('14 Beach Road')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add an address' })).toBeFocused();
  await shopper.call('cart.clear');
});
