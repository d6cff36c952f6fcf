/** Outlines of TrueType glyphs, read from the `glyf` table. */

/** A path step: command and absolute coordinates. */
export type Segment = [command: 'M' | 'L' | 'Q' | 'C' | 'Z', ...numbers: number[]];
type Point = { x: number; y: number; onCurve: boolean };
type Matrix = [a: number, b: number, c: number, d: number, dx: number, dy: number];

const FLAG = { onCurve: 1, xShort: 2, yShort: 4, repeat: 8, xSame: 16, ySame: 32 };
const PART = { words: 1, xy: 2, scale: 8, more: 32, twoScales: 64, matrix: 128 };
const MAX_DEPTH = 5;

/** Reads glyph outlines of one font, in font units with y upwards. */
export class GlyphOutlines {
  private readonly data: DataView;
  private readonly tables = new Map<string, number>();
  private readonly longOffsets: boolean;

  constructor(bytes: Uint8Array) {
    this.data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let i = 0; i < this.data.getUint16(4); i++) {
      const at = 12 + i * 16;
      const tag = String.fromCharCode(...[0, 1, 2, 3].map(k => this.data.getUint8(at + k)));
      this.tables.set(tag, this.data.getUint32(at + 8));
    }
    this.longOffsets = this.data.getInt16(this.table('head') + 50) === 1;
  }

  /** The outline of a glyph; empty for blanks. */
  outline(glyph: number): Segment[] {
    return this.contours(glyph, 0).flatMap(contourToSegments);
  }

  private table(tag: string): number {
    const at = this.tables.get(tag);
    if (at === undefined) throw new Error(`The font has no table ${tag}.`);
    return at;
  }

  private location(glyph: number): [start: number, end: number] {
    const loca = this.table('loca');
    const glyf = this.table('glyf');
    const offset = (i: number) =>
      this.longOffsets ? this.data.getUint32(loca + i * 4) : this.data.getUint16(loca + i * 2) * 2;
    return [glyf + offset(glyph), glyf + offset(glyph + 1)];
  }

  private contours(glyph: number, depth: number): Point[][] {
    const [start, end] = this.location(glyph);
    if (end <= start || depth > MAX_DEPTH) return [];
    const count = this.data.getInt16(start);
    return count >= 0 ? this.simple(start + 10, count) : this.composite(start + 10, depth);
  }

  private simple(at: number, contourCount: number): Point[][] {
    const ends = Array.from({ length: contourCount }, (_, i) => this.data.getUint16(at + i * 2));
    const pointCount = (ends.at(-1) ?? -1) + 1;
    let p = at + contourCount * 2;
    p += 2 + this.data.getUint16(p);
    const flags: number[] = [];
    while (flags.length < pointCount) {
      const flag = this.data.getUint8(p++);
      flags.push(flag);
      if (flag & FLAG.repeat) for (let n = this.data.getUint8(p++); n > 0; n--) flags.push(flag);
    }
    const read = (short: number, same: number) => {
      let value = 0;
      return flags.slice(0, pointCount).map(flag => {
        if (flag & short) value += flag & same ? this.data.getUint8(p++) : -this.data.getUint8(p++);
        else if (!(flag & same)) {
          value += this.data.getInt16(p);
          p += 2;
        }
        return value;
      });
    };
    const xs = read(FLAG.xShort, FLAG.xSame);
    const ys = read(FLAG.yShort, FLAG.ySame);
    const points = xs.map((x, i) => ({ x, y: ys[i]!, onCurve: (flags[i]! & FLAG.onCurve) !== 0 }));
    return ends.map((last, i) => points.slice(i ? ends[i - 1]! + 1 : 0, last + 1));
  }

  private composite(at: number, depth: number): Point[][] {
    const all: Point[][] = [];
    for (let p = at, flags = PART.more; flags & PART.more;) {
      flags = this.data.getUint16(p);
      const part = this.data.getUint16(p + 2);
      p += 4;
      const wide = flags & PART.words;
      const offset = (i: number) =>
        flags & PART.xy ? (wide ? this.data.getInt16(p + i * 2) : this.data.getInt8(p + i)) : 0;
      const [dx, dy] = [offset(0), offset(1)];
      p += wide ? 4 : 2;
      const fixed = () => this.data.getInt16((p += 2) - 2) / 16384;
      let [a, b, c, d] = [1, 0, 0, 1];
      if (flags & PART.scale) a = d = fixed();
      else if (flags & PART.twoScales) [a, d] = [fixed(), fixed()];
      else if (flags & PART.matrix) [a, b, c, d] = [fixed(), fixed(), fixed(), fixed()];
      all.push(...transform(this.contours(part, depth + 1), [a, b, c, d, dx, dy]));
    }
    return all;
  }
}

function transform(contours: Point[][], [a, b, c, d, dx, dy]: Matrix): Point[][] {
  return contours.map(points =>
    points.map(({ x, y, onCurve }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, onCurve })),
  );
}

const between = (p: Point, q: Point): Point => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2, onCurve: true });

function contourToSegments(points: Point[]): Segment[] {
  if (points.length < 2) return [];
  const first = points.find(p => p.onCurve);
  const start = first ?? between(points[0]!, points.at(-1)!);
  const from = first ? points.indexOf(first) + 1 : 0;
  const ring = [...points.slice(from), ...points.slice(0, from)];
  if (!first) ring.push(start);
  const segments: Segment[] = [['M', start.x, start.y]];
  let control: Point | undefined;
  for (const point of ring) {
    if (point.onCurve) {
      segments.push(control ? ['Q', control.x, control.y, point.x, point.y] : ['L', point.x, point.y]);
      control = undefined;
    } else {
      if (control) {
        const middle = between(control, point);
        segments.push(['Q', control.x, control.y, middle.x, middle.y]);
      }
      control = point;
    }
  }
  if (control) segments.push(['Q', control.x, control.y, start.x, start.y]);
  segments.push(['Z']);
  return segments;
}
