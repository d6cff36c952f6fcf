/** The cloth of a shirt as a height field, lit once: used only by the script that builds the garment pictures. */
import { foldsOf, splatFold } from './folds.ts';
import { CUTS, cutLines, FRAME_RATIO, type Cut, type CutLines, type GarmentType, type View } from './geometry.ts';
import { blur, bothSides, coverage, filled, noise, stroked, type Planes } from './planes.ts';

/** Planes of one garment seen from one side, each 0..1 but the slopes, which are in units a pixel. */
export interface Relief {
  width: number;
  height: number;
  /** Brightness of the cloth, about 0..1.4, inner neck and ribs included. */
  light: Float32Array;
  slopeX: Float32Array;
  slopeY: Float32Array;
  /** Whole garment, and the cloth that can be printed on. */
  mask: Float32Array;
  front: Float32Array;
  /** Darkness of stitches, ribs and label. */
  detail: Float32Array;
}

/** Cloth between the folds: drape along the fall, broad waves, small wrinkles, and the roundness of the edges. */
function addDrape(
  into: Float32Array,
  mask: Float32Array,
  front: Float32Array,
  drape: number,
  seed: number,
  p: Planes,
): void {
  const { width, height, scale } = p;
  const near = blur(Float32Array.from(front), width, height, 13 * scale);
  const wide = blur(Float32Array.from(front), width, height, 38 * scale);
  const [n1, n2, n3] = [noise(11 + seed), noise(23 + seed), noise(37)];
  const unit = (v: number) => Math.max(0, Math.min(1, v));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (mask[i] === 0) continue;
      const [X, Y] = [x / scale, y / scale];
      const side = (X - 500) / 330;
      const along =
        X - (Y - 300) * 0.16 * Math.sign(side) * Math.min(1, Math.abs(side)) + 22 * n2(X * 0.004 + 3, Y * 0.003);
      const low = Math.min(1, Math.max(0.25, (Y - 220) / 620));
      // exp(-9n²) rather than 1-|n|: ridged noise gives knife creases.
      const ridge = Math.exp(-(n1(along * 0.0088, Y * 0.0023 + 9) ** 2) * 9);
      const folds =
        drape * (low * (8.5 * ridge + 3.6 * n2(along * 0.021 + 5, Y * 0.0048)) + 6.5 * n3(X * 0.006, Y * 0.009));
      const fine = 0.16 * n3(X * 0.085, Y * 0.062) + 0.55 * n2(X * 0.022, Y * 0.02);
      const rounding =
        27 * (1 - (1 - unit((wide[i]! - 0.3) / 0.7)) ** 2) + 6.5 * (1 - (1 - unit((near[i]! - 0.35) / 0.65)) ** 2);
      into[i]! += scale * (folds + fine + rounding);
    }
  }
}

function addSeams(into: Float32Array, cut: Cut, lines: CutLines, view: View, p: Planes): void {
  const groove = (inner: string, depth: number, soft: number) => {
    const plane = blur(coverage(inner, p), p.width, p.height, soft * p.scale);
    for (let i = 0; i < plane.length; i++) into[i]! -= plane[i]! * depth * p.scale;
  };
  groove(bothSides(stroked(lines.armhole, 3.2)), 3.6, 1.2);
  groove(bothSides(stroked(lines.armhole, 16)), 2.4, 5);
  groove(bothSides(stroked(lines.sleeveHem, 2.2)), 1.5, 1);
  groove(stroked(lines.hem, 2.2), 1.6, 1);
  groove(
    stroked(lines.neckLine((view === 'back' ? cut.neckBack : cut.neckFront) + cut.rib, cut.neckX - cut.rib * 0.72), 3),
    3.4,
    1,
  );
}

const LIGHT = { x: -0.42, y: -0.5, z: 0.76 };
const STEEPNESS = 0.7;

/** Key light on the normals, darkness in the creases, the roundness of the body. */
function shadeHeights(
  heights: Float32Array,
  mask: Float32Array,
  cut: Cut,
  p: Planes,
): Pick<Relief, 'light' | 'slopeX' | 'slopeY'> {
  const { width, height, scale } = p;
  const wide = blur(Float32Array.from(heights), width, height, 16 * scale);
  const [light, slopeX, slopeY] = [
    new Float32Array(heights.length),
    new Float32Array(heights.length),
    new Float32Array(heights.length),
  ];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (mask[i] === 0) continue;
      const gx = (heights[i + 1]! - heights[i - 1]!) * 0.5;
      const gy = (heights[i + width]! - heights[i - width]!) * 0.5;
      slopeX[i] = gx;
      slopeY[i] = gy;
      const [nx, ny] = [-gx * STEEPNESS, -gy * STEEPNESS];
      const diffuse = (nx * LIGHT.x + ny * LIGHT.y + LIGHT.z) / Math.sqrt(nx * nx + ny * ny + 1) / LIGHT.z;
      const crease = Math.max(-1, Math.min(0.5, (heights[i]! - wide[i]!) / (9 * scale)));
      const [X, Y] = [x / scale, y / scale];
      const across = (X - 500) / (500 - cut.armpit[0]);
      const onBody = Math.abs(X - 500) < 520 - cut.armpit[0];
      const turn = onBody ? across * 0.075 + Math.abs(across) ** 3 * 0.07 : 0.05 + (X > 500 ? 0.09 : -0.02);
      light[i] = diffuse + crease * 0.2 - turn - Math.max(0, (Y - 700) / 900) * 0.2;
    }
  }
  return { light, slopeX, slopeY };
}

