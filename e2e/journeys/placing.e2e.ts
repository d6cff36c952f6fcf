import type { Locator, Page } from '@playwright/test';
import { addressOf } from '../../contract/src/addresses.ts';
import type { KeptArrangement } from '../../contract/src/arrangement.ts';
import type { Arrangement } from '../../domain/src/arrangement.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../fixtures.ts';
import { smallTargets } from '../measure.ts';
import { generateButton, promptBox } from '../studio.ts';

/** Placing by hand: a text is written, moved by mouse, fingers and keys, and stands so on the preview and in the cart. */
async function openShirt(page: Page, shopUrl: string, person: string): Promise<void> {
  await signIn(page, shopUrl, person, '/design');
  await promptBox(page).fill('a red kite over a fort');
  await generateButton(page).click();
  await page.getByRole('button', { name: 'See it printed' }).click({ timeout: 30_000 });
  await page.getByText('A4 front', { exact: true }).click();
}
async function openPlacing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place it by hand' }).click();
  await expect(stage(page).getByRole('button', { name: /^The picture/ })).toBeVisible({ timeout: 30_000 });
}

const stage = (page: Page) => page.getByRole('group', { name: 'The print on the shirt' });
const part = (page: Page, name: RegExp) => stage(page).getByRole('button', { name });
const saved = (page: Page) => expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
const middleOf = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
const designId = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('currentDesign')!) as { id: string }).id);
/** What the shop has, asked for with the page's own token. */
const kept = async (page: Page): Promise<KeptArrangement> =>
  page.evaluate(
    async address => {
      const { token } = JSON.parse(localStorage.getItem('auth')!) as { token: string };
      return (await (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).json()) as never;
    },
    addressOf('designs.arrangement', { id: await designId(page) }),
  );

/** Two fingers on the stage: apart and turned by a quarter. */
async function pinch(page: Page, at: { x: number; y: number }): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const around = (radius: number, turn: number): [number, number][] =>
    [1, -1].map(side => [at.x + side * radius * Math.cos(turn), at.y + side * radius * Math.sin(turn)]);
  await touch('touchStart', around(20, 0));
  for (let step = 1; step <= 8; step++) await touch('touchMove', around(20 + step * 2.5, (step / 8) * (Math.PI / 2)));
  await touch('touchEnd', []);
  await cdp.detach();
}

test('a text is written and placed by mouse, fingers and keys; preview and cart show it so', async ({
  page,
  shopUrl,
}) => {
  await openShirt(page, shopUrl, `placing.${Date.now()}@chhaap.test`);
  const shirt = page.getByRole('main').locator('figure img').first();
  await expect(shirt).toHaveAttribute('src', /^\/files\//);
  await openPlacing(page);
  await page.getByRole('button', { name: 'Add a text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Words' }).fill('Chai 😀');
  await expect(page.getByRole('alert').getByText('We have no letters for “😀”.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Words' }).fill('उड़ चल');
  const text = part(page, /^Text “उड़ चल”/);
  await expect(text).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await test.step('by mouse', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    const from = await middleOf(text);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y - 40, { steps: 6 });
    await page.mouse.move(from.x + 3, from.y - 60, { steps: 4 });
    await page.mouse.up();
    await saved(page);
    const { texts } = (await kept(page)).arrangement;
    // It was drawn to the middle line.
    expect(texts[0]).toMatchObject({ text: 'उड़ चल', x: 0.5 });
    expect(texts[0]!.y).toBeLessThan(0.8);
  });

  await test.step('with two fingers', async () => {
    const before = (await kept(page)).arrangement.texts[0]!;
    await pinch(page, await middleOf(text));
    await expect(text).toHaveAccessibleName(/turned by 90°/);
    await saved(page);
    const after = (await kept(page)).arrangement.texts[0]!;
    expect(after.angle).toBe(90);
    expect(after.scale).toBeGreaterThan(before.scale * 1.5);
  });

  await test.step('with keys, and taken back', async () => {
    await text.focus();
    await page.keyboard.press('Shift+[');
    await page.keyboard.press('-');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(text).toHaveAccessibleName(/turned by 65°/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(text).toHaveAccessibleName(/turned by 90°/);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(text).toHaveAccessibleName(/turned by 65°/);
  });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/preview/);
  const mockup = (await mockupOf(page))!;
  await expect(page.getByRole('main').locator(`img[src="${mockup}"]`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const picture = page.getByRole('dialog').getByRole('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(mockup.slice(7, 40));
});

/** The address of the stored picture of the design in work on an A4 front. */
const mockupOf = async (page: Page): Promise<string> =>
  page.evaluate(
    async address => {
      const { token } = JSON.parse(localStorage.getItem('auth')!) as { token: string };
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ position: 'front', designSize: 'a4' });
      const answer = (await (await fetch(address, { method: 'POST', headers, body })).json()) as { mockupUrl: string };
      return answer.mockupUrl;
    },
    addressOf('designs.mockup', { id: await designId(page) }),
  );

