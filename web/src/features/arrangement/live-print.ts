import type { Lettering } from '../../../../contract/src/arrangement.ts';
import {
  areaRatio,
  placeArtwork,
  PRINT_AREAS,
  printedWidth,
  printOnCloth,
  readCloth,
  shadeShirt,
  sheetSize,
  shrinkArtwork,
  WHOLE_AREA,
  type Cloth,
  type GarmentMaps,
  type Picture,
  type Window,
} from '../../../../artist/src/garment/shade.ts';
import { OUTLINE, settle, type Arrangement, type TextLayer } from '../../../../domain/src/arrangement.ts';
import { ratioOf, type Shirt, type Size, type View } from './view.ts';

/** What a picture of the shirt is made of. */
export type Print = {
  shirt: Shirt;
  maps: GarmentMaps;
  artwork: Picture;
  arrangement: Arrangement;
  letterings: readonly (Lettering | undefined)[];
};
/** Pixels a CSS pixel: at rest what the screen shows, under a hand what this device draws in time. */
const DENSEST = 2;
const MOST_PIXELS = 900_000;
const DRAFTS = [0.6, 0.4, 0.28] as const;
/** A frame of the drawing itself that took longer makes the next ones coarser, ms. */
const SLOW_MS = 14;
/** Under a hand artwork is drawn from the next larger of some copies: the widest, and how much narrower the others are. */
const COPY_WIDTH = 400;
const COPY_STEP = Math.SQRT2;
const LEAST_COPY = 24;

type Bare = { key: string; picture: Picture; cloth: Cloth; window: Window; width: number };

/**
 * The shirt with its print, drawn in the browser by the shader that draws the stored mockups. What does not change is kept: the bare
 * shirt, the artwork at its size, the sheet with the texts.
 */
