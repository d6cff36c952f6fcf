import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { EditPictures } from './edit-form.ts';
import type { PictureOrder } from './picture-order.ts';

/** A drawing as SVG: its shapes come from the hash of the prompt, so that other words give another picture. */
type Drawing = { width: number; height: number; svg: (ground: 'transparent' | 'opaque') => string };

const PAPER = '#f4efe4';

function sketch(order: Pick<PictureOrder, 'prompt' | 'width' | 'height'>, nth: number, isEdit: boolean): Drawing {
  const { prompt, width, height } = order;
  const bytes = createHash('sha256').update(`${nth}:${prompt}`).digest();
  const at = (i: number) => bytes[i % bytes.length]! / 255;
  // A model told to draw on a flat ground does so.
  const ground = /#[0-9a-f]{6}\b/i.exec(prompt)?.[0] ?? PAPER;
  const shortest = Math.min(width, height);
  const shapes = Array.from({ length: isEdit ? 2 : 5 }, (_, i) => {
    const fill = `hsl(${Math.round(18 + 40 * at(i))} ${50 + Math.round(40 * at(i + 7))}% ${25 + Math.round(30 * at(i + 13))}%)`;
    const [x, y] = [width * (0.35 + 0.3 * at(i + 3)), height * (0.35 + 0.3 * at(i + 5))];
    const r = shortest * (0.1 + 0.12 * at(i + 11));
    return at(i + 17) < 0.5
      ? `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
      : `<rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}" rx="${r / 4}" fill="${fill}" transform="rotate(${at(i) * 90} ${x} ${y})"/>`;
  }).join('');
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  return {
    width,
    height,
    svg: kind =>
      `${open}${kind === 'opaque' ? `<rect width="100%" height="100%" fill="${ground}"/>` : ''}${shapes}</svg>`,
  };
}

/** Bytes of the n-th picture of an order, in its size, format and background. An edit is drawn over its first picture. */
export async function drawPicture(order: PictureOrder, nth: number, edit?: EditPictures): Promise<Buffer> {
  const drawing = sketch(order, nth, edit !== undefined);
  const source = drawing.svg(edit ? 'transparent' : order.background);
  if (order.format === 'svg') return Buffer.from(source);
  const drawn = edit ? await drawOver(drawing, source, order, edit) : sharp(Buffer.from(source));
  return encode(order.background === 'transparent' ? drawn.ensureAlpha() : drawn.flatten({ background: PAPER }), order);
}

async function drawOver({ width, height }: Drawing, svg: string, order: PictureOrder, edit: EditPictures) {
  const below = sharp(edit.images[0]).resize(width, height, { fit: 'contain', background: '#0000' });
  const over = { input: Buffer.from(svg) };
  if (order.background === 'transparent') return sharp(await below.composite([over]).png().toBuffer());
  const ground = /#[0-9a-f]{6}\b/i.exec(order.prompt)?.[0] ?? PAPER;
  return sharp(await below.flatten({ background: ground }).composite([over]).png().toBuffer());
}

export function encode(picture: Sharp, { format, compression }: Pick<PictureOrder, 'format' | 'compression'>) {
  if (format === 'jpeg') return picture.jpeg({ quality: Math.max(1, compression) }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: Math.max(1, compression), effort: 1 }).toBuffer();
  if (format === 'gif') return picture.gif().toBuffer();
  return picture.png({ compressionLevel: 1 }).toBuffer();
}

/** A partial picture: the same, blurred. */
export const drawPartial = (picture: Buffer, order: PictureOrder, blur: number): Promise<Buffer> =>
  order.format === 'svg' ? Promise.resolve(picture) : encode(sharp(picture).blur(blur), order);