/** Of 255; less is not seen on cloth. */
const SEEN = 24;
/** Artwork is drawn anew in each run, and fine patterns differ with the resolution; another placing differs far more. */
const MOST_DIFFERENT = 0.02;
const CASES: [string, Arrangement][] = [
  ['a bent line in Devanagari with an outline', {
    artwork: null,
    texts: [{ text: 'नमस्ते दुनिया', typeface: 'bold', color: '#f2a71b', outline: '#1b1a2b', curve: 0.5, x: 0.5, y: 0.7, scale: 0.9, angle: 0 }],
  }],
  ['artwork that is moved, smaller and turned', { artwork: { x: 0.45, y: 0.55, scale: 0.5, angle: -30 }, texts: [] }],
  ['two lines and a turned text over small artwork', {
    artwork: { x: 0.5, y: 0.25, scale: 0.4, angle: 0 },
    texts: [
      { text: 'Chai first\nthen code', typeface: 'poster', color: '#ffffff', outline: 'none', curve: 0, x: 0.5, y: 0.65, scale: 0.7, angle: 0 },
      { text: 'বাংলা', typeface: 'retro', color: '#2f9fb5', outline: '#ffffff', curve: -0.3, x: 0.2, y: 0.85, scale: 0.35, angle: 60 },
    ],
  }],
]; // prettier-ignore

test('the editor shows what the stored mockup shows @once', async ({ page, shopUrl }) => {
  await openShirt(page, shopUrl, `placing.same.${Date.now()}@chhaap.test`);
  const id = await designId(page);
  const unmoved = await mockupOf(page);
  for (const [version, [name, arrangement]] of CASES.entries()) {
    await page.evaluate(
      async ({ address, body }) => {
        const { token } = JSON.parse(localStorage.getItem('auth')!) as { token: string };
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const reply = await fetch(address, { method: 'PUT', headers, body });
        if (!reply.ok) throw new Error(await reply.text());
      },
      {
        address: addressOf('designs.arrange', { id }),
        body: JSON.stringify({ arrangement, version, position: 'front', designSize: 'a4' }),
      },
    );
    const mockupUrl = await mockupOf(page);
    await page.reload();
    await page.getByRole('button', { name: 'Choose its shirt' }).click();
    await openPlacing(page);
    for (const { text } of arrangement.texts) await expect(part(page, new RegExp(text.split('\n')[0]!))).toBeVisible();
    const different = await page.evaluate(compare, { mockupUrl, seen: SEEN });
    expect(different.inked, name).toBeGreaterThan(2000);
    expect(different.share, `${name}: ${JSON.stringify(different)}`).toBeLessThan(MOST_DIFFERENT);
    const other = await page.evaluate(compare, { mockupUrl: unmoved, seen: SEEN });
    expect(other.share, 'the test sees another placing').toBeGreaterThan(MOST_DIFFERENT * 2);
  }
  await expectSameInHand(page);
});

/** In the hand the print is layers, let go it is drawn anew: nobody sees when. */
async function expectSameInHand(page: Page): Promise<void> {
  const from = await middleOf(part(page, /^The picture/));
  const before = await stage(page).screenshot();
  // The hand does not rest (stage-picture.ts REST_MS) while the screen is taken, however long that takes.
  await page.evaluate(() => {
    const later = window.setTimeout.bind(window) as (...timer: unknown[]) => number;
    Object.assign(window, { setTimeout: (...timer: unknown[]) => (timer[1] === 120 ? 0 : later(...timer)) });
  });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 25, from.y + 30, { steps: 5 });
  const held = page.locator('[data-held]');
  await expect(held).toBeVisible();
  const inHand = await stage(page).screenshot();
  await expect(held, 'the screen was taken of the layers').toBeVisible();
  await page.mouse.up();
  await expect(held).toBeHidden();
  const letGo = await stage(page).screenshot();
  expect(await shareOfDifferent(page, inHand, letGo)).toBeLessThan(MOST_DIFFERENT / 2);
  expect(await shareOfDifferent(page, before, letGo), 'it was moved').toBeGreaterThan(MOST_DIFFERENT);
}

