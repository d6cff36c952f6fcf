/** The window in which the group stands, and the scenery in it. A frame is used where there is scenery, or where the picture needs a ground. */
import { mix } from '../colour/colour.ts';
import type { Box } from '../draw/path.ts';
import { boxOf, LINE_WIDTHS, type Shape } from '../figures/shape.ts';
import type { Scene, SettingPart, Thing } from '../reading/scene.ts';
import { LAND_OF } from '../reading/lexicon/surroundings.ts';
import { LANDS, type Land } from '../settings/lands.ts';
import { monument, monumentOfTown } from '../settings/monuments.ts';
import { PLACES, road } from '../settings/places.ts';
import {
  EARTH,
  FAR_SHADE,
  FOAM,
  MID,
  NEAR,
  NEAR_SHADE,
  scenicColours,
  STONE,
  STONE_SHADE,
  type Hour,
} from '../settings/scenic.ts';
import { sky, weather, type Time, type Weather } from '../settings/skies.ts';
import { across, below, down, hills, standing, type View } from '../settings/view.ts';
import { fitSpot, fitWindow } from '../settings/fit.ts';
import { seenThrough, type FrameName, type Window } from '../settings/window.ts';
import { subDice } from '../seed.ts';
import { thingOf } from '../things/catalogue.ts';
import { turned } from '../things/turn.ts';
import { recoloured, type Look } from './inks.ts';
import type { StageItem } from './stage.ts';

export interface Surroundings {
  land?: string;
  monument?: string;
  time?: Time;
  weather: Weather[];
  hour: Hour;
  parts: SettingPart[];
  /** A road leads through the land. */
  hasRoad?: boolean;
}

/** What the words say of place, weather and time, as far as it can be drawn. */
export function surroundingsOf(scene: Scene): Surroundings {
  const of = (kind: SettingPart['kind']) => scene.setting.filter(p => p.kind === kind);
  const place = of('place').map(p => p.what);
  const town = place.find(p => monument(p) ?? monumentOfTown(p));
  const lands = of('landscape').map(p => p.what).filter(isLand);
  // A lake lies below mountains in any case: both are seen where both are said.
  const land = (lands.some(l => MOUNTAINS.test(l)) ? lands.find(l => l === 'lake') : undefined) ?? lands[0] ?? (town ? undefined : place.map(p => LAND_OF[p]).find(l => l !== undefined && isLand(l)));
  const lit = scene.things.some(t => LIGHTS.test(t.noun)) ? 'stadium' : undefined;
  const path = scene.things.some(t => ROAD.test(t.noun) && isScenic(scene, t));
  const time = of('time')[0]?.what as Time | undefined;
  const skies = of('weather').map(p => p.what as Weather);
  const named = town === undefined ? undefined : monument(town) ? town : monumentOfTown(town);
  return { parts: scene.setting, weather: skies, hour: hourOf(time, skies, land ?? lit), ...(path && { hasRoad: true }), ...((land ?? lit ?? (path && !named)) && { land: land ?? lit ?? 'road' }), ...(named && { monument: named }), ...(time && { time }) };
} // prettier-ignore
const MOUNTAINS = /^(mountains|snow mountains|hills)$/;
/** Whether a land is seen in what is drawn for another. */
export const isSeenIn = (land: string, drawn: string | undefined): boolean => land === drawn || (drawn === 'lake' && MOUNTAINS.test(land)); // prettier-ignore
/** Things that are a place. */
export const LIGHTS = /floodlight|stadium light/;
const ROAD = /^(road|highway|street|path|trail)$/;
/** Things that are drawn as scenery: lights of a stadium, a road that something else is on. */
export const isScenic = (scene: Scene, { id, noun }: Thing): boolean => LIGHTS.test(noun) || (ROAD.test(noun) && scene.things.some(t => t.id !== id && t.kind !== 'land')); // prettier-ignore
const isLand = (what: string): boolean => what in LANDS || what in PLACES;
function hourOf(time: Time | undefined, skies: readonly Weather[], land: string | undefined): Hour {
  if (time === 'sunrise') return 'dawn';
  if (time === 'sunset' || time === 'evening') return 'dusk';
  if (time && time !== 'day') return 'night';
  if (skies.includes('storm') || skies.includes('rain') || skies.includes('lightning')) return 'storm';
  return land === 'space' || land === 'moon surface' || land === 'stage' || land === 'underwater' || land === 'stadium' ? 'night' : 'day'; // prettier-ignore
}
export const hasScenery = (s: Surroundings): boolean => Boolean(s.land ?? s.monument ?? s.time) || s.weather.length > 0;
/** Setting parts that no drawing shows. */
export const unseenParts = (s: Surroundings): SettingPart[] =>
  s.parts.filter(p => (p.kind === 'landscape' && !isSeenIn(p.what, s.land)) || (p.kind === 'place' && !monument(p.what) && !monumentOfTown(p.what) && LAND_OF[p.what] !== s.land)); // prettier-ignore

