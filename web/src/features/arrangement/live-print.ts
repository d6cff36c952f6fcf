import type { Lettering } from '../../../../contract/src/arrangement.ts';
import {
  areaRatio,
  clothOf,
  drawBare,
  inkLayer,
  lightLayer,
  placeArtwork,
  printedWidth,
  printOnCloth,
  sheetSize,
  shrinkArtwork,
  unlit,
  WHOLE_AREA,
  type BareMaps,
  type Cloth,
  type Layer,
  type Picture,
  type Window,
} from '../../../../artist/src/garment/shade.ts';
import { OUTLINE, settle, type Arrangement, type TextLayer } from '../../../../domain/src/arrangement.ts';
import { ratioOf, type Part, type Shirt, type Size, type View } from './view.ts';

/** What a picture of the shirt is made of. */
export type Print = {
  shirt: Shirt;
  maps: BareMaps;
  artwork: Picture;
  arrangement: Arrangement;
  letterings: readonly (Lettering | undefined)[];
};
/** Pixels a CSS pixel: what the screen shows. */
const DENSEST = 2;
const MOST_PIXELS = 900_000;

type Bare = { key: string; picture: Picture; cloth: Cloth; part: { width: number; window: Window } };
/** A print taken apart: the cloth with what lies under the held thing, that thing, what lies on it, and the light on all of them. */
export type Lifted = { below: Picture; held: Layer; above: Layer | undefined; light: Layer };

/**
 * The shirt with its print, drawn in the browser by the shader that draws the stored mockups. What does not change is kept: the bare
 * shirt, the artwork at its size, the sheet with the texts.
 */
export class LivePrint {
  readonly #sheet = new OffscreenCanvas(8, 8);
  #bare: Bare | undefined;
  #light: { of: Bare; layer: Layer; cleared: Picture } | undefined;
  #artwork: { source: Picture; sized: Picture } | undefined;
  #texts: { key: unknown[]; picture: Picture } | undefined;
  #printed: { key: unknown[]; picture: Picture } | undefined;

