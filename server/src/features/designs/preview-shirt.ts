import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { scenesOf, type SceneWish } from '../../../../domain/src/preview-scenes.ts';
import { areaNamed, priceBook, productNamed } from '../catalog/catalog.ts';
import { announce } from '../../jobs/announce.ts';
import { storedFileIn } from '../pictures/pictures.ts';
import { acceptGeneration, findRepeated } from './accept-generation.ts';
import { getBuyableDesign, type BuyableDesign } from './buyable-design.ts';
import { findOwnDesign, type ShownDesign } from './designs.store.ts';
import type { GenerationRow } from './generations.store.ts';
import { onceDrawn } from './once-drawn.ts';
import { mockupKey, shirtOn, type ShirtWords } from './mockups.ts';
import { findDesignOfArtwork, updatePreview } from './previews.store.ts';

export type PreviewRequest = ShirtWords &
  SceneWish & {
    designId?: string | undefined;
    /** The address of its artwork, where the id is not known (S2 §7). */
    designImageUrl?: string | undefined;
    idempotencyKey?: string | undefined;
  };

/**
 * Accepts a realistic preview of a design that is public or one's own, on the wished shirt; what is left open is as its maker
 * chose it. Refuses with not_found, design_not_ready, too_many_jobs, insufficient_credits, and not_worn where the product stands in no scene.
 */
export async function previewShirt(
  context: Context,
  accountId: string,
  request: PreviewRequest,
): Promise<GenerationRow> {
  const { idempotencyKey } = request;
  const known = await findRepeated(context.db, { accountId, idempotencyKey });
  if (known) return known;
  const design = await onceDrawn(context, () => previewedDesign(context, accountId, request));
  const { scene, build, skin } = request;
  const book = await priceBook(context);
  const key = mockupKey(book, design.artworkFile, shirtOn(book, design, request));
  const { template } = productNamed(book, key.tshirtType);
  if (scenesOf(template, areaNamed(book, key.placement)).length === 0) throw new Refused('not_worn');
  const shirt = {
    ...key,
    wish: { scene, build, skin },
  };
  const order = { kind: 'preview', designId: design.id, prompt: design.prompt, shirt } as const;
  return acceptGeneration(context, { accountId, idempotencyKey }, async () => order);
}

async function previewedDesign(
  { db, shop }: Context,
  accountId: string,
  { designId, designImageUrl = '' }: PreviewRequest,
): Promise<BuyableDesign> {
  if (designId !== undefined) return getBuyableDesign(db, { id: designId, accountId });
  const artworkFile = storedFileIn(designImageUrl, shop.publicUrl);
  const id = artworkFile && (await findDesignOfArtwork(db, { artworkFile, accountId }));
  if (!artworkFile || id === undefined) throw new Refused('not_found');
  return { ...(await getBuyableDesign(db, { id, accountId })), artworkFile };
}

/** Shows one of the previews of its current artwork with an own design (S2 §7). Refuses with not_found. */
export async function savePreview(
  context: Context,
  o: { designId: string; accountId: string; previewImageUrl: string },
): Promise<ShownDesign> {
  const { designId, accountId } = o;
  const previewFile = storedFileIn(o.previewImageUrl, context.shop.publicUrl);
  if (!previewFile || !(await updatePreview(context.db, { designId, accountId, previewFile })))
    throw new Refused('not_found');
  const design = await findOwnDesign(context.db, { id: designId, accountId });
  if (!design) throw new Refused('not_found');
  if (design.isPublic) await announce(context.db, { channel: 'data', noun: 'designs' });
  return design;
}
