/** What lies on a god's body and around the head: marks, garlands, ornaments, haloes. Measured in radii of the head. */
import { along } from '../../figures/geometry.ts';
import type { Figure, PaintRole, Shape } from '../../figures/shape.ts';
import { disc, flat, line, plate, rod, star, stroke } from '../../things/pen.ts';
import { turned } from '../../things/turn.ts';

export type Adornment = (f: Figure) => Shape[];
/** Shapes around a point, 1 a radius of the head; `part` face keeps them on small prints. */
const round = (at: { x: number; y: number }, r: number, tilt: number, shapes: Shape[]): Shape[] => turned(shapes, { x: at.x, y: at.y, scale: r, turn: -tilt }); // prettier-ignore
const onBrow = (f: Figure, shapes: Shape[], down = 0.14): Shape[] => {
  const { brow, head } = f.anchors;
  return round({ x: brow.x, y: brow.y + head.radius * down }, head.radius, -head.tilt, shapes).map(s => ({ ...s, part: 'face' as const })); // prettier-ignore
};
const onChest = (f: Figure, shapes: Shape[]): Shape[] => round(f.anchors.neck, f.anchors.head.radius, 0, shapes);

export const halo: Adornment = f => {
  const { head } = f.anchors;
  const y = head.y - head.radius * 0.2;
  return [
    plate('trim', disc(head.x, y, head.radius * 2.25)),
    flat('metal', disc(head.x, y, head.radius * 2.02)),
    flat('trim', star(head.x, y, head.radius * 1.98, head.radius * 1.5, 24)),
  ];
};
/** A plain disc of light. */
export const nimbus: Adornment = f => {
  const { head } = f.anchors;
  return [plate('trim', disc(head.x, head.y - head.radius * 0.1, head.radius * 1.8))];
};
const MARKS = {
  /** Three lines of ash. */
  ash: [stroke('white', 'M-0.42 -0.16H0.42M-0.46 0H0.46M-0.42 0.16H0.42', 0.075)],
  /** Upright, as worshippers of Vishnu wear it. */
  upright: [stroke('white', 'M-0.17 -0.24L-0.09 0.22Q0 0.3 0.09 0.22L0.17 -0.24', 0.085), stroke('accent', 'M0 -0.24V0.16', 0.085)],
  tilak: [stroke('accent', 'M0 -0.22V0.2', 0.11)],
  'third eye': [flat('accent', 'M0 -0.26C0.14 -0.1 0.14 0.1 0 0.26C-0.14 0.1 -0.14 -0.1 0 -0.26Z')],
  /** Dot of sandal paste. */
  dot: [flat('accent', disc(0, 0.08, 0.1))],
} satisfies Record<string, Shape[]>; // prettier-ignore
export const mark =
  (name: keyof typeof MARKS): Adornment =>
  f =>
    onBrow(f, MARKS[name]);

/** A necklace close to the throat, and one that falls to the breast. */
export const necklaces: Adornment = f =>
  onChest(f, [
    rod('metal', 'M-0.5 0.24C-0.3 0.62 0.3 0.62 0.5 0.24', 0.13),
    rod('metal', 'M-0.72 0.3C-0.6 1.3 0.6 1.3 0.72 0.3', 0.11),
    plate('accent', disc(0, 1.06, 0.15)),
    plate('metal', disc(0, 0.52, 0.12)),
  ]);
/** Bands on the wrists. */
export const bangles: Adornment = f =>
  [f.anchors.handRight, f.anchors.handLeft].flatMap(({ x, y, angle, radius }) => {
    const wrist = along({ x, y }, angle + 180, radius * 1.5);
    const [p, q] = [along(wrist, angle + 90, radius * 0.72), along(wrist, angle - 90, radius * 0.72)];
    return [rod('metal', `M${p.x} ${p.y}L${q.x} ${q.y}`, radius * 0.46)];
  });
/** A garland to the knees or, `short`, to the waist: flowers on both sides that meet before the body. */
export const garland =
  (role: PaintRole, long = 3.4, other: PaintRole = role): Adornment =>
  f => {
    const n = Math.round(long * 5);
    return onChest(
      f,
      Array.from({ length: n * 2 + 1 }, (_, i) => {
        const t = (i / (n * 2)) * 2 - 1;
        const x = Math.sin((t * Math.PI) / 2) * 0.98;
        return plate(i % 3 ? role : other, disc(x, 0.26 + long * (1 - Math.abs(t) ** 2.2) - 0.1, 0.17));
      }),
    );
  };
/** Dark beads of seed. */
export const beads: Adornment = f =>
  onChest(
    f,
    Array.from({ length: 13 }, (_, i) => {
      const t = (i / 12) * 2 - 1;
      return plate('wood', disc(t * 0.95, 0.7 + 1.25 * Math.cos((t * Math.PI) / 2), 0.11));
    }),
  );
export const snake: Adornment = f =>
  onChest(f, [
    rod('cloth2', 'M-1 0.1C-0.9 0.7 0.9 0.7 1 0.1C1.1 -0.5 1.5 -0.5 1.5 -0.9', 0.22),
    plate('cloth2', 'M1.5 -0.8c0.34 0 0.4 -0.34 0.2 -0.56c-0.2 -0.1 -0.5 -0.06 -0.5 0.24Z'),
  ]);