export type Framing =
  | { kind: 'window'; frame: FrameName }
  | { kind: 'spot'; frame: FrameName; isSun?: boolean; isGear?: boolean; isBadge?: boolean }
  | { kind: 'none' };

/** A window for scenery; a plain ground or none for a group alone. Each variant has another. */
export function framingOf(
  s: Surroundings,
  group: Box,
  o: { seed: number; variant: number; formats: readonly string[]; styles: readonly string[]; isBacked: boolean },
): Framing {
  const start = subDice(o.seed, 'frame').whole(0, 11);
  const isWide = group.width > group.height * 1.25;
  if (hasScenery(s)) {
    const list: readonly FrameName[] = isWide ? ['disc', 'panel', 'disc', 'dome'] : group.height > group.width * 1.5 ? ['arch', 'disc', 'panel'] : ['disc', 'arch', 'dome', 'panel']; // prettier-ignore
    if (o.formats.some(f => /^(circle|badge|emblem|logo|pocket logo)$/.test(f)))
      return { kind: 'window', frame: 'disc' };
    return { kind: 'window', frame: list[(start + o.variant) % list.length]! };
  }
  if (o.styles.some(s => s === 'retro' || s === 'synthwave')) return { kind: 'spot', frame: 'disc', isSun: true };
  if (o.styles.includes('steampunk')) return { kind: 'spot', frame: 'disc', isGear: true };
  if (o.formats.some(f => ['logo', 'badge', 'emblem', 'crest', 'circle', 'stamp', 'sticker'].includes(f))) return { kind: 'spot', frame: o.formats.includes('crest') ? 'hexagon' : 'disc', isBadge: true }; // prettier-ignore
  if (o.isBacked) return { kind: 'none' };
  const kinds: readonly Framing[] = [{ kind: 'none' }, { kind: 'spot', frame: 'disc' }, { kind: 'none' }, { kind: 'spot', frame: 'disc' }]; // prettier-ignore
  return kinds[(start + o.variant) % kinds.length]!;
}

/** Where window and group lie in a picture 1000 wide. */
export function fitFrame(framing: Framing, group: Box): { window?: Window; scale: number; ground: number } {
  if (framing.kind === 'window') return fitWindow(framing.frame, group);
  if (framing.kind === 'spot') return fitSpot(framing.frame, group);
  const scale = Math.min(900 / group.width, 940 / group.height);
  return { scale, ground: group.height * scale };
}

/** Grounds without a land of their own: a little meadow, a wet street. */
function plainGround(v: View, s: Surroundings): Land {
  if (s.weather.includes('storm')) return { behind: [...LANDS['sea']!(v).behind] };
  if (s.weather.includes('snow')) return { behind: [hills(v, v.horizon, 60, [0.3, 1, 0.4, 0.9, 0.2], FAR_SHADE), hills(v, v.ground - 26, 26, [0.3, 0.8, 0.2, 0.9, 0.3], FOAM)] };
  if (s.weather.length) return { behind: [below(v, v.ground - 40, STONE_SHADE), below(v, v.ground + 40, STONE)] };
  return { behind: [hills(v, v.horizon + 30, 44, [0.6, 0.2, 0.8, 0.3, 0.7], MID), hills(v, v.ground - 26, 26, [0.3, 0.8, 0.2, 0.9, 0.3], NEAR), hills(v, v.ground + 44, 16, [0.8, 0.2, 0.7, 0.3, 0.9], NEAR_SHADE)] };
} // prettier-ignore

export interface Scenery {
  behind: StageItem[];
  front: StageItem[];
}

/** The scenery of a window: sky, land and weather behind the group; what lies before its feet; and the rim. */
export function sceneryIn(window: Window, s: Surroundings, o: { look: Look; seed: number; variant: number; ground: number; scale: number; busy: readonly Box[] }): Scenery {
  const { box } = window;
  const view: View = { box, horizon: box.y + (o.ground - box.y) * 0.7, ground: o.ground, scale: o.scale, hour: s.hour, dice: subDice(o.seed, `scenery${o.variant}`), busy: o.busy };
  const make = s.land === undefined ? undefined : (LANDS[s.land] ?? PLACES[s.land]);
  const land = make ? make(view) : s.monument ? monumentLand(view, s.monument) : plainGround(view, s);
  const skies = s.weather.map(w => weather(view, w));
  const behind = [...(land.isSkyless ? [] : sky(view, s.time)), ...land.behind, ...(s.hasRoad && s.land !== 'road' ? road(view) : []), ...skies.flatMap(w => w.behind)];
  const front = [...(land.front ?? []), ...skies.flatMap(w => w.front ?? [])];
  const colours = recoloured(o.look, scenicColours(o.look.inks, s.hour));
  const name = [s.land ?? s.monument, s.time, ...s.weather].filter(Boolean).join(' ');
  const item = (layer: 'backdrop' | 'front', shapes: Shape[]): StageItem[] => (shapes.length ? [{ layer, name, shapes, colours, box: boxOf(shapes), faces: [] }] : []);
  const rim: Shape = { segments: window.corners.map(([x, y], i) => [i ? 'L' : 'M', x, y]), stroke: 'line', width: 11, part: 'thing' };
  rim.segments.push(['Z']);
  return { behind: [...item('backdrop', seenThrough(window, behind.map(thin))), { layer: 'frame', name: window.name, shapes: [rim], colours, box: boxOf([rim]), faces: [] }], front: item('front', seenThrough(window, front.map(thin))) };
} // prettier-ignore

