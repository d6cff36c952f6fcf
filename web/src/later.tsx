import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { storedAuth } from './stored/auth.ts';
import { untilTouched } from './until-touched.ts';

/** On the server, a part is there before the page is rendered; entry-server.tsx waits for these. */
export const partsOfServer: Promise<unknown>[] = [];

const PAUSE_MS = 3000;
/** Asks again until the part is there: its HTML stands meanwhile, and its links work. */
const persist = <T,>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise(done => setTimeout(done, PAUSE_MS)).then(() => persist(load)));

/** What was pressed on parts that have no hands yet, in its order. */
let pressed: HTMLElement[] = [];
if (!import.meta.env.SSR) {
  // On the window: React stops the event for a part that is not there yet.
  window.addEventListener(
    'click',
    event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const control = (event.target as Element).closest<HTMLElement>('[data-waiting] :is(a, button, label, input)');
      if (!control) return;
      event.preventDefault();
      event.stopPropagation();
      // A link leads away once, however often it is pressed.
      if (!(control instanceof HTMLAnchorElement && pressed.includes(control))) pressed.push(control);
    },
    true,
  );
}

function Arrived({ onArrive, children }: { onArrive: () => void; children: ReactNode }) {
  useEffect(onArrive, [onArrive]);
  return children;
}

/** Presses again what was pressed in the box before its hands were there, as soon as they are; until then the box is `data-waiting`. */
export function useLatePresses(isWaiting: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWaiting) return;
    const here = pressed.filter(control => box.current?.contains(control));
    pressed = pressed.filter(control => !here.includes(control));
    here.forEach(control => control.click());
  }, [isWaiting]);
  return box;
}

/**
 * A part of a page that stands in its HTML from the start, while its code comes when somebody touches the page, or at once where
 * somebody is signed in: below the first screen, and wherever a link or a heart may wait for that. What it shows has to come from
 * its properties: those of the server's HTML are kept until the code is there, since React would throw the HTML away otherwise.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let View: ComponentType<Props> | undefined;
  const loading = import.meta.env.SSR
    ? load().then(view => (View = view))
    : (storedAuth() ? Promise.resolve() : untilTouched).then(() => persist(load));
  if (import.meta.env.SSR) partsOfServer.push(loading);
  const Lazy = lazy(async () => ({ default: await loading }));
  // Not rendered again for the same properties.
  const Part = memo(function Part({ given, onArrive }: { given: Props; onArrive: () => void }) {
    const Shown = View ?? Lazy;
    return (
      <Suspense>
        <Arrived onArrive={onArrive}>
          <Shown {...given} />
        </Arrived>
      </Suspense>
    );
  });
  return function Later(props) {
    const [isWaiting, setWaiting] = useState(true);
    const [first] = useState(props);
    const arrived = useCallback(() => setWaiting(false), []);
    const box = useLatePresses(isWaiting);
    return (
      <div ref={box} data-waiting={isWaiting || undefined} className="contents">
        <Part given={isWaiting ? first : props} onArrive={arrived} />
      </div>
    );
  };
}
