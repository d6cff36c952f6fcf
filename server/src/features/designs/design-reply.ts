import type { Design } from '../../../../contract/src/designs.ts';
import type { Cloth } from '../../../../domain/src/catalog.ts';
import { drawerOf } from '../../../../domain/src/drawn-by.ts';
import { toRupees } from '../../../../domain/src/money.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import { clothOf, priceOf, productOf, type PriceBook } from '../catalog/catalog.ts';
import type { DesignCard, DesignRow, OwnCard } from './designs.store.ts';

/** A name as the public sees it: 'Asha Nair' → Asha N. Nothing for an account without a name. */
export function makerOf(name: string): Design['user'] {
  const [first, ...rest] = name.trim().split(/\s+/);
  if (!first || first.includes('@')) return null;
  const last = rest.at(-1);
  return { firstName: first, lastName: last ? [...last][0]!.toUpperCase() : '', profileImageUrl: null };
}

const remixOf = (original: DesignCard['original']): Design['remixOf'] =>
  original && { id: original.id, name: original.name, user: makerOf(original.makerName) };

type Chosen = Pick<DesignRow, 'chosenStyle' | 'occasion'>;

/** What was chosen beside the words, of rows that have it: a page of a list does without. */
const lookOf = ({ chosenStyle, occasion }: Partial<Chosen>): Pick<Design, 'look'> =>
  chosenStyle === undefined || occasion === undefined ? {} : { look: { style: chosenStyle, occasion } };

type Extra = Partial<Chosen & Pick<OwnCard, 'decision'>>;

/** What a page has to know of a cloth. */
export const toClothReply = ({ hex, ground }: Cloth) => ({ hex, ground });

/** A design as JSON: pictures as addresses, prices in rupees. */
export function toDesignReply(row: DesignCard & Extra, book: PriceBook): Design {
  const { basePrice, unitPrice } = priceOf(book, row);
  const imageUrl = row.artworkFile === null ? null : fileUrl(row.artworkFile);
  return {
    id: row.id,
    name: row.name,
    prompt: row.prompt,
    description: row.prompt,
    style: row.style,
    status: row.status,
    isPublic: row.isPublic,
    createdAt: row.createdAt.toISOString(),
    imageUrl,
    designImage: imageUrl,
    previewImageUrl: row.previewFile === null ? null : fileUrl(row.previewFile),
    mockupUrl: row.mockupFile === null ? null : fileUrl(row.mockupFile),
    color: row.color,
    cloth: toClothReply(clothOf(book, row.color)),
    type: productOf(book, row.productId).type,
    productId: row.productId,
    printPosition: row.position,
    printSize: row.designSize,
    likeCount: row.likeCount,
    remixOf: remixOf(row.original),
    price: toRupees(unitPrice),
    product: { basePrice: toRupees(basePrice) },
    user: makerOf(row.makerName),
    ...lookOf(row),
    ...(row.decision ? { decision: row.decision } : {}),
    drawnBy: drawerOf(row.provider),
  };
}
