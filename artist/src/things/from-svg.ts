/** Drawings that come as SVG (library icons, house drawings) as shapes with roles, so that they are painted like everything else. */
import { lchOf, longHex, mix } from '../colour/colour.ts';
import { mapPoints, type PointMap, type Segment } from '../draw/path.ts';
import { isInside, polylines, thick, type Polyline } from '../draw/polyline.ts';
import { readPath } from '../draw/read-path.ts';
import type { XY } from '../draw/svg.ts';
import type { PaintRole, Shape } from '../figures/shape.ts';
import { box as boxPath, oval } from './pen.ts';

/** A surface or a line of an SVG, flat: gradients have become their mean, transparency what shows through. */
export interface Piece {
  segments: Segment[];
  fill?: string;
  stroke?: string;
  width?: number;
}
type Attributes = Record<string, string>;
interface State {
  map: PointMap;
  scale: number;
  paint: Attributes;
}
interface Reader {
  pieces: Piece[];
  seen: { lines: Polyline[]; fill: string }[];
  gradients: Map<string, { hex: string; opacity: number }>;
  /** Elements that may be used again by their id. */
  known: Map<string, string>;
}

const TAG = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const NAMED: Record<string, string> = { red: '#ff0000', white: '#ffffff', black: '#000000' };
const PAINTS = ['fill', 'stroke', 'stroke-width', 'opacity', 'fill-opacity', 'stroke-opacity'];
const UNSEEN = new Set(['defs', 'clipPath', 'symbol', 'linearGradient', 'radialGradient', 'mask']);
/** What is fainter than this is a sheen that flat colours do without. */
const FAINT = 0.3;

const attributesOf = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.replace('xlink:', ''), value]),
  );

/** Reads SVG elements from back to front. */
export function readSvg(svg: string): Piece[] {
  const reader: Reader = { pieces: [], seen: [], gradients: gradientsOf(svg), known: elementsById(svg) };
  readElements(svg, { map: (x, y) => [x, y], scale: 1, paint: {} }, reader);
  return reader.pieces;
}

function readElements(svg: string, start: State, reader: Reader): void {
  const states = [start];
  let hidden = 0;
  for (const [, close, name = '', text = '', alone] of svg.matchAll(TAG)) {
    if (close) {
      if (UNSEEN.has(name)) hidden--;
      else if (name === 'g' && states.length > 1) states.pop();
      continue;
    }
    if (UNSEEN.has(name)) {
      if (!alone) hidden++;
      continue;
    }
    if (hidden > 0) continue;
    const state = inherit(states.at(-1)!, attributesOf(text));
    if (name === 'g' && !alone) states.push(state);
    else if (name === 'use') useElement(attributesOf(text), state, reader);
    else addElement(name, attributesOf(text), state, reader);
  }
}

function inherit(state: State, a: Attributes): State {
  const paint = { ...state.paint };
  for (const name of PAINTS) {
    const value = a[name];
    if (value === undefined) continue;
    paint[name] = name === 'opacity' && paint[name] ? String(Number(paint[name]) * Number(value)) : value;
  }
  return a['transform'] ? { ...transformed(state, a['transform']), paint } : { ...state, paint };
}

