/** Monuments of India as things: those of the house, and what the house lacks. They stand on y = 0. */
import { houseThing } from '../things/borrowed.ts';
import { around, body, box, chip, disc, flat, line, oval, plate, poly, rod, stroke } from '../things/pen.ts';
import { thing, type Thing } from '../things/thing.ts';
import type { Shape } from '../figures/shape.ts';
import { OLD_CITIES } from './old-cities.ts';

const dome = (x: number, y: number, w: number, h: number): Shape[] => [
  body('white', `M${x - w / 2} ${y}C${x - w * 0.62} ${y - h * 0.5} ${x - w * 0.2} ${y - h * 0.8} ${x} ${y - h}C${x + w * 0.2} ${y - h * 0.8} ${x + w * 0.62} ${y - h * 0.5} ${x + w / 2} ${y}Z`),
  flat('whiteShade', `M${x + w * 0.12} ${y - h * 0.86}C${x + w * 0.3} ${y - h * 0.7} ${x + w * 0.6} ${y - h * 0.45} ${x + w / 2} ${y}H${x + w * 0.24}C${x + w * 0.4} ${y - h * 0.4} ${x + w * 0.24} ${y - h * 0.7} ${x + w * 0.12} ${y - h * 0.86}Z`),
  stroke('trim', `M${x} ${y - h}V${y - h - 26}`, 8),
]; // prettier-ignore
const archAt = (x: number, y: number, w: number, h: number, role: 'dark' | 'white' | 'cloth2' = 'dark'): Shape =>
  plate(
    role,
    `M${x - w / 2} ${y}V${y - h + w * 0.6}Q${x - w / 2} ${y - h + w * 0.2} ${x} ${y - h}Q${x + w / 2} ${y - h + w * 0.2} ${x + w / 2} ${y - h + w * 0.6}V${y}Z`,
  );
/** A tier of a temple tower with its rows of niches. */
const tier = (y: number, w: number, h: number, top: number, i: number): Shape[] => [
  body(i % 2 ? 'cloth1' : 'cloth3', poly(-w / 2, y, w / 2, y, top / 2, y - h, -top / 2, y - h)),
  ...Array.from({ length: Math.max(3, Math.round(w / 36)) }, (_, k, n = Math.max(3, Math.round(w / 36))) => chip((['cloth2', 'trim', 'accent'] as const)[(k + i) % 3]!, `M${-w / 2 + 20 + ((w - 40) * k) / (n - 1) - 8} ${y - 6}v${-h * 0.45}a8 8 0 0 1 16 0v${h * 0.45}Z`)),
  plate('trim', box(-w / 2 - 8, y - 8, w + 16, 12, 4)),
]; // prettier-ignore
const gopuram = (): Shape[] => {
  const out: Shape[] = [
    body('steel', box(-190, -120, 380, 120)),
    archAt(0, 0, 84, 104),
    plate('trim', box(-204, -134, 408, 20, 4)),
  ];
  for (let i = 0, y = -134, w = 330; i < 6; i++, y -= 62, w -= 38) out.push(...tier(y, w, 58, w - 38, i));
  return [
    ...out,
    body('trim', 'M-60 -506C-64 -540 64 -540 60 -506Z'),
    ...[-40, 0, 40].map(x => rod('trim', `M${x} -534V-560`, 9)),
  ];
};
const spokes = (r: number, n: number): Shape[] => around(n, a => [plate('cloth1', `M${(18 * Math.cos((a * Math.PI) / 180 - 0.3)).toFixed(1)} ${(18 * Math.sin((a * Math.PI) / 180 - 0.3)).toFixed(1)}L${(r * Math.cos((a * Math.PI) / 180)).toFixed(1)} ${(r * Math.sin((a * Math.PI) / 180)).toFixed(1)}L${(18 * Math.cos((a * Math.PI) / 180 + 0.3)).toFixed(1)} ${(18 * Math.sin((a * Math.PI) / 180 + 0.3)).toFixed(1)}Z`)]); // prettier-ignore

