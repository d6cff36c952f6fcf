import { isCounted } from './counted-pages.ts';
import { ANSWERED, answerPageViews, isRefusedByBrowser, readPageViewAnswer } from './stored/page-view-answer.ts';

/**
 * Asks whether another company's program may count the visits, and loads it for those who agree: for nobody else, and only where
 * counted-pages.ts lets it (S2 §7; rulings, Pages; decision 038). It is a script of its own, named by the documents of those pages in
 * a shop that has such a program, and nowhere else. The documents are kept for everybody, so the answer is read here.
 */
type Told = {
  /** Address of the program. */
  script: string;
  /** Address of the call for a person's consents. */
  consents: string;
  /** Where all is said, and the answer can be changed. */
  details: string;
  words: { label: string; question: string; note: string; details: string; refuse: string; agree: string };
};

const told = JSON.parse(
  document.querySelector<HTMLScriptElement>('script[data-page-views]')?.dataset['pageViews'] ?? 'null',
) as Told | null;

/** A new tab of a page that must not be told of: the program would read its address as that of the page before. */
const comesFromElsewhere =
  document.referrer.startsWith(`${location.origin}/`) && !isCounted(new URL(document.referrer));
const AGAIN_MS = 2_000;
/** The page renews a token that has run out, soon after it is alive; afterwards the next step of the visitor is waited for. */
const MOST_TRIES = 5;

let isLoaded = false;
let tries = 0;
let bar: HTMLElement | undefined;

async function load({ script: src }: Told): Promise<void> {
  const { guardHistory } = await import('./page-views-guard.ts');
  // Meanwhile somebody may have gone on, or taken it back.
  if (isLoaded || !isCounted(location) || !readPageViewAnswer()?.isGiven) return;
  isLoaded = true;
  document.documentElement.dataset['counted'] = '';
  guardHistory();
  const script = document.createElement('script');
  // The company is told of the shop, not of the page, by the request itself.
  script.referrerPolicy = 'strict-origin';
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** True where nobody is signed in, and where the account says the same as this browser. */
const isSettled = async ({ consents }: Told): Promise<boolean> =>
  localStorage.getItem('auth') === null || (await import('./page-views-account.ts')).settleWithAccount(consents);

function hide(): void {
  // Who answered by the keyboard goes on from the page.
  if (bar?.contains(document.activeElement)) document.getElementById('page')?.focus({ preventScroll: true });
  bar?.remove();
  bar = undefined;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
}

function answerButton(text: string, isGiven: boolean): HTMLElement {
  const button = element('button', 'button border border-ink bg-white px-4 text-ink hover:bg-cloth', text);
  button.type = 'button';
  button.onclick = () => {
    hide();
    answerPageViews(isGiven);
  };
  return button;
}

/** One line over the page's lower end: two answers alike, no button of the shop below it, and nothing moves. */
function ask({ words, details }: Told): void {
  if (bar) return;
  const link = element('a', 'text-indigo underline underline-offset-4', words.details);
  link.href = details;
  const text = element(
    'p',
    'mr-auto text-sm',
    `${words.question} `,
    element('span', 'max-sm:sr-only', `${words.note} `),
    link,
  );
  const buttons = element(
    'div',
    'flex shrink-0 gap-2',
    answerButton(words.refuse, false),
    answerButton(words.agree, true),
  );
  buttons.role = 'group';
  buttons.ariaLabel = words.question;
  bar = element(
    'section',
    'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-cloth-2 pb-safe shadow-sheet [:root:has(aside[data-offer])_&]:hidden',
    element('div', 'mx-auto flex max-w-page items-center gap-3 px-4 pt-2', text, buttons),
  );
  bar.dataset['offer'] = '';
  bar.ariaLabel = words.label;
  document.body.append(bar);
}

/** Looks what is to be done at this address: load, ask, or nothing. */
async function look(shop: Told): Promise<void> {
  // Withdrawn: what is loaded already is gone with the document.
  if (isLoaded) return readPageViewAnswer()?.isGiven ? undefined : location.reload();
  if (!isCounted(location) || comesFromElsewhere || isRefusedByBrowser() || !navigator.cookieEnabled) return hide();
  const mayGoOn = await isSettled(shop);
  if (isLoaded || !isCounted(location)) return;
  if (!mayGoOn) {
    if (tries++ < MOST_TRIES) setTimeout(() => void look(shop).catch(() => undefined), AGAIN_MS);
    return;
  }
  const answer = readPageViewAnswer();
  if (!answer) return ask(shop);
  hide();
  if (answer.isGiven) await load(shop);
}

function begin(shop: Told): void {
  // What did not arrive is asked for again at the next step.
  const lookHere = () => void look(shop).catch(() => undefined);
  for (const event of [ANSWERED, 'pushState', 'replaceState', 'popstate']) window.addEventListener(event, lookHere);
  lookHere();
}

// Nothing here may be in the way of the page itself.
if (told) {
  if (document.readyState === 'complete') begin(told);
  else window.addEventListener('load', () => begin(told), { once: true });
}
