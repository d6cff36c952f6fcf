/** Rings of petals, drops, dots and scallops around the origin. */
import { short } from '../draw/path.ts';
import { dot } from '../draw/shapes.ts';
import { circle, path, polar, polygon, TAU } from '../draw/svg.ts';

type Kind = 'petal' | 'lotus' | 'dot' | 'drop' | 'scallop' | 'triangle';
interface Colours {
  a: string;
  b: string;
  c: string;
  d: string;
  ground: string;
}

const at = ([x, y]: [number, number]) => `${short(x)} ${short(y)}`;

function motif(kind: Kind, inner: number, outer: number, angle: number, half: number): string {
  const left = polar(inner, angle - half * 0.98);
  const right = polar(inner, angle + half * 0.98);
  const tip = polar(outer, angle);
  const deep = (share: number) => inner + (outer - inner) * share;
  switch (kind) {
    case 'petal':
      return `M${at(left)}Q${at(polar(deep(0.75), angle - half * 1.05))} ${at(tip)}Q${at(polar(deep(0.75), angle + half * 1.05))} ${at(right)}Z`;
    case 'lotus':
      return `M${at(left)}C${at(polar(deep(0.55), angle - half * 1.25))} ${at(polar(deep(0.85), angle - half * 0.35))} ${at(tip)}C${at(polar(deep(0.85), angle + half * 0.35))} ${at(polar(deep(0.55), angle + half * 1.25))} ${at(right)}Z`;
    case 'dot': {
      const middle = (inner + outer) / 2;
      return dot(...polar(middle, angle), Math.min((outer - inner) / 2, middle * half * 0.62));
    }
    case 'drop': {
      const root = polar(inner, angle);
      return `M${at(root)}C${at(polar(outer, angle - half * 0.75))} ${at(polar(outer, angle + half * 0.75))} ${at(root)}Z`;
    }
    case 'scallop': {
      const r = short(((inner + outer) / 2) * half);
      return `M${at(polar(inner, angle - half))}A${r} ${r} 0 0 1 ${at(polar(inner, angle + half))}`;
    }
    case 'triangle':
      return polygon([left, tip, right]);
  }
}

/** The rings of a mandala of radius `r` with `n`-fold symmetry, open in the middle to the share `inner`. */
export function mandalaRings(r: number, c: Colours, n: number, inner: number): string {
  const ring = (kind: Kind, from: number, to: number, fill: string | undefined, line?: string, count = n, turn = 0) => {
    let d = '';
    for (let i = 0; i < count; i++) d += motif(kind, from * r, to * r, (i * TAU) / count + turn, (TAU / count) * 0.5);
    return path(d, { ...(fill && { fill }), ...(line && { stroke: line, width: r * 0.007 }) });
  };
  const line = (radius: number, width: number, colour: string) =>
    circle(0, 0, radius * r, { stroke: colour, width: width * r });
  const half = TAU / n / 2;
  return [
    ring('lotus', 0.86, 1, c.c, c.a, n * 2), ring('lotus', 0.86, 0.945, c.ground, c.b, n * 2), ring('dot', 0.965, 1, c.b, undefined, n * 2, half / 2),
    line(0.855, 0.012, c.b), ring('dot', 0.815, 0.845, c.a, undefined, n * 4), line(0.805, 0.006, c.b),
    ring('lotus', 0.6, 0.8, c.a, undefined, n, half), ring('lotus', 0.6, 0.765, c.ground, undefined, n, half), ring('lotus', 0.6, 0.72, c.d, undefined, n, half), ring('drop', 0.66, 0.75, c.b, undefined, n, half),
    ring('petal', 0.6, 0.735, c.b, c.ground), ring('petal', 0.6, 0.69, c.c), ring('dot', 0.715, 0.775, c.b),
    circle(0, 0, r * 0.605, { fill: c.ground }), line(0.605, 0.014, c.b), ring('triangle', 0.555, 0.59, c.a, undefined, n * 3), line(0.55, 0.006, c.b),
    ring('dot', 0.51, 0.545, c.b, undefined, n * 3), ring('scallop', 0.5, 0.5, undefined, c.a, n * 2), line(inner * 1.08, 0.008, c.b),
  ].join(''); // prettier-ignore
}
