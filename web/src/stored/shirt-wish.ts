import { DESIGN_STYLES, type Look, OCCASIONS } from '../../../domain/src/looks.ts';
import { isText, storedEntry, textLike } from './entry.ts';
import {
  type Color,
  COLOR_KEY,
  FIRST_PLACES,
  PLACE_KEY,
  placeKeyOf,
  type PlacementId,
  PRODUCT_WORD,
  SIZE_WORD,
} from '../../../domain/src/catalog.ts';
import { cleanCode } from '../../../domain/src/typed-text.ts';
import { currentDesignEntry } from './current-design.ts';
import { saveCurrentDesign, type ShirtChoice } from './shirt-choice.ts';

/** What is chosen beside the words in this tab's prompt box: it survives a reload and a trip to sign-in, as they do. */
export const lookEntry = storedEntry<Look>({
  key: 'look',
  version: 1,
  area: 'session',
  check: ({ style, occasion }) => toLook({ style, occasion }),
});

/** The known part of what a draft, a design or the storage names. */
export function toLook(named: { style?: unknown; occasion?: unknown } | undefined): Look {
  const style = DESIGN_STYLES.find(one => one === named?.style);
  const occasion = OCCASIONS.find(one => one === named?.occasion);
  return { ...(style ? { style } : {}), ...(occasion ? { occasion } : {}) };
}

/** The design whose words were put into this tab's prompt box to start from: once, so that what is typed after it survives. */
export const remixStartEntry = storedEntry<{ id: string }>({
  key: 'remixStart',
  version: 1,
  area: 'session',
  check: ({ id }) => (isText(id) ? { id } : undefined),
});

/** The code of an offer that was chosen on the pricing page: it waits in the coupon box until it is used. */
export const offerCodeEntry = storedEntry<{ code: string }>({
  key: 'offerCode',
  version: 1,
  check: ({ code }) => (isText(code) && /^[A-Z0-9_-]{1,40}$/i.test(code) ? { code: code.toUpperCase() } : undefined),
});

/** What was chosen of a shirt before there is a design. */
type ShirtWish = Partial<ShirtChoice>;

/** The pair of a place that is named by its key; of one that the owner added the catalogue knows the side (priced-shirt). */
function pairOf(key: PlacementId): Pick<ShirtChoice, 'position' | 'printSize'> {
  const first = FIRST_PLACES.find(one => one.key === key);
  return first ? { position: first.position, printSize: first.designSize } : { position: 'front', printSize: key };
}

/** What a link to the studio names: '?type=oversized&placement=a4&color=white&size=L'. What is no such word is left out. */
function wishIn(query: URLSearchParams): ShirtWish {
  const tshirtType = textLike(PRODUCT_WORD, query.get('type'), '');
  const place = textLike(PLACE_KEY, query.get('placement'), '');
  const tshirtColor = textLike(COLOR_KEY, query.get('color'), '');
  const size = textLike(SIZE_WORD, query.get('size'), '');
  return {
    ...(tshirtType ? { tshirtType } : {}),
    ...(place ? pairOf(place) : {}),
    ...(tshirtColor ? { tshirtColor } : {}),
    ...(size ? { size } : {}),
  };
}

type WishWords = { type: string; placement: string; color?: string; size?: string };

/** The wish in the words of the link, for this tab: it survives a trip to sign-in. */
export const shirtWishEntry = storedEntry<WishWords>({
  key: 'shirtWish',
  version: 1,
  area: 'session',
  check: ({ type, placement, color, size }) =>
    isText(type) && isText(placement)
      ? { type, placement, ...(isText(color) ? { color } : {}), ...(isText(size) ? { size } : {}) }
      : undefined,
});

/** A shirt in the words of the link. */
export const wishOf = ({ tshirtType, tshirtColor, position, printSize, size }: ShirtChoice): WishWords => ({
  type: tshirtType,
  placement: placeKeyOf({ position, designSize: printSize }),
  color: tshirtColor,
  size,
});

/** The part of a shirt that a stored wish stands for. */
export const shirtOf = (wish: WishWords | undefined): ShirtWish => (wish ? wishIn(new URLSearchParams(wish)) : {});

/** The colour that the next design is asked for, before there is a choice for it: nothing but the colour is wished. */
export function wishColor(color: Color): void {
  const before = shirtWishEntry.read() ?? { type: '', placement: '' };
  shirtWishEntry.write({ ...before, color });
}

/**
 * Takes over what a link to the studio chose: the design in work gets the cut and the place, or the next one starts with
 * them; a coupon code waits in the checkout's box. Answers false where the link chose nothing.
 */
export function takeWish(query: URLSearchParams): boolean {
  const wish = wishIn(query);
  const code = query.get('code');
  if (code !== null) offerCodeEntry.write({ code: cleanCode(code) });
  if (Object.keys(wish).length === 0) return code !== null;
  const design = currentDesignEntry.read();
  if (design) saveCurrentDesign({ ...design, ...wish });
  const [type = '', placement = '', color = '', size = ''] = ['type', 'placement', 'color', 'size'].map(
    name => query.get(name) ?? '',
  );
  shirtWishEntry.write({ type, placement, color, size });
  return true;
}