function transformed(state: State, text: string): Pick<State, 'map' | 'scale'> {
  let { map, scale } = state;
  for (const [, name, list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const n = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const outer = map;
    const step = transformStep(name!, n);
    map = (x, y) => outer(...step.map(x, y));
    scale *= step.scale;
  }
  return { map, scale };
}

function transformStep(name: string, n: number[]): { map: PointMap; scale: number } {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n;
  if (name === 'translate') return { map: (x, y) => [x + a, y + b], scale: 1 };
  if (name === 'scale') return { map: (x, y) => [x * a, y * (n[1] ?? a)], scale: Math.sqrt(Math.abs(a * (n[1] ?? a))) };
  if (name === 'rotate') {
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    return { map: (x, y) => [b + (x - b) * cos - (y - c) * sin, c + (x - b) * sin + (y - c) * cos], scale: 1 };
  }
  if (name === 'matrix')
    return { map: (x, y) => [a * x + c * y + e, b * x + d * y + f], scale: Math.sqrt(Math.abs(a * d - b * c)) };
  return { map: (x, y) => [x, y], scale: 1 };
}

function useElement(a: Attributes, state: State, reader: Reader): void {
  const found = reader.known.get((a['href'] ?? '').slice(1));
  const [x, y] = [Number(a['x'] ?? 0), Number(a['y'] ?? 0)];
  if (found && !found.startsWith('<use'))
    readElements(found, { ...state, ...transformed(state, `translate(${x} ${y})`) }, reader);
}

function outlineOf(name: string, a: Attributes): Segment[] {
  const n = (key: string) => Number(a[key] ?? 0);
  if (name === 'path') return readPath(a['d'] ?? '');
  if (name === 'circle') return readPath(oval(n('cx'), n('cy'), n('r'), n('r')));
  if (name === 'ellipse') return readPath(oval(n('cx'), n('cy'), n('rx'), n('ry')));
  return name === 'rect' ? readPath(boxPath(n('x'), n('y'), n('width'), n('height'), n('rx'))) : [];
}

function addElement(name: string, a: Attributes, state: State, reader: Reader): void {
  const segments = mapPoints(outlineOf(name, a), state.map);
  if (!segments.length) return;
  const lines = polylines(segments, 5);
  const opacity = Number(state.paint['opacity'] ?? 1);
  const fill = paintOf(
    state.paint['fill'] ?? '#000000',
    opacity * Number(state.paint['fill-opacity'] ?? 1),
    lines,
    reader,
  );
  const width = Number(state.paint['stroke-width'] ?? 1) * state.scale;
  const strokePaint = state.paint['stroke'] ?? 'none';
  const stroke = paintOf(strokePaint, opacity * Number(state.paint['stroke-opacity'] ?? 1), lines, reader);
  if (!fill && !stroke) return;
  reader.pieces.push({ segments, ...(fill && { fill }), ...(stroke && { stroke, width }) });
  if (fill) reader.seen.push({ lines, fill });
}

/** A paint as the colour that is seen; undefined where it is none or too faint. */
function paintOf(paint: string, opacity: number, lines: Polyline[], reader: Reader): string | undefined {
  if (paint === 'none') return undefined;
  const gradient = paint.startsWith('url(') ? reader.gradients.get(paint.slice(5, -1)) : undefined;
  const share = opacity * (gradient?.opacity ?? 1);
  if (share < FAINT) return undefined;
  const hex = gradient?.hex ?? NAMED[paint] ?? (paint.startsWith('#') ? longHex(paint) : '#888888');
  if (share > 0.95) return hex.toLowerCase();
  const points = lines.flatMap(l => l.points);
  const middle: XY = [mean(points.map(p => p[0])), mean(points.map(p => p[1]))];
  const under = reader.seen.findLast(s => isInside(middle, s.lines));
  return under ? mix(under.fill, hex, share) : share > 0.6 ? hex.toLowerCase() : undefined;
}

const mean = (list: number[]): number => list.reduce((sum, v) => sum + v, 0) / (list.length || 1);

function gradientsOf(svg: string): Reader['gradients'] {
  const found = new Map<string, { hex: string; opacity: number }>();
  const links: [string, string][] = [];
  for (const [, , head = '', inner = ''] of svg.matchAll(
    /<(linearGradient|radialGradient)([^>]*?)(?:\/>|>([\s\S]*?)<\/\1>)/g,
  )) {
    const a = attributesOf(head);
    const stops = [...inner.matchAll(/<stop([^>]*)>/g)].map(([, text = '']) => attributesOf(text));
    if (a['id'] && a['href'] && !stops.length) links.push([a['id'], a['href'].slice(1)]);
    if (!a['id'] || !stops.length) continue;
    const seen = stops.map(s => ({ hex: longHex(NAMED[s['stop-color'] ?? ''] ?? s['stop-color'] ?? '#000000'), share: Number(s['stop-opacity'] ?? 1) })); // prettier-ignore
    let [hex, weight] = [seen[0]!.hex, seen[0]!.share + 0.001];
    for (const s of seen.slice(1))
      [hex, weight] = [mix(hex, s.hex, s.share / (weight + s.share || 1)), weight + s.share];
    found.set(a['id'], { hex, opacity: mean(seen.map(s => s.share)) });
  }
  for (const [id, other] of links) if (found.has(other)) found.set(id, found.get(other)!);
  return found;
}

function elementsById(svg: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [all, name, text = ''] of svg.matchAll(/<(path|circle|ellipse|rect)([^>]*)>/g)) {
    const id = attributesOf(text)['id'];
    if (id && name) found.set(id, all);
  }
  return found;
}

