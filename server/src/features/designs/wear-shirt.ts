import type { Context } from '../../http/handle.ts';
import { announce } from '../../jobs/announce.ts';
import { priceBook } from '../catalog/catalog.ts';
import { findOwnDesign, type DesignRow } from './designs.store.ts';
import { ensureMockup, mockupKey } from './mockups.ts';
import { updateShirt } from './mockups.store.ts';

type Shirt = Pick<DesignRow, 'productId' | 'color' | 'position' | 'designSize'>;
type Worn = Shirt & { id: string };

/**
 * The shirt that its maker chose last is the shirt of a design: lists, shared pages and the gallery show it with its price (rulings of
 * 26 November, First print). A picture of another shirt goes. Never fails: where it cannot be done just now, the next choice tries again.
 */
export async function wearShirt(context: Context, accountId: string, worn: Worn): Promise<void> {
  try {
    await changeShirt(context, accountId, worn);
  } catch (error) {
    context.log.warn('design.shirt_failed', { designId: worn.id, error });
  }
}

async function changeShirt(context: Context, accountId: string, { id, ...wish }: Worn): Promise<void> {
  const design = await findOwnDesign(context.db, { id, accountId });
  if (!design || design.status !== 'ready' || design.artworkFile === null) return;
  const { productId, color, position, designSize } = wish;
  const shirt: Shirt = { productId, color, position, designSize };
  if (Object.entries(shirt).every(([part, value]) => design[part as keyof Shirt] === value)) return;
  const { artworkFile, arrangementVersion } = design;
  const mockupFile = await ensureMockup(
    context,
    mockupKey(await priceBook(context), artworkFile, { ...design, ...shirt }),
  );
  const values = { ...shirt, mockupFile, previewFile: null, updatedAt: context.now() };
  await updateShirt(context.db, { id, artworkFile, arrangementVersion }, values);
  if (design.isPublic) await announce(context.db, { channel: 'data', noun: 'designs' });
}
