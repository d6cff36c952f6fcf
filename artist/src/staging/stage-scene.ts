/** The stage of a scene: who is drawn how, where it stands, what surrounds it and where the words go. Pure: the same scene gives the same stage. */
import type { Ground } from '../brief/brief.ts';
import { mix } from '../colour/colour.ts';
import type { Box } from '../draw/path.ts';
import { boxOf, LINE_WIDTHS, type Shape } from '../figures/shape.ts';
import type { Scene } from '../reading/scene.ts';
import { arranged } from './arrange.ts';
import type { Casting } from './casting.ts';
import { boxOfCluster, flippedCluster, movedCluster, type Cluster } from './cluster.ts';
import {
  fitFrame,
  framingOf,
  hasScenery,
  sceneryIn,
  spotItem,
  surroundingsOf,
  unseenParts,
  type Framing,
} from './frames.ts';
import { lookOf, paletteOfItem, type Look } from './inks.ts';
import { isRinged, letterItems, planLetters, ringAround } from './letters.ts';
import { boxAround, type Piece } from './piece.ts';
import type { LeftOut, Stage, StageItem } from './stage.ts';
import { unitsOf } from './units.ts';

export interface StageOptions {
  casting: Casting;
  ground: Ground;
  seed: number;
  variant: number;
  /** A palette's name, see inks.ts. */
  palette: string;
  /** The scene before it was changed: who was in it stays where it stood. */
  kept?: Scene;
}

/** Lines of the picture, as a share of those of a figure of 1000 units. */
const LINE = 0.82;

/** A scene's group before it is placed, and what frames it. */
interface Grouped {
  group: Cluster | undefined;
  box: Box;
  framing: Framing;
  leftOut: LeftOut[];
}
function grouped(scene: Scene, o: StageOptions): Grouped {
  const { clusters, plan, leftOut } = unitsOf(scene, o);
  const made = clusters.length ? arranged(clusters, plan, o.variant) : undefined;
  const group = made && mayTurn(scene, made) && (o.seed + o.variant) % 2 ? flippedCluster(made) : made;
  const box: Box = group ? boxOfCluster(group) : { x: -350, y: -10, width: 700, height: 10 };
  const framing = framingOf(surroundingsOf(scene), box, { ...o, formats: scene.formats, styles: scene.styles, isBacked: group !== undefined && isBacked(group, box) }); // prettier-ignore
  return { group, box, framing, leftOut };
}

/** The changed group over the one that stood, by the first that is in both; nothing where none is. */
function overKept(now: Grouped, { group: old }: Grouped): Cluster | undefined {
  for (const before of old?.pieces ?? []) {
    const after = now.group?.pieces.find(
      p => p.node === before.node && p.index === before.index && p.noun === before.noun,
    );
    if (!after) continue;
    const scale = before.box.height / after.box.height;
    const isTurned = before.body && after.body && Math.sign(before.body.head.turn * after.body.head.turn) < 0;
    const own = isTurned ? flippedCluster(now.group!) : now.group!;
    const it = own.pieces.find(p => p.node === before.node && p.index === before.index)!;
    // A body stays on its feet: a tail that sinks makes it no larger.
    if (before.body && it.body && isSameStance(before.body, it.body)) {
      const size = before.body.head.radius / it.body.head.radius;
      return movedCluster(own, {
        scale: size,
        x: before.body.footRight.x - it.body.footRight.x * size,
        y: before.body.footRight.y - it.body.footRight.y * size,
      });
    }
    return movedCluster(own, { scale, x: before.box.x - it.box.x * scale, y: before.box.y - it.box.y * scale });
  }
  return undefined;
}

/** Whether both stand on the same feet, whatever head and tail do. */
function isSameStance(a: NonNullable<Piece['body']>, b: NonNullable<Piece['body']>): boolean {
  const wide = (p: typeof a) => (p.footLeft.x - p.footRight.x) / p.head.radius;
  return Math.abs(wide(a) - wide(b)) < 0.05;
}