  /** The view of the stage, as the stored mockup shows it. */
  draw(print: Print, view: View, stage: Size): Picture {
    const bare = this.#bareShirt(print, view, stage);
    const drawn = copyOf(this.#withArtwork(print, bare));
    const { texts } = print.arrangement;
    if (texts.length > 0) printOnCloth(drawn, bare.cloth, this.#sheetPrint(print, bare, this.#textSheet(print, bare)));
    return drawn;
  }

  /** The same view as layers, from which `part` can be moved. */
  lift(print: Print, part: Part, view: View, stage: Size): Lifted {
    const bare = this.#bareShirt(print, view, stage);
    const { cleared, layer: light } = this.#lightOn(bare);
    const { cloth } = bare;
    const sheetOf = (from: number, to: number) => this.#sheetPrint(print, bare, this.#drawSheet(print, bare, from, to));
    const { texts } = print.arrangement;
    const next = part === 'artwork' ? 0 : part + 1;
    const above = next < texts.length ? inkLayer(cloth, sheetOf(next, texts.length)) : undefined;
    if (part === 'artwork')
      return { below: cleared, held: inkLayer(cloth, this.#artworkPrint(print, bare)), above, light };
    const under = copyOf(this.#withArtwork(print, bare));
    if (part > 0) printOnCloth(under, cloth, sheetOf(0, part));
    const { width, height } = print.letterings[part]!;
    const transform = settle(texts[part]!, width / height, areaRatio(print.shirt.placement));
    const held = inkLayer(cloth, sheetOf(part, next), { width, height, transform });
    return { below: unlit(under, light), held, above, light };
  }

  /** The shirt with its artwork, kept while only texts change. */
  #withArtwork(print: Print, bare: Bare): Picture {
    const key = [bare.key, print.artwork, print.arrangement.artwork];
    if (isSame(this.#printed?.key, key)) return this.#printed!.picture;
    const printed = copyOf(bare.picture);
    printOnCloth(printed, bare.cloth, this.#artworkPrint(print, bare));
    this.#printed = { key, picture: printed };
    return printed;
  }

  #artworkPrint({ shirt, artwork, arrangement }: Print, { part }: Bare) {
    const moved = arrangement.artwork && settle(arrangement.artwork, ratioOf(artwork), areaRatio(shirt.placement));
    const place = { ...shirt, ...(moved && { transform: moved }) };
    return {
      ...place,
      part,
      artwork: this.#sized(artwork, printedWidth(place, artwork.width, artwork.height, part.width)),
    };
  }

  #sheetPrint({ shirt }: Print, { part }: Bare, artwork: Picture) {
    return { ...shirt, part, artwork, transform: WHOLE_AREA };
  }

  #lightOn(bare: Bare) {
    if (this.#light?.of !== bare) {
      const layer = lightLayer(bare.cloth);
      this.#light = { of: bare, layer, cleared: unlit(bare.picture, layer) };
    }
    return this.#light;
  }

  #bareShirt({ shirt, maps }: Print, view: View, stage: Size): Bare {
    const density = Math.min(DENSEST, devicePixelRatio, Math.sqrt(MOST_PIXELS / (stage.width * stage.height)));
    const { key: place, quad } = shirt.placement;
    const seen = [shirt.photo?.url, JSON.stringify(quad)];
    const key = [shirt.type, shirt.color, place, ...seen, stage.width, stage.height, view.scale, density].join();
    if (this.#bare?.key === key) return this.#bare;
    const width = Math.round(1000 * view.scale * density);
    const pixels = (units: number) => Math.round((units * width) / 1000);
    const window = {
      x: pixels(view.x),
      y: pixels(view.y),
      width: Math.round(stage.width * density),
      height: Math.round(stage.height * density),
    };
    const part = { width, window };
    const picture = drawBare(maps, { color: shirt.color, width, window });
    const cloth = clothOf(picture, maps, { ...shirt, part });
    return (this.#bare = { key, picture, cloth, part });
  }

  /** The artwork as wide as it is printed. */
  #sized(source: Picture, width: number): Picture {
    const known = this.#artwork;
    if (known?.source === source && known.sized.width === Math.min(width, source.width)) return known.sized;
    this.#artwork = { source, sized: shrinkArtwork(source, width) };
    return this.#artwork.sized;
  }

  /** All texts on a picture of the print area, kept while they stay. */
  #textSheet(print: Print, bare: Bare): Picture {
    const { shirt, arrangement, letterings } = print;
    const key = [shirt.type, shirt.placement, bare.part.width, ...arrangement.texts, ...letterings];
    if (!isSame(this.#texts?.key, key))
      this.#texts = { key, picture: this.#drawSheet(print, bare, 0, arrangement.texts.length) };
    return this.#texts!.picture;
  }

  /** Some of the texts on a picture of the print area. */
  #drawSheet({ shirt, arrangement, letterings }: Print, { part }: Bare, from: number, to: number): Picture {
    const size = sheetSize(shirt.type, shirt.placement, part.width);
    const context = this.#sheet.getContext('2d', { willReadFrequently: true })!;
    if (this.#sheet.width !== size.width || this.#sheet.height !== size.height) Object.assign(this.#sheet, size);
    else context.clearRect(0, 0, size.width, size.height);
    const perInch = size.width / shirt.placement.width;
    for (let i = from; i < to; i++)
      if (letterings[i]) drawText(context, arrangement.texts[i]!, letterings[i]!, shirt, perInch);
    return { data: context.getImageData(0, 0, size.width, size.height).data, ...size };
  }
}

const isSame = (known: unknown[] | undefined, key: unknown[]): boolean =>
  known?.length === key.length && key.every((one, i) => one === known[i]);
const copyOf = (picture: Picture): Picture => ({ ...picture, data: Uint8ClampedArray.from(picture.data) });

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
