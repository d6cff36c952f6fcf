/** Grounds behind a group without a place, all grown from one disc: slats, rays, dots that fade, a ring, strokes of a wide brush. */
import { cutToConvex } from '../draw/cut.ts';
import { short, type Box } from '../draw/path.ts';
import { circle, path, polar, polygon, TAU, type XY } from '../draw/svg.ts';
import { subDice } from '../seed.ts';

interface Disc {
  x: number;
  y: number;
  r: number;
}
const KINDS = ['slats', 'dots', 'rays', 'ring', 'strokes'] as const;

/** The disc of a box in this ink, in the manner of a seed and variant. */
export function sun({ x, y, width }: Box, hex: string, o: { seed: number; variant: number }): string {
  const disc = { x: x + width / 2, y: y + width / 2, r: width / 2 };
  const start = subDice(o.seed, 'sun').whole(0, KINDS.length - 1);
  return DRAW[KINDS[(start + o.variant) % KINDS.length]!](disc, hex, o.seed);
}

const DRAW: Record<(typeof KINDS)[number], (d: Disc, hex: string, seed: number) => string> = { slats, dots, rays, ring, strokes }; // prettier-ignore

const rimOf = ({ x, y, r }: Disc): XY[] => Array.from({ length: 96 }, (_, i) => polar(r, (i / 96) * TAU, x, y));
const bandOf = (d: Disc, from: number, to: number): string => {
  const kept = cutToConvex([[d.x - d.r - 5, from], [d.x + d.r + 5, from], [d.x + d.r + 5, to], [d.x - d.r - 5, to]], rimOf(d)); // prettier-ignore
  return kept.length > 2 ? polygon(kept) : '';
};

/** A low sun: whole above, in bands that grow thinner towards its foot. */
function slats(d: Disc, hex: string): string {
  const top = d.y - d.r;
  let data = bandOf(d, top, d.y + d.r * 0.1);
  for (let i = 0, y = d.y + d.r * 0.1; i < 8 && y < d.y + d.r; i++) {
    const [gap, bar] = [d.r * (0.022 + i * 0.008), d.r * (0.105 - i * 0.008)];
    data += bandOf(d, y + gap, Math.min(d.y + d.r, y + gap + bar));
    y += gap + bar;
  }
  return path(data, { fill: hex });
}

/** Whole above, below in dots that shrink: the film of a screen print. */
function dots(d: Disc, hex: string): string {
  const gap = d.r * 0.062;
  const from = d.y + d.r * 0.04;
  let data = '';
  for (let row = 0; row < 17; row++) {
    const y = from + row * gap * 0.86;
    const share = 1 - row / 17;
    const r = gap * 0.66 * Math.sqrt(share);
    for (let col = -18; col <= 18; col++) {
      const x = d.x + (col + (row % 2 ? 0.5 : 0)) * gap;
      if (r > 3 && Math.hypot(x - d.x, y - d.y) + r * 0.4 < d.r) data += `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`; // prettier-ignore
    }
  }
  return path(bandOf(d, d.y - d.r, from), { fill: hex }) + path(data, { fill: hex });
}

/** A smaller disc and rays that taper outwards around it. */
function rays(d: Disc, hex: string): string {
  const n = 36;
  const ray = (i: number): string => {
    const a = (i / n) * TAU;
    const far = i % 2 ? 1.02 : 1.14;
    const half = (TAU / n) * 0.28;
    return polygon([polar(d.r * 0.84, a - half, d.x, d.y), polar(d.r * far, a - half * 0.5, d.x, d.y), polar(d.r * far, a + half * 0.5, d.x, d.y), polar(d.r * 0.84, a + half, d.x, d.y)]); // prettier-ignore
  };
  return circle(d.x, d.y, d.r * 0.79, { fill: hex }) + path(Array.from({ length: n }, (_, i) => ray(i)).join(''), { fill: hex }); // prettier-ignore
}

/** A disc and a ring around it that is open in two places. */
function ring(d: Disc, hex: string): string {
  const arc = (from: number, to: number, r: number) => `M${polar(r, from, d.x, d.y).map(short).join(' ')}A${short(r)} ${short(r)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${polar(r, to, d.x, d.y).map(short).join(' ')}`; // prettier-ignore
  return circle(d.x, d.y, d.r * 0.9, { fill: hex }) + path(arc(-2.2, 0.5, d.r * 1.02) + arc(0.95, 3.65, d.r * 1.02), { stroke: hex, width: d.r * 0.035, round: true }); // prettier-ignore
}

/** Broad level strokes of a dry brush, together about as round as the disc; hairs run on beyond their ends. */
function strokes(d: Disc, hex: string, seed: number): string {
  const dice = subDice(seed, 'strokes');
  const n = 8;
  const thick = (2 * d.r) / n;
  let [broad, hairs] = ['', ''];
  for (let i = 0; i < n; i++) {
    const share = ((i + 0.5) / n) * 2 - 1;
    const half = d.r * Math.sqrt(1 - share * share * 0.94) * dice.between(0.96, 1.1);
    const [y, lean, shift] = [d.y + share * d.r, d.r * 0.03, dice.between(-0.07, 0.07) * d.r];
    const level = (long: number, up: number) => `M${short(d.x + shift - long)} ${short(y + up + lean)}L${short(d.x + shift + long)} ${short(y + up - lean)}`; // prettier-ignore
    broad += level(half - thick / 2, 0);
    for (const up of [-0.36, -0.06, 0.3]) hairs += level(half + dice.between(-0.1, 0.14) * d.r, up * thick);
  }
  return path(broad, { stroke: hex, width: thick * 1.04, round: true }) + path(hairs, { stroke: hex, width: thick * 0.19, round: true }); // prettier-ignore
}
