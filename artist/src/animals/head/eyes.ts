/** Eyes: the lids as curves over the eye, what lies within kept between them. */
import type { Segment } from '../../draw/path.ts';
import { clamp, frame, oval, placed, smooth, type Knot } from '../../figures/geometry.ts';
import type { Point, Shape } from '../../figures/shape.ts';
import { drawnLine, facingAt, onSkull, seen, type HeadView } from './head-view.ts';
import type { EyeModel } from './model.ts';

interface Eye {
  model: EyeModel;
  p: Point;
  /** 1 where its outer corner is to our right. */
  side: 1 | -1;
  /** Half its width and half its height, as seen. */
  half: number;
  high: number;
  open: number;
  lower: number;
  slant: number;
  closed?: 1 | -1 | undefined;
  /** From shares of its half width and half height (outer end at 1) to the picture. */
  place(segments: Segment[]): Segment[];
  point(u: number, v: number): Point;
  unit: number;
}
const STEPS = [-1, -0.8, -0.45, 0, 0.45, 0.8, 1];

function eyeOf(h: HeadView, side: 1 | -1): Eye | undefined {
  const { eyes } = h.model;
  const at = [eyes.at[0] * side, eyes.at[1]] as const;
  const square = facingAt(h, at);
  if (square < 0.12) return undefined;
  const { look } = h;
  const winks = look.tongue === 'out' && side === -1;
  const p = seen(h, onSkull(h, at));
  const unit = h.place.unit;
  const half = eyes.size * unit * clamp(square * 1.12, 0.42, 1);
  const high = eyes.size * eyes.tall * unit;
  const map = frame(p, -(h.place.tilt ?? 0) + (eyes.slant ?? 0) * side, half * side, high);
  return {
    model: eyes, p, side, half, high, unit,
    open: look.open,
    lower: look.lower,
    slant: look.slant,
    closed: winks ? 1 : look.closed,
    place: segments => placed(segments, map),
    point: (u, v) => {
      const [x, y] = map(u, v);
      return { x, y };
    },
  }; // prettier-ignore
}

const round = (u: number) => Math.sqrt(Math.max(0, 1 - u * u));
/** Height of the lids at a share across, from the inner (-1) to the outer corner (1), as shares of the eye's half height. */
function upper(e: Eye, u: number): number {
  const lid = -e.open * (1 + e.slant * 0.34 * u) + (e.slant > 0 ? e.slant * 0.3 * (1 - u) * 0.5 : 0);
  return Math.max(-round(u) * Math.max(1, e.open), lid * (e.open > 1 ? round(u) : 1));
}
const lower = (e: Eye, u: number): number => Math.min(round(u) * (e.open > 1 ? 1.08 : 1), 1 - e.lower * 1.5);

function lens(e: Eye, grow = 0): Knot[] {
  const top = STEPS.map(u => ({ ...e.point(u * (1 + grow), upper(e, u) - grow * round(u)) }));
  const bottom = STEPS.slice(1, -1).toReversed().map(u => e.point(u * (1 + grow), Math.max(lower(e, u), upper(e, u)) + grow * round(u) * 0.8)); // prettier-ignore
  return [...top, ...bottom];
}

/** A disc whose points are kept between the lids. */
function kept(e: Eye, cx: number, cy: number, rx: number, ry: number): Segment[] {
  const ring = Array.from({ length: 18 }, (_, i): Knot => {
    const u = clamp(cx + rx * Math.cos((i * Math.PI) / 9), -0.97, 0.97);
    const v = clamp(cy + ry * Math.sin((i * Math.PI) / 9), upper(e, u), lower(e, u));
    return e.point(u, v);
  });
  return smooth(ring);
}

