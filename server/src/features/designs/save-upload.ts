import type { Color } from '../../../../domain/src/catalog.ts';
import { nameOfFile } from '../../../../domain/src/uploads.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { priceBook } from '../catalog/catalog.ts';
import { findOwnDesign, type ShownDesign } from './designs.store.ts';
import { ensureMockup, mockupKey, shirtOn } from './mockups.ts';
import { checkName } from './shown-words.ts';
import { updateNameAndShirt } from './uploads.store.ts';

export type SaveRequest = {
  name?: string | undefined;
  color?: Color | undefined;
  tshirtType?: string | number | undefined;
  position?: string | undefined;
  designSize?: string | undefined;
};

/** Keeps name and shirt of the shopper's own artwork (S2 §2, Save Design; rulings, Sizes). Refuses with not_found and name_refused. */
export async function saveUpload(
  context: Context,
  { id, accountId, ...wish }: SaveRequest & { id: string; accountId: string },
): Promise<ShownDesign> {
  const design = await findOwnDesign(context.db, { id, accountId });
  if (!design?.isUpload || design.artworkFile === null) throw new Refused('not_found');
  const { color: tshirtColor, designSize: printSize, tshirtType, position } = wish;
  await checkName(context, wish.name ?? '', 'name');
  const book = await priceBook(context);
  const { productId, color, ...place } = shirtOn(book, design, { tshirtColor, printSize, tshirtType, position });
  const shirt = { productId, color, position: place.position, designSize: place.designSize };
  const mockupFile = await ensureMockup(context, mockupKey(book, design.artworkFile, { ...place, ...shirt }));
  const name = nameOfFile(`${wish.name ?? ''}.`) || design.name;
  await updateNameAndShirt(context.db, { id, name, ...shirt, mockupFile, updatedAt: context.now() });
  return (await findOwnDesign(context.db, { id, accountId }))!;
}
