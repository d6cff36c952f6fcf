import { adminCatalogue, type AdminPlacement, type AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import {
  changeColor,
  changePlacement,
  changeProduct,
  countUse,
  createColor,
  createPlacement,
  createProduct,
  dropPlannedPrice,
  listForAdmin,
  pageOfPriceChanges,
  planPrice,
  retireProduct,
  setAvailability,
  setStock,
} from '../catalog/catalog.ts';
import {
  changePiece,
  createPiece,
  pageOfAllCollections,
  setPiecePhoto,
  takePicture,
} from '../collections/collections.ts';
import { answering, changeByAdmin } from './catalogue.ts';
import { takeBlankPhoto } from './take-blank-photo.ts';

const booked = ({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) => ({
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
});

/** A place as the log tells it: where it lies on each garment follows from its side and size. */
const toldPlace = ({ id, key, position, designSize, widthInches, heightInches, ...rest }: AdminPlacement) => {
  const { name, nameHi, price, priceNow, isActive, sort, version, planned } = rest;
  return {
    ...{ id, key, position, designSize, widthInches, heightInches },
    ...{ name, nameHi, price, priceNow, isActive, sort, version, planned },
  };
};

/** A product as the log tells it: of its photographs the sizes of their prints. */
const toldProduct = ({ blank, ...rest }: AdminProduct) => ({
  ...rest,
  ...(blank && {
    prints: blank.sides.map(({ view, widthMm, heightMm, dpi }) => `${view} ${widthMm} × ${heightMm} mm, ${dpi} dpi`),
  }),
});

/** The catalogue: shirts, places to print, what can be had, prices for a time, and what prices were. */
const bookRoutes: Route[] = [
  handle(adminCatalogue.catalogue, context => listForAdmin(context.db, context.now())),
  handle(adminCatalogue.createColor, (context, { account, body }) =>
    changeByAdmin(context, account.id, 'color.created', async (tx, editor) => {
      const after = await createColor(tx, editor, body);
      return { after, subject: `color/${after.key}`, answer: after };
    }),
  ),
  handle(adminCatalogue.changeColor, (context, { account, params: { id }, body: { version, ...change } }) =>
    changeByAdmin(
      context,
      account.id,
      'color.changed',
      async (tx, editor) => answering(await changeColor(tx, editor, { key: id, version, change })),
      `color/${id}`,
    ),
  ),
  handle(adminCatalogue.createProduct, (context, { account, body }) =>
    changeByAdmin(context, account.id, 'product.created', async (tx, editor) => {
      const after = await createProduct(tx, editor, { ...body, blank: body.blank ?? null });
      return { after: toldProduct(after), subject: `product/${after.id}`, answer: after };
    }),
  ),
  handle(adminCatalogue.changeProduct, (context, { account, params: { id }, body: { version, ...change } }) =>
    changeByAdmin(
      context,
      account.id,
      'product.changed',
      async (tx, editor) => {
        const { before, after } = await changeProduct(context, tx, editor, { id: Number(id), version, change });
        return { before: toldProduct(before), after: toldProduct(after), answer: after };
      },
      `product/${id}`,
    ),
  ),
  handle(adminCatalogue.blankPhoto, (context, { account, body }) => takeBlankPhoto(context, account.id, body)),
  handle(adminCatalogue.productUse, async (context, { params: { id } }) => {
    const { products } = await listForAdmin(context.db, context.now());
    if (!products.some(one => one.id === Number(id))) throw new Refused('not_found');
    return countUse(context.db, Number(id));
  }),
  handle(adminCatalogue.retireProduct, (context, { account, params: { id } }) =>
    changeByAdmin(
      context,
      account.id,
      'product.retired',
      async (tx, editor) => {
        const { before, after } = await retireProduct(context, tx, editor, Number(id));
        return { before: toldProduct(before), after: toldProduct(after), answer: await countUse(tx, Number(id)) };
      },
      `product/${id}`,
    ),
  ),
  handle(adminCatalogue.createPlacement, (context, { account, body }) =>
    changeByAdmin(context, account.id, 'placement.created', async (tx, editor) => {
      const after = await createPlacement(tx, editor, body);
      return { after: toldPlace(after), subject: `placement/${after.key}`, answer: after };
    }),
  ),
  handle(adminCatalogue.changePlacement, (context, { account, params: { id }, body: { version, ...change } }) =>
    changeByAdmin(
      context,
      account.id,
      'placement.changed',
      async (tx, editor) => {
        const { before, after } = await changePlacement(tx, editor, { id, version, change });
        return { before: toldPlace(before), after: toldPlace(after), answer: after };
      },
      `placement/${id}`,
    ),
  ),
  handle(adminCatalogue.setAvailability, (context, { account, params: { id }, body }) =>
    changeByAdmin(
      context,
      account.id,
      'product.availability',
      async (tx, editor) => {
        const { before, after } = await setAvailability(tx, editor, { id: Number(id), ...body });
        return { before: { away: before.away }, after: { away: after.away }, answer: after };
      },
      `product/${id}`,
    ),
  ),
  handle(adminCatalogue.setStock, (context, { account, params: { id }, body }) =>
    changeByAdmin(
      context,
      account.id,
      'product.stock',
      async (tx, editor) => {
        const { before, after } = await setStock(tx, editor, { id: Number(id), ...body });
        return { before: toldStock(before), after: toldStock(after), answer: after };
      },
      `product/${id}`,
    ),
  ),
  handle(adminCatalogue.planPrice, (context, { account, body }) =>
    changeByAdmin(
      context,
      account.id,
      'price.planned',
      async (tx, editor) => {
        const after = await planPrice(context, tx, editor, { ...body, ...booked(body) });
        return { after, answer: after };
      },
      body.item,
    ),
  ),
  handle(adminCatalogue.dropPlannedPrice, (context, { account, params }) =>
    changeByAdmin(context, account.id, 'price.dropped', async (tx, editor) => {
      const { item, ...before } = await dropPlannedPrice(tx, editor, params.id);
      return { before, subject: item, answer: { dropped: true } as const };
    }),
  ),
  handle(adminCatalogue.priceHistory, async (context, { query, request }) => {
    const { changes, next } = await pageOfPriceChanges(context, query);
    return pageReply(changes, next, request);
  }),
];

/** Pieces of the collections. */
const pieceRoutes: Route[] = [
  handle(adminCatalogue.collections, async (context, { query, request }) => {
    const { pieces, next } = await pageOfAllCollections(context, query);
    return pageReply(pieces, next, request);
  }),
  handle(adminCatalogue.createCollection, (context, { account, body }) =>
    changeByAdmin(context, account.id, 'collection.created', async (tx, editor) => {
      const after = await createPiece(context, tx, editor, body);
      return { after, subject: `collection/${after.id}`, answer: after };
    }),
  ),
  handle(adminCatalogue.changeCollection, (context, { account, params: { id }, body: { version, ...change } }) =>
    changeByAdmin(
      context,
      account.id,
      'collection.changed',
      async (tx, editor) => answering(await changePiece(tx, editor, { id, version, change })),
      `collection/${id}`,
    ),
  ),
  handle(adminCatalogue.collectionPhoto, async (context, { account, params: { id }, body }) => {
    const file = await takePicture(context, account.id, body);
    return changeByAdmin(
      context,
      account.id,
      'collection.photo',
      async (tx, editor) => answering(await setPiecePhoto(context, tx, { id, pictureFile: file, now: editor.now })),
      `collection/${id}`,
    );
  }),
];

/** Counts as the log tells them: 'black M: 3'. */
const toldStock = ({ stock }: AdminProduct) => ({
  stock: stock.map(({ color, size, free }) => `${color} ${size}: ${free}`),
});

export const adminCatalogueRoutes: Route[] = [...bookRoutes, ...pieceRoutes];
