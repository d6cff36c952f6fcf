import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Bench } from '../figures.ts';
import { openBrowser, startBenchShop, untilIdle } from '../shop.ts';

/**
 * `npm run bench -- drag`: how many times a second a thing is seen at a new place while it is dragged, turned and scaled on the largest
 * print, on a processor that Chromium slows down four times.
 */
const THROTTLE = 4;
const LEAST_FRAMES = 30;
const DRAG_MS = 4000;
/** A mouse reports about this often. */
const MOVE_EVERY_MS = 8;

/** Notes in each frame when the held layer is at another place than in the frame before. */
const watchHeld = (page: Page) =>
  page.evaluate(() => {
    const movedAt: number[] = [];
    Object.assign(window, { movedAt });
    let last = '';
    const look = () => {
      const held = document.querySelector('[data-held]');
      if (held?.checkVisibility()) {
        const { x, y, width, height } = held.getBoundingClientRect();
        const place = [x, y, width, height].map(value => value.toFixed(2)).join();
        if (place !== last) movedAt.push(performance.now());
        last = place;
      }
      requestAnimationFrame(look);
    };
    look();
  });
const takeTimes = (page: Page) => page.evaluate(() => (window as unknown as { movedAt: number[] }).movedAt.splice(0));

/** Frames that the browser put on its screen meanwhile. */
async function countDisplayed(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['-*', 'disabled-by-default-display.framedisplayed'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: { name: string }[] };
  return trace.traceEvents.filter(({ name }) => name === 'Display::FrameDisplayed').length;
}

/** Draws a design, chooses the largest print and opens the placing by hand, with a text on it. */
async function openStage(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/api/login?with=provider&returnTo=%2Fdesign`);
  await page.getByLabel(/e-?mail/i).fill('bench.drag@chhaap.test');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForFunction(() => localStorage.getItem('auth') !== null);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('textbox', { name: 'What shall we draw?' }).fill('a vintage tiger with roses');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('A3 front').click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Place it by hand' }).click();
  await page.getByRole('button', { name: 'Add a text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Words' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
}

type Point = { x: number; y: number };
const RADIUS = 30;
/** The offset of the mouse after a turn: on a circle, or inwards and back, because nothing grows beyond the print. */
const around = (turn: number): Point => ({ x: Math.sin(turn) * RADIUS, y: (1 - Math.cos(turn)) * RADIUS });
const inwards = (turn: number): Point => ({ x: (Math.cos(turn) - 1) * RADIUS, y: (Math.cos(turn) - 1) * RADIUS });

/**
 * Moves the mouse for a while from the point of a press, by the browser's own protocol: Playwright's mouse runs scripts in the page at each
 * move, which a real mouse does not.
 */
async function drag(page: Page, cdp: CDPSession, from: Point, way: (turn: number) => Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const sent: Promise<unknown>[] = [];
  const start = performance.now();
  for (let t = 0; t < DRAG_MS; t = performance.now() - start) {
    const { x, y } = way(t / 300);
    const at = { x: from.x + x, y: from.y + y };
    sent.push(cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at, button: 'left', buttons: 1 }));
    await new Promise(done => setTimeout(done, MOVE_EVERY_MS));
  }
  await Promise.all(sent);
}

/** From the first to the last place at which the held thing was: moves a second, and the longest pause. */
function movesOf(times: number[]): { seconds: number; perSecond: number; longestMs: number } {
  const pauses = times.slice(1).map((at, i) => at - times[i]!);
  const seconds = (times.at(-1)! - times[0]!) / 1000;
  return { seconds, perSecond: pauses.length / seconds, longestMs: Math.max(...pauses) };
}

async function measureMoves(bench: Bench, browser: Browser, page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const stage = page.getByRole('group', { name: 'The print on the shirt' });
  const middleOf = async (selector: string) => {
    const { x, y, width, height } = (await stage.locator(selector).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const choose = (part: string) =>
    page.getByRole('group', { name: 'On the shirt' }).getByRole('button', { name: part }).first().click();
  // A little smaller than the print area: what fills it cannot be moved.
  for (const part of ['The picture', 'Text']) {
    await choose(part);
    await page.getByRole('button', { name: 'Smaller', exact: true }).click();
  }
  await watchHeld(page);
  for (const [what, part, grip, way] of [
    ['moving a text', 'Text', 'button[data-part="0"]', around],
    ['moving the artwork', 'The picture', 'button[data-part="artwork"]', around],
    ['turning the artwork', 'The picture', '[data-grip="turn"]', around],
    ['scaling the artwork', 'The picture', '[data-grip="scale"]', inwards],
  ] as const) {
    await choose(part);
    // Away from the upright, where a hand's turn is drawn to it and stays a while.
    if (grip.includes('turn')) await page.getByRole('button', { name: 'Turn right', exact: true }).click();
    // What was placed is saved, and its mockup drawn by the shop beside the browser.
    await page.waitForTimeout(3000);
    const from = await middleOf(grip);
    // The text lies in the middle of the artwork's lower part: the artwork is taken above it.
    if (grip.includes('artwork')) from.y -= 40;
    await takeTimes(page);
    const displayed = await countDisplayed(browser, page, () => drag(page, cdp, from, way));
    const { seconds, perSecond, longestMs } = movesOf(await takeTimes(page));
    await page.mouse.up();
    const aim = { atLeast: LEAST_FRAMES };
    bench.note(
      `${what}: seen a second, of a processor slowed ${THROTTLE} times`,
      Math.min(perSecond, displayed / seconds),
      '/s',
      aim,
    );
    bench.note(`${what}: longest pause`, longestMs, 'ms');
  }
}

export async function measure(bench: Bench): Promise<void> {
  const shop = await startBenchShop();
  const browser = await openBrowser();
  try {
    await untilIdle(shop.origin);
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await openStage(page, shop.origin);
    await measureMoves(bench, browser, page);
  } finally {
    await browser.close();
    await shop.stop();
  }
}
