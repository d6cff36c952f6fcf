import { DEFAULTS, placementOf, viewOf } from '../../../../domain/src/catalog.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import type { Context } from '../../http/handle.ts';
import { colorsSold, priceBook, type PriceBook } from '../catalog/catalog.ts';
import { arrangementKey, ensureMockup, mockupKey, type BuyableDesign } from '../designs/designs.ts';
import { listPictures, type GroupRow } from './groups.store.ts';

/** The prints of a group's shirt: the one that was chosen, and one on the back. */
export const printsOf = ({ position, designSize, hasBack }: Pick<GroupRow, 'position' | 'designSize' | 'hasBack'>) => [
  { position, designSize },
  ...(hasBack ? [{ position: 'back' as const, designSize: placementOf('back', undefined).designSize }] : []),
];

/** Every picture of a group: each shirt that it offers, in each colour, from each printed side. */
function keysOf(book: PriceBook, group: GroupRow, design: BuyableDesign) {
  const offered = book.products.filter(one => group.tshirtTypes.includes(one.type));
  return offered.flatMap(({ id: productId, type: tshirtType, ...product }) =>
    (group.color === null ? colorsSold(book, product) : [group.color]).flatMap(color =>
      printsOf(group).map(print => ({
        ...{ tshirtType, color, view: viewOf(print.position) },
        key: mockupKey(book, design.artworkFile, {
          ...{ productId, color, ...print, arrangement: design.arrangement },
        }),
      })),
    ),
  );
}

/** Draws what is missing behind the caller's back: nobody waits for it. */
export function drawPictures(context: Context, group: GroupRow, design: BuyableDesign): void {
  const failed = (error: unknown) => context.log.error('groups.mockup_failed', { id: group.id, error });
  const drawAll = async () => {
    const keys = keysOf(await priceBook(context), group, design);
    // The shirt that is shown first comes first. One at a time: many colours are many pictures, and others wait for theirs too.
    for (const { key } of keys.toSorted((a, b) => rankOf(a) - rankOf(b)))
      await ensureMockup(context, key).catch(failed);
  };
  drawAll().catch(failed);
}
const rankOf = ({ color, view }: { color: string; view: string }): number =>
  (color === DEFAULTS.color ? 0 : 1) + (view === 'front' ? 0 : 2);

/** The pictures that are there; those that are not are drawn for the next who asks. */
export async function picturesOf(context: Context, group: GroupRow, design: BuyableDesign) {
  const stored = await listPictures(context.db, {
    artworkFile: design.artworkFile,
    arrangement: arrangementKey(design.arrangement),
  });
  const found = keysOf(await priceBook(context), group, design).map(({ key, ...shown }) => {
    const { tshirtType, color, placement } = key;
    const picture = stored.find(
      one => one.tshirtType === tshirtType && one.color === color && one.hex === key.hex && one.placement === placement,
    );
    return { ...shown, file: picture?.file };
  });
  if (found.some(({ file }) => file === undefined)) drawPictures(context, group, design);
  return found.flatMap(({ file, ...shown }) => (file === undefined ? [] : [{ ...shown, url: fileUrl(file) }]));
}
