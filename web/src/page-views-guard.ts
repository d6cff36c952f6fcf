import { isCounted } from './counted-pages.ts';
import { readPageViewAnswer } from './stored/page-view-answer.ts';

/** True where the program must not come along: to a page that is not counted, or to any once the answer was taken back elsewhere. */
function mustStayBehind(to: URL): boolean {
  const moves = to.pathname !== location.pathname;
  return !isCounted(to) || (moves && !readPageViewAnswer()?.isGiven);
}

type Step = History['pushState'];

/**
 * The program, once loaded, hears of each address that the shop goes on to, also of those that it must not see (counted-pages.ts). It
 * cannot be unloaded, so these become documents of their own, without it. Programs put their own function in the place of the
 * browser's: this one stays before it, whenever that happens.
 */
function guard(name: 'pushState' | 'replaceState'): void {
  let step: Step = history[name];
  Object.defineProperty(history, name, {
    configurable: true,
    get: (): Step => {
      const next = step;
      return function (this: History, state, unused, url) {
        const to = new URL(url ?? '', location.href);
        if (!mustStayBehind(to)) return next.call(history, state, unused, url);
        return name === 'pushState' ? location.assign(to) : location.replace(to);
      };
    },
    set: (other: Step) => {
      step = other;
    },
  });
}

/** From now on; before the program is loaded, so that going back is heard of here first. */
export function guardHistory(): void {
  guard('pushState');
  guard('replaceState');
  const goBack = (event: Event) => {
    if (!mustStayBehind(new URL(location.href))) return;
    event.stopImmediatePropagation();
    location.reload();
  };
  window.addEventListener('popstate', goBack, true);
}
