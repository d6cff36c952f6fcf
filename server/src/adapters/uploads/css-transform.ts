import { UploadRefused } from './port.ts';
import { pixelsOf } from './css-values.ts';

/** a, b, c, d, e, f of SVG's matrix(). */
export type Matrix = readonly [number, number, number, number, number, number];
export type Box = { width: number; height: number };

export const SAME: Matrix = [1, 0, 0, 1, 0, 0];
const TURNS: Record<string, number> = { '': 1 / 360, deg: 1 / 360, turn: 1, rad: 1 / (2 * Math.PI), grad: 1 / 400 };
const FUNCTION = /\s*,?\s*([a-z][a-z\d]*)\(([^()]*)\)/iy;

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f,
]; // prettier-ignore
const move = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
const stretch = (x: number, y: number): Matrix => [x, 0, 0, y, 0, 0];
const turn = (angle: number): Matrix => [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];

const unknown = (what: string): UploadRefused => new UploadRefused('upload_svg_transform', what);

function radians(text: string): number {
  const [, number, unit] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)([a-z]*)$/i.exec(text) ?? [];
  const turns = unit === undefined ? undefined : TURNS[unit.toLowerCase()];
  if (turns === undefined) throw unknown(text);
  return Number(number) * turns * 2 * Math.PI;
}

/** Pixels of a length or of a share of a side of the viewport. */
function lengthOf(text: string, side: number): number {
  const pixels = text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * side : pixelsOf(text);
  if (pixels === undefined || Number.isNaN(pixels)) throw unknown(text);
  return pixels;
}

function numberOf(text: string): number {
  const number = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
  if (Number.isNaN(number)) throw unknown(text);
  return number;
}

/** One function of CSS Transforms 1, or of SVG's attribute (units left out, a turn around a point). */
function matrixOf(name: string, parts: string[], box: Box): Matrix {
  const [first = '0', second, third] = parts;
  if (name === 'translate') return move(lengthOf(first, box.width), lengthOf(second ?? '0', box.height));
  if (name === 'translatex') return move(lengthOf(first, box.width), 0);
  if (name === 'translatey') return move(0, lengthOf(first, box.height));
  if (name === 'translate3d' && pixelsOf(third ?? '') === 0) return matrixOf('translate', parts.slice(0, 2), box);
  if (name === 'translatez' && pixelsOf(first) === 0) return SAME;
  if (name === 'scale') return stretch(numberOf(first), numberOf(second ?? first));
  if (name === 'scalex') return stretch(numberOf(first), 1);
  if (name === 'scaley') return stretch(1, numberOf(first));
  if (name === 'scale3d' && third === '1') return matrixOf('scale', parts.slice(0, 2), box);
  if (name === 'rotatez' || (name === 'rotate' && parts.length === 1)) return turn(radians(first));
  if (name === 'rotate' && parts.length === 3) return around(turn(radians(first)), numberOf(second!), numberOf(third!));
  if (name === 'skewx') return [1, 0, Math.tan(radians(first)), 1, 0, 0];
  if (name === 'skewy') return [1, Math.tan(radians(first)), 0, 1, 0, 0];
  if (name === 'skew') return [1, Math.tan(radians(second ?? '0')), Math.tan(radians(first)), 1, 0, 0];
  if (name === 'matrix' && parts.length === 6) return parts.map(numberOf) as unknown as Matrix;
  throw unknown(name);
}

const around = (matrix: Matrix, x: number, y: number): Matrix => multiply(multiply(move(x, y), matrix), move(-x, -y));

/** A list of functions as one matrix. Throws UploadRefused with upload_svg_transform for what is not of the plane. */
export function readTransform(value: string, box: Box): Matrix {
  const text = value.trim();
  if (text === '' || /^none$/i.test(text)) return SAME;
  let matrix = SAME;
  FUNCTION.lastIndex = 0;
  for (let at = 0; text.slice(at).trim() !== ''; at = FUNCTION.lastIndex) {
    FUNCTION.lastIndex = at;
    const [, name, inside] = FUNCTION.exec(text) ?? [];
    if (name === undefined) throw unknown(value);
    matrix = multiply(matrix, matrixOf(name.toLowerCase(), inside!.trim().split(/\s*,\s*|\s+/), box));
  }
  return matrix;
}

/** What `translate`, `rotate`, `scale` and `transform` come to together, around their origin (CSS Transforms 2, 10). */
export function readTransforms(
  o: { translate?: string; rotate?: string; scale?: string; transform?: string; origin?: string },
  box: Box,
): Matrix {
  const single = (name: string, value?: string) =>
    value === undefined || /^none$/i.test(value.trim())
      ? SAME
      : matrixOf(
          name,
          value
            .trim()
            .replace(/^z\s+|\s+z$/i, '')
            .split(/\s+/),
          box,
        );
  const parts = [single('translate', o.translate), single('rotate', o.rotate), single('scale', o.scale)];
  const matrix = [...parts, readTransform(o.transform ?? '', box)].reduce(multiply);
  const [x, y] = originOf(o.origin ?? '0 0', box);
  return around(matrix, x, y);
}

const SHARES: Record<string, string> = { left: '0%', right: '100%', top: '0%', bottom: '100%', center: '50%' };

function originOf(value: string, box: Box): [number, number] {
  const words = value.trim().toLowerCase().split(/\s+/);
  if (/^(top|bottom)$/.test(words[0]!) || /^(left|right)$/.test(words[1] ?? ''))
    words.splice(0, 2, words[1] ?? 'center', words[0]!);
  const [x = '50%', y = '50%'] = words.map(word => SHARES[word] ?? word);
  return [lengthOf(x, box.width), lengthOf(y, box.height)];
}

export const writeMatrix = (matrix: Matrix): string =>
  `matrix(${matrix.map(number => Number(number.toPrecision(12))).join(' ')})`;
