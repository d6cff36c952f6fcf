/** The texts of an arrangement as vectors in their print area, drawn at any resolution. */
import { OUTLINE, settle, type TextLayer } from '../../../domain/src/arrangement.ts';
import { group, path } from '../draw/svg.ts';
import { areaRatio, placeArtwork, type Placement } from '../garment/geometry.ts';
import { render, type Pixels } from '../pixels/raster.ts';
import { letterText } from '../text/letter-text.ts';

/** Vectors of all texts, in pixels of a print area with so many pixels an inch. */
function textVectors(texts: readonly TextLayer[], placement: Placement, perInch: number): string {
  return texts.map(layer => oneText(layer, placement, perInch)).join('');
}

function oneText(layer: TextLayer, placement: Placement, perInch: number): string {
  const { d, width, height } = letterText(layer);
  const settled = settle(layer, width / height, areaRatio(placement));
  const box = placeArtwork(placement, width, height, settled);
  const scale = (box.width / width) * perInch;
  const [x, y] = [(box.x + box.width / 2) * perInch, (box.y + box.height / 2) * perInch];
  const edge = layer.outline === 'none' ? '' : path(d, { stroke: layer.outline, width: OUTLINE * 2 });
  return group(
    edge + path(d, { fill: layer.color }),
    `transform="translate(${x} ${y}) rotate(${box.angle}) scale(${scale}) translate(${-width / 2} ${-height / 2})"`,
  );
}

const drawn = (vectors: string, width: number, height: number): Pixels =>
  render(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${vectors}</svg>`,
    width,
  );

/** The whole print area with its texts and nothing else. */
export const drawTexts = (
  texts: readonly TextLayer[],
  placement: Placement,
  size: { width: number; height: number },
): Pixels => drawn(textVectors(texts, placement, size.width / placement.width), size.width, size.height);

/** Lines drawn at once: a large print file never stands in memory a second time for its texts. */
const BAND = 256;

/** Reads the texts of a print file line by line, from top to foot: RGBA pixels of a line. */
export function textLines(
  texts: readonly TextLayer[],
  placement: Placement,
  o: { width: number; height: number; perInch: number },
): (y: number) => Uint8Array {
  const vectors = textVectors(texts, placement, o.perInch);
  let band: { top: number; pixels: Pixels } | undefined;
  return y => {
    const top = y - (y % BAND);
    if (band?.top !== top)
      band = { top, pixels: drawn(group(vectors, `transform="translate(0 ${-top})"`), o.width, BAND) };
    const start = (y - top) * o.width * 4;
    return band.pixels.data.subarray(start, start + o.width * 4);
  };
}
