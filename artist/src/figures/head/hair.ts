/** Styles of hair. Each is drawn for a head that faces us and for one that is turned: what is `near` lies on the side turned to us. */
import { curve, lerp, oval } from '../geometry.ts';
import type { HairStyle } from '../spec.ts';
import type { HeadFrame } from './head-frame.ts';
import {
  around,
  cap,
  capShine,
  curls,
  hairShape,
  jagged,
  LINES,
  lock,
  shine,
  type Hair,
  type Hairline,
} from './hair-parts.ts';
import { LONG_STYLES } from './long-hair.ts';

type Draw = (h: HeadFrame) => Hair;

/** Highest above the skull, thin at the ears. */
const dome = (side: number, top: number) => (degrees: number) =>
  lerp(side, top, Math.max(0, Math.cos((Math.min(95, Math.abs(degrees)) * Math.PI) / 190)) ** 0.8);
const fringeLine: Hairline = [[-92, 0.1], [-86, 0.12], [-78, 0.02], [-70, -0.3], [-58, -0.5], [-46, -0.4], [-34, -0.56], [-22, -0.42], [-8, -0.58], [6, -0.42], [20, -0.58], [34, -0.44], [48, -0.56], [60, -0.46], [70, -0.3], [78, 0.02], [86, 0.12], [92, 0.1]]; // prettier-ignore

const short = (front: Hair['front'], top: number): Hair => ({ back: [], front, top, showsEars: true });

const crop: Draw = h => short([hairShape(cap(h, fringeLine, dome(1.03, 1.2))), capShine(h, 1.04)], 1.22);

const quiff: Draw = h => {
  const t = h.place.turn * 0.3;
  const crest = curve([[-0.72 + t, -0.62], [-0.66 + t, -1.06], [-0.3 + t, -1.36], [0.26 + t, -1.5], [0.78 + t, -1.34], [0.98 + t, -1.02], [0.86 + t, -0.66], [0.4 + t, -0.56], [0, -0.62]]); // prettier-ignore
  return short(
    [
      hairShape(cap(h, LINES.high, dome(1.02, 1.1))),
      hairShape(crest),
      shine([[-0.48 + t, -0.86], [-0.28 + t, -1.14], [0.1 + t, -1.28], [0.44 + t, -1.26]]),
      shine([[-0.1 + t, -0.78], [0.14 + t, -0.98], [0.48 + t, -1.02]], 0.035),
    ],
    1.52,
  );
}; // prettier-ignore

const sidePart: Draw = h => {
  const t = h.place.turn * 0.34;
  return short(
    [
      hairShape(cap(h, LINES.sidePart, d => dome(1.03, 1.18)(d) + (d > 0 ? 0.05 : 0))),
      shine([[-0.44 + t, -0.78], [-0.1 + t, -0.98], [0.36 + t, -0.94]]),
      shine([[-0.32 + t, -0.7], [0.1 + t, -0.8], [0.5 + t, -0.7]], 0.03),
    ],
    1.2,
  );
}; // prettier-ignore

const curly: Draw = h => {
  const t = h.place.turn;
  const fringe = [-44, -22, 0, 22, 44].map(longitude => h.on(longitude * 0.9, -0.62, 1));
  return short(
    [
      hairShape(cap(h, LINES.high, dome(1.04, 1.16))),
      ...curls(-104 - t * 16, 104 - t * 60, 11, 1.08, 0.27).map(s => hairShape(s)),
      ...fringe.map(p => hairShape(oval(p, 0.24, 0.2))),
      ...[-40, -8, 26].map(d => {
        const p = around(d, 1.08);
        return shine([[p.x - 0.12, p.y + 0.04], [p.x - 0.03, p.y - 0.09], [p.x + 0.1, p.y - 0.06]], 0.032);
      }),
    ],
    1.36,
  );
}; // prettier-ignore

const afro: Draw = h => {
  const rim = curls(-112 - h.place.turn * 16, 112 - h.place.turn * 40, 14, 1.34, 0.34, -0.22);
  return {
    back: [hairShape(oval({ x: -h.place.turn * 0.2, y: -0.24 }, 1.5, 1.42), 'hairBack')],
    front: [
      hairShape(cap(h, LINES.short, d => 1.42 - Math.max(0, Math.abs(d) - 70) * 0.01)),
      ...rim.map(s => hairShape(s)),
      ...[-50, -18, 18].map(d => {
        const p = around(d, 1.28, -0.2);
        return shine([[p.x - 0.14, p.y + 0.06], [p.x - 0.03, p.y - 0.1], [p.x + 0.14, p.y - 0.08]], 0.04);
      }),
    ],
    top: 1.9,
    showsEars: true,
  };
}; // prettier-ignore

const buzz: Draw = h => short([{ ...hairShape(cap(h, LINES.high, dome(1.0, 1.04))), fill: 'hair' }, capShine(h, 0.94)], 1.05); // prettier-ignore

