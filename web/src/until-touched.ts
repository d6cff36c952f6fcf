/** What tells that somebody is there: a pointer, a finger, a key, a scroll. */
const SIGNS = ['mouseover', 'touchstart', 'focusin', 'keydown', 'wheel', 'scroll'] as const;

/** Answers once somebody touches the page, with what was touched first. Never on the server. */
export const untilTouched = new Promise<EventTarget | null>(done => {
  if (import.meta.env.SSR) return;
  // On the way down from the window: React stops what happens on a part of the page that is not alive yet.
  const options = { capture: true, passive: true };
  const begin = ({ target }: Event) => {
    SIGNS.forEach(sign => window.removeEventListener(sign, begin, options));
    done(target);
  };
  SIGNS.forEach(sign => window.addEventListener(sign, begin, options));
});
