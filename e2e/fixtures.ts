import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';

type Guard = {
  /** Lines of the console that this test expects, besides Chromium's own for answers of 4xx. */
  allow: (pattern: RegExp) => void;
};

/** Chromium writes this for every 4xx and 5xx answer by itself. */
const ANSWER_LINE = /^Failed to load resource: the server responded with a status of [45]\d\d/;

/** A page that fails the test for a console error, an uncaught error, or a request to another host. */
export const test = base.extend<{ shopUrl: string; guard: Guard }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    // Without JavaScript nothing is hydrated.
    if (javaScriptEnabled === false) return use(page);
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const hydrated = async () =>
      page
        .locator('html[data-hydrated], html:not(:has(script[src*="/assets/entry-browser"]))')
        .waitFor({ state: 'attached' });
    page.goto = async (...to) => goto(...to).then(async answer => (await hydrated(), answer));
    page.reload = async (...how) => reload(...how).then(async answer => (await hydrated(), answer));
    await use(page);
  },
  shopUrl: async ({}, use) => use(process.env['E2E_URL']!), // eslint-disable-line no-empty-pattern
  guard: [
    async ({ context, shopUrl }, use) => {
      const problems: string[] = [];
      const allowed: RegExp[] = [];
      const host = new URL(shopUrl).host;
      context.on('console', message => {
        if (message.type() === 'error' && !ANSWER_LINE.test(message.text()))
          problems.push(`console: ${message.text()}`);
      });
      context.on('weberror', error => problems.push(`uncaught: ${error.error().message}`));
      context.on('request', request => {
        const url = new URL(request.url());
        if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host)
          problems.push(`request to another host: ${url.href}`);
      });
      await use({ allow: pattern => void allowed.push(pattern) });
      expect(problems.filter(problem => !allowed.some(pattern => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** A person of this run alone: a shop that is tested twice has no orders of theirs. */
export const personOf = (what: string, project: string): string =>
  `${what.toLowerCase().replaceAll(' ', '.')}.${project}.${Date.now()}@chhaap.test`;

/** Signs in through the popup as one of the demo people, or with any address. The page's sign-in dialog must be open. */
export async function signInThroughPopup(page: Page, person: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const opening = page.waitForEvent('popup');
  await dialog
    .getByRole('button', { name: /sign in|continue/i })
    .first()
    .click();
  const popup = await opening;
  if (person.includes('@')) {
    await popup.getByLabel(/e-?mail/i).fill(person);
    await popup.getByRole('button', { name: 'Continue', exact: true }).click();
  } else {
    await popup.getByRole('button', { name: person, exact: true }).click();
  }
  await page.waitForFunction(() => localStorage.getItem('auth') !== null);
}

/** From the sign-in dialog to the page of all ways, and on to the provider's page. */
export async function goToProvider(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in on a full page instead' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Continue with/ })
    .click();
}

/**
 * Signs in by the full-page way, as in a browser that nobody was signed in in: the sessions of those who did before stay, whose tokens a
 * test goes on with.
 */
export async function signIn(page: Page, shopUrl: string, person: string, returnTo = '/'): Promise<void> {
  await page.context().clearCookies({ name: 'better-auth.session_token' });
  await page.goto(`${shopUrl}/api/login?with=provider&returnTo=${encodeURIComponent(returnTo)}`);
  if (person.includes('@')) {
    await page.getByLabel(/e-?mail/i).fill(person);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  } else {
    await page.getByRole('button', { name: person, exact: true }).click();
  }
  await page.waitForFunction(() => localStorage.getItem('auth') !== null);
}

/** What axe finds on the page as it stands: nothing, or the test fails with each finding. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours in the middle of a fade are nobody's.
  await page.waitForFunction(() => document.getAnimations().every(animation => animation.playState !== 'running'));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(one => `${one.id}: ${one.nodes.map(node => node.target.join(' ')).join('; ')}`)).toEqual([]);
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, `too wide: ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Opens a row of a list of the admin, which a phone folds to two lines. */
export async function openRow(row: Locator): Promise<void> {
  const fold = row.locator('button[aria-expanded="false"]').first();
  await expect(row).toBeVisible();
  if (await fold.isVisible()) await fold.click();
}
