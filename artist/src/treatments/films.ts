/** Surfaces that are taken apart: facets of light, two films of a screen print. */
import { mix, lchOf } from '../colour/colour.ts';
import { cutToConvex } from '../draw/cut.ts';
import { pathData } from '../draw/path.ts';
import { polylines, segmentsOf } from '../draw/polyline.ts';
import { path, type XY } from '../draw/svg.ts';
import type { Shape } from '../figures/shape.ts';
import { FLAT, hasScenery, isFace, isShade, layerOf, lightOf, paintItem, rimOf, type Brush, type Stroke } from './brush.ts'; // prettier-ignore
import { around } from './grounds.ts';
import { dotsIn } from './marks.ts';
import type { Treatment } from './treatment.ts';

const STEP = 78;
/** A corner of the net of facets: the same for every surface, so that light falls on all of them alike. */
const corner = (c: number, r: number): XY => [(c + (r % 2 ? 0.5 : 0) + Math.sin(c * 12.9 + r * 78.2) * 0.28) * STEP, (r + Math.sin(c * 39.3 + r * 11.1) * 0.28) * STEP]; // prettier-ignore
const LIGHTS = [0.16, -0.1, 0.05, -0.16, 0.1, 0, -0.05];
const angular = (s: Shape): XY[][] => polylines(s.segments, 3).map(l => l.points);

function facets(shape: Shape, hex: string): string {
  const bodies = angular(shape);
  const points = bodies.flat();
  const [left, right] = [Math.min(...points.map(p => p[0])), Math.max(...points.map(p => p[0]))];
  const [top, foot] = [Math.min(...points.map(p => p[1])), Math.max(...points.map(p => p[1]))];
  let svg = '';
  for (let r = Math.floor(top / STEP) - 1; r <= foot / STEP + 1; r++)
    for (let c = Math.floor(left / STEP) - 2; c <= right / STEP + 1; c++) {
      const isOdd = Math.abs(r) % 2 === 1;
      const [a, b, d, e] = [corner(c, r), corner(c + 1, r), corner(c + 1, r + 1), corner(c, r + 1)];
      const pairs: XY[][] = isOdd ? [[a, b, d], [a, d, e]] : [[a, b, e], [b, d, e]]; // prettier-ignore
      pairs.forEach((triangle, i) => {
        const light = LIGHTS[(Math.abs(c) * 3 + Math.abs(r) * 5 + i * 2) % LIGHTS.length]!;
        const cut = bodies.flatMap(body => { const kept = cutToConvex(body, triangle); return kept.length > 2 ? segmentsOf(kept) : []; }); // prettier-ignore
        if (cut.length) svg += path(pathData(cut), { fill: light > 0 ? mix(hex, '#ffffff', light) : mix(hex, '#1a1030', -light), stroke: light > 0 ? mix(hex, '#ffffff', light) : mix(hex, '#1a1030', -light), width: 0.8 }); // prettier-ignore
      });
    }
  return svg;
}

/** Facets: edges without curves, no lines, every surface a net of triangles in the light. */
export const lowPoly: Treatment = (stage, { ground }) => {
  const flatOf = (s: Stroke) => path(pathData(angular(s.shape).flatMap(p => segmentsOf(p))), { fill: s.fill! });
  const brush: Brush = {
    contour: s => path(pathData(angular(s.shape).flatMap(p => segmentsOf(p))), { stroke: mix(s.fill!, '#1a1030', 0.34), width: 5 }), // prettier-ignore
    surface: s => (isFace(s.shape) || s.item.layer === 'lettering' ? FLAT.surface(s) : isShade(s.shape) ? flatOf({ ...s, fill: mix(s.fill!, s.item.colours[s.shape.fill!.replace(/Shade$/, '') as 'fur'], 0.4) }) : flatOf(s) + facets(s.shape, s.fill!)), // prettier-ignore
    line: s => (isFace(s.shape) ? FLAT.line(s) : path(pathData(angular(s.shape).flatMap(p => segmentsOf(p, false))), { stroke: s.line!, width: s.width * 0.7 })), // prettier-ignore
  };
  const letters: Brush = { ...brush, contour: FLAT.contour, line: FLAT.line };
  const group = layerOf(stage, 'group');
  const rim = ground === 'dark' || hasScenery(stage) ? '#fff6e6' : undefined;
  const svg = stage.items.map(i => (i === group[0] && rim ? rimOf(group, rim, 4) : '') + paintItem(i, i.layer === 'lettering' ? letters : brush)).join(''); // prettier-ignore
  return { svg, box: around(stage.box, 8) };
};

/** Red, blue and what they make together, full or in dots, on paper: what two films of a screen print can do. */
const [PAPER, RED, BLUE, BOTH] = ['#fbf0dc', '#e4473b', '#27508f', '#2a1a35'];
const FILMS = [
  { looks: PAPER, base: PAPER },
  { looks: RED, base: RED },
  { looks: mix(PAPER, RED, 0.5), base: PAPER, dots: RED },
  { looks: BLUE, base: BLUE },
  { looks: mix(PAPER, BLUE, 0.45), base: PAPER, dots: BLUE },
  { looks: mix(RED, BOTH, 0.45), base: RED, dots: BOTH },
  { looks: BOTH, base: BOTH },
];
export const halftone: Treatment = (stage, { ground, grain }) => {
  const known = new Map<string, (typeof FILMS)[number]>();
  const filmOf = (hex: string) => {
    const { l, c, h } = lchOf(hex);
    // Warm colours are of the red film, cool ones of the blue one; grey by its lightness alone.
    const isWarm = h < 112 || h > 330;
    const found = known.get(hex) ?? (c < 0.04 ? (l > 0.82 ? FILMS[0]! : l > 0.5 ? FILMS[4]! : l > 0.34 ? FILMS[3]! : FILMS[6]!) : l < 0.36 ? FILMS[6]! : isWarm ? (l > 0.88 ? FILMS[0]! : l > 0.67 ? FILMS[2]! : l > 0.5 ? FILMS[1]! : FILMS[5]!) : l > 0.88 ? FILMS[0]! : l > 0.56 ? FILMS[4]! : FILMS[3]!); // prettier-ignore
    known.set(hex, found);
    return found;
  };
  const brush: Brush = {
    contour: s => path(s.d, { stroke: BOTH, width: s.width * 2.1, round: true }),
    surface: s => {
      if (isShade(s.shape)) return path(dotsIn(s.shape, 11 * grain, 3.4 * grain, 15), { fill: BOTH });
      const { base, dots } = filmOf(s.fill!);
      return path(s.d, { fill: base }) + (dots && !isFace(s.shape) ? path(dotsIn(s.shape, 13 * grain, 4.6 * grain, 45), { fill: dots }) : ''); // prettier-ignore
    },
    line: s => path(s.d, { stroke: lightOf(s.line!) > 0.6 ? PAPER : BOTH, width: s.width, round: true }),
  };
  const group = layerOf(stage, 'group');
  const svg = stage.items.map(i => (i === group[0] && (ground === 'dark' || hasScenery(stage)) ? rimOf(group, PAPER, 7) : '') + paintItem(i, brush)).join(''); // prettier-ignore
  return { svg, box: around(stage.box, 10) };
};