/** Matted hair that falls on the shoulders. */
export const locks: Adornment = f => {
  const { head } = f.anchors;
  const side = (s: 1 | -1): Shape[] => [
    plate('hair', `M${s * 0.5} -0.7C${s * 1.3} -0.6 ${s * 1.2} 0.5 ${s * 1.5} 1.1C${s * 1.7} 1.6 ${s * 1.5} 1.9 ${s * 1.2} 1.86C${s * 1.3} 2.1 ${s * 0.9} 2.2 ${s * 0.7} 1.9L${s * 0.3} 0.4Z`),
    stroke('hairShade', `M${s * 1.02} 0.1C${s * 1.06} 0.8 ${s * 1.3} 1.2 ${s * 1.3} 1.6M${s * 0.84} 0.6C${s * 0.86} 1.1 ${s * 1.0} 1.4 ${s * 0.98} 1.8`, 0.07),
  ]; // prettier-ignore
  return round(head, head.radius, 0, [...side(1), ...side(-1)]);
};
/** The moon in matted hair. */
export const moon: Adornment = f => {
  const { headTop, head } = f.anchors;
  return round(headTop, head.radius, 0, [plate('trim', 'M0.1 0.7a0.42 0.42 0 1 0 0.62 -0.34a0.34 0.34 0 1 1 -0.62 0.34Z')]); // prettier-ignore
};
/** A peacock's feather in the hair. */
export const peacockFeather: Adornment = f => {
  const { headTop, head } = f.anchors;
  return round({ x: headTop.x, y: headTop.y + head.radius * 0.9 }, head.radius, -16, [
    stroke('wood', 'M0.1 0.3L0.5 -0.6', 0.09),
    plate('horn', 'M0.36 -0.5C-0.3 -1.1 0 -1.9 0.5 -2.1C1.1 -1.8 1.2 -0.9 0.36 -0.5Z'),
    flat('metal', 'M0.42 -0.8C0.1 -1.1 0.2 -1.6 0.5 -1.74C0.86 -1.56 0.9 -1.06 0.42 -0.8Z'),
    flat('glass', disc(0.52, -1.26, 0.24)),
    flat('dark', disc(0.52, -1.22, 0.13)),
  ]);
};
/** A garland of small skulls. */
export const skulls: Adornment = f =>
  onChest(
    f,
    Array.from({ length: 9 }, (_, i) => {
      const t = (i / 8) * 2 - 1;
      return turned([plate('white', 'M-1 -0.3C-1 -1.4 1 -1.4 1 -0.3C1 0.3 0.6 0.4 0.5 0.9H-0.5C-0.6 0.4 -1 0.3 -1 -0.3Z'), flat('line', disc(-0.4, -0.3, 0.28)), flat('line', disc(0.4, -0.3, 0.28))], { x: Math.sin((t * Math.PI) / 2) * 0.92, y: 0.5 + 1.8 * (1 - Math.abs(t) ** 2.2), scale: 0.2 }); // prettier-ignore
    }).flat(),
  );
/** The tongue of Kali. */
export const tongue: Adornment = f => {
  const { mouth, head } = f.anchors;
  return round(mouth, head.radius, 0, [
    plate('accent', 'M-0.22 -0.06H0.22V0.24C0.2 0.52 -0.2 0.52 -0.22 0.24Z'),
    line('M0 0V0.3', 'detail'),
  ]).map(s => ({ ...s, part: 'face' as const }));
};
/** The mark that covers brow and eyes of Venkateswara. */
export const greatNamam: Adornment = f => {
  const { head, eyeLeft } = f.anchors;
  return round({ x: head.x, y: eyeLeft.y }, head.radius, 0, [
    plate('white', 'M-0.72 -0.72H-0.16L-0.1 0.2H0.1L0.16 -0.72H0.72L0.5 0.34C0.2 0.52 -0.2 0.52 -0.5 0.34Z'),
    plate('accent', 'M-0.1 -0.76H0.1L0.07 0.16H-0.07Z'),
  ]).map(s => ({ ...s, part: 'face' as const }));
};
/** The ring of fire of the dance. */
export const ringOfFire: Adornment = f => {
  const { head, seat } = f.anchors;
  const [x, y, r] = [seat.x, seat.y - head.radius * 1.3, head.radius * 6.4];
  const one = plate('accent', 'M-0.5 0C-0.6 -0.7 0.1 -0.9 0 -1.7C0.7 -1.1 0.7 -0.5 0.5 0Z');
  return [
    ...Array.from({ length: 26 }, (_, i) => {
      const a = (i / 26) * 360;
      const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
      return turned([one], { x: x + sin * r, y: y - cos * r, turn: a, scale: head.radius * 0.66 })[0]!;
    }),
    stroke('line', disc(x, y, r), head.radius * 0.42),
    stroke('metal', disc(x, y, r), head.radius * 0.22),
  ];
};
/** The band around waist and knees of one who meditates squatting. */
export const kneeBand: Adornment = f => {
  const { kneeRight: a, kneeLeft: b, head } = f.anchors;
  const y = (a.y + b.y) / 2 + head.radius * 0.34;
  return [rod('trim', `M${a.x - head.radius * 0.3} ${y}C${a.x} ${y + head.radius * 0.5} ${b.x} ${y + head.radius * 0.5} ${b.x + head.radius * 0.3} ${y}`, head.radius * 0.26)]; // prettier-ignore
};
/** A bell on a cord. */
export const bell: Adornment = f =>
  onChest(f, [
    rod('accent', 'M-0.46 0.24C-0.3 0.6 0.3 0.6 0.46 0.24', 0.1),
    plate('metal', 'M-0.26 0.94C-0.26 0.5 0.26 0.5 0.26 0.94Z'),
    plate('metal', disc(0, 0.98, 0.1)),
  ]);
export const sacredThread: Adornment = f => onChest(f, [stroke('white', 'M0.62 0.3C0.2 1.4 -0.3 2.4 -0.7 2.9', 0.1)]);
