import { expect, test } from '../fixtures.ts';

test('what of the words is drawn stands below the box while they are typed, and nothing moves', async ({
  page,
  shopUrl,
}) => {
  await page.goto(`${shopUrl}/design`);
  const box = page.getByLabel('What shall we draw?');
  const idea = page.getByRole('list', { name: 'Quick ideas' });
  await expect(page.getByText('As you type, we show here what we can draw.')).toBeVisible();
  const before = await idea.boundingBox();
  await box.pressSequentially('my okapi sipping chai with a snorlax', { delay: 15 });
  const chips = page.getByRole('group', { name: 'What we make of your words' });
  await expect(chips.getByRole('list', { name: 'Drawn', exact: true }).getByRole('listitem')).toHaveText([
    'sipping',
    'chai',
  ]);
  await expect(chips.getByRole('list', { name: 'Drawn instead' })).toHaveText('okapi → giraffe');
  await expect(chips.getByRole('list', { name: 'Left out' }).getByRole('listitem')).toHaveText(['snorlax']);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Left out: snorlax. Drawn instead: okapi as giraffe. Drawn: sipping, chai.' }),
  ).toBeAttached();
  expect(await idea.boundingBox()).toEqual(before);
});

test('words of which nothing is drawn can be lettered by one press', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}/`);
  const box = page.getByLabel('What shall we draw?');
  await box.fill('good things take time');
  await page.getByRole('button', { name: 'Letter them instead' }).click();
  await expect(box).toHaveValue('"good things take time"');
  await expect(page.getByRole('list', { name: 'Drawn', exact: true })).toHaveText('good things take time');
});

test('in Hindi', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}/hi/design`);
  await page.getByRole('textbox').first().fill('बारिश में नाचता हुआ मोर और snorlax');
  await expect(page.getByRole('list', { name: 'बनेगा', exact: true }).getByRole('listitem')).toHaveText([
    'बारिश',
    'नाचता',
    'मोर',
  ]);
  await expect(page.getByRole('list', { name: 'छूट जाएगा' })).toHaveText('snorlax');
});
