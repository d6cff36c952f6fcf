import { REPORT_LIMITS } from '../../../../domain/src/returns.ts';

/** A photo below this many bytes goes as it is. */
const SMALL = 1_000_000;
const QUALITY = 0.85;

/**
 * A phone's photo is several megabytes, and the shop keeps fewer pixels anyway: made small here, it is on its way for seconds instead of
 * a minute. What this browser cannot read goes as it is; the server decides about it.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size < SMALL || !file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, REPORT_LIMITS.side / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', QUALITY));
    return small && small.size < file.size ? small : file;
  } catch {
    return file;
  }
}
