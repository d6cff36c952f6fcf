/** The staged picture: the shirt worn indoors or in a lane, on a table, on a hanger or folded on a pile. */
import type { Template } from '../../../domain/src/catalog.ts';
import sharp, { type OverlayOptions } from 'sharp';
import { Resvg } from '@resvg/resvg-js';
import { hexOf } from './colour.ts';
import { lane } from './lane.ts';
import { PLANES } from './maps.ts';
import { inPerspective } from './perspective.ts';
import { drawWearer } from './person.ts';
import { FOLDED, foldShade, rolls, table } from './pile.ts';
import { scenesOf, type Build, type SceneKind, type Wearer } from '../../../domain/src/preview-scenes.ts';
import { shapeOf } from './shapes.ts';
import { garmentMaps, printsOf, type MockupOrder } from './mockup.ts';
import { printOnto, shadeShirt, type Picture } from './shade.ts';
import { hangerHook, studio, STAGE_HEIGHT, STAGE_WIDTH, tabletop, wallWithRail, windowLight } from './stage.ts';

export interface SceneOrder extends MockupOrder {
  type: Template;
  kind: SceneKind;
  seed: number;
  /** Who wears it, where it is worn; a medium build without. */
  wearer?: Wearer;
}
/** A picture on the stage, in pixels of the output. */
interface Piece {
  png: Buffer;
  left: number;
  top: number;
  /** What lies close on what is below casts no shadow of its own. */
  isFlat?: boolean;
}

const BY_A_WINDOW: ReadonlySet<SceneKind> = new Set(['hanger', 'flat-lay']);
const QUALITY = 86;
const SHADOW = { blur: 0.016, dx: 0.012, dy: 0.02, strength: 0.5 };

/** Draws the scene, 4 wide to 5 high. */
export async function drawSceneWebp(order: SceneOrder): Promise<{ webp: Uint8Array; width: number; height: number }> {
  if (!scenesOf(order.type, order.placement).includes(order.kind))
    throw new RangeError(`A ${order.type} with a print at ${order.placement.key} is not shown ${order.kind}.`);
  const width = order.width;
  const height = Math.round((width * STAGE_HEIGHT) / STAGE_WIDTH);
  const [backdrop, pieces] = await STAGES[order.kind](order);
  const layers: OverlayOptions[] = [];
  for (const piece of pieces) layers.push(...(await withShadow(piece, width)));
  if (BY_A_WINDOW.has(order.kind)) layers.push({ input: vectors(windowLight(order.seed), width), left: 0, top: 0 });
  const fitting = await Promise.all(layers.map(layer => insideStage(layer, width, height)));
  const webp = await sharp(vectors(backdrop, width))
    .composite(fitting)
    .removeAlpha()
    .webp({ quality: QUALITY, effort: 2 })
    .toBuffer();
  return { webp, width, height };
}

const vectors = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng();

/** The garment alone, with its print, at a width in pixels. */
async function cutOut(order: SceneOrder, width: number): Promise<Picture> {
  const prints = await printsOf({ ...order, width });
  const maps = await garmentMaps(order.type, order.placement.view);
  const picture = shadeShirt(maps, { color: order.color, width, cutOut: true });
  for (const print of prints) printOnto(picture, maps, print);
  return picture;
}

const image = ({ data, width, height }: Picture) => sharp(data, { raw: { width, height, channels: 4 } });

