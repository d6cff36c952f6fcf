/**
 * The first and smallest script of a page: the picture and the text that a visitor came for have the line to themselves, and the
 * code that brings the page to life is fetched once they are painted, or at the first touch. What is pressed before it is
 * there is kept, and pressed again when the page says that it is alive (`says-alive.ts`).
 */
const { entry = '', chunks = '' } = document.querySelector<HTMLScriptElement>('script[data-entry]')!.dataset;

/** A page whose picture does not come is brought to life all the same. */
const LATEST_MS = 2_500;
/** What tells that somebody is there. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel'] as const;
const ON_THE_WAY_DOWN = { capture: true, passive: true };

/** While it is there, pictures further down are not fetched (styles.css). */
const UNPAINTED = 'data-unpainted';
const page = document.documentElement;

let hasBegun = false;
let isTouched = false;
function begin(sign?: Event): void {
  isTouched ||= sign !== undefined;
  if (hasBegun) return;
  hasBegun = true;
  page.removeAttribute(UNPAINTED);
  SIGNS.forEach(sign => window.removeEventListener(sign, begin, ON_THE_WAY_DOWN));
  const script = document.createElement('script');
  script.type = 'module';
  script.src = entry;
  document.body.append(script);
  // Each in a task of its own: a dozen requests at once keep a slow phone from hearing a touch.
  for (const href of chunks.split(' ')) setTimeout(() => preloadModule(href));
}

function preloadModule(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** In the frame after the paint: what was asked for in the same one would still go before it. */
const beginPainted = (): void => void requestAnimationFrame(() => setTimeout(() => begin()));

const pressed: HTMLElement[] = [];

function keepPress(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>('button, label, input, a[data-in-page]');
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // Parts that have no hands yet keep presses too (later.tsx): each is kept once.
  event.stopImmediatePropagation();
  if (!pressed.includes(control)) pressed.push(control);
}

function comeAlive(): void {
  window.removeEventListener('click', keepPress, true);
  pressed.forEach(control => control.click());
  // The first touch is over, and what waits for one (until-touched.ts) must not wait for another.
  if (isTouched) window.dispatchEvent(new Event('scroll'));
}

window.addEventListener('click', keepPress, true);
window.addEventListener('alive', comeAlive, { once: true });
SIGNS.forEach(sign => window.addEventListener(sign, begin, ON_THE_WAY_DOWN));
setTimeout(() => begin(), LATEST_MS);
const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
// Where the browser tells of the paint itself: a picture is painted a frame or more after it has come.
const tellsOfPaint =
  PerformanceObserver.supportedEntryTypes.includes('element') && picture?.hasAttribute('elementtiming');
if (tellsOfPaint) {
  // What is painted already stays as it is.
  if (performance.getEntriesByType('paint').length === 0) page.setAttribute(UNPAINTED, '');
  new PerformanceObserver(() => begin()).observe({ type: 'element', buffered: true });
}
if (!picture || (picture.complete && !tellsOfPaint)) beginPainted();
else
  for (const end of tellsOfPaint ? ['error'] : ['load', 'error'])
    picture.addEventListener(end, beginPainted, { once: true });

export {};