/** Ribs, inner neck and stitches painted into light and detail. */
function addTrim(relief: Relief, cut: Cut, lines: CutLines, view: View, p: Planes): void {
  const { light, detail } = relief;
  const neck = view === 'back' ? cut.neckBack : cut.neckFront;
  const band = lines.neckLine(neck + cut.rib * 0.5, cut.neckX - cut.rib * 0.36);
  const rib = coverage(stroked(band, cut.rib), p);
  const ribLines = coverage(stroked(band, cut.rib, '1.6 2.6'), p);
  const dash = '3.4 2';
  const stitches = coverage(
    stroked(lines.hem, 1.3, dash) + `<g transform="translate(0 -8)">${stroked(lines.hem, 1.3, dash)}</g>` +
      bothSides(stroked(lines.sleeveHem, 1.3, dash) + `<g transform="translate(2 -8)">${stroked(lines.sleeveHem, 1.3, dash)}</g>` + stroked(lines.armhole, 1.6)) +
      stroked(lines.neckLine(neck + cut.rib + 5, cut.neckX - cut.rib * 0.8), 1.2, dash) + stroked(lines.neckLine(neck + cut.rib, cut.neckX - cut.rib * 0.72), 2),
    p,
  ); // prettier-ignore
  const edge = coverage(stroked(lines.neckLine(neck + 1, cut.neckX), 2.2), p);
  for (let i = 0; i < light.length; i++) {
    light[i] =
      light[i]! * (1 - rib[i]!) + (light[i]! * 0.35 + 0.62) * rib[i]! - ribLines[i]! * 0.07 * rib[i]! - edge[i]! * 0.1;
    detail[i] = stitches[i]! * 0.8;
  }
  if (view === 'front') addInnerNeck(relief, cut, lines, p);
}

function addInnerNeck({ light, detail }: Relief, cut: Cut, lines: CutLines, p: Planes): void {
  const hole = coverage(filled(lines.neckHole), p);
  const inBand = lines.neckLine(cut.neckBack + cut.rib * 0.5, cut.neckX - 2);
  const inner = coverage(stroked(inBand, cut.rib * 0.95), p);
  const innerLines = coverage(stroked(inBand, cut.rib, '1.6 2.6'), p);
  const shadow = blur(coverage(stroked(lines.neckLine(cut.neckFront), 16), p), p.width, p.height, 7 * p.scale);
  const label = coverage(`<rect x="478" y="${cut.neckBack + cut.rib + 2}" width="44" height="20" rx="2"/>`, p);
  for (let i = 0; i < light.length; i++) {
    const h = hole[i]!;
    if (h === 0) continue;
    const [X, Y] = [(i % p.width) / p.scale, Math.floor(i / p.width) / p.scale];
    const down = (Y - cut.neckY) / (cut.neckFront - cut.neckY);
    const out = Math.abs(X - 500) / (500 - cut.neckX);
    let value = 0.74 - 0.34 * down - 0.12 * out * out;
    value = value * (1 - inner[i]!) + inner[i]! * (0.86 - 0.1 * out * out - innerLines[i]! * 0.09) - shadow[i]! * 0.34;
    light[i] = light[i]! * (1 - h) + h * value;
    if (label[i]! > 0.5 && h > 0.5) detail[i] = 1;
  }
}

/** Builds the planes of a garment seen from one side at a width in pixels. */
export function buildRelief(type: GarmentType, view: View, width: number): Relief {
  const cut = CUTS[type];
  const lines = cutLines(cut);
  const p: Planes = { width, height: Math.round(width * FRAME_RATIO), scale: width / 1000 };
  const mask = coverage(filled(lines.back), p);
  const front = view === 'back' ? mask : coverage(filled(lines.front), p);
  const heights = new Float32Array(mask.length);
  const wobble = noise(11 + type.length);
  // Slopes are heights a pixel: the strength follows the scale so that every width is lit alike.
  for (const fold of foldsOf(cut, view, `${type}${view}folds`))
    splatFold(heights, fold, cut.drape * (view === 'back' ? 6.6 : 7.2), p, wobble);
  addDrape(heights, mask, front, cut.drape, type.length, p);
  addSeams(heights, cut, lines, view, p);
  blur(heights, p.width, p.height, 1.1 * p.scale);
  const relief: Relief = {
    width: p.width,
    height: p.height,
    mask,
    front,
    detail: new Float32Array(mask.length),
    ...shadeHeights(heights, mask, cut, p),
  };
  addTrim(relief, cut, lines, view, p);
  return relief;
}
