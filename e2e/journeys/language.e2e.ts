import type { Page } from '@playwright/test';
import { ADDRESSES, type EndpointName } from '../../contract/src/addresses.ts';
import { pages } from '../../web/src/pages.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { untilSettled } from '../measure.ts';

/**
 * Every text of a page is in the page's language: Hindi in Devanagari, English in Latin letters. What people have written
 * themselves (names, prompts, addresses) is theirs, and comes out of the API's answers.
 */
const LATIN = /[a-z]{2,}/gi;
const DEVANAGARI = /[\u0900-\u097F]+/;
/** Names, units and abbreviations that Hindi writes in Latin letters too. */
const SAME_IN_HINDI =
  /\b(Chhaap|Tiger|chai|JavaScript|UPI|GST|GSTIN|PIN|OTP|AI|PNG|JPEG|WebP|SVG|MIT|CC|BY|SA|dpi|DPI|gsm|GSM|cm|px|mm|kg|A3|A4|XL|XXL|XS|PhonePe|WhatsApp|OpenAI|OpenMoji|HarfBuzz|IST|COD|IGST|CGST|SGST|HSN|CSV|CHEST|OFF|ID|IP|URL|PDF|KB|MB)\b/g;

/** All texts that stand in answers and configuration: what people wrote, and how the operator is called and reached. */
function gatherAnswers(page: Page): Set<string> {
  const texts = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value.trim());
    else if (value && typeof value === 'object') Object.values(value).forEach(gather);
  };
  page.on('response', response => {
    if (response.url().includes('/api/') && response.headers()['content-type']?.includes('json'))
      void response.json().then(gather, () => undefined);
  });
  page.on('load', () => {
    void page
      .evaluate(() => document.getElementById('state')?.textContent ?? '{}')
      .then(
        text => {
          const { queries, config } = JSON.parse(text) as { queries: unknown; config: object };
          gather(queries);
          // The provider of the sign-in has a name in each language.
          gather({ ...config, signInProvider: undefined });
        },
        () => undefined,
      );
  });
  return texts;
}

/** Visible texts, names of controls and pictures, title and description; not what is marked as another language, or as code. */
const textsOf = (page: Page, language: string): Promise<string[]> =>
  page.evaluate(own => {
    const texts = [document.title, document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? ''];
    const isForeign = (element: Element) =>
      element.closest('[lang]')?.getAttribute('lang') !== own || element.closest('code, pre, script, style, noscript');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement && !isForeign(parentElement) && parentElement.checkVisibility()) texts.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder], [title]'))
      if (!isForeign(element))
        for (const name of ['aria-label', 'alt', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '');
    return texts.map(text => text.trim()).filter(Boolean);
  }, language);

