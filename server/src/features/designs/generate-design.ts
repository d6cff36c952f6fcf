import { DEFAULTS, type Color, type Placement } from '../../../../domain/src/catalog.ts';
import type { Look } from '../../../../domain/src/looks.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { colorOf, placeNamed, priceBook, productNamed, type PriceBook } from '../catalog/catalog.ts';
import { acceptGeneration, findRepeated } from './accept-generation.ts';
import { checkSigns, checkWords } from './check-words.ts';
import { draftOfNewDesign } from './drafts.ts';
import { findVisibleDesign, insertDesign } from './designs.store.ts';
import type { GenerationRow } from './generations.store.ts';
import { checkReading } from './tell-reading.ts';

/** S1 §9. */
const MAX_NAME = 200;

export type GenerateRequest = Look & {
  prompt: string;
  color?: Color | undefined;
  tshirtType?: string | number | undefined;
  position?: string | undefined;
  designSize?: string | undefined;
  productId?: number | undefined;
  remixOf?: string | undefined;
  idempotencyKey?: string | undefined;
};

/**
 * Accepts a prompt as a new design. Refuses with not_found (what is to be remixed), prompt_refused (nothing is held; `reason`
 * says what to change), nothing_drawn, too_many_jobs and insufficient_credits.
 */
export async function generateDesign(
  context: Context,
  accountId: string,
  request: GenerateRequest,
): Promise<GenerationRow> {
  const { prompt, idempotencyKey } = request;
  const known = await findRepeated(context.db, { accountId, idempotencyKey });
  if (known) return known;
  const shirt = shirtOf(await priceBook(context), request);
  await checkOriginal(context, accountId, request.remixOf);
  await checkWords(context, prompt);
  checkSigns(context, prompt);
  checkReading(context, request);
  return acceptGeneration(context, { accountId, idempotencyKey }, async (tx, createdAt) => {
    const designId = `d${context.randomId(26)}`;
    await insertNew(tx, { id: designId, accountId, createdAt }, { ...request, shirt });
    return { kind: 'generate', designId, prompt };
  });
}

/** Only a public design, or one's own, can be started from: its maker is named. */
async function checkOriginal(context: Context, accountId: string, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const original = await findVisibleDesign(context.db, { id, accountId });
  if (!original) throw new Refused('not_found');
  if (original.takenDownAt !== null) throw new Refused('design_taken_down');
}

/** The design and, as what the shopper has in work from now on, its draft. */
async function insertNew(
  tx: Tx,
  { createdAt, ...whose }: { id: string; accountId: string; createdAt: Date },
  request: GenerateRequest & { shirt: ReturnType<typeof shirtOf> },
): Promise<void> {
  const { prompt, shirt, style = null, occasion = null } = request;
  await insertDesign(tx, {
    ...whose,
    ...shirt,
    prompt,
    name: [...prompt].slice(0, MAX_NAME).join(''),
    chosenStyle: style,
    occasion,
    remixOf: request.remixOf ?? null,
    createdAt,
    updatedAt: createdAt,
  });
  await draftOfNewDesign(tx, { ...whose, ...shirt, prompt, size: DEFAULTS.size, changedAt: createdAt });
}

/**
 * The shirt that a request names, in whichever words (rulings, Wire values). Refuses with product_not_found, color_not_found
 * and placement_not_found what the shop does not have.
 */
function shirtOf(book: PriceBook, request: GenerateRequest): Placement & { productId: number; color: Color } {
  const { position, designSize } = placeNamed(book, request.position, request.designSize);
  return {
    productId: productNamed(book, request.tshirtType ?? request.productId).id,
    color: colorOf(book, request.color ?? DEFAULTS.color).key,
    position,
    designSize,
  };
}
