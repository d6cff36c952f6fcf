import { isNumber, isObject, isText, oneOf, textLike, storedEntry, textOrNull } from './entry.ts';
import { DRAWERS, type Drawer } from '../../../domain/src/drawn-by.ts';
import { type DesignSize, PLACE_KEY, type Position, POSITIONS } from '../../../domain/src/catalog.ts';

/** A realistic preview; `of` names design, picture and shirt (features/designs/RealisticPanel.tsx), `at` when it was made (epoch ms). */
type Made = { of: string; url: string; drawnBy: Drawer; at: number };

/** The address of a private picture opens it for the rest of its day and the next. */
const OPEN_MS = 86_400_000;

const isDrawer = (one: unknown) => (DRAWERS as readonly unknown[]).includes(one);

const isMade = (one: unknown): one is Made =>
  isObject(one) &&
  isText(one.of) &&
  isText(one.url) &&
  isDrawer(one.drawnBy) &&
  isNumber(one.at) &&
  Date.now() - one.at < OPEN_MS;

/** The latest realistic previews that this browser asked for, the newest first: a shirt that is chosen again has its own. */
export const previewsEntry = storedEntry<{ made: Made[] }>({
  key: 'previews',
  version: 1,
  check: ({ made }) => (Array.isArray(made) ? { made: made.filter(isMade) } : undefined),
});

/** The preview that this browser waits for: it is found again after a reload, and when the tab was closed meanwhile. */
export const runningPreviewEntry = storedEntry<{ jobId: string; of: string }>({
  key: 'runningPreview',
  version: 1,
  check: ({ jobId, of }) => (isText(jobId) && isText(of) ? { jobId, of } : undefined),
});

const MOST = 8;

export function rememberPreview(one: Omit<Made, 'at'>): void {
  const others = (previewsEntry.read()?.made ?? []).filter(({ of }) => of !== one.of);
  previewsEntry.write({ made: [{ ...one, at: Date.now() }, ...others].slice(0, MOST) });
}

/** What is printed on the other side of the shirt, and where: a front print has three sizes, a back print one. */
export type SecondPrint = {
  design: { id: string; name: string; imageUrl: string | null };
  position: Position;
  printSize: DesignSize;
};

/** The second print that a shopper put on the shirt of the design `of`: it survives sign-in and reload. */
export const secondPrintEntry = storedEntry<SecondPrint & { of: string }>({
  key: 'secondPrint',
  version: 1,
  area: 'session',
  check({ of, design, position, printSize }) {
    if (!isText(of) || !isObject(design) || !isText(design.id)) return undefined;
    const { id, name, imageUrl } = design;
    return {
      of,
      design: { id, name: isText(name) ? name : '', imageUrl: textOrNull(imageUrl) },
      position: oneOf(POSITIONS, position, 'back'),
      printSize: textLike(PLACE_KEY, printSize, 'a3'),
    };
  },
});