/** Lines of scenery are finer than those of the group. */
const thin = (s: Shape): Shape =>
  s.stroke && s.width === undefined ? { ...s, width: LINE_WIDTHS[s.weight ?? 'contour'] * 0.7 } : s;

function monumentLand(v: View, name: string): Land {
  const t = monument(name)!;
  const height = Math.min(v.box.height * 0.66, (v.box.width * 0.86 * t.box.height) / t.box.width);
  return { behind: [hills(v, v.horizon + 10, 50, [0.4, 0.9, 0.3, 0.8, 0.4], MID), ...standing(t, across(v, 0.5), Math.max(v.horizon + 30, down(v, 0.68)), height, { roles: { cloth1: STONE, cloth2: FAR_SHADE, trim: EARTH, cloth3: EARTH } }), hills(v, v.ground - 60, 26, [0.3, 0.8, 0.2, 0.9, 0.3], NEAR)] };
} // prettier-ignore

/** A flat ground of one colour behind a group that stands alone. */
export function spotItem(window: Window, look: Look, hex: string, framing: Framing): StageItem {
  if (framing.kind === 'spot' && framing.isSun) return sunItem(window, look);
  if (framing.kind === 'spot' && framing.isGear) return gearItem(window, look);
  const shape: Shape = {
    segments: window.corners.map(([x, y], i) => [i ? 'L' : 'M', x, y]),
    fill: 'cloth1',
    part: 'thing',
  };
  shape.segments.push(['Z']);
  const colours = recoloured(look, { ...scenicColours(look.inks, 'day'), cloth1: hex, cloth2: look.inks.paper });
  const shapes = framing.kind === 'spot' && framing.isBadge ? [...rings(window), shape] : [shape];
  return { layer: 'frame', name: window.name, shapes, colours, box: boxOf(shapes), faces: [] };
}

/** Two rings around a spot: the rim of a badge. */
function rings({ corners, box }: Window): Shape[] {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const ring = (by: number): Shape['segments'] => [...corners.map(([x, y], i): Shape['segments'][number] => [i ? 'L' : 'M', cx + (x - cx) * by, cy + (y - cy) * by]), ['Z']]; // prettier-ignore
  return [
    { segments: ring(1.13), fill: 'line', part: 'thing' },
    { segments: ring(1.105), fill: 'cloth2', part: 'thing' },
    { segments: ring(1.035), fill: 'line', part: 'thing' },
  ];
}

/** A sun of the eighties: bands from yellow to red, cut by slats that grow towards its foot. */
function sunItem(window: Window, look: Look): StageItem {
  const { box } = window;
  const roles = ['cloth1', 'trim', 'accent', 'cloth2', 'cloth3'] as const;
  const shapes: Shape[] = [];
  for (let i = 0; i < 12; i++) {
    const [from, to] = [i / 12, (i + 1) / 12];
    const gap = i < 6 ? 0 : (i - 5) * 0.011;
    const d: Shape = { segments: [['M', box.x, box.y + box.height * from], ['L', box.x + box.width, box.y + box.height * from], ['L', box.x + box.width, box.y + box.height * (to - gap) + (gap ? 0 : 2)], ['L', box.x, box.y + box.height * (to - gap) + (gap ? 0 : 2)], ['Z']], fill: roles[Math.min(4, Math.floor(i / 2.4))]!, part: 'thing' }; // prettier-ignore
    shapes.push(d);
  }
  const { inks } = look;
  const colours = recoloured(look, {
    ...scenicColours(inks, 'day'),
    cloth1: mix(inks.warm, inks.paper, 0.3),
    trim: inks.warm,
    accent: mix(inks.warm, inks.hot, 0.55),
    cloth2: inks.hot,
    cloth3: inks.rose,
  });
  const seen = seenThrough(window, shapes);
  return { layer: 'frame', name: 'retro sun', shapes: seen, colours, box: boxOf(seen), faces: [] };
}

/** A wheel of brass behind the group. */
function gearItem({ box }: Window, look: Look): StageItem {
  const gear = thingOf('gear', 'object')!;
  const scale = (box.width * 1.02) / gear.box.width;
  const shapes = turned(gear.shapes, { scale, x: box.x + box.width / 2, y: box.y + box.height / 2 }).map(
    (s): Shape => ({ ...s, ...(s.stroke && { width: 9 }) }),
  );
  const { inks } = look;
  const brass = mix(inks.warm, inks.earth, 0.5);
  const colours = recoloured(look, {
    ...scenicColours(inks, 'day'),
    steel: brass,
    white: mix(brass, inks.paper, 0.45),
  });
  return { layer: 'frame', name: 'gear', shapes, colours, box: boxOf(shapes), faces: [] };
}
