/** What stands for deities and faiths: their attributes, and Durga's face as idols show it. */
import { mix } from '../colour/colour.ts';
import { both, box, disc, lines, oval, shape, type HouseDrawings } from './drawing.ts';
import { featherShape } from './ornaments.ts';

export const SIGNS: HouseDrawings = {
  damru: {
    width: 360,
    height: 330,
    draw(c) {
      const half =
        shape('M0 -14L150 -104V104L0 14Z', c.a, c.line) +
        shape('M20 -14L150 -78V-40L20 -4Z', mix(c.a, c.paper, 0.3)) +
        oval(150, 0, 30, 104, c.paper, c.line) +
        oval(150, 0, 16, 74, mix(c.paper, c.b, 0.35)) +
        lines('M30 -24L128 66M30 24L128 -66M60 -42L128 10M60 42L128 -10', c.ink, 4);
      const cord = lines('M4 0C30 60 70 70 84 128', c.ink, 6) + disc(84, 140, 15, c.b, c.line);
      return `<g transform="rotate(-18)">${both(half)}${box(-20, -24, 40, 48, c.d, c.line, 8)}${both(cord)}</g>`;
    },
  },
  flutefeather: {
    width: 420,
    height: 420,
    draw(c) {
      const holes = [-60, -20, 20, 60, 100].map(x => oval(x, 0, 8, 6, c.ink)).join('');
      const bands = [-170, -140, 150].map(x => box(x, -19, 14, 38, c.d)).join('');
      const flute =
        box(-205, -17, 410, 34, c.tint('#d99a3d'), c.line, 17) +
        box(-190, -12, 380, 8, mix('#ffffff', c.tint('#d99a3d'), 0.5), '', 4) +
        bands +
        oval(-108, 0, 12, 8, c.ink) +
        holes;
      const tassel =
        lines('M180 10C196 60 176 80 188 120', c.d, 6) + shape('M176 118L200 118L206 168L170 168Z', c.a, c.line);
      return `<g transform="translate(-20 178) rotate(18)">${featherShape(c, 380)}</g><g transform="translate(0 60) rotate(-24)">${flute}${tassel}</g>`;
    },
  },
  gada: {
    width: 230,
    height: 430,
    draw(c) {
      const gold = mix(c.a, c.b, 0.5);
      const ribs = lines('M-34 -140C-60 -90 -60 -60 -34 -20M0 -150V-14M34 -140C60 -90 60 -60 34 -20', c.ink, 5);
      return (
        box(-13, -30, 26, 190, c.b, c.line, 8) +
        [20, 60, 100, 140].map(y => box(-18, y, 36, 12, c.d, c.line, 5)).join('') +
        disc(0, 180, 24, gold, c.line) +
        disc(0, -82, 96, gold, c.line) +
        ribs +
        oval(-36, -122, 24, 14, mix(gold, '#ffffff', 0.5)) +
        box(-40, 4, 80, 18, c.d, c.line, 8) +
        shape('M0 -212C14 -196 16 -186 12 -172H-12C-16 -186 -14 -196 0 -212Z', c.d, c.line)
      );
    },
  },
  bow: {
    width: 400,
    height: 400,
    draw(c) {
      const wood = mix(c.a, c.b, 0.4);
      const limb = 'M0 -190C60 -150 120 -70 120 0C120 70 60 150 0 190';
      return `<g transform="translate(-30 0) rotate(18)">${lines(limb, c.ink, 30)}${lines(limb, wood, 19)}${lines('M88 -96C112 -50 112 50 88 96', c.d, 19)}${lines('M0 -190L-30 0L0 190', c.ink, 4)}${box(-60, -6, 250, 12, c.b, c.line, 4)}${shape('M190 -26L240 0L190 26L202 0Z', c.d, c.line)}${shape('M-60 -6L-104 -34L-84 0L-104 34L-60 6Z', c.d, c.line)}${disc(0, -190, 11, c.d, c.line)}${disc(0, 190, 11, c.d, c.line)}</g>`;
    },
  },
  durga: {
    width: 380,
    height: 400,
    draw(c) {
      const [skin, gold] = [mix(c.b, c.paper, 0.35), mix(c.a, c.b, 0.6)];
      const hair = shape('M-118 -20C-150 120 -130 190 -150 196H150C130 190 150 120 118 -20Z', c.ink);
      const face = shape('M-92 -60C-98 30 -66 110 0 150C66 110 98 30 92 -60Z', skin, c.line);
      const eye =
        shape('M14 -2C34 -26 66 -24 84 -8C64 14 34 14 14 -2Z', '#fffaf0', `stroke="${c.ink}" stroke-width="5"`) +
        disc(48, -4, 11, c.ink) +
        lines('M10 -34C34 -56 66 -52 90 -32', c.ink, 7);
      const third =
        shape('M0 -66C14 -46 14 -30 0 -12C-14 -30 -14 -46 0 -66Z', '#fffaf0', `stroke="${c.d}" stroke-width="6"`) +
        disc(0, -38, 7, c.d);
      const nose =
        lines('M-4 20C-16 48 -12 58 2 60', c.ink, 5) + disc(20, 52, 13, 'none', `stroke="${gold}" stroke-width="5"`);
      const lips = shape('M-26 88C-12 80 12 80 26 88C12 106 -12 106 -26 88Z', c.d);
      const crown =
        shape(
          'M-120 -52C-124 -96 -96 -120 -84 -124C-72 -160 -44 -166 -36 -170C-22 -196 0 -206 0 -206C0 -206 22 -196 36 -170C44 -166 72 -160 84 -124C96 -120 124 -96 120 -52C60 -84 -60 -84 -120 -52Z',
          gold,
          c.line,
        ) +
        lines('M-96 -88C-40 -112 40 -112 96 -88', c.ink, 4) +
        disc(0, -132, 17, c.d, c.line) +
        both(disc(50, -116, 11, c.c, c.line) + disc(92, -92, 8, c.paper));
      const ear = disc(112, 40, 20, gold, c.line) + shape('M100 64H124L118 104H106Z', gold, c.line);
      return hair + both(ear) + face + both(eye) + third + nose + lips + crown;
    },
  },
  veena: {
    width: 420,
    height: 300,
    draw(c) {
      const wood = c.tint('#a8552a');
      const frets = Array.from({ length: 11 }, (_, i) => `M${-130 + i * 24} -16V16`).join('');
      return `<g transform="rotate(-24)">${box(-200, -16, 300, 32, wood, c.line, 10)}${lines(frets, c.b, 4)}${disc(130, 4, 78, wood, c.line)}${disc(130, 4, 54, mix(wood, c.b, 0.4), c.line)}${disc(130, 4, 12, c.ink)}${disc(-110, 62, 52, c.tint('#c47a35'), c.line)}${lines('M-206 -2H176', c.paper, 3)}${shape('M-200 -16C-236 -26 -244 10 -222 28C-206 38 -196 24 -200 16Z', c.d, c.line)}${[-180, -160, -140].map(x => box(x, -42, 8, 28, c.b, '', 4)).join('')}${box(98, -6, 12, 24, c.paper)}</g>`;
    },
  },
  vel: {
    width: 190,
    height: 430,
    draw(c) {
      const gold = mix(c.a, c.b, 0.6);
      return (
        box(-9, -20, 18, 230, c.b, c.line, 6) +
        shape(
          'M0 -210C56 -150 88 -90 88 -50C88 -16 40 -6 12 8L0 24L-12 8C-40 -6 -88 -16 -88 -50C-88 -90 -56 -150 0 -210Z',
          gold,
          c.line,
        ) +
        shape(
          'M0 -160C32 -120 50 -84 50 -58C50 -40 22 -34 0 -20C-22 -34 -50 -40 -50 -58C-50 -84 -32 -120 0 -160Z',
          mix(gold, '#ffffff', 0.45),
        ) +
        lines('M-34 -86H34M-38 -72H38M-34 -58H34', c.paper, 6) +
        disc(0, -72, 9, c.d) +
        box(-26, 20, 52, 16, c.d, c.line, 7) +
        disc(0, 206, 14, gold, c.line)
      );
    },
  },
  conch: {
    width: 330,
    height: 400,
    draw(c) {
      const [shell, warm] = [mix(c.paper, c.b, 0.15), mix(c.b, c.a, 0.3)];
      return `<g transform="rotate(14)">${shape('M-8 -190C20 -170 24 -150 34 -132C90 -120 130 -70 128 -8C126 70 70 110 40 150C24 176 14 196 0 204C-10 180 -16 160 -34 130C-90 90 -126 40 -118 -30C-112 -90 -70 -124 -34 -134C-28 -154 -24 -172 -8 -190Z', shell, c.line)}${shape('M20 -60C70 -60 100 -30 92 16C84 62 46 84 20 150C10 110 0 80 -6 40C-10 0 -4 -40 20 -60Z', warm, c.line)}${lines('M-100 -66C-50 -96 30 -104 96 -84M-118 -16C-80 -40 -40 -50 0 -48M-36 -132C-10 -142 14 -142 34 -132M-110 26C-80 10 -50 4 -14 6M-86 70C-60 58 -36 54 -6 56', c.ink, 5)}${lines('M44 -34C66 -20 70 4 62 26', mix(warm, '#ffffff', 0.5), 7)}</g>`;
    },
  },
  kalash: {
    width: 320,
    height: 400,
    draw(c) {
      const pot = mix(c.a, c.b, 0.55);
      const leaf = (angle: number) =>
        `<g transform="translate(0 -60) rotate(${angle})">${shape('M0 0C-34 -30 -30 -90 0 -130C30 -90 34 -30 0 0Z', c.c, c.line)}${lines('M0 -6V-108', c.ink, 3)}</g>`;
      const coconut =
        shape('M0 -190C40 -160 56 -120 46 -76H-46C-56 -120 -40 -160 0 -190Z', c.tint('#8a5a2c'), c.line) +
        lines('M-16 -150C-24 -120 -24 -100 -20 -82M16 -150C24 -120 24 -100 20 -82', c.ink, 4);
      const body =
        shape(
          'M-70 -64H70L58 -34C120 -10 146 50 130 104C116 150 70 178 0 178C-70 178 -116 150 -130 104C-146 50 -120 -10 -58 -34Z',
          pot,
          c.line,
        ) + box(-82, -72, 164, 22, c.b, c.line, 10);
      const sign =
        lines('M-100 40C-60 60 60 60 100 40', c.d, 10) +
        disc(0, 92, 26, c.d) +
        disc(0, 92, 12, c.b) +
        both(disc(52, 88, 9, c.d) + disc(84, 78, 6, c.d)) +
        oval(-76, 10, 14, 28, mix(pot, '#ffffff', 0.5));
      return (
        [-62, 62, -32, 32].map(leaf).join('') + coconut + body + sign + shape('M-66 176H66L80 198H-80Z', c.b, c.line)
      );
    },
  },
  khanda: {
    width: 360,
    height: 410,
    draw(c) {
      const steel = mix(c.b, c.paper, 0.35);
      const sword =
        shape('M36 150C130 110 176 30 150 -70C144 -96 128 -120 112 -134C122 -60 116 30 22 116Z', steel, c.line) +
        shape('M14 126L44 158L30 176L2 144Z', c.d, c.line) +
        disc(46, 184, 12, c.b, c.line);
      const ring = `<circle r="106" cy="-14" fill="none" stroke="${c.ink}" stroke-width="30"/><circle r="106" cy="-14" fill="none" stroke="${c.a}" stroke-width="19"/>`;
      const blade =
        shape('M0 -204C28 -176 36 -140 26 -96L20 96H-20L-26 -96C-36 -140 -28 -176 0 -204Z', steel, c.line) +
        lines('M0 -176V90', c.ink, 4) +
        box(-46, 92, 92, 18, c.d, c.line, 8) +
        box(-11, 108, 22, 66, c.b, c.line, 6) +
        disc(0, 186, 15, c.d, c.line);
      return ring + both(sword) + blade;
    },
  },
  chakra: {
    width: 400,
    height: 400,
    draw(c) {
      const spokes = Array.from(
        { length: 24 },
        (_, i) =>
          `<g transform="rotate(${i * 15})">${shape('M0 -36L7 -90L0 -156L-7 -90Z', c.d)}${disc(0, -166, 0.1, c.d)}</g>`,
      ).join('');
      const studs = Array.from(
        { length: 24 },
        (_, i) => `<g transform="rotate(${i * 15 + 7.5})">${disc(0, -158, 7, c.d)}</g>`,
      ).join('');
      return `${disc(0, 0, 196, c.paper)}<circle r="178" fill="none" stroke="${c.d}" stroke-width="24"/>${spokes}${studs}${disc(0, 0, 40, c.d)}${disc(0, 0, 17, c.paper)}`;
    },
  },
};
