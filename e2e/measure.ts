import type { Page } from '@playwright/test';

const TARGET_PX = 44;

/** From the next page on, adds up how far things jump without the visitor's doing (layout shift). */
export async function listenForShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const total = { shift: 0 };
    Object.assign(window, { measured: total });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) total.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift of the page so far; `listenForShifts` comes before. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { measured: { shift: number } }).measured.shift);

/**
 * What can be pressed and is lower than 44 px. Links in running text are excepted; a radio or check box counts as its label, and a
 * link that covers its card as the card.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(least => {
    const boxOf = (element: Element): DOMRect => {
      const label =
        element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) && element.closest('label');
      const covers = getComputedStyle(element, '::after').position === 'absolute';
      const target = label || (covers && (element as HTMLElement).offsetParent) || element;
      return target.getBoundingClientRect();
    };
    const isInText = (element: Element): boolean =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement!.textContent.trim().length > element.textContent.trim().length;
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button]')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && !isInText(element))
      .map(element => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 1 && box.bottom > 0 && box.height < least - 0.5)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} (${Math.round(box.height)} px)`);
  }, TARGET_PX);

const QUIET_MS = 400;

/**
 * Waits until nothing changes on the page any more and nothing says that it is busy. (Chromium's own refreshing of kept answers
 * counts as network traffic for up to half a minute, so waiting for a silent network would wait for that.)
 */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(
    quiet =>
      new Promise<void>(done => {
        let timer: ReturnType<typeof setTimeout>;
        const restart = () => {
          clearTimeout(timer);
          timer = setTimeout(() => (document.querySelector('[aria-busy=true]') ? restart() : finish()), quiet);
        };
        const observer = new MutationObserver(restart);
        const finish = () => {
          observer.disconnect();
          done();
        };
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        restart();
      }),
    QUIET_MS,
  );
}