export function stageScene(scene: Scene, o: StageOptions): Stage {
  const look = lookOf(o.palette, o.ground, scene);
  const surroundings = surroundingsOf(scene);
  const now = grouped(scene, o);
  const kept = o.kept && hasScenery(surroundingsOf(o.kept)) === hasScenery(surroundings) ? grouped(o.kept, o) : undefined;
  const over = kept && overKept(now, kept);
  const { box, framing } = over ? kept : now;
  const group = over ?? now.group;
  const { leftOut } = now;
  const { window, scale, ground } = fitFrame(framing, now.group ? box : { ...box, y: -600, height: 600 });
  const placed = group && movedCluster(group, { scale, x: 500 - (box.x + box.width / 2) * scale, y: ground });
  const pieces = placed ? darkened(placed, scene, placed.pieces.map(p => itemOf(p, look, scale))) : [];
  const threads = placed ? threadItem(placed, look) : [];
  const items: StageItem[] = [];
  if (window && framing.kind === 'window') {
    const scenery = sceneryIn(window, surroundings, { look, seed: o.seed, variant: o.variant, ground, scale, busy: busyOf(placed) });
    items.push(...scenery.behind, ...threads, ...pieces, ...scenery.front.filter(f => !coversFaces(f, pieces)));
  } else {
    if (window) items.push(spotItem(window, look, spotColour(look, o), framing));
    if (scene.formats.includes('speed lines')) items.push(speedLines(placed, look, scene.formats.includes('front view')));
    items.push(...threads, ...pieces);
  }
  const picture = boxAround(items.map(i => i.box));
  const letters = planLetters(scene, { ...o, frame: window?.name ?? 'none' });
  const heads = new Set(letters.above.length || letters.lower.length ? letters.above : letters.below.slice(0, Math.max(1, scene.lettering.filter(l => l.role === 'main').length)));
  // On a badge the words follow its disc; the picture's own box may be wider on one side.
  const disc = letters.isArched && isRinged(scene) ? items.find(i => i.name === 'disc') : undefined;
  items.push(...letterItems(letters, picture, look, heads, disc && ringAround(disc.box, items)));
  return { items, halo: look.recolour('#fff6e6'), box: boxAround(items.map(i => i.box)), leftOut: [...leftOut, ...unseenParts(surroundings).map(({ words, at }) => ({ words, at }))] };
} // prettier-ignore

/** As a silhouette: who lives, or all where nobody does, in the colour of the lines. */
function darkened({ pieces }: Cluster, { formats }: Scene, items: StageItem[]): StageItem[] {
  if (!formats.includes('silhouette')) return items;
  const isDark = pieces.some(p => p.body) ? (i: number) => pieces[i]!.body !== undefined : () => true;
  return items.map((item, i) => (isDark(i) ? { ...item, colours: Object.fromEntries(Object.keys(item.colours).map(role => [role, item.colours.line])) as StageItem['colours'] } : item)); // prettier-ignore
}

const spotColour = ({ inks, ground }: Look, o: StageOptions): string => {
  const list = [
    inks.warm,
    mix(inks.cool, inks.paper, 0.25),
    mix(inks.rose, inks.paper, 0.2),
    mix(inks.hot, inks.warm, 0.4),
  ];
  const hex = list[(o.seed + o.variant) % list.length]!;
  return ground === 'dark' ? hex : mix(hex, inks.paper, 0.12);
};
/** A large round thing behind all is a ground of its own. */
const isBacked = (c: Cluster, box: Box): boolean => c.pieces.length > 1 && c.pieces.some(p => /mandala|rangoli|rainbow|moon|^sun$|sunset|galaxy|wave/.test(p.noun) && p.box.width > box.width * 0.45); // prettier-ignore
const busyOf = (c: Cluster | undefined): Box[] => (c ? c.pieces.map(p => shrunk(p.box)) : []);
/** Animals and bare things may look the other way; who is left of whom, numbers on shirts and flags may not. */
const mayTurn = (scene: Scene, c: Cluster): boolean =>
  !scene.relations.some(r => r.kind === 'left of' || r.kind === 'right of') && scene.things.every(t => t.kind !== 'person' && t.kind !== 'deity' && !t.actsHuman && !/flag|computer|laptop|book|clock|cassette|boombox|monument|truck|train|cart/.test(t.noun)) && c.pieces.every(p => !p.shapes.some(s => s.thing === 'text')); // prettier-ignore
