/** What a PNG without a profile says of its colours: the power of its samples, and its white and primaries as CIE x, y. */
export type PngColours = { gamma: number | undefined; chromaticities?: readonly number[] | undefined };

type Vector = readonly [number, number, number];
type Grid = readonly [Vector, Vector, Vector];

const D50: Vector = [0.9642, 1, 0.8249];
/** White, red, green, blue of sRGB (IEC 61966-2-1). */
const SRGB = [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06];
/** Von Kries in Bradford's cones (ICC.1:2022, annex E). */
const BRADFORD: Grid = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

const times = (grid: Grid, [x, y, z]: Vector): Vector =>
  grid.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Vector;
const turned = ([a, b, c]: Grid): Grid => [0, 1, 2].map(i => [a[i]!, b[i]!, c[i]!]) as unknown as Grid;
const after = (left: Grid, right: Grid): Grid =>
  turned(turned(right).map(column => times(left, column)) as unknown as Grid);

function inverse([[a, b, c], [d, e, f], [g, h, i]]: Grid): Grid {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const all = a * A + b * B + c * C;
  const rows = [
    [A, c * h - b * i, b * f - c * e],
    [B, a * i - c * g, c * d - a * f],
    [C, b * g - a * h, a * e - b * d],
  ];
  return rows.map(row => row.map(value => value / all)) as unknown as Grid;
}

const scaled = ([x, y, z]: Vector): Grid => [[x, 0, 0], [0, y, 0], [0, 0, z]]; // prettier-ignore
const toXyz = (x: number, y: number): Vector => [x / y, 1, (1 - x - y) / y];

/** Red, green and blue in the space of profiles, which has the white of D50. */
function primaries([wx, wy, rx, ry, gx, gy, bx, by]: readonly number[]): Grid {
  const white = toXyz(wx!, wy!);
  const colours = turned([toXyz(rx!, ry!), toXyz(gx!, gy!), toXyz(bx!, by!)]);
  const [from, to] = [times(BRADFORD, white), times(BRADFORD, D50)];
  const adapt = after(inverse(BRADFORD), after(scaled([to[0] / from[0], to[1] / from[1], to[2] / from[2]]), BRADFORD));
  return turned(after(adapt, after(colours, scaled(times(inverse(colours), white)))));
}

function fixed(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => bytes.writeInt32BE(Math.round(value * 65_536), i * 4));
  return bytes;
}

const tag = (type: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(type, 'latin1'), Buffer.alloc(4), content]);
const xyz = (vector: Vector): Buffer => tag('XYZ ', fixed(vector));

/** A power (ICC.1:2022, 10.18, function 0). */
const curve = (gamma: number): Buffer => tag('para', Buffer.concat([Buffer.alloc(4), fixed([1 / gamma])]));

/**
 * The colours of a PNG as an ICC profile, which decoders honour where they pass over gAMA and cHRM (PNG 3rd edition, 11.3.2); nothing where
 * they are those of sRGB, make no sense, or say no power, without which browsers pass over the rest.
 */
export function profileOf({ gamma, chromaticities = SRGB }: PngColours, isGrey: boolean): Buffer | undefined {
  const isSrgb = chromaticities.every((value, i) => Math.abs(value - SRGB[i]!) < 0.002);
  if (gamma === undefined || !(gamma > 0.05 && gamma < 20)) return undefined;
  if (isSrgb && Math.abs(gamma - 1 / 2.2) < 0.003) return undefined;
  const grid = primaries(chromaticities);
  if (!grid.flat().every(value => Number.isFinite(value) && Math.abs(value) < 10)) return undefined;
  const tags: [string, Buffer][] = isGrey
    ? [['wtpt', xyz(D50)], ['kTRC', curve(gamma)]]
    : [['wtpt', xyz(D50)], ['rXYZ', xyz(grid[0])], ['gXYZ', xyz(grid[1])], ['bXYZ', xyz(grid[2])], ['rTRC', curve(gamma)], ['gTRC', curve(gamma)], ['bTRC', curve(gamma)]]; // prettier-ignore
  return assemble(tags, isGrey ? 'GRAY' : 'RGB ');
}

/** Head, table and tags of a display's profile (ICC.1:2022, 7). */
function assemble(tags: [string, Buffer][], space: string): Buffer {
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length, 0);
  let at = 128 + table.length;
  tags.forEach(([name, content], i) => {
    table.write(name, 4 + i * 12, 'latin1');
    table.writeUInt32BE(at, 8 + i * 12);
    table.writeUInt32BE(content.length, 12 + i * 12);
    at += content.length;
  });
  const head = Buffer.alloc(128);
  head.writeUInt32BE(at, 0);
  head.writeUInt32BE(0x04300000, 8);
  head.write(`mntr${space}XYZ `, 12, 'latin1');
  head.write('acsp', 36, 'latin1');
  fixed(D50).copy(head, 68);
  return Buffer.concat([head, table, ...tags.map(([, content]) => content)]);
}
