/** The name of a stored file: its content hash and ending, such as '3f…9a.png'. It is never reused for other content. */
export type FileName = string;
export type FileEnding = 'png' | 'webp' | 'svg' | 'pdf';

/** Keeps files by content hash. Local disk or an object store. */
export type StoragePort = {
  /** Stores the bytes durably and answers their name; the same bytes are the same name. Throws StorageFull when there is no room. */
  put: (bytes: Uint8Array, ending: FileEnding) => Promise<FileName>;
  /** The bytes, or nothing where there is no such file. */
  get: (name: FileName) => Promise<Uint8Array | undefined>;
};

/** There is no room for another file. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}

/** Address under which the shop serves a file; the hash in it cannot be guessed. */
export const fileUrl = (name: FileName): string => `/files/${name}`;
