import type { FileRefusal } from '../../../../contract/src/uploads.ts';
import type { UploadKind } from '../../../../domain/src/uploads.ts';

/** A shopper's picture as it is kept: a PNG with transparency, sRGB, nothing in it but pixels. */
export type ReadArtwork = { png: Uint8Array; width: number; height: number };
/** `isFirstFrame`: the file moves, and what is kept is how it begins. */
export type ReadUpload = ReadArtwork & { kind: UploadKind; isFirstFrame: boolean };
/** A photograph as it is kept: a JPEG with nothing in it but pixels, neither place nor camera. */
export type ReadPhoto = { jpeg: Uint8Array; width: number; height: number };

/** Something is wrong with the file; the code's sentence says what to do. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
  readonly code: FileRefusal;
  constructor(code: FileRefusal, cause?: string) {
    super(cause === undefined ? code : `${code}: ${cause}`);
    this.code = code;
  }
}

/** Too many files wait already, or the machine has no time: nothing is wrong with the file. */
export class UploadBusy extends Error {
  override name = 'UploadBusy';
}

/** Reads pictures that strangers send. */
export type UploadsPort = {
  /**
   * Tells the kind by the content and draws the picture anew, turned upright and cut to the pixels of the largest print. Throws
   * UploadRefused and UploadBusy.
   */
  read: (file: Uint8Array) => Promise<ReadUpload>;
  /** The same picture without its plain background; nothing where it has none. Throws UploadRefused and UploadBusy. */
  removeBackground: (png: Uint8Array) => Promise<ReadArtwork | undefined>;
  /** The same for a photograph, a PNG, JPEG or WebP: turned upright, cut to `side` pixels. Throws UploadRefused and UploadBusy. */
  readPhoto: (file: Uint8Array, side: number) => Promise<ReadPhoto>;
};