/** Texts that do not belong on a page of this language. */
function strangers(texts: string[], language: 'en' | 'hi', theirs: Set<string>): string[] {
  // The longest first, so that a name within a longer text goes whole.
  const known = [...theirs].filter(text => text.length > 1).sort((a, b) => b.length - a.length);
  const withoutTheirs = (text: string) =>
    known.reduce((rest, one) => (rest.includes(one) ? rest.replaceAll(one, ' ') : rest), text);
  const isStrange = (text: string) => {
    // A maker's initials.
    if (/^[A-Z]{1,2}$/.test(text)) return false;
    const rest = withoutTheirs(text);
    if (language === 'en') return DEVANAGARI.test(rest);
    const words = rest
      .replace(/#[0-9A-Z]{6}\b|\S+@\S+|https?:\S+|[\w-]+\.(com|org|in|test|example)\b\S*/g, ' ')
      .replace(SAME_IN_HINDI, ' ')
      .match(LATIN);
    return words !== null;
  };
  return [...new Set(texts.filter(isStrange))];
}

/** An address of every page; those with a name in their path come from the lists. */
async function addresses(shopUrl: string): Promise<string[]> {
  const first = async (name: EndpointName) => {
    const reply = await fetch(`${shopUrl}${ADDRESSES[name][1]}?limit=1`);
    return ((await reply.json()) as { id: string }[])[0]!.id;
  };
  const design = await first('designs.public');
  const collection = await first('collections.list');
  const known = pages.map(({ path }) =>
    path.replace(':design', design).replace(':collection', collection).replace(':id', design),
  );
  return [...known.filter(path => !path.includes(':')), `/preview?design=${design}`, '/no-such-page'];
}

async function visitAll(page: Page, shopUrl: string, language: 'en' | 'hi', theirs: Set<string>): Promise<string[]> {
  const found: string[] = [];
  for (const address of await addresses(shopUrl)) {
    await page.goto(
      `${shopUrl}${language === 'hi' ? '/hi' : ''}${address === '/' && language === 'hi' ? '' : address}`,
    );
    await untilSettled(page);
    found.push(...strangers(await textsOf(page, language), language, theirs).map(text => `${address}: ${text}`));
  }
  return found;
}

// Every failure names its page, and recording each step would double the time.
test.use({ trace: 'off' });

for (const language of ['en', 'hi'] as const)
  test.describe(`only ${language === 'en' ? 'English' : 'Hindi'} @once`, () => {
    test.setTimeout(180_000);
    test.use({ locale: language === 'en' ? 'en-IN' : 'hi-IN' });

    test('on the pages of a guest', async ({ page, shopUrl }) => {
      const theirs = gatherAnswers(page);
      expect(await visitAll(page, shopUrl, language, theirs)).toEqual([]);
    });

    test('on the pages of a shopper', async ({ page, shopUrl }) => {
      const theirs = gatherAnswers(page);
      await signIn(page, shopUrl, 'Demo Shopper', language === 'hi' ? '/hi' : '/');
      expect(await visitAll(page, shopUrl, language, theirs)).toEqual([]);
    });

    test('in cart, checkout and sign-in', async ({ page, shopUrl }) => {
      const theirs = gatherAnswers(page);
      const prefix = language === 'hi' ? '/hi' : '';
      const found = async (what: string) => {
        await untilSettled(page);
        return strangers(await textsOf(page, language), language, theirs).map(text => `${what}: ${text}`);
      };
      await page.goto(`${shopUrl}${prefix}/cart`);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await found('empty cart')).toEqual([]);
      const [design] = (await (await fetch(`${shopUrl}/api/designs/public?limit=1`)).json()) as { id: string }[];
      await page.evaluate(async designId => {
        const body = JSON.stringify({ designId, size: 'M', type: 1 });
        await fetch('/api/cart', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      }, design!.id);
      await page.reload();
      const next = page.getByRole('dialog').getByRole('button', { name: /^(Proceed to Checkout|ऑर्डर पूरा करें)$/ });
      await expect(next).toBeVisible();
      expect(await found('cart')).toEqual([]);
      await next.click();
      await expect(page.getByRole('dialog')).toHaveAccessibleName(/^(Login Required|साइन इन ज़रूरी है)$/);
      expect(await found('login required')).toEqual([]);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Sign in|साइन इन)$/ })
        .click();
      await expect(page.getByRole('dialog')).toHaveAccessibleName(/^(Sign in|साइन इन)$/);
      expect(await found('sign-in')).toEqual([]);
      await signIn(page, shopUrl, `words.${language}.${Date.now()}@chhaap.test`, `${prefix}/cart?step=checkout`);
      await expect(page.getByRole('dialog').locator('[name=zipCode]')).toBeVisible();
      expect(await found('checkout')).toEqual([]);
      await page.getByRole('dialog').locator('[name=zipCode]').fill('673001');
      await page.getByRole('dialog').locator('[name=state]').selectOption('Goa');
      await page.getByRole('dialog').locator('[type=submit]').last().click();
      expect(await found('checkout with problems')).toEqual([]);
    });
  });

test('the word for a T-shirt stands whole on its line, and the browser finds it as it is typed @phone', async ({
  page,
  shopUrl,
}) => {
  await page.setViewportSize({ width: 240, height: 740 });
  for (const path of ['/hi', '/hi/pricing', '/hi/refund-policy']) {
    await page.goto(shopUrl + path);
    await untilSettled(page);
    const broken = await page.evaluate(() => {
      const lines: (string | null)[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (!node.parentElement?.checkVisibility()) continue;
        for (const { index, 0: word } of node.textContent!.matchAll(/टी-\u2060?शर्ट/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1)
            lines.push(node.textContent);
        }
      }
      return lines;
    });
    expect(broken, path).toEqual([]);
    const isFound = () => (window as unknown as { find: (text: string) => boolean }).find('टी-शर्ट');
    expect(await page.evaluate(isFound), path).toBe(true);
  }
});

test('what search engines and shared links say has the word for a T-shirt as it is typed @once', async ({
  page,
  shopUrl,
}) => {
  const [design] = (await (await page.request.get(`${shopUrl}/api/designs/public?limit=1`)).json()) as { id: string }[];
  for (const path of ['/hi', '/hi/pricing', `/hi/design/${design!.id}`]) {
    const html = await (await page.request.get(shopUrl + path)).text();
    const read = html.slice(0, html.indexOf('</head>')) + (/ld\+json.*?<\/script>/s.exec(html)?.[0] ?? '');
    expect(read, path).toContain('टी-शर्ट');
    expect(read, path).not.toContain('\u2060');
  }
});
