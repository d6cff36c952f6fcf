import type { Lettered } from '../../../../domain/src/arrangement.ts';
import type { IconRequest, MarkRequest } from './port.ts';

type Letterer = {
  letter: (text: Lettered) => { d: string; width: number; height: number };
  missingSign: (text: string) => string | undefined;
};

/** Pixels of a mark, and of a logo at most. */
const SIDE = 512;
const LOGO = { width: 1200, height: 400 };
/** A logo comes from a stranger's program: it is read as a PNG that this shop has written. */
const READ = { limitInputPixels: 40_000_000 };
const LETTERS = '#ffffff';
/** The page's ground (web/src/ui/tokens.css, cloth). */
const CLOTH = '#fbf7f0';

/** The first letter of a name with the signs that belong to it, as a heading writes it: 'K', 'छा'. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(name.trim());
  return (first?.segment ?? '').toLocaleUpperCase('en');
}

/** The first letter of the shop's name on a rounded square of its colour; the square alone where no typeface has the letter. */
function initialSvg({ name, accent }: MarkRequest, { letter, missingSign }: Letterer): string {
  const text = initialOf(name);
  const isDrawn = text !== '' && missingSign(text) === undefined;
  const { d, width, height } = isDrawn ? letter({ text, typeface: 'bold', curve: 0 }) : { d: '', width: 1, height: 1 };
  const scale = Math.min(38 / width, 36 / height);
  const at = `translate(${32 - (width * scale) / 2} ${32 - (height * scale) / 2}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 64 64"><rect x="2" y="2" width="60" height="60" rx="15" fill="${accent}"/><path transform="${at}" fill="${LETTERS}" d="${d}"/></svg>`;
}

/** What stands for the shop as a square of 512 pixels with see-through corners: its logo, fitted, or the first letter of its name. */
export async function drawMark(request: MarkRequest, letterer: Letterer): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  if (!request.logo)
    return sharp(Buffer.from(initialSvg(request, letterer)))
      .png()
      .toBuffer();
  return sharp(request.logo, READ)
    .resize(SIDE, SIDE, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A mark as an icon: so large, taking up so much of it, on the page's ground where programs show no see-through parts. */
export async function drawIcon({ mark, size, share, hasGround }: IconRequest): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const inner = Math.round(size * share);
  const margin = Math.floor((size - inner) / 2);
  const extra = { top: margin, left: margin, bottom: size - inner - margin, right: size - inner - margin };
  const image = await sharp(mark, READ)
    .resize(inner, inner)
    .extend({ ...extra, background: '#0000' })
    .png()
    .toBuffer();
  const icon = hasGround ? sharp(image).flatten({ background: CLOTH }) : sharp(image);
  return icon.png({ compressionLevel: 9 }).toBuffer();
}

/** A picture as a logo is kept: without the empty space around it, and no larger than pages and papers show it. */
export async function trimLogo(png: Uint8Array): Promise<{ png: Uint8Array; width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const trimmed = await sharp(png, READ)
    .trim()
    .toBuffer()
    .catch(() => png);
  const { data, info } = await sharp(trimmed, READ)
    .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