const OWN: Record<string, () => Thing> = {
  ...OLD_CITIES,
  'meenakshi temple': () => thing(2000, gopuram(), { colours: { cloth1: '#2f8f83', cloth3: '#d9653b', cloth2: '#f0c04a', trim: '#f3d9a0', accent: '#d8456b', steel: '#cdb08a' }, tints: [], isEven: true }),
  'konark wheel': () => thing(900, [body('cloth1', disc(0, 0, 200)), flat('cloth1Shade', disc(0, 0, 176)), stroke('trim', disc(0, 0, 188), 9), ...spokes(168, 8), stroke('cloth1', Array.from({ length: 8 }, (_, i) => `M0 0L${(168 * Math.cos((i * 45 + 22.5) * (Math.PI / 180))).toFixed(1)} ${(168 * Math.sin((i * 45 + 22.5) * (Math.PI / 180))).toFixed(1)}`).join(''), 9), ...around(8, a => [chip('trim', disc(118 * Math.cos((a * Math.PI) / 180), 118 * Math.sin((a * Math.PI) / 180), 15))]), plate('cloth1', disc(0, 0, 44)), chip('trim', disc(0, 0, 22)), ...around(24, a => [flat('trim', disc(188 * Math.cos((a * Math.PI) / 180), 188 * Math.sin((a * Math.PI) / 180), 6))])], { colours: { cloth1: '#c98f55', cloth1Shade: '#8d5a30', trim: '#f0d3a0' }, isEven: true }),
  'sanchi stupa': () => thing(1900, [body('cloth1', box(-250, -60, 500, 60, 6)), body('cloth1', 'M-210 -60C-210 -240 -90 -270 0 -270C90 -270 210 -240 210 -60Z'), flat('cloth1Shade', 'M90 -250C170 -220 210 -170 210 -60H120C150 -140 140 -210 90 -250Z'), body('trim', box(-40, -306, 80, 40)), rod('wood', 'M0 -306V-380', 8), ...[[44, -326], [34, -348], [24, -368]].map(([w, y]) => plate('trim', oval(0, y!, w!, 8))), body('trim', box(-70, -170, 18, 170)), body('trim', box(52, -170, 18, 170)), ...[-176, -146, -116].map(y => body('trim', box(-100, y, 200, 16, 8)))], { colours: { cloth1: '#d3a878', trim: '#ecd2a6' }, isEven: true }),
  'victoria memorial': () => thing(2000, [body('white', box(-280, -130, 560, 130)), ...[-230, 230].flatMap(x => [body('white', box(x - 36, -190, 72, 190)), ...dome(x, -190, 60, 56)]), ...[-150, -80, 80, 150].map(x => archAt(x, -12, 42, 84, 'cloth2')), body('white', box(-110, -200, 220, 200)), archAt(0, 0, 84, 150, 'cloth2'), body('white', box(-80, -240, 160, 44)), line('M-50 -236V-200M-20 -236V-200M20 -236V-200M50 -236V-200'), ...dome(0, -240, 170, 130)], { colours: { white: '#f5efe2', cloth2: '#7d8fa8', trim: '#d8a53a' }, isEven: true }),
  'mysore palace': () => thing(2000, [body('cloth1', box(-290, -120, 580, 120)), ...Array.from({ length: 9 }, (_, i) => archAt(-248 + i * 62, -8, 44, 90, 'white')), body('cloth1', box(-250, -190, 500, 74)), ...Array.from({ length: 8 }, (_, i) => archAt(-217 + i * 62, -124, 34, 54, 'white')), ...[-240, -130, 130, 240].flatMap(x => [body('cloth1', box(x - 32, -250, 64, 66)), body('accent', `M${x - 40} -250C${x - 40} -300 ${x - 16} -316 ${x} -330C${x + 16} -316 ${x + 40} -300 ${x + 40} -250Z`)]), body('cloth1', box(-54, -330, 108, 146)), archAt(0, -196, 50, 100, 'white'), body('trim', 'M-64 -330C-64 -400 -24 -420 0 -446C24 -420 64 -400 64 -330Z'), rod('trim', 'M0 -446V-480', 8)], { colours: { cloth1: '#efcf8e', accent: '#b5474f', trim: '#eab53c', white: '#fff6df' }, isEven: true }),
}; // prettier-ignore

const HOUSE: Record<string, readonly [name: string, span: number]> = {
  'taj mahal': ['taj', 2000], 'india gate': ['indiagate', 1700], 'gateway of india': ['gateway', 1800], 'qutub minar': ['qutub', 2000],
  'howrah bridge': ['howrah', 2200], 'lotus temple': ['lotustemple', 1900], 'golden temple': ['goldentemple', 1800], 'red fort': ['redfort', 1900],
}; // prettier-ignore

/** What a town is known by, where it is known by one. */
const OF_TOWN: Record<string, string> = { agra: 'taj mahal', mumbai: 'gateway of india', bombay: 'gateway of india', delhi: 'india gate', 'new delhi': 'india gate', hyderabad: 'charminar', jaipur: 'hawa mahal', kolkata: 'howrah bridge', calcutta: 'howrah bridge', amritsar: 'golden temple', madurai: 'meenakshi temple', mysore: 'mysore palace', mysuru: 'mysore palace', konark: 'konark wheel', sanchi: 'sanchi stupa' }; // prettier-ignore

/** A monument by its name; undefined where we have none. */
export function monument(name: string): Thing | undefined {
  const house = HOUSE[name];
  return OWN[name]?.() ?? (house && houseThing(house[0], house[1], { isEven: true }));
}
export const monumentOfTown = (town: string): string | undefined => OF_TOWN[town];
export const MONUMENT_NAMES: readonly string[] = [...Object.keys(HOUSE), ...Object.keys(OWN)];