/** The piece and, below it, its shadow: its alpha spread, blurred and moved. */
async function withShadow({ png, left, top, isFlat }: Piece, width: number): Promise<OverlayOptions[]> {
  if (isFlat) return [{ input: png, left: Math.round(left), top: Math.round(top) }];
  const margin = Math.round(width * 0.06);
  const edges = {
    top: margin,
    bottom: margin,
    left: margin,
    right: margin,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  };
  const wide = await sharp(png).ensureAlpha().extend(edges).png({ compressionLevel: 1 }).toBuffer();
  const alpha = await sharp(wide)
    .extractChannel('alpha')
    .blur(Math.max(0.5, width * SHADOW.blur))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: alpha.info.width, height: alpha.info.height };
  const shade = Buffer.alloc(size.width * size.height * 4);
  for (let i = 0; i < size.width * size.height; i++)
    shade.set([13, 8, 3, alpha.data[i * alpha.info.channels]! * SHADOW.strength], i * 4);
  const shadow = await sharp(shade, { raw: { ...size, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return [
    {
      input: shadow,
      left: Math.round(left - margin + width * SHADOW.dx),
      top: Math.round(top - margin + width * SHADOW.dy),
    },
    { input: png, left: Math.round(left), top: Math.round(top) },
  ];
}

/** Cuts a layer to the stage: the compositor takes no layer that is larger or lies outside. */
async function insideStage(layer: OverlayOptions, width: number, height: number): Promise<OverlayOptions> {
  const input = layer.input as Buffer;
  const { width: w, height: h } = await sharp(input).metadata();
  const [x, y] = [layer.left ?? 0, layer.top ?? 0];
  const [left, top] = [Math.max(0, -x), Math.max(0, -y)];
  const [visibleWidth, visibleHeight] = [
    Math.min(w - left, width - Math.max(0, x)),
    Math.min(h - top, height - Math.max(0, y)),
  ];
  if (left === 0 && top === 0 && visibleWidth === w && visibleHeight === h) return layer;
  const cut = await sharp(input)
    .extract({ left, top, width: visibleWidth, height: visibleHeight })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input: cut, left: Math.max(0, x), top: Math.max(0, y) };
}

/** Size of the garment beside the head: a body of each build fills the size that fits it. */
const SIZE: Record<Build, number> = { slim: 0.94, medium: 0.98, broad: 1.02 };
const EVERYDAY: Wearer = { build: 'medium', skin: 3 };

/** Somebody wears it: limbs, the garment, the neck over its inside, its front again over the neck. */
async function wornBy(order: SceneOrder): Promise<Piece[]> {
  const { type, placement, wearer = EVERYDAY, width } = order;
  const { view } = placement;
  const shape = shapeOf(type, view);
  const size = SIZE[wearer.build];
  const layers = drawWearer(shape, view, wearer, hexOf(order.color));
  const [x, y] = [500 - 500 * size, 190 - shape.neck.y * size];
  const person = (inner: string) =>
    vectors(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STAGE_WIDTH} ${STAGE_HEIGHT}"><g transform="translate(${x} ${y}) scale(${size})">${inner}</g></svg>`, width); // prettier-ignore
  const shirt = await cutOut(order, Math.round(width * size));
  const at = { left: (x * width) / STAGE_WIDTH, top: (y * width) / STAGE_WIDTH, isFlat: true };
  const png = (picture: Picture) => image(picture).png({ compressionLevel: 1 }).toBuffer();
  const under: Piece[] = [{ png: person(layers.under), left: 0, top: 0, isFlat: true }, { png: await png(shirt), ...at }]; // prettier-ignore
  if (!layers.within) return under;
  const front = await frontOf(shirt, order);
  return [...under, { png: person(layers.within), left: 0, top: 0, isFlat: true }, { png: await png(front), ...at }];
}

/** The garment without the inside that its neck shows. */
async function frontOf(shirt: Picture, { type, placement }: SceneOrder): Promise<Picture> {
  const maps = await garmentMaps(type, placement.view);
  const data = Uint8ClampedArray.from(shirt.data);
  const step = maps.width / shirt.width;
  for (let y = 0, i = 3; y < shirt.height; y++)
    for (let x = 0; x < shirt.width; x++, i += 4) {
      const line = Math.min(maps.height - 1, Math.floor((y + 0.5) * step));
      const front =
        maps.planes[(line * maps.width + Math.min(maps.width - 1, Math.floor((x + 0.5) * step))) * PLANES + 4]!;
      data[i] = Math.min(data[i]!, (front * 2 - 1) * 255);
    }
  return { ...shirt, data };
}

type Stage = (order: SceneOrder) => Promise<[backdrop: string, pieces: Piece[]]>;

const STAGES: Record<SceneKind, Stage> = {
  worn: async order => [studio(order.seed), await wornBy(order)],
  street: async order => [lane(order.seed), await wornBy(order)],
  async 'flat-lay'(order) {
    const shirt = await cutOut(order, Math.round(order.width * 0.98));
    const turned = await image(shirt).rotate(-6, { background: { r: 0, g: 0, b: 0, alpha: 0 } }).png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true }); // prettier-ignore
    const stageHeight = (order.width * STAGE_HEIGHT) / STAGE_WIDTH;
    return [
      tabletop(order.seed),
      [
        {
          png: turned.data,
          left: (order.width - turned.info.width) / 2,
          top: (stageHeight - turned.info.height) / 2 + order.width * 0.02,
        },
      ],
    ];
  },
  async hanger(order) {
    const size = Math.round(order.width * 0.98);
    const shirt = await image(await cutOut(order, size)).png({ compressionLevel: 1 }).toBuffer(); // prettier-ignore
    const { neck: edge } = shapeOf(order.type, order.placement.view);
    const top = order.width * 0.11;
    const neck = (top / order.width) * STAGE_WIDTH + edge.y * 0.98 + 6;
    const hook = vectors(hangerHook(STAGE_WIDTH / 2, neck, 0.98), order.width);
    return [wallWithRail(order.seed), [{ png: hook, left: 0, top: 0 }, { png: shirt, left: (order.width - size) / 2, top }]]; // prettier-ignore
  },
  async folded(order) {
    const { neck } = shapeOf(order.type, order.placement.view);
    const shirt = await cutOut(order, Math.round(order.width * 1.6));
    const unit = shirt.width / 1000;
    const [left, top, width, height] = [268, neck.y - 6, 464, 560].map(v => Math.round(v * unit)) as [number, number, number, number]; // prettier-ignore
    const shaded = await image(shirt)
      .extract({ left, top, width, height })
      .composite([{ input: Buffer.from(foldShade(width, height)), blend: 'atop' }])
      .raw()
      .toBuffer();
    const scale = order.width / STAGE_WIDTH;
    const corners = FOLDED.map(([x, y]) => [x * scale, y * scale]) as unknown as Parameters<typeof inPerspective>[1];
    const laid = inPerspective({ data: shaded, width, height }, corners);
    const others = ['#e9e4da', '#2f3b52', '#b9663f'].filter(one => one !== hexOf(order.color));
    const png = await image(laid.picture).png({ compressionLevel: 1 }).toBuffer();
    const edges = vectors(rolls([hexOf(order.color), ...others]), order.width);
    return [table(order.seed), [{ png: edges, left: 0, top: 0, isFlat: true }, { png, left: laid.left, top: laid.top, isFlat: true }]]; // prettier-ignore
  },
};
