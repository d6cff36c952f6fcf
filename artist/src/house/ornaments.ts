/** Mandala, peacock feather and other ornaments used as subjects. */
import { mix } from '../colour/colour.ts';
import { short } from '../draw/path.ts';
import { disc, lines, shape, type HouseDrawings, type HouseInk } from './drawing.ts';
import { mandalaRings } from './mandala.ts';

/** A peacock feather standing on the origin, its eye at the top. */
export function featherShape(c: HouseInk, length: number): string {
  let barbs = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < 46; i++) {
      const t = i / 46;
      const y = -length * (0.12 + 0.8 * t);
      const reach =
        length * (0.07 + 0.19 * Math.sin(Math.PI * t ** 0.8)) * (1 - 0.25 * t) + c.dice.between(0, length * 0.018);
      const colour = [c.c, c.a, c.b, c.d][Math.floor(c.dice() * 3.35)]!;
      barbs += lines(
        `M0 ${short(y)}Q${short(side * reach * 0.55)} ${short(y - reach * 0.12)} ${short(side * reach)} ${short(y - reach * (0.55 + 0.35 * t))}`,
        mix(colour, c.c, c.dice() * 0.4),
        short(length * 0.0085),
      );
    }
  }
  const L = (share: number) => short(length * share);
  const quill = shape(
    `M${L(-0.006)} 0Q${L(0.012)} ${L(-0.5)} 0 ${L(-0.9)}Q${L(0.03)} ${L(-0.5)} ${L(0.014)} 0Z`,
    mix(c.d, c.paper, 0.25),
  );
  const eye = (w: number, h: number, fill: string, down = 0) => {
    const y = (k: number) => short(length * (-0.8 + h * k + down));
    const x = (k: number) => short(length * w * k);
    return shape(
      `M0 ${y(-1)}C${x(1.15)} ${y(-0.7)} ${x(1.05)} ${y(0.75)} 0 ${y(1)}C${x(-1.05)} ${y(0.75)} ${x(-1.15)} ${y(-0.7)} 0 ${y(-1)}Z`,
      fill,
    );
  };
  const e = -0.8;
  const pupil = shape(
    `M0 ${L(e - 0.045)}C${L(0.02)} ${L(e - 0.075)} ${L(0.075)} ${L(e - 0.06)} ${L(0.06)} ${L(e + 0.01)}C${L(0.05)} ${L(e + 0.07)} ${L(0.02)} ${L(e + 0.09)} 0 ${L(e + 0.09)}C${L(-0.02)} ${L(e + 0.09)} ${L(-0.05)} ${L(e + 0.07)} ${L(-0.06)} ${L(e + 0.01)}C${L(-0.075)} ${L(e - 0.06)} ${L(-0.02)} ${L(e - 0.075)} 0 ${L(e - 0.045)}Z`,
    mix(c.b, '#101a5c', 0.55),
  );
  return (
    barbs +
    quill +
    eye(0.15, 0.165, c.c) +
    eye(0.128, 0.145, c.d, 0.006) +
    eye(0.11, 0.125, mix(c.c, c.a, 0.55), 0.01) +
    eye(0.085, 0.095, mix(c.a, '#35e0d8', 0.35), 0.02) +
    pupil
  );
}

export const ORNAMENTS: HouseDrawings = {
  feather: { width: 260, height: 500, draw: c => `<g transform="translate(0 245)">${featherShape(c, 500)}</g>` },
  mandala: {
    width: 600,
    height: 600,
    draw: c =>
      mandalaRings(300, { ...c, ground: c.bg }, 16, 0.2) +
      disc(0, 0, 60, c.d) +
      shape('M0 -50C22 -22 22 22 0 50C-22 22 -22 -22 0 -50Z', c.b) +
      shape('M-50 0C-22 -22 22 -22 50 0C22 22 -22 22 -50 0Z', c.a),
  },
};
