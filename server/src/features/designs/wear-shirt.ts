import type { Context } from '../../http/handle.ts';
import { announce } from '../../jobs/announce.ts';
import { priceBook } from '../catalog/catalog.ts';
import { findOwnDesign, type DesignRow } from './designs.store.ts';
import { ensureMockup, mockupKey } from './mockups.ts';
import { updateShirt } from './uploads.store.ts';

type Shirt = Pick<DesignRow, 'productId' | 'color' | 'position' | 'designSize'>;

/**
 * The shirt that its maker chose last is the shirt of a design: lists, shared pages and the gallery show it with its price (rulings of
 * 26 November, First print). A picture of another shirt goes. Where the new one cannot be drawn just now, the next choice tries again.
 */
export async function wearShirt(
  context: Context,
  accountId: string,
  { id, ...wish }: Shirt & { id: string },
): Promise<void> {
  const design = await findOwnDesign(context.db, { id, accountId });
  if (!design || design.status !== 'ready' || design.artworkFile === null) return;
  const shirt: Shirt = {
    productId: wish.productId,
    color: wish.color,
    position: wish.position,
    designSize: wish.designSize,
  };
  if (Object.entries(shirt).every(([part, value]) => design[part as keyof Shirt] === value)) return;
  try {
    const key = mockupKey(await priceBook(context), design.artworkFile, { ...design, ...shirt });
    const mockupFile = await ensureMockup(context, key);
    const { artworkFile, arrangementVersion } = design;
    const was = { id, artworkFile, arrangementVersion };
    await updateShirt(context.db, was, { ...shirt, mockupFile, previewFile: null, updatedAt: context.now() });
    if (design.isPublic) await announce(context.db, { channel: 'data', noun: 'designs' });
  } catch (error) {
    context.log.warn('design.shirt_failed', { designId: id, error });
  }
}
