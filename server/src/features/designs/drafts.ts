import type { Draft } from '../../../../contract/src/drafts.ts';
import {
  type Color,
  type DesignSize,
  type Position,
  type Size,
  type TshirtType,
} from '../../../../domain/src/catalog.ts';
import type { DesignStyle, Occasion } from '../../../../domain/src/looks.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import { colorOf, placeNamed, priceBook, productNamed, productOf, type PriceBook } from '../catalog/catalog.ts';
import { toDesignReply } from './design-reply.ts';
import { findOwnDesign, type DesignCard } from './designs.store.ts';
import { wearShirt } from './wear-shirt.ts';
import {
  deleteDraft,
  deleteDraftsOfWords,
  deleteFailedDraftsOfWords,
  deleteOldDrafts,
  findDraft,
  listDrafts,
  listOpenJobs,
  listOwnCards,
  lockDrafts,
  putDraft,
  type DraftRow,
  type NewDraft,
} from './drafts.store.ts';

/** Drafts that an account has at most; with one more, the one that was not changed for longest goes. */
const MAX_DRAFTS = 20;
/** What the browser chooses for words that are no design yet. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export type KeptDraft = {
  accountId: string;
  id: string;
  prompt?: string | undefined;
  style?: DesignStyle | null | undefined;
  occasion?: Occasion | null | undefined;
  color: Color;
  tshirtType: TshirtType;
  position: Position;
  designSize: DesignSize;
  size: Size;
  version: number;
};

/** A page of what an account has in work, the last changed first. */
export async function draftsOf(
  context: Context,
  { accountId, limit, cursor }: { accountId: string; limit: number; cursor?: string | undefined },
): Promise<{ rows: Draft[]; next: string | undefined }> {
  const found = await listDrafts(context.db, { accountId, limit, afterRow: rowKeyOf(cursor) });
  const { rows, next } = pageOf(found, limit, row => ({ at: row.changedAt, id: row.id }));
  return { rows: await toDraftReplies(context, accountId, rows), next };
}

/**
 * Keeps words, or the shirt that is chosen for an own design. Refuses with not_found for any other design, and with
 * draft_changed, which tells what is there, where another device was faster; a repeated request finds what it did itself.
 */
export async function keepDraft(context: Context, request: KeptDraft): Promise<Draft> {
  const { accountId, id, version } = request;
  const asked = await whatIsKept(context, request);
  const kept = await context.db.transaction(async tx => {
    await lockDrafts(tx, accountId);
    const there = await findDraft(tx, { accountId, id });
    if (there && isSame(there, asked)) return there;
    if (there && there.version !== version) return { ...there, isNewer: true };
    const row = { ...asked, version: (there?.version ?? 0) + 1, changedAt: context.now() };
    await putDraft(tx, row);
    if (row.prompt !== null) await deleteFailedDraftsOfWords(tx, { accountId, prompt: row.prompt });
    await deleteOldDrafts(tx, { accountId, keep: MAX_DRAFTS });
    return row;
  });
  if (kept.designId !== null && !('isNewer' in kept))
    await wearShirt(context, accountId, { ...kept, id: kept.designId });
  const [reply] = await toDraftReplies(context, accountId, [kept]);
  if ('isNewer' in kept) throw new Refused('draft_changed', reply);
  return reply!;
}

type Asked = Omit<DraftRow, 'version' | 'createdAt' | 'changedAt'>;

async function whatIsKept(context: Context, request: KeptDraft): Promise<Asked> {
  const { tshirtType, prompt, style = null, occasion = null, version: _, ...rest } = request;
  const book = await priceBook(context);
  const product = productNamed(book, tshirtType);
  if (!product.sizes.some(one => one.size === rest.size)) throw new Refused('size_not_found');
  placeNamed(book, rest.position, rest.designSize);
  const shirt = { ...rest, color: colorOf(book, rest.color).key, productId: product.id };
  if (UUID.test(rest.id)) {
    if (prompt === undefined) throw new Refused('invalid_input', { prompt: 'A draft without a design has words' });
    return { ...shirt, prompt, style, occasion, designId: null };
  }
  if (!(await findOwnDesign(context.db, rest))) throw new Refused('not_found');
  return { ...shirt, prompt: null, style: null, occasion: null, designId: rest.id };
}

const isSame = (there: DraftRow, asked: Asked): boolean =>
  Object.entries(asked).every(([name, value]) => there[name as keyof Asked] === value);

/** Forgets a draft. Refuses with not_found. */
export async function discardDraft(context: Context, afterRow: { accountId: string; id: string }): Promise<void> {
  if (!(await deleteDraft(context.db, afterRow))) throw new Refused('not_found');
}

/** Words that are being drawn are the draft of their design from now on. */
export async function draftOfNewDesign(
  tx: Tx,
  { prompt, ...draft }: Omit<NewDraft, 'prompt' | 'designId' | 'version'> & { prompt: string },
): Promise<void> {
  const { accountId, id } = draft;
  await lockDrafts(tx, accountId);
  await deleteDraftsOfWords(tx, { accountId, prompt });
  await deleteFailedDraftsOfWords(tx, { accountId, prompt });
  await putDraft(tx, { ...draft, prompt: null, designId: id, version: 0 });
  await deleteOldDrafts(tx, { accountId, keep: MAX_DRAFTS });
}

/** A design is in the cart: it is no draft any more. */
export async function endDraft(tx: Tx, o: { accountId: string; designId: string }): Promise<void> {
  await deleteDraft(tx, { accountId: o.accountId, id: o.designId });
}

type Kept = Omit<DraftRow, 'createdAt'>;

async function toDraftReplies(context: Context, accountId: string, rows: Kept[]): Promise<Draft[]> {
  const ids = rows.flatMap(({ designId }) => designId ?? []);
  const [cards, jobs, book] = await Promise.all([
    listOwnCards(context.db, { accountId, ids }),
    listOpenJobs(context.db, { accountId, designIds: ids }),
    priceBook(context),
  ]);
  return rows.map(row => {
    const of = cards.find(({ id }) => id === row.designId);
    const design = of && hasOrAwaitsPicture(of) ? toDesignReply(of, book) : null;
    const jobId = jobs.find(({ designId }) => designId === row.designId)?.id ?? null;
    const look = of ? { style: of.chosenStyle, occasion: of.occasion } : { style: row.style, occasion: row.occasion };
    return { ...toShirtReply(row, book), ...look, prompt: row.prompt ?? of?.prompt ?? '', design, jobId };
  });
}

const hasOrAwaitsPicture = ({ status }: DesignCard): boolean => status === 'ready' || status === 'queued';

const toShirtReply = (row: Kept, book: PriceBook) => ({
  id: row.id,
  color: row.color,
  tshirtType: productOf(book, row.productId).type,
  position: row.position,
  designSize: row.designSize,
  size: row.size,
  version: row.version,
  changedAt: row.changedAt.toISOString(),
});