const SLOTS: PaintRole[] = ['cloth1', 'cloth2', 'cloth3', 'accent', 'trim', 'wood', 'metal', 'steel', 'fur', 'fur2', 'shoe', 'hair', 'glass', 'lip', 'blush', 'skin', 'accentShade', 'trimShade', 'woodShade', 'metalShade', 'steelShade', 'furShade', 'fur2Shade', 'shoeShade', 'hairShade', 'skinShade']; // prettier-ignore

/** Pieces as shapes: every colour gets a role of its own, the nearest ones share where there are too many. `line` is the colour of outlines. */
export function shapesOf(
  pieces: readonly Piece[],
  o: { line?: string; isOutlined: boolean },
): { shapes: Shape[]; colours: Partial<Record<PaintRole, string>> } {
  const used = new Map<string, number>();
  for (const p of pieces) for (const hex of [p.fill, p.stroke]) if (hex) used.set(hex, (used.get(hex) ?? 0) + 1);
  const roles = rolesOf([...used.keys()], o.line);
  const colours = Object.fromEntries(
    [...roles]
      .filter(([, role]) => role !== 'line')
      .map(([hex, role]) => [role, hex])
      .toReversed(),
  );
  const shapes = pieces.flatMap((p): Shape[] => (o.isOutlined ? stickerShapes(p, roles) : inkedShapes(p, roles)));
  return { shapes, colours };
}

function rolesOf(hexes: string[], line: string | undefined): Map<string, PaintRole> {
  const roles = new Map<string, PaintRole>();
  for (const hex of hexes) {
    const { l, c } = lchOf(hex);
    const free = SLOTS.find(slot => ![...roles.values()].includes(slot));
    const isFree = (role: PaintRole) => ![...roles.values()].includes(role);
    if (hex === line) roles.set(hex, 'line');
    else if (l > 0.96 && isFree('white')) roles.set(hex, 'white');
    else if (l < 0.36 && c < 0.05 && isFree('dark')) roles.set(hex, 'dark');
    else roles.set(hex, free ?? nearest(hex, roles));
  }
  return roles;
}

function nearest(hex: string, roles: Map<string, PaintRole>): PaintRole {
  const far = (other: string) => {
    const [a, b] = [lchOf(hex), lchOf(other)];
    return Math.abs(a.l - b.l) * 2 + Math.abs(a.c - b.c) + Math.abs(a.h - b.h) / 720;
  };
  return roles.get([...roles.keys()].toSorted((a, b) => far(a) - far(b))[0]!)!;
}

/** An icon: one bold line around all of it. */
function stickerShapes(p: Piece, roles: Map<string, PaintRole>): Shape[] {
  const base = { part: 'thing' as const, union: 'icon', stroke: 'line' as const };
  const out: Shape[] = [];
  if (p.fill) out.push({ ...base, segments: p.segments, fill: roles.get(p.fill)! });
  if (p.stroke) out.push({ ...base, segments: thick(p.segments, p.width!), fill: roles.get(p.stroke)! });
  return out;
}

/** A house drawing has its own lines. */
function inkedShapes(p: Piece, roles: Map<string, PaintRole>): Shape[] {
  const fill = p.fill && roles.get(p.fill);
  const stroke = p.stroke && roles.get(p.stroke);
  if (fill && stroke === 'line') return [{ segments: p.segments, fill, stroke, weight: 'form', part: 'thing' }];
  return [
    ...(fill ? [{ segments: p.segments, fill, part: 'thing' as const }] : []),
    ...(stroke ? [{ segments: p.segments, stroke, width: p.width!, part: 'thing' as const }] : []),
  ];
}
