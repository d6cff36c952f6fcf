import { MAX_QUANTITY } from '../../../../domain/src/cart.ts';
import { flushed, soon } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import type { BuyableDesign } from '../designs/designs.ts';
import type { CartOwner } from './cart.store.ts';
import { chooseShirt, type ChosenItem, type Wish } from './choose-item.ts';
import { putKnownLine } from './known-line.store.ts';
import { priceLine, type PricedCartLine, type Pricing } from './price-cart.ts';

/** With their pictures some two megabytes. */
const MOST_KNOWN = 1_000;
/** Public designs that were put into a cart lately, as they were then. */
const known = new WeakMap<Context, Map<string, BuyableDesign>>();

/** Keeps what was put in, where others may buy it too, for the next who wants it. */
export function remember(context: Context, { design, isOwn, line }: ChosenItem): void {
  if (!design || isOwn || line.back) return;
  const designs = known.get(context) ?? new Map<string, BuyableDesign>();
  known.set(context, designs);
  designs.delete(design.id);
  designs.set(design.id, design);
  if (designs.size > MOST_KNOWN) designs.delete(designs.keys().next().value!);
}

/** The design of a wish, where it is known and nothing else is to be read; its maker's draft ends with it, which is more than a line. */
function knownOf(context: Context, accountId: string | undefined, wish: Wish): BuyableDesign | undefined {
  if (wish.type === 3 || wish.back) return undefined;
  const design = known.get(context)?.get(wish.designId);
  return design?.accountId === accountId ? undefined : design;
}

type Adding = { pricing: Pricing; accountId: string | undefined; owner: CartOwner; wish: Wish };

/**
 * Puts a design in that was put in before, by whomever, with one statement in place of six. `check` refuses what the client saw
 * otherwise. Nothing is put in, and nothing answered, where cart or design are not as this needs them: then it goes the long way.
 */
export async function addKnown(
  context: Context,
  { pricing, accountId, owner, wish }: Adding,
  check: (chosen: ChosenItem) => void,
): Promise<{ line: PricedCartLine; isCut: boolean } | undefined> {
  const design = knownOf(context, accountId, wish);
  if (!design) return undefined;
  const chosen = chooseShirt({ ...pricing, accountId }, wish, design);
  check(chosen);
  const { mark, id: designId, pictures } = design;
  const put = await putKnownLine(soon(context.db), owner, { ...chosen.line, designId, mark }, pricing.now);
  if (!put) return undefined;
  await flushed(context.db);
  const line = priceLine(pricing, { line: put.line, ...chosen.shown }, pictures)!;
  // It may be drawn by now: the next one looks.
  if (line.mockupFile === null) known.get(context)?.delete(designId);
  return { line, isCut: put.had + chosen.line.quantity > MAX_QUANTITY };
}