function openEye(h: HeadView, e: Eye): Shape[] {
  const { model } = e;
  const aspect = e.high / e.half;
  // The eye looks where the head looks; a turned one a little back to us.
  const gaze = model.white ? clamp(-Math.sin((h.place.turn * Math.PI) / 180) * 0.1 * e.side, -0.2, 0.2) : 0;
  const irisHigh = model.white ? (model.irisSize ?? 0.86) : 1;
  const irisWide = Math.min(1, irisHigh * aspect);
  const shapes: Shape[] = [{ segments: smooth(lens(e, 0.13)), fill: 'line', part: 'face' }];
  if (model.white) shapes.push({ segments: smooth(lens(e)), fill: model.white, part: 'face', least: e.half * 0.5 });
  if (model.iris) shapes.push({ segments: kept(e, gaze, -0.02, model.white ? irisWide : 1, irisHigh), fill: model.iris, part: 'face', least: e.half * 0.5 }); // prettier-ignore
  shapes.push(...pupil(e, gaze, irisWide, irisHigh), ...lid(e));
  return shapes;
}

function pupil(e: Eye, gaze: number, irisWide: number, irisHigh: number): Shape[] {
  const { model } = e;
  const size = model.pupilSize ?? (model.iris ? 0.62 : 0.96);
  const rx = irisWide * size * (model.pupil === 'slit' ? 0.36 : model.pupil === 'bar' ? 1.1 : 1);
  const ry = irisHigh * size * (model.pupil === 'bar' ? 0.5 : model.pupil === 'slit' ? 1.25 : 1);
  const glint = 0.27 * Math.min(e.half, e.high);
  const place = e.point(gaze - 0.3 * e.side * irisWide, Math.max(-0.36, upper(e, 0) + 0.42));
  return [
    { segments: kept(e, gaze, 0, rx, ry), fill: 'eye', part: 'face' },
    { segments: oval(place, glint, glint * 1.1), fill: 'white', part: 'face', least: glint },
  ];
}

/** The edge of an upper lid that is drawn down. */
function lid(e: Eye): Shape[] {
  if (e.open > 0.95 && !e.slant) return [];
  const points = STEPS.slice(1, -1).map(u => e.point(u * 1.06, upper(e, u) - 0.06));
  return [drawnLine(points, e.unit * 0.055)];
}

function closedEye(e: Eye): Shape[] {
  const bow = e.closed ?? 1;
  const points = [-1, -0.55, 0, 0.55, 1].map(u => e.point(u * 1.05, (bow > 0 ? 0.35 : -0.1) - bow * (1 - u * u) * 0.7));
  return [drawnLine(points, e.unit * 0.085)];
}

function brow(h: HeadView, e: Eye): Shape[] {
  // Eyes that stand above the head have no room for brows.
  if (h.look.brow === undefined || e.model.at[1] > 40) return [];
  const rise = -1.5 - h.look.brow * 5;
  const [inner, outer] = [rise + h.look.slant * 0.42, rise - h.look.slant * 0.42];
  const points = [e.point(-0.8, inner), e.point(0.1, (inner + outer) / 2 - 0.12), e.point(0.95, outer)];
  const width = e.unit * 0.075;
  return [{ ...drawnLine(points, width), stroke: h.model.brow ?? 'line' }];
}

/** Both eyes, the one that is farther from us first. */
export function drawEyes(h: HeadView): Shape[] {
  return ([-1, 1] as const).flatMap(side => {
    const e = eyeOf(h, side);
    if (!e) return [];
    const ring = e.model.ring ? [{ segments: e.place(oval({ x: 0, y: 0 }, 1.5, 1.5)), fill: e.model.ring, part: 'face' as const }] : []; // prettier-ignore
    return [...ring, ...(e.closed ? closedEye(e) : openEye(h, e)), ...brow(h, e)];
  });
}
/** Where the eyes are, seen or not. */
export function eyePoint(h: HeadView, side: 1 | -1): Point {
  const { at } = h.model.eyes;
  return seen(h, onSkull(h, [at[0] * side, at[1]]));
}
