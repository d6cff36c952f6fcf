import { PLACEMENTS, TSHIRT_TYPES } from '../../../domain/src/catalog.ts';
import { isText } from './checks.ts';
import { currentDesignEntry } from './current-design.ts';
import { storedEntry } from './entry.ts';
import { offerCodeEntry } from './offer-code.ts';
import { saveCurrentDesign, type ShirtChoice } from './shirt-choice.ts';

/** A cut and a place to print that were chosen before there is a design. */
export type ShirtWish = Partial<Pick<ShirtChoice, 'tshirtType' | 'position' | 'printSize'>>;

/** What a link to the studio names: '?type=oversized&placement=a4'. Anything unknown is left out. */
function wishIn(query: URLSearchParams): ShirtWish {
  const tshirtType = TSHIRT_TYPES.find(type => type === query.get('type'));
  const place = PLACEMENTS.find(({ id }) => id === query.get('placement'));
  return {
    ...(tshirtType ? { tshirtType } : {}),
    ...(place ? { position: place.position, printSize: place.designSize } : {}),
  };
}

/** The wish in the words of the link, for this tab: it survives a trip to sign-in. */
export const shirtWishEntry = storedEntry<{ type: string; placement: string }>({
  key: 'shirtWish',
  version: 1,
  area: 'session',
  check: ({ type, placement }) => (isText(type) && isText(placement) ? { type, placement } : undefined),
});

/** The part of a shirt that a stored wish stands for. */
export const shirtOf = (wish: { type: string; placement: string } | undefined): ShirtWish =>
  wish ? wishIn(new URLSearchParams(wish)) : {};

/**
 * Takes over what a link to the studio chose: the design in work gets the cut and the place, or the next one starts with
 * them; a coupon code waits in the checkout's box. Answers false where the link chose nothing.
 */
export function takeWish(query: URLSearchParams): boolean {
  const wish = wishIn(query);
  const code = query.get('code');
  if (code !== null) offerCodeEntry.write({ code: code.trim().toUpperCase() });
  if (Object.keys(wish).length === 0) return code !== null;
  const design = currentDesignEntry.read();
  if (design) saveCurrentDesign({ ...design, ...wish });
  shirtWishEntry.write({ type: query.get('type') ?? '', placement: query.get('placement') ?? '' });
  return true;
}
