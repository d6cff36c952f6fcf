import { DEFAULTS, type Color } from '../../../../domain/src/catalog.ts';
import { nameOfFile, UPLOAD_LIMITS } from '../../../../domain/src/uploads.ts';
import { FileGone, StorageFull } from '../../adapters/storage/port.ts';
import { UploadBusy, UploadRefused, type ReadArtwork, type ReadUpload } from '../../adapters/uploads/port.ts';
import type { Tx } from '../../db/database.ts';
import type { VersionKind } from '../../db/tables/designs.ts';
import type { Context, ReadFile } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { colorOf, placeNamed, priceBook, productNamed, type PriceBook } from '../catalog/catalog.ts';
import { holdFiles, warmPictures } from '../pictures/pictures.ts';
import { judgeWords } from './check-words.ts';
import { findOwnDesign, insertDesign, type ShownDesign } from './designs.store.ts';
import { insertMockup, type MockupKey } from './mockups.store.ts';
import { limitUploads, type Sender } from './limit-uploads.ts';
import { mockupKey, pressMockup } from './mockups.ts';
import { checkName } from './shown-words.ts';
import { takeUploadTurn } from './upload-turns.ts';
import { findUploadByKey, insertUpload } from './uploads.store.ts';
import { insertVersion } from './versions.store.ts';

export type UploadRequest = {
  fileName?: string | undefined;
  name?: string | undefined;
  color?: Color | undefined;
  tshirtType?: string | number | undefined;
  position?: string | undefined;
  designSize?: string | undefined;
  rightsConfirmed: 'true' | 'false';
  removeBackground: 'true' | 'false';
  idempotencyKey?: string | undefined;
};
export type UploadedDesign = {
  design: ShownDesign;
  background: 'as_sent' | 'removed' | 'not_plain';
  isFirstFrame: boolean;
};

/** Stored with the versions of own artwork. */
const PROVIDER = 'upload';
/** What a slow connection may take for a file, below the listener's own limit. */
const BODY_MS = 55_000;
/** Files of a shopper that are taken in ten minutes, and in a day. */
const LIMITS = [
  { key: 'upload', limit: 20, windowS: 600 },
  { key: 'upload-day', limit: 100, windowS: 86_400 },
] as const;
/** A design without any other name. */
const NAMELESS = 'My artwork';

/**
 * Makes a private design of a shopper's own artwork, ready at once and free of charge; with `removeBackground` its second version is
 * the one without a plain background. The same key is the same design. Refuses with upload_rights_needed, uploads_at_once,
 * rate_limited, name_refused (its name), upload_busy, upload_stalled, upload_not_stored and what is wrong with the file; then nothing is kept.
 */
export async function uploadDesign(
  context: Context,
  { accountId, ip }: Sender,
  { request, readFile }: { request: UploadRequest; readFile: ReadFile },
): Promise<UploadedDesign> {
  const known = await findRepeated(context.db, accountId, request.idempotencyKey);
  if (known) return known;
  // What the shop does not have is refused before the file is read.
  shirtOf(await priceBook(context), request);
  if (request.rightsConfirmed !== 'true') throw new Refused('upload_rights_needed');
  await checkName(context, request.name ?? '', 'name');
  const name = await nameFor(context, request);
  const take = async () => {
    const file = await takeIn(readFile);
    const read = await asRefusal(context.uploads.read(file));
    const wantsCutout = request.removeBackground === 'true';
    const cutout = wantsCutout ? await asRefusal(context.uploads.removeBackground(read.png)) : undefined;
    const background = !wantsCutout ? 'as_sent' : cutout ? 'removed' : 'not_plain';
    const keep = async () => {
      const stored = await store(context, request, cutout ? [read, cutout] : [read]);
      return writeDown(context, accountId, { request, name, read, bytes: file.length, stored });
    };
    // The same picture of a deleted design may just have been removed: it is stored once more.
    const design = await keep().catch(error => (error instanceof FileGone ? keep() : Promise.reject(error)));
    return { design, background, isFirstFrame: read.isFirstFrame } as const;
  };
  return takeUploadTurn(context.uploads, accountId, () =>
    limitUploads(context, { accountId, ip, limits: LIMITS }, take),
  );
}

async function findRepeated(tx: Tx, accountId: string, requestKey?: string): Promise<UploadedDesign | undefined> {
  const known = requestKey === undefined ? undefined : await findUploadByKey(tx, { accountId, requestKey });
  const design = known && (await findOwnDesign(tx, { id: known.designId, accountId }));
  return (
    design && {
      design,
      background: design.currentVersion > 1 ? 'removed' : 'as_sent',
      isFirstFrame: known.isFirstFrame,
    }
  );
}