export class LivePrint {
  readonly #canvas: HTMLCanvasElement;
  readonly #sheet = new OffscreenCanvas(8, 8);
  #bare: Record<'fine' | 'draft', Bare | undefined> = { fine: undefined, draft: undefined };
  #artwork: { source: Picture; copies: Picture[]; exact: Picture | undefined } | undefined;
  #texts: { key: unknown[]; picture: Picture } | undefined;
  #printed: { key: unknown[]; picture: Picture } | undefined;
  #draft = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
  }

  /** Draws the view of the stage; `isDraft` while a hand moves something. */
  draw(print: Print, view: View, stage: Size, isDraft: boolean): void {
    const start = performance.now();
    const { picture, cloth, window, width, key } = this.#bareShirt(print, view, stage, isDraft);
    const place = { type: print.shirt.type, placement: print.shirt.placement, color: print.shirt.color };
    const part = { width, window };
    const texts = this.#textSheet(print, width);
    const live = copyOf(this.#withArtwork(print, { picture, cloth, window, width, key }, isDraft));
    if (texts) printOnCloth(live, cloth, { ...place, part, artwork: texts, transform: WHOLE_AREA });
    this.#show(live);
    if (isDraft && performance.now() - start > SLOW_MS && this.#draft < DRAFTS.length - 1) this.#draft++;
  }

  /** The shirt with its artwork, kept while a hand moves only texts. */
  #withArtwork({ shirt, artwork, arrangement }: Print, bare: Bare, isDraft: boolean): Picture {
    const { picture, cloth, window, width } = bare;
    const key = [bare.key, artwork, arrangement.artwork];
    if (this.#printed && key.every((one, i) => one === this.#printed!.key[i])) return this.#printed.picture;
    const moved = arrangement.artwork && settle(arrangement.artwork, ratioOf(artwork), areaRatio(shirt.placement));
    const place = { ...shirt, ...(moved && { transform: moved }) };
    const printed = copyOf(picture);
    const sized = this.#sized(artwork, place, width, isDraft);
    printOnCloth(printed, cloth, { ...place, part: { width, window }, artwork: sized });
    this.#printed = { key, picture: printed };
    return printed;
  }

  #show({ data, width, height }: Picture): void {
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    const pixels = new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height);
    this.#canvas.getContext('2d')!.putImageData(pixels, 0, 0);
  }

  #bareShirt({ shirt, maps }: Print, view: View, stage: Size, isDraft: boolean): Bare {
    const densest = Math.min(DENSEST, devicePixelRatio, Math.sqrt(MOST_PIXELS / (stage.width * stage.height)));
    const density = isDraft ? Math.min(DRAFTS[this.#draft]!, densest) : densest;
    const kind = isDraft ? 'draft' : 'fine';
    const key = [shirt.type, shirt.color, shirt.placement, stage.width, stage.height, view.scale, density].join();
    const known = this.#bare[kind];
    if (known?.key === key) return known;
    const width = Math.round(1000 * view.scale * density);
    const pixels = (units: number) => Math.round((units * width) / 1000);
    const window = {
      x: pixels(view.x),
      y: pixels(view.y),
      width: Math.round(stage.width * density),
      height: Math.round(stage.height * density),
    };
    const picture = shadeShirt(maps, { color: shirt.color, width, window });
    const cloth = readCloth(picture, maps, { ...shirt, part: { width, window } });
    return (this.#bare[kind] = { key, picture, cloth, window, width });
  }

  /** The artwork as wide as it is printed; a draft makes do with the copy that is a little wider. */
  #sized(source: Picture, place: Parameters<typeof printedWidth>[0], width: number, isDraft: boolean): Picture {
    if (this.#artwork?.source !== source) this.#artwork = { source, copies: copiesOf(source), exact: undefined };
    const kept = this.#artwork;
    const target = printedWidth(place, source.width, source.height, width);
    if (isDraft) return kept.copies.findLast(copy => copy.width >= target) ?? kept.copies[0]!;
    if (kept.exact?.width !== target) kept.exact = shrinkArtwork(source, target);
    return kept.exact;
  }

  /** All texts on a picture of the print area; nothing without texts. */
  #textSheet({ shirt, arrangement: { texts }, letterings }: Print, width: number): Picture | undefined {
    if (texts.length === 0) return undefined;
    const key = [shirt.type, shirt.placement, width, ...texts, ...letterings];
    if (this.#texts && key.length === this.#texts.key.length && key.every((one, i) => one === this.#texts!.key[i]))
      return this.#texts.picture;
    const size = sheetSize(shirt.type, shirt.placement, width);
    const context = this.#sheet.getContext('2d', { willReadFrequently: true })!;
    if (this.#sheet.width !== size.width || this.#sheet.height !== size.height) Object.assign(this.#sheet, size);
    else context.clearRect(0, 0, size.width, size.height);
    const perInch = size.width / PRINT_AREAS[shirt.placement].width;
    texts.forEach((layer, i) => letterings[i] && drawText(context, layer, letterings[i], shirt, perInch));
    const { data } = context.getImageData(0, 0, size.width, size.height);
    this.#texts = { key, picture: { data, ...size } };
    return this.#texts.picture;
  }
}

const copyOf = (picture: Picture): Picture => ({ ...picture, data: Uint8ClampedArray.from(picture.data) });

/** Copies of a picture, each narrower than the one before. */
function copiesOf(source: Picture): Picture[] {
  const copies = [shrinkArtwork(source, Math.min(source.width, COPY_WIDTH))];
  for (let width = copies[0]!.width / COPY_STEP; width >= LEAST_COPY; width /= COPY_STEP)
    copies.push(shrinkArtwork(copies.at(-1)!, Math.round(width)));
  return copies;
}

/** The same outlines at the same place as in the print file (artist/src/print/text-layers.ts). */
function drawText(
  context: OffscreenCanvasRenderingContext2D,
  layer: TextLayer,
  { d, width, height }: Lettering,
  { placement }: Shirt,
  perInch: number,
): void {
  const box = placeArtwork(placement, width, height, settle(layer, width / height, areaRatio(placement)));
  const scale = (box.width / width) * perInch;
  const outlines = new Path2D(d);
  context.save();
  context.translate((box.x + box.width / 2) * perInch, (box.y + box.height / 2) * perInch);
  context.rotate((box.angle * Math.PI) / 180);
  context.scale(scale, scale);
  context.translate(-width / 2, -height / 2);
  if (layer.outline !== 'none') {
    context.lineJoin = 'round';
    context.lineWidth = OUTLINE * 2;
    context.strokeStyle = layer.outline;
    context.stroke(outlines);
  }
  context.fillStyle = layer.color;
  context.fill(outlines);
  context.restore();
}
