/** JPEG is for papers, which take nothing newer; it has no see-through parts. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** These bytes are no picture that the shop reads, or a far too large one. */
export class NotAPicture extends Error {
  override name = 'NotAPicture';
}

/** Makes smaller copies of pictures. */
export type PicturesPort = {
  /**
   * A copy of a PNG, WebP, JPEG or AVIF at this width in pixels, or at its own where that is less; nothing but the pixels is kept.
   * Throws NotAPicture.
   */
  shrink: (picture: Uint8Array, o: { width: number; format: PictureFormat }) => Promise<Uint8Array>;
  /** A WebP of exactly this size with the whole picture in its middle; what it leaves is filled with the colour of its edge. Throws NotAPicture. */
  frame: (picture: Uint8Array, o: { width: number; height: number }) => Promise<Uint8Array>;
};