async function takeIn(readFile: ReadFile): Promise<Uint8Array> {
  const file = await readFile({ limit: UPLOAD_LIMITS.bytes, timeLimitMs: BODY_MS });
  if (file === 'too_large') throw new Refused('upload_too_large');
  if (file === 'broken_off') throw new Refused('upload_stalled');
  return file;
}

async function asRefusal<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof UploadRefused) throw new Refused(error.code);
    if (error instanceof UploadBusy) throw new Refused('upload_busy');
    throw error;
  });
}

/** Versions that are stored and only have to be written down, the original first, and the mockup of the last one. */
type Stored = {
  versions: (Pick<ReadArtwork, 'width' | 'height'> & { kind: VersionKind; artworkFile: string })[];
  mockup: MockupKey;
  mockupFile: string;
};

/** Stores the artworks; the original's own mockup is made when somebody goes back to it. */
async function store(context: Context, request: UploadRequest, artworks: ReadArtwork[]): Promise<Stored> {
  const book = await priceBook(context);
  try {
    const versions: Stored['versions'] = [];
    for (const { png, width, height } of artworks) {
      const artworkFile = await context.storage.put(png, 'png');
      versions.push({ artworkFile, width, height, kind: versions.length === 0 ? 'upload' : 'cutout' });
    }
    const mockup = mockupKey(book, versions.at(-1)!.artworkFile, shirtOf(book, request));
    return { versions, mockup, mockupFile: await pressMockup(context, mockup, { artwork: artworks.at(-1)!.png }) };
  } catch (error) {
    if (error instanceof StorageFull) throw new Refused('upload_not_stored');
    throw error;
  }
}

/**
 * The shirt that a request names, in whichever words (rulings, Wire values). Refuses with product_not_found, color_not_found
 * and placement_not_found what the shop does not have.
 */
function shirtOf(book: PriceBook, { color, tshirtType, position, designSize }: UploadRequest) {
  const place = placeNamed(book, position, designSize);
  return {
    color: colorOf(book, color ?? DEFAULTS.color).key,
    productId: productNamed(book, tshirtType).id,
    position: place.position,
    designSize: place.designSize,
  };
}

/** Somebody's second press came between. */
class Raced extends Error {}

/** Design, upload, versions and mockups in one transaction. */
async function writeDown(
  context: Context,
  accountId: string,
  o: { request: UploadRequest; name: string; read: ReadUpload; bytes: number; stored: Stored },
): Promise<ShownDesign> {
  const id = `d${context.randomId(26)}`;
  const requestKey = o.request.idempotencyKey ?? null;
  const at = context.now();
  const shirt = shirtOf(await priceBook(context), o.request);
  try {
    await context.db.transaction(async tx => {
      await insertDesign(tx, {
        id,
        accountId,
        name: o.name,
        prompt: '',
        isUpload: true,
        ...shirt,
        createdAt: at,
        updatedAt: at,
      });
      const upload = {
        designId: id,
        accountId,
        requestKey,
        kind: o.read.kind,
        isFirstFrame: o.read.isFirstFrame,
        bytes: o.bytes,
      };
      if (!(await insertUpload(tx, { ...upload, rightsConfirmedAt: at, createdAt: at }))) throw new Raced();
      const { versions, mockup, mockupFile } = o.stored;
      await holdFiles(context, tx, [...versions.map(version => version.artworkFile), mockupFile]);
      for (const [before, version] of versions.entries()) {
        const made = { designId: id, parent: before || null, provider: PROVIDER, createdAt: at };
        await insertVersion(tx, { ...version, ...made }, { mockupFile, at });
      }
      await insertMockup(tx, mockup, mockupFile);
      await context.jobs.add(tx, warmPictures, { file: mockupFile });
    });
  } catch (error) {
    const first = error instanceof Raced ? await findRepeated(context.db, accountId, requestKey!) : undefined;
    if (first) return first.design;
    throw error;
  }
  return (await findOwnDesign(context.db, { id, accountId }))!;
}

/** The name that was written, or that of the file, unless a friend in a group order should not read it. */
async function nameFor(context: Context, { name, fileName }: UploadRequest): Promise<string> {
  const written = nameOfFile(`${name ?? ''}.`);
  if (written !== '') return written;
  const ofFile = nameOfFile(fileName ?? '');
  return ofFile === '' || (await judgeWords(context, ofFile, { isName: true })) ? NAMELESS : ofFile;
}
