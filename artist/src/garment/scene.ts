/** The staged picture: the shirt on a table, on a hanger or folded on a stack, under window light. */
import sharp, { type OverlayOptions } from 'sharp';
import { Resvg } from '@resvg/resvg-js';
import { PRINT_AREAS } from './geometry.ts';
import { shapeOf } from './shapes.ts';
import { garmentMaps, printsOf, type MockupOrder } from './mockup.ts';
import { printOnto, shadeShirt, type Picture } from './shade.ts';
import {
  hangerHook,
  shelf,
  stackEdges,
  STAGE_HEIGHT,
  STAGE_WIDTH,
  tabletop,
  wallWithRail,
  windowLight,
} from './stage.ts';

export type SceneKind = 'flat-lay' | 'hanger' | 'folded';
export interface SceneOrder extends MockupOrder {
  kind: SceneKind;
  seed: number;
}
/** A picture on the stage, in pixels of the output. */
interface Piece {
  png: Buffer;
  left: number;
  top: number;
}

const QUALITY = 86;
const SHADOW = { blur: 0.016, dx: 0.012, dy: 0.02, strength: 0.5 };

/** Draws the scene, 4 wide to 5 high. */
export async function drawSceneWebp(order: SceneOrder): Promise<{ webp: Uint8Array; width: number; height: number }> {
  const width = order.width;
  const height = Math.round((width * STAGE_HEIGHT) / STAGE_WIDTH);
  const [backdrop, pieces] = await STAGES[order.kind](order);
  const layers: OverlayOptions[] = [];
  for (const piece of pieces) layers.push(...(await withShadow(piece, width)));
  layers.push({ input: vectors(windowLight(order.seed), width), left: 0, top: 0 });
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
  const maps = await garmentMaps(order.type, PRINT_AREAS[order.placement].view);
  const picture = shadeShirt(maps, { color: order.color, width, cutOut: true });
  for (const print of prints) printOnto(picture, maps, print);
  return picture;
}

const image = ({ data, width, height }: Picture) => sharp(data, { raw: { width, height, channels: 4 } });

/** The piece and, below it, its shadow: its alpha spread, blurred and moved. */
async function withShadow({ png, left, top }: Piece, width: number): Promise<OverlayOptions[]> {
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

type Stage = (order: SceneOrder) => Promise<[backdrop: string, pieces: Piece[]]>;

const STAGES: Record<SceneKind, Stage> = {
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
    const { neck: edge } = shapeOf(order.type, PRINT_AREAS[order.placement].view);
    const top = order.width * 0.11;
    const neck = (top / order.width) * STAGE_WIDTH + edge.y * 0.98 + 6;
    const hook = vectors(hangerHook(STAGE_WIDTH / 2, neck, 0.98), order.width);
    return [wallWithRail(order.seed), [{ png: hook, left: 0, top: 0 }, { png: shirt, left: (order.width - size) / 2, top }]]; // prettier-ignore
  },
  async folded(order) {
    const { neck } = shapeOf(order.type, PRINT_AREAS[order.placement].view);
    const shirt = await cutOut(order, Math.round(order.width * 1.5));
    const unit = shirt.width / 1000;
    const [x, y, w, h] = [272, neck.y - 8, 456, 520].map(v => Math.round(v * unit)) as [number, number, number, number];
    const corners = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><path d="M0 ${h * 0.1}Q0 ${h * 0.035} ${w * 0.09} ${h * 0.03}L${w * 0.3} 0H${w * 0.7}L${w * 0.91} ${h * 0.03}Q${w} ${h * 0.035} ${w} ${h * 0.1}V${h * 0.97}Q${w} ${h} ${w * 0.96} ${h}H${w * 0.04}Q0 ${h} 0 ${h * 0.97}Z"/></svg>`,
    );
    const folded = await image(shirt).extract({ left: x, top: y, width: w, height: h }).composite([{ input: corners, blend: 'dest-in' }]).png({ compressionLevel: 1 }).toBuffer(); // prettier-ignore
    const left = (order.width - w) / 2;
    const top = order.width * 1.066 - h - order.width * 0.108;
    const scale = STAGE_WIDTH / order.width;
    const edges = vectors(stackEdges(left * scale, (top + h) * scale - 16, w * scale, [order.color === 'black' ? '#e9e6e0' : '#2a2a2e', order.color === 'black' ? '#3a3a40' : '#f1efe9', '#b9663f']), order.width); // prettier-ignore
    return [shelf(order.seed), [{ png: edges, left: 0, top: 0 }, { png: folded, left, top }]]; // prettier-ignore
  },
};
