import { SIZE_WORD, type Size } from '../../../domain/src/catalog.ts';
import { isObject, isText, storedEntry, textLike } from './entry.ts';
import { DEFAULT_CHOICE, type ShirtChoice, shirtChoiceIn } from './shirt-choice.ts';

/** What a guest chose on /customize: the picture itself stands in the browser's database, under `key` (kept-upload.ts). */
export type KeptUpload = {
  key: string;
  /** Of the file. */
  name: string;
  removesBackground: boolean;
  shirt: ShirtChoice;
  size: Size;
};

/** The choice of this tab: it survives a trip to sign-in. The shopper's word that it may be printed is given anew. */
export const keptUploadEntry = storedEntry<KeptUpload>({
  key: 'keptUpload',
  version: 1,
  area: 'session',
  check({ key, name, removesBackground, shirt, size }) {
    if (!isText(key) || !isText(name) || !isObject(shirt)) return undefined;
    return {
      key,
      name,
      removesBackground: removesBackground === true,
      shirt: shirtChoiceIn(shirt),
      size: textLike(SIZE_WORD, size, DEFAULT_CHOICE.size),
    };
  },
});

const STORE = 'files';
/** A picture that nobody came back for is taken away at the next visit of the page. */
const MOST_AGE_MS = 3_600_000;
type Row = { file: File; keptAt: number };

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((done, fail) => {
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => fail(request.error ?? new Error('The browser keeps no files')));
  });

/** Works on the kept files; ends once they are written. Throws where the browser keeps none, or has no room. */
async function withFiles<Value>(work: (files: IDBObjectStore) => Promise<Value>): Promise<Value> {
  const opening = indexedDB.open('keptFile', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  const database = await answerOf(opening);
  try {
    const turn = database.transaction(STORE, 'readwrite');
    const ended = new Promise<void>((done, fail) => {
      turn.addEventListener('complete', () => done());
      turn.addEventListener('abort', () => fail(turn.error ?? new Error('Not kept')));
    });
    const [result] = await Promise.all([work(turn.objectStore(STORE)), ended]);
    return result;
  } finally {
    database.close();
  }
}

/** Keeps a chosen picture; one that cannot be kept is missed, and told, when it is looked for. */
export async function keepFile(key: string, file: File): Promise<void> {
  const row: Row = { file, keptAt: Date.now() };
  await withFiles(files => answerOf(files.put(row, key))).catch(() => undefined);
}

/** The picture that this tab kept, if it is still there; those that nobody came back for go. */
export async function findKeptFile(key: string): Promise<File | undefined> {
  const rows = await withFiles(async files => {
    const [keys, all] = await Promise.all([answerOf(files.getAllKeys()), answerOf(files.getAll())]);
    const found = all.map((row: Row, at) => ({ ...row, key: keys[at]! }));
    found.filter(row => row.keptAt < Date.now() - MOST_AGE_MS).forEach(row => files.delete(row.key));
    return found;
  }).catch(() => []);
  return rows.find(row => row.key === key)?.file;
}

/** Forgets the choice of this tab, with its picture. */
export async function forgetKeptUpload(): Promise<void> {
  const kept = keptUploadEntry.read();
  keptUploadEntry.clear();
  if (kept) await withFiles(files => answerOf(files.delete(kept.key))).catch(() => undefined);
}
