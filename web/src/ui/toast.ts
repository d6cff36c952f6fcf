/** Duration of a toast (S1 §9). */
const TOAST_MS = 5000;

export type Toast = {
  id: number;
  title: string;
  description?: string;
  tone: 'good' | 'bad';
  /** The way on, as a link within the shop. */
  link?: { label: string; href: string };
};

let shown: Toast | undefined;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: Toast | undefined): void {
  shown = next;
  clearTimeout(timer);
  if (next) timer = setTimeout(() => show(undefined), TOAST_MS);
  listeners.forEach(listener => listener());
}

/** Says what happened for five seconds; at most one toast stands at once (S1 §4), the newest. */
export function toast(message: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  count += 1;
  show({ tone: 'good', ...message, id: count });
}

/** Shows the toast again where it can be seen and pressed: a dialog came in front of it, or left. Its time goes on. */
export function raiseToast(): void {
  if (!shown) return;
  shown = { ...shown };
  listeners.forEach(listener => listener());
}

export const dismissToast = (): void => show(undefined);
export const shownToast = (): Toast | undefined => shown;

/** Keeps a toast while it is pointed at or has the focus. */
export function holdToast(hold: boolean): void {
  clearTimeout(timer);
  if (!hold && shown) timer = setTimeout(() => show(undefined), TOAST_MS);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Runs the work of a click, whose code is loaded only then. If loading fails, a toast says `noAnswer`. */
export function runOnClick(work: () => Promise<void>, noAnswer: string): void {
  work().catch((error: unknown) => {
    console.error(error);
    toast({ title: noAnswer, tone: 'bad' });
  });
}