const bald: Draw = h => short([shineOnSkin(h)], 1);
/** Light on a bald head. */
const shineOnSkin = (h: HeadFrame) => ({ ...capShine(h, 0.82, -46, -14, 0.05), fill: 'white' as const });

const balding: Draw = h => {
  const t = h.place.turn;
  // A tuft over each ear; that of the near side goes on to the nape.
  const tuft = (s: 1 | -1) => {
    const isNear = t * s < -0.15;
    const x = (v: number) => s * v;
    const front = isNear ? 0.52 : 0.86;
    return hairShape(curve([[x(front + 0.06), -0.34], [x(front), -0.02], [x(front + 0.04), 0.2], [x(1.0), 0.42], [x(1.14), 0.16], [x(1.13), -0.2], [x(1.0), -0.46]]), `tuft${s}`); // prettier-ignore
  };
  const isTurned = Math.abs(t) > 0.15;
  return { back: [], front: isTurned ? [tuft(t > 0 ? -1 : 1), shineOnSkin(h)] : [tuft(-1), tuft(1), shineOnSkin(h)], top: 1, showsEars: true };
}; // prettier-ignore

const mohawk: Draw = h => {
  const t = h.place.turn;
  const spikes = Array.from({ length: 7 }, (_, i) => {
    const d = lerp(-24 - t * 70, 20 + t * 22, i / 6);
    const [a, tip, b] = [around(d - 7, 0.92), around(d, 1.62 - Math.abs(i - 3.4) * 0.06), around(d + 7, 0.92)];
    return hairShape(curve([[a.x, a.y, 1], [tip.x, tip.y, 1], [b.x, b.y, 1], [(a.x + b.x) / 2, (a.y + b.y) / 2 + 0.2]]));
  });
  return short([...spikes, shine([[0.02 + t * 0.2, -0.9], [0.04 + t * 0.2, -1.3]], 0.04)], 1.66);
}; // prettier-ignore

const manBun: Draw = h => {
  const t = h.place.turn;
  const bun = oval({ x: -t * 1.0, y: -1.18 + t * 0.16 }, 0.36, 0.32);
  return {
    back: [hairShape(bun, 'bun')],
    front: [
      hairShape(cap(h, LINES.high, dome(1.04, 1.1))),
      shine([[-0.5, -0.62], [-0.3, -0.92], [-0.06 - t * 0.3, -1.04]]),
      shine([[0.3, -0.72], [0.2, -0.94], [0.04 - t * 0.3, -1.04]], 0.035),
    ],
    top: 1.5,
    showsEars: true,
  };
}; // prettier-ignore

const pixie: Draw = h => {
  const t = h.place.turn * 0.3;
  const line: Hairline = [[-92, 0.2], [-84, 0.3], [-74, 0.12], [-66, -0.22], [-48, -0.5], [-36, -0.62], [0, -0.4], [34, -0.2], [60, -0.14], [72, 0.06], [82, 0.3], [92, 0.2]];
  return short([hairShape(cap(h, line, dome(1.06, 1.2))), shine([[-0.5 + t, -0.76], [-0.16 + t, -1.0], [0.3 + t, -0.98]]), shine([[-0.2 + t, -0.7], [0.24 + t, -0.72], [0.56 + t, -0.52]], 0.03)], 1.22);
}; // prettier-ignore

const dreadlocks: Draw = h => {
  const t = h.place.turn;
  const strand = (x: number, sway: number, length: number, i: number) =>
    hairShape(lock([[x * 0.8, -0.8], [x * 1.14, -0.1], [x * 1.2 + sway, 0.6], [x * 1.16 + sway * 1.6, length]], [0.15, 0.16, 0.15, 0.12], [1, 1]), `dread${i}`); // prettier-ignore
  const behind = [-0.9, -0.6, -0.3, 0.3, 0.6, 0.9].map((x, i) => strand(x - t * 0.3, -0.02, 1.5, i));
  const before = [-0.92, -0.76, 0.78, 0.94].map((x, i) => strand(x, x * 0.1, 1.05 + (i % 2) * 0.18, i + 9));
  const top = [-0.6, -0.3, 0, 0.3, 0.6].map((x, i) => hairShape(lock([[x * 0.4, -0.9], [x * 0.9, -1.02], [x * 1.4, -0.62]], [0.15, 0.18, 0.12]), `top${i}`)); // prettier-ignore
  return { back: behind, front: [...before, hairShape(cap(h, jagged(LINES.short, 0.05), dome(1.06, 1.16))), ...top], top: 1.24, showsEars: false }; // prettier-ignore
};

const STYLES: Record<HairStyle, Draw> = {
  crop,
  quiff,
  'side part': sidePart,
  curly,
  afro,
  buzz,
  bald,
  balding,
  mohawk,
  'man bun': manBun,
  pixie,
  dreadlocks,
  ...LONG_STYLES,
};

export const drawHair = (h: HeadFrame): Hair => STYLES[h.looks.hair](h);