/** The share of pixels in which two screenshots visibly differ. */
const shareOfDifferent = (page: Page, ...shots: [Buffer, Buffer]): Promise<number> =>
  page.evaluate(
    async ({ files, seen }) => {
      const [a, b] = await Promise.all(
        files.map(async file => {
          const bytes = Uint8Array.from(atob(file), sign => sign.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      let different = 0;
      for (let i = 0; i < a!.length; i += 4)
        if ([0, 1, 2].some(k => Math.abs(a![i + k]! - b![i + k]!) > seen)) different++;
      return different / (a!.length / 4);
    },
    { files: shots.map(shot => shot.toString('base64')), seen: SEEN },
  );

/** The share of the print area's pixels in which the editor's canvas and the stored picture visibly differ. */
async function compare({ mockupUrl, seen }: { mockupUrl: string; seen: number }) {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas[role=img]')!;
  const edge = canvas.nextElementSibling!.getBoundingClientRect();
  const all = canvas.getBoundingClientRect();
  const density = canvas.width / all.width;
  const box = { x: edge.x - all.x, y: edge.y - all.y, width: edge.width, height: edge.height };
  const size = { width: Math.round(box.width * density), height: Math.round(box.height * density) };
  const read = (source: CanvasImageSource, x: number, y: number, width: number, height: number) => {
    const context = new OffscreenCanvas(size.width, size.height).getContext('2d')!;
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, x, y, width, height, 0, 0, size.width, size.height);
    // Both are blurred alike: they have the same light at other resolutions.
    const blurred = new OffscreenCanvas(size.width, size.height).getContext('2d')!;
    blurred.filter = 'blur(3px)';
    blurred.drawImage(context.canvas, 0, 0);
    return blurred.getImageData(0, 0, size.width, size.height).data;
  };
  const stored = new Image();
  stored.src = mockupUrl;
  await stored.decode();
  // The A4 area of a regular shirt in units of its picture (artist/src/garment/geometry.ts).
  const unit = stored.naturalWidth / 1000;
  const [width, height] = [8.3 * 27.4, 11.7 * 27.4];
  const area = { x: 500 - width / 2, y: 188 + 72, width, height };
  const a = read(canvas, box.x * density, box.y * density, size.width, size.height);
  const b = read(stored, area.x * unit, area.y * unit, area.width * unit, area.height * unit);
  let [different, inked] = [0, 0];
  for (let i = 0; i < a.length; i += 4) {
    if (Math.max(a[i]!, a[i + 1]!, a[i + 2]!) > 90) inked++;
    if ([0, 1, 2].some(k => Math.abs(a[i + k]! - b[i + k]!) > seen)) different++;
  }
  return { share: different / (a.length / 4), inked, pixels: a.length / 4 };
}

test('without a network a placing is kept on the device and saved later; of two windows the later one is told @once', async ({
  guard,
  page,
  context,
  shopUrl,
}) => {
  await openShirt(page, shopUrl, `placing.away.${Date.now()}@chhaap.test`);
  await openPlacing(page);
  await part(page, /^The picture/).focus();
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.keyboard.press('-');
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  expect((await kept(page)).version).toBe(1);

  const other = await context.newPage();
  await other.goto(`${shopUrl}/design?step=2`);
  await openPlacing(other);
  await part(other, /^The picture/).focus();
  await other.keyboard.press('Shift+]');
  await saved(other);
  await part(page, /^The picture/).focus();
  await page.keyboard.press('Shift+[');
  await expect(page.getByText('Another window has placed this design.')).toBeVisible();
  await expect(part(page, /^The picture.*turned by 25°/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(part(page, /^The picture.*turned by -25°/)).toBeVisible();
  await saved(page);
  expect((await kept(page)).arrangement.artwork!.angle).toBe(-25);
});
