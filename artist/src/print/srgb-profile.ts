/** The ICC profile that says what the colours of a print file are. */
import sharp from 'sharp';

let known: Promise<Uint8Array> | undefined;

/** The sRGB profile that libvips carries: the same bytes with every run of the same version. */
export const srgbProfile = (): Promise<Uint8Array> =>
  (known ??= readProfile().catch(error => ((known = undefined), Promise.reject(error))));

async function readProfile(): Promise<Uint8Array> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } });
  const { icc } = await sharp(await pixel.withIccProfile('srgb').png().toBuffer()).metadata();
  if (!icc) throw new Error('libvips gave no sRGB profile');
  return icc;
}