/** Boxes are larger than bodies. */
const shrunk = (b: Box): Box => ({
  x: b.x + b.width * 0.12,
  y: b.y + b.height * 0.06,
  width: b.width * 0.76,
  height: b.height * 0.94,
});
const coversFaces = (front: StageItem, pieces: readonly StageItem[]): boolean =>
  pieces.some(p => p.faces.some(f => front.shapes.some(s => meets(boxOf([s]), f))));
const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Streaks behind what races: towards us from all sides, or past it. */
function speedLines(c: Cluster | undefined, look: Look, isFrontal: boolean): StageItem {
  const box = c ? boxOfCluster(c) : { x: 100, y: 100, width: 800, height: 800 };
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height * 0.5];
  const shapes = Array.from({ length: isFrontal ? 44 : 16 }, (_, i): Shape => {
    if (!isFrontal) {
      const y = box.y + box.height * (0.06 + (0.88 * i) / 15);
      const [from, long] = [box.x - box.width * (0.04 + ((i * 7) % 5) * 0.03), box.width * (0.16 + ((i * 11) % 7) * 0.05)];
      return { segments: [['M', from - long, y], ['L', from + box.width * 0.3, y]], stroke: i % 3 ? 'cloth2' : 'cloth1', width: 5 + (i % 3) * 3, part: 'thing' };
    }
    const a = (i / 44) * Math.PI * 2;
    const [inner, outer] = [box.width * (0.4 + ((i * 7) % 5) * 0.03), box.width * (0.56 + ((i * 11) % 7) * 0.02)];
    const [dx, dy] = [Math.cos(a), Math.sin(a) * 0.72];
    const half = box.width * 0.012;
    return { segments: [['M', cx + dx * inner, cy + dy * inner], ['L', cx + dx * outer - dy * half, cy + dy * outer + dx * half], ['L', cx + dx * outer + dy * half, cy + dy * outer - dx * half], ['Z']], fill: i % 3 ? 'cloth2' : 'cloth1', part: 'thing' };
  });
  const { inks } = look;
  return { layer: 'behind', name: 'speed lines', shapes, colours: paletteOfItem(look, { cloth1: inks.hot, cloth2: look.ground === 'dark' ? inks.warm : inks.cool }, 0), box: boxOf(shapes), faces: [] };
} // prettier-ignore

/** A piece with its colours and the widths of its lines: finer where it is small. */
function itemOf(p: Piece, look: Look, scale: number): StageItem {
  const size = Math.max(p.box.width, p.box.height);
  const share = p.body ? Math.max(0.55, Math.min(1, Math.sqrt(scale * 1.15))) : Math.max(0.5, Math.min(1, Math.sqrt(size / 340)));
  // Figures that come with their lines at another size get those of the picture.
  const contour = p.shapes.find(s => s.fill && s.stroke === 'line' && s.width !== undefined && (s.weight ?? 'contour') === 'contour')?.width;
  const even = contour === undefined ? 1 : Math.min(2.2, Math.max(0.5, (LINE_WIDTHS.contour * LINE * share) / contour));
  const shapes = p.shapes.map((s): Shape => (s.stroke ? { ...s, width: s.width === undefined ? LINE_WIDTHS[s.weight ?? 'contour'] * LINE * share : p.body ? s.width * even : s.width } : s));
  return { layer: 'group', node: p.node, index: p.index, name: p.noun, shapes, colours: paletteOfItem(look, p.colours, p.hue), box: p.box, faces: p.faces };
} // prettier-ignore

function threadItem(c: Cluster, look: Look): StageItem[] {
  if (!c.threads.length) return [];
  const shapes = c.threads.map(({ from, to, sag }): Shape => ({ segments: [['M', ...from], ['Q', (from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag, ...to]], stroke: 'line', width: 3.5, part: 'thing' })); // prettier-ignore
  return [
    { layer: 'behind', name: 'thread', shapes, colours: paletteOfItem(look, {}, 0), box: boxOf(shapes), faces: [] },
  ];
}
