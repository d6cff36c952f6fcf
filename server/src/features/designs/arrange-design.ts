import type { KeptArrangement, Lettering } from '../../../../contract/src/arrangement.ts';
import {
  isInside,
  isUnmoved,
  tidyArrangement,
  UNMOVED,
  type Arrangement,
  type Lettered,
} from '../../../../domain/src/arrangement.ts';
import { areaOf, type PrintArea } from '../../../../domain/src/print-areas.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { placementIn, priceBook } from '../catalog/catalog.ts';
import { announce } from '../../jobs/announce.ts';
import { updateArrangedMockup, updateArrangement } from './arrangements.store.ts';
import { ownVersion } from './change-design.ts';
import { checkWords } from './check-words.ts';
import { findVisibleDesign, type ShownDesign } from './designs.store.ts';
import { ensureMockup, mockupKey, shirtOn } from './mockups.ts';
import type { VersionRow } from './versions.store.ts';

type Kept = { arrangement: Arrangement | null; arrangementVersion: number };
const toKept = ({ arrangement, arrangementVersion: version }: Kept): KeptArrangement => ({
  arrangement: arrangement ?? UNMOVED,
  version,
});

/** How a design that is public or one's own is placed in its print area. Refuses with not_found. */
export async function arrangementOf(
  context: Context,
  o: { id: string; accountId: string | undefined },
): Promise<KeptArrangement> {
  const design = await findVisibleDesign(context.db, o);
  if (!design) throw new Refused('not_found');
  return toKept(design);
}

export type ArrangeRequest = {
  designId: string;
  accountId: string;
  arrangement: Arrangement;
  /** The version that the change is based on. */
  version: number;
  /** The placement that the shopper sees; without one the design's own. */
  position?: string | undefined;
  designSize?: string | undefined;
};

/**
 * Places an own design anew. Refuses with not_found, design_not_ready, text_not_drawable and prompt_refused, with
 * outside_print_area for what would be cut off, and with arrangement_changed, which tells what is there, when another window was
 * faster. A repeated request finds what it did itself.
 */
export async function arrangeDesign(context: Context, request: ArrangeRequest): Promise<KeptArrangement> {
  const { designId, accountId, version } = request;
  const { design, version: picture } = await ownVersion(context, { accountId, designId });
  const arrangement = tidyArrangement(request.arrangement);
  await checkTexts(context, arrangement, design.arrangement ?? UNMOVED);
  const book = await priceBook(context);
  const { position, designSize } = shirtOn(book, design, {
    position: request.position,
    printSize: request.designSize,
  });
  checkInside(context, { arrangement, picture, area: areaOf(placementIn(book, position, designSize)) });
  const kept = isUnmoved(arrangement) ? null : arrangement;
  const at = context.now();
  if (!(await updateArrangement(context.db, { designId, accountId, version, arrangement: kept, at }))) {
    const there = await arrangementOf(context, { id: designId, accountId });
    if (JSON.stringify(tidyArrangement(there.arrangement)) === JSON.stringify(arrangement)) return there;
    throw new Refused('arrangement_changed', there);
  }
  await showArranged(context, { ...design, arrangement: kept, arrangementVersion: version + 1 }, picture);
  return toKept({ arrangement: kept, arrangementVersion: version + 1 });
}

/** Every text can be lettered, and none says what the shop does not print. */
async function checkTexts(context: Context, arrangement: Arrangement, before: Arrangement): Promise<void> {
  for (const { text } of arrangement.texts) {
    checkSigns(context, text);
    if (before.texts.some(layer => layer.text === text)) continue;
    await checkWords(context, text, { text });
  }
}

function checkSigns(context: Context, text: string): void {
  const sign = context.press.missingSign(text);
  if (sign !== undefined) throw new Refused('text_not_drawable', { sign, text });
}

/** Nothing is cut off silently: a layer that leaves the print area is named by its number, the artwork by 'artwork'. */
function checkInside(context: Context, o: { arrangement: Arrangement; picture: VersionRow; area: PrintArea }): void {
  const areaRatio = o.area.width / o.area.height;
  const { artwork, texts } = o.arrangement;
  const outside: (number | 'artwork')[] = [];
  if (artwork && !isInside(artwork, o.picture.width / o.picture.height, areaRatio)) outside.push('artwork');
  for (const [i, layer] of texts.entries()) {
    const { width, height } = context.press.letter(layer);
    if (!isInside(layer, width / height, areaRatio)) outside.push(i);
  }
  if (outside.length > 0) throw new Refused('outside_print_area', { layers: outside });
}

/** The design's own picture follows; where it cannot be drawn just now the placing is kept all the same. */
async function showArranged(context: Context, design: ShownDesign, picture: VersionRow): Promise<void> {
  try {
    const mockupFile = await ensureMockup(context, mockupKey(await priceBook(context), picture.artworkFile, design));
    await updateArrangedMockup(context.db, { designId: design.id, version: design.arrangementVersion, mockupFile });
    if (design.isPublic) await announce(context.db, { channel: 'data', noun: 'designs' });
  } catch (error) {
    context.log.warn('arrangement.mockup_failed', { designId: design.id, error });
  }
}

/** A text as outlines. Refuses with text_not_drawable, which names the first sign that no typeface has. */
export function letterText(context: Context, lettered: Lettered): Lettering {
  checkSigns(context, lettered.text);
  return context.press.letter(lettered);
}
