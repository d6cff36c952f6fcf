/** The name of a stored file: its content hash and ending, such as '3f…9a.png'. It is never reused for other content. */
export type FileName = string;
/** A 'jpg' is somebody's own photograph: it is for its owner and the shop alone, and never served under its name. */
export type FileEnding = 'png' | 'webp' | 'svg' | 'pdf' | 'jpg';

/** The hash in a file's name: 64 hexadecimal digits. */
export type ContentHash = string;

/** Keeps files by content hash. Local disk or an object store. */
export type StoragePort = {
  /** Stores the bytes durably and answers their name; the same bytes are the same name. Throws StorageFull when there is no room. */
  put: (bytes: Uint8Array, ending: FileEnding) => Promise<FileName>;
  /**
   * Removes a file and what was made of it, for good. False, and nothing is removed, where the same bytes were put at or after that
   * moment: whoever put them may be about to write their name down. True where there is no such file.
   */
  remove: (name: FileName, o: { unlessPutSince: Date }) => Promise<boolean>;
  /** Whether there is such a file; its content is not looked at. */
  has: (name: FileName) => Promise<boolean>;
  /** The bytes, or nothing where there is no such file. */
  get: (name: FileName) => Promise<Uint8Array | undefined>;
  /**
   * Keeps what was made of a stored file, beside it and under a name of its own such as '640.avif'; the same name is replaced.
   * It may be lost, since it can be made again. Throws StorageFull when there is no room.
   */
  putDerived: (of: ContentHash, variant: string, bytes: Uint8Array) => Promise<void>;
  /** What was kept under this name, or nothing. */
  getDerived: (of: ContentHash, variant: string) => Promise<Uint8Array | undefined>;
};

/** There is no room for another file. */
export class StorageFull extends Error {
  override name = 'StorageFull';
  readonly code = 'ENOSPC';
}

/** A file that was stored has been removed since. */
export class FileGone extends Error {
  override name = 'FileGone';
  constructor(name: FileName) {
    super(`The file ${name} is gone`);
  }
}

/** Address under which the shop serves a file: to everybody where something public names it, to others with a pass (features/pictures). */
export const fileUrl = (name: FileName): string => `/files/${name}`;

/** The hash of a file's name. */
export const hashOf = (name: FileName): ContentHash => name.split('.', 1)[0]!;
