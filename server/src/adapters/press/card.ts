import type { CardArt, SetLine } from './card-art.ts';
import { fitBlock, type Fit, type TextBlock } from './card-text.ts';
import type { CardRequest, CardShape } from './port.ts';

/** Colours of the look (web/src/ui/tokens.css). */
const CLOTH = '#fbf7f0';
const CLOTH_2 = '#f3ece0';
const LINE = '#e4d9c8';
const INK = '#1b1a2b';
const INK_2 = '#4a4760';
const TURMERIC = '#f2a71b';

const QUALITY = 84;
const MAX_PIXELS = 40_000_000;
type Rect = { left: number; top: number; width: number; height: number };
/** Where things stand, in pixels. */
type Layout = {
  width: number;
  height: number;
  /** The shirt fills it. */
  shirt: Rect;
  border: number;
  stamp: { x: number; y: number; size: number; text: number };
  name: Rect & Pick<Fit, 'steps'>;
  /** Baseline of the price. */
  price: { x: number; y: number; size: number };
  note: { right: number; size: number };
};

const LAYOUTS: Record<CardShape, Layout> = {
  wide: {
    width: 1200,
    height: 630,
    shirt: { left: 0, top: 0, width: 592, height: 582 },
    border: 48,
    stamp: { x: 648, y: 52, size: 68, text: 44 },
    name: {
      left: 648,
      top: 150,
      width: 496,
      height: 300,
      steps: [
        [84, 2],
        [72, 3],
        [60, 3],
        [50, 4],
      ],
    },
    price: { x: 648, y: 526, size: 60 },
    note: { right: 1144, size: 26 },
  },
  square: {
    width: 600,
    height: 600,
    shirt: { left: 0, top: 0, width: 600, height: 400 },
    border: 36,
    stamp: { x: 20, y: 18, size: 52, text: 32 },
    name: {
      left: 28,
      top: 406,
      width: 544,
      height: 86,
      steps: [
        [54, 1],
        [44, 1],
        [38, 2],
        [34, 2],
      ],
    },
    price: { x: 28, y: 538, size: 40 },
    note: { right: 572, size: 22 },
  },
};

/** A card of a shirt for shared links: the shirt, what it is called and costs, and whose shop it is (look, cloth and ink). */
export async function drawCard(request: CardRequest, art: CardArt): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const layout = LAYOUTS[request.shape];
  const { width, height, shirt } = layout;
  const picture = await sharp(request.mockup, { limitInputPixels: MAX_PIXELS })
    .resize({ width: shirt.width, height: shirt.height, fit: 'cover', position: 'top' })
    .flatten({ background: CLOTH_2 })
    .toBuffer();
  const { x, y, size } = layout.stamp;
  const mark = request.mark && (await sharp(request.mark).resize(size, size).png().toBuffer());
  return sharp({ create: { width, height, channels: 3, background: CLOTH } })
    .composite([
      { input: picture, left: shirt.left, top: shirt.top },
      { input: Buffer.from(overlay(request, layout, art)), left: 0, top: 0 },
      ...(mark ? [{ input: mark, left: x, top: y }] : []),
    ])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

function overlay(request: CardRequest, layout: Layout, art: CardArt): string {
  const { width, height, border } = layout;
  const scale = border / 40;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><pattern id="border" width="160" height="40" patternUnits="userSpaceOnUse">${art.border}</pattern></defs>
<g transform="translate(0 ${height - border}) scale(${scale})"><rect width="${width / scale}" height="40" fill="${CLOTH}"/><rect width="${width / scale}" height="40" fill="url(#border)"/></g>
${edge(layout)}${shopMark(request, layout, art)}${nameLines(request.name, layout, art)}${priceLine(request, layout, art)}</svg>`;
}

/** A hairline between the shirt and the text. */
const edge = (l: Layout): string =>
  l.shirt.width < l.width
    ? `<rect x="${l.shirt.width}" width="2" height="${l.shirt.height}" fill="${LINE}"/>`
    : `<rect y="${l.shirt.height}" width="${l.width}" height="2" fill="${LINE}"/>`;

const inked = ({ d }: SetLine, x: number, y: number, colour: string): string =>
  `<path transform="translate(${x} ${y})" fill="${colour}" d="${d}"/>`;

function shopMark({ shopName, mark: own }: CardRequest, { stamp, name: { width } }: Layout, art: CardArt): string {
  const { x, y, size, text } = stamp;
  const room = width - size - text / 3;
  const [line] = fitBlock(
    shopName,
    {
      width: room,
      weight: 800,
      steps: [
        [text, 1],
        [text * 0.75, 1],
      ],
    },
    art,
  ).lines;
  const mark = own ? '' : `<g transform="translate(${x} ${y}) scale(${size / 64})">${art.stamp}</g>`;
  return line ? mark + inked(line, x + size + text / 3, y + size / 2 + text * 0.3, INK) : mark;
}

/** Lines of the name, in the middle of their room. */
function nameLines(name: string, { name: room }: Layout, art: CardArt): string {
  const block: TextBlock = fitBlock(name, { width: room.width, weight: 800, steps: room.steps }, art);
  const leading = block.size * 1.08;
  // Letters stand on the baseline and reach about 0.66 above it.
  const first = room.top + (room.height - leading * (block.lines.length - 1)) / 2 + block.size * 0.3;
  return block.lines.map((line, i) => inked(line, room.left, first + i * leading, INK)).join('');
}

function priceLine({ price, note }: CardRequest, layout: Layout, art: CardArt): string {
  const { x, y, size } = layout.price;
  const line = art.set(price, 800, size);
  const text =
    inked(line, x, y, INK) +
    `<rect x="${x}" y="${y + size * 0.18}" width="${line.width}" height="${size * 0.1}" rx="${size * 0.05}" fill="${TURMERIC}"/>`;
  if (!note) return text;
  const small = art.set(note, 600, layout.note.size);
  return text + inked(small, layout.note.right - small.width, y, INK_2);
}
