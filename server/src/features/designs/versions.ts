import type { DesignVersion } from '../../../../contract/src/designs.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import type { Context } from '../../http/handle.ts';
import { cutPage, readCursor, writeCursor } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import { priceBook } from '../catalog/catalog.ts';
import { announce } from '../../jobs/announce.ts';
import { ownVersion } from './change-design.ts';
import { findOwnDesign, type ShownDesign } from './designs.store.ts';
import { ensureMockup, mockupKey } from './mockups.ts';
import { checkShown } from './shown-words.ts';
import {
  leaveVersion,
  listVersions,
  lockDesign,
  updateCurrent,
  updateToArrangement,
  type VersionRow,
} from './versions.store.ts';

type Own = { accountId: string; designId: string };

/** A page of the versions of an own design, the newest first. Refuses with not_found. */
export async function designVersions(
  context: Context,
  { accountId, designId, limit, cursor }: Own & { limit: number; cursor?: string | undefined },
): Promise<{ rows: DesignVersion[]; next: string | undefined }> {
  const below = readCursor('count', cursor)?.key;
  const design = await findOwnDesign(context.db, { id: designId, accountId });
  if (!design) throw new Refused('not_found');
  const found = await listVersions(context.db, {
    designId,
    limit,
    below: below === undefined ? undefined : Number(below),
  });
  const { rows, next } = cutPage(found, limit, row => writeCursor('count', String(row.number), designId));
  return { rows: rows.map(row => toVersionReply(row, design.currentVersion)), next };
}

const toVersionReply = (row: VersionRow, current: number): DesignVersion => ({
  number: row.number,
  parent: row.parent,
  kind: row.kind,
  instruction: row.instruction,
  imageUrl: fileUrl(row.artworkFile),
  createdAt: row.createdAt.toISOString(),
  isCurrent: row.number === current,
});

/**
 * Shows and prints another version of an own design from now on, as it lay when it was left, free of charge. Refuses with
 * not_found, design_not_ready, and, where everybody sees the design, words_not_shown.
 */
export async function chooseVersion(
  context: Context,
  { number, ...own }: Own & { number: number },
): Promise<ShownDesign> {
  const { design, version } = await ownVersion(context, { ...own, from: number });
  const arrangement = version.leftWith?.arrangement;
  const lies = arrangement === undefined ? design : { ...design, arrangement };
  if (design.isPublic) await checkShown(context, { ...lies, currentVersion: number });
  const mockupFile = await ensureMockup(context, mockupKey(await priceBook(context), version.artworkFile, lies));
  const style = version.style || design.style;
  await context.db.transaction(async tx => {
    const there = await lockDesign(tx, design.id);
    // It was deleted meanwhile, is the current one already, or another window has just chosen it.
    if (!there || there.currentVersion === number) return;
    await leaveVersion(tx, design.id);
    if (arrangement !== undefined) await updateToArrangement(tx, design.id, arrangement);
    await updateCurrent(tx, { designId: design.id, number }, { style, mockupFile, at: context.now() });
    if (design.isPublic) await announce(tx, { channel: 'data', noun: 'designs' });
  });
  const chosen = await findOwnDesign(context.db, { id: own.designId, accountId: own.accountId });
  if (!chosen) throw new Refused('not_found');
  return chosen;
}
