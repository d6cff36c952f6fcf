/** Vehicles of Indian roads, rails and waters; all drive to the left or right in profile. */
import { mix } from '../colour/colour.ts';
import { box, disc, lines, oval, shape, type HouseDrawings, type HouseInk } from './drawing.ts';

const wheel = (c: HouseInk, x: number, y: number, r: number) =>
  disc(x, y, r, c.ink) + disc(x, y, r * 0.62, mix(c.paper, c.ink, 0.25)) + disc(x, y, r * 0.26, c.ink);
const pane = (c: HouseInk) => mix(c.paper, c.tint('#7fc4e8'), 0.55);

export const VEHICLES: HouseDrawings = {
  taxi: {
    width: 480,
    height: 260,
    draw(c) {
      const body = c.tint('#f5bd1f');
      return (
        shape(
          'M-226 60C-232 20 -220 -6 -180 -14L-128 -24C-110 -80 -70 -108 -10 -112C60 -114 100 -86 128 -28L188 -14C222 -6 234 24 228 60Z',
          body,
          c.line,
        ) +
        shape('M-128 -24C-110 -80 -70 -108 -10 -112C60 -114 100 -86 128 -28Z', c.tint('#23252b'), c.line) +
        shape('M-106 -26C-94 -62 -68 -86 -22 -90V-26Z', pane(c), c.line) +
        shape('M0 -90C50 -90 80 -66 100 -28L0 -26Z', pane(c), c.line) +
        lines('M-10 -24V58M-60 -4H-36M44 -4H68', c.ink, 5) +
        lines('M-222 30H226', mix(body, c.ink, 0.35), 7) +
        disc(-204, 10, 16, mix(c.paper, c.b, 0.3), c.line) +
        box(206, 0, 18, 24, c.tint('#d0312d'), c.line, 5) +
        box(-44, -140, 76, 28, c.paper, c.line, 7) +
        lines('M-28 -126H16', c.ink, 6) +
        box(-240, 52, 480, 16, mix(c.paper, c.ink, 0.3), c.line, 8) +
        wheel(c, -136, 66, 46) +
        wheel(c, 136, 66, 46)
      );
    },
  },
  truck: {
    width: 520,
    height: 350,
    draw(c) {
      const [red, yellow, green, blue] = ['#e0382c', '#ffc42b', '#1f9d55', '#1f7fc4'].map(c.tint) as [
        string,
        string,
        string,
        string,
      ];
      const lotus = (x: number, y: number) =>
        disc(x, y, 30, yellow, c.line) +
        [0, 60, 120, 180, 240, 300]
          .map(
            a =>
              `<g transform="translate(${x} ${y}) rotate(${a})">${shape('M0 -8C9 -16 7 -24 0 -28C-7 -24 -9 -16 0 -8Z', red)}</g>`,
          )
          .join('') +
        disc(x, y, 7, green);
      const bunting = Array.from({ length: 9 }, (_, i) =>
        shape(`M${-80 + i * 38} -150L${-61 + i * 38} -118L${-42 + i * 38} -150Z`, [red, yellow, green, blue][i % 4]!),
      ).join('');
      const cargo =
        box(-86, -156, 344, 240, green, c.line, 8) +
        box(-70, -110, 312, 116, blue, c.line, 6) +
        lotus(-20, -52) +
        lotus(86, -52) +
        lotus(192, -52) +
        bunting +
        box(-86, 16, 344, 26, red, c.line) +
        Array.from({ length: 12 }, (_, i) => disc(-68 + i * 28, 29, 7, yellow)).join('') +
        box(-86, 46, 344, 36, yellow, c.line);
      const cab =
        shape('M-250 84V-30C-250 -44 -242 -54 -230 -56L-206 -128C-202 -142 -192 -150 -178 -150H-96V84Z', red, c.line) +
        shape('M-226 -46L-198 -124H-116V-46Z', pane(c), c.line) +
        shape('M-214 -158H-96V-184H-190Z', yellow, c.line) +
        disc(-150, -172, 10, red) +
        box(-250, 0, 24, 34, yellow, c.line, 8) +
        lines('M-196 -10H-130', yellow, 9) +
        shape('M-180 20C-160 0 -140 20 -160 44C-176 60 -200 40 -180 20Z', yellow) +
        box(-262, 70, 170, 22, c.ink, '', 8);
      return cargo + cab + wheel(c, -172, 104, 52) + wheel(c, 76, 104, 52) + wheel(c, 190, 104, 52);
    },
  },
  train: {
    width: 520,
    height: 300,
    draw(c) {
      const [body, stripe] = [c.tint('#e9e3d6'), c.tint('#8a2f7a')];
      const window = (x: number) =>
        box(x, -66, 56, 54, pane(c), c.line, 8) + lines(`M${x + 4} -40H${x + 52}`, c.ink, 4);
      const door = (x: number) =>
        box(x, -76, 54, 150, c.tint('#3b3f4a'), c.line, 6) + lines(`M${x + 27} -72V70`, c.paper, 4);
      return (
        lines('M-90 -136L-60 -166L-30 -136M-60 -166H40', c.ink, 6) +
        box(-258, 96, 520, 14, c.ink) +
        Array.from({ length: 13 }, (_, i) => box(-252 + i * 40, 110, 22, 12, c.tint('#7a5a3c'))).join('') +
        shape('M-250 80V-60C-250 -104 -222 -130 -180 -130H256V80Z', body, c.line) +
        shape('M-250 20H256V54H-250Z', stripe) +
        lines('M-250 12H256M-250 62H256', c.tint('#f0a92e'), 6) +
        shape('M-238 -10V-56C-238 -84 -224 -104 -196 -108V-10Z', pane(c), c.line) +
        door(-160) +
        window(-92) +
        window(-22) +
        door(54) +
        window(124) +
        window(192) +
        box(-216, -128, 84, 22, c.ink, '', 6) +
        lines('M-204 -117H-144', c.tint('#ffb52e'), 7) +
        disc(-230, 40, 14, c.tint('#ffd34d'), c.line) +
        [-190, -110, 60, 150].map(x => disc(x, 86, 24, c.tint('#3b3f4a'), c.line)).join('')
      );
    },
  },
  houseboat: {
    width: 520,
    height: 320,
    draw(c) {
      const [thatch, wood] = [c.tint('#d0a457'), c.tint('#7a4322')];
      const windows = [-96, -36, 24, 84]
        .map(x => shape(`M${x} 40V2Q${x + 20} -22 ${x + 40} 2V40Z`, mix(c.paper, c.b, 0.4), c.line))
        .join('');
      return (
        shape('M-150 44V-20C-130 -110 -60 -140 10 -140C90 -140 150 -100 166 -20V44Z', thatch, c.line) +
        lines(
          'M-144 -30C-60 -66 80 -66 160 -30M-124 -76C-50 -106 70 -106 140 -76M-60 -128V-64M20 -138V-60M96 -116V-50',
          mix(thatch, c.ink, 0.4),
          5,
        ) +
        windows +
        shape(
          'M-256 -30C-250 20 -220 50 -170 50H176C220 50 246 10 258 -40C268 20 240 110 160 112H-150C-230 112 -262 40 -256 -30Z',
          wood,
          c.line,
        ) +
        lines('M-210 74H214', mix(wood, c.b, 0.6), 7) +
        lines(
          'M-250 136q26 -18 52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0M-210 158q26 -18 52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0',
          c.c,
          9,
        )
      );
    },
  },
  motorcycle: {
    width: 480,
    height: 300,
    draw(c) {
      const [tank, chrome] = [mix(c.a, c.ink, 0.05), mix(c.paper, '#9aa3ad', 0.3)];
      const tyre = (x: number) =>
        `<circle cx="${x}" cy="60" r="76" fill="none" stroke="${c.ink}" stroke-width="24"/><circle cx="${x}" cy="60" r="58" fill="none" stroke="${chrome}" stroke-width="8"/>` +
        Array.from(
          { length: 10 },
          (_, i) => `<g transform="translate(${x} 60) rotate(${i * 36})">${lines('M0 0V-56', chrome, 3)}</g>`,
        ).join('') +
        disc(x, 60, 20, chrome, c.line);
      const fender = (x: number) =>
        `<path d="M${x - 88} 40A90 90 0 0 1 ${x + 76} 8" fill="none" stroke="${c.ink}" stroke-width="26" stroke-linecap="round"/><path d="M${x - 88} 40A90 90 0 0 1 ${x + 76} 8" fill="none" stroke="${tank}" stroke-width="15" stroke-linecap="round"/>`;
      const engine =
        box(-66, 10, 96, 74, chrome, c.line, 12) +
        lines('M-58 26H22M-58 40H22M-58 54H22', c.ink, 5) +
        disc(-18, 70, 30, mix(chrome, c.ink, 0.2), c.line) +
        disc(-18, 70, 12, c.b);
      const pipe = lines('M10 84C60 100 120 100 212 92', c.ink, 26) + lines('M10 84C60 100 120 100 212 92', chrome, 15);
      return (
        tyre(-150) +
        tyre(150) +
        fender(150) +
        fender(-158) +
        lines('M-150 60L-108 -96L-92 -116', c.ink, 22) +
        lines('M-150 60L-108 -96L-92 -116', chrome, 11) +
        lines('M150 60L60 10L-96 -50M60 10L-40 90', c.ink, 14) +
        engine +
        pipe +
        shape('M-100 -64C-80 -106 -10 -108 30 -66L36 -38H-92Z', tank, c.line) +
        lines('M-76 -62C-50 -84 -10 -84 16 -62', c.b, 7) +
        shape('M30 -56C70 -70 130 -66 150 -44C150 -26 60 -22 34 -34Z', c.tint('#5a331c'), c.line) +
        shape('M112 -50C140 -60 176 -48 180 -30L150 -26Z', c.ink) +
        lines('M-96 -114C-80 -134 -58 -134 -36 -128', c.ink, 12) +
        disc(-128, -78, 30, chrome, c.line) +
        disc(-134, -78, 17, c.tint('#ffe9a6'))
      );
    },
  },
  lander: {
    width: 400,
    height: 380,
    draw(c) {
      const foil = c.tint('#e8b23a');
      const leg = (s: number) =>
        lines(`M${s * 80} 50L${s * 150} 150M${s * 110} 40L${s * 150} 150`, c.ink, 13) +
        lines(`M${s * 80} 50L${s * 150} 150`, mix(c.paper, c.ink, 0.25), 6) +
        box(s * 150 - 30, 146, 60, 13, c.paper, c.line, 6);
      const panel = (s: number) =>
        `<g transform="translate(${s * 128} -70) rotate(${s * 16})">${box(-34, -58, 68, 116, c.tint('#24489a'), c.line, 4)}${lines('M-34 -20H34M-34 20H34M0 -58V58', c.paper, 4)}</g>`;
      return (
        oval(0, 160, 196, 22, mix(c.paper, c.ink, 0.35)) +
        disc(-90, 162, 14, mix(c.paper, c.ink, 0.5)) +
        panel(-1) +
        panel(1) +
        leg(-1) +
        leg(1) +
        shape('M-100 -80H100L120 50H-120Z', foil, c.line) +
        lines('M-104 -40L108 20M100 -60L-112 24M-40 -80L-60 50M44 -80L64 50', mix(foil, c.ink, 0.3), 4) +
        shape('M-46 50H46L62 88H-62Z', mix(c.paper, c.ink, 0.3), c.line) +
        box(-56, -128, 112, 50, c.paper, c.line, 8) +
        box(-40, -118, 80, 10, c.tint('#ff8a1f')) +
        box(-40, -108, 80, 10, '#ffffff') +
        box(-40, -98, 80, 10, c.tint('#128a3a')) +
        lines('M60 -128L90 -170', c.ink, 7) +
        shape('M70 -190C96 -196 118 -180 118 -156Z', c.paper, c.line)
      );
    },
  },
  balloon: {
    width: 320,
    height: 430,
    draw(c) {
      const bands = [c.a, c.b, c.paper, c.b, c.a];
      const gore = (x0: number, x1: number, fill: string) =>
        shape(
          `M0 -206C${x0 * 1.1} -206 ${x0 * 1.5} -60 ${x0 * 0.25} 96H${x1 * 0.25}C${x1 * 1.5} -60 ${x1 * 1.1} -206 0 -206Z`,
          fill,
        );
      return `${shape('M0 -206C170 -206 190 -40 40 96H-40C-190 -40 -170 -206 0 -206Z', c.d, c.line)}${gore(-110, 110, bands[0]!)}${gore(-72, 72, bands[1]!)}${gore(-34, 34, bands[2]!)}<path d="M0 -206C170 -206 190 -40 40 96H-40C-190 -40 -170 -206 0 -206Z" fill="none" ${c.line}/>${lines('M-38 98L-30 150M38 98L30 150', c.ink, 5)}${box(-38, 148, 76, 56, c.tint('#a8642a'), c.line, 8)}${lines('M-34 168H34M-34 186H34', c.ink, 4)}`;
    },
  },
  astronaut: {
    width: 340,
    height: 430,
    draw(c) {
      const [suit, shade] = [mix(c.paper, '#ffffff', 0.4), mix(c.paper, c.c, 0.35)];
      const limb = (d: string) => lines(d, c.ink, 74) + lines(d, suit, 60);
      return (
        box(-110, -60, 220, 180, shade, c.line, 34) +
        limb('M-84 10C-130 20 -140 70 -128 110') +
        limb('M84 -4C130 -30 150 -70 146 -110') +
        limb('M-46 110V176') +
        limb('M46 110V176') +
        box(-86, 168, 74, 36, c.a, c.line, 14) +
        box(12, 168, 74, 36, c.a, c.line, 14) +
        box(-92, -50, 184, 180, suit, c.line, 50) +
        box(-50, 26, 100, 58, shade, c.line, 12) +
        disc(-26, 46, 9, c.a) +
        disc(0, 46, 9, c.b) +
        disc(26, 46, 9, c.c) +
        lines('M-34 68H34', c.ink, 5) +
        disc(0, -112, 100, suit, c.line) +
        oval(0, -108, 76, 64, c.ink) +
        oval(0, -108, 66, 54, mix(c.d, c.ink, 0.4)) +
        shape('M-50 -130C-40 -154 -10 -160 10 -158C-14 -146 -30 -130 -36 -104C-46 -108 -52 -118 -50 -130Z', '#ffffff') +
        disc(146, -118, 34, c.a, c.line) +
        disc(-128, 116, 34, c.a, c.line) +
        disc(30, -90, 8, c.b)
      );
    },
  },
  surfboard: {
    width: 400,
    height: 430,
    draw(c) {
      const wave =
        shape(
          'M-196 190C-190 60 -90 -40 40 -30C110 -24 140 30 110 60C80 84 40 60 60 34C10 40 -10 100 40 140C90 172 160 170 196 190Z',
          c.c,
          c.line,
        ) + lines('M-150 170C-130 90 -60 20 30 10M-90 178C-84 130 -50 90 -20 76', mix(c.c, c.paper, 0.6), 9);
      return `<g transform="translate(30 -30) rotate(18)">${shape('M0 -190C56 -120 70 20 50 110C40 150 20 170 0 176C-20 170 -40 150 -50 110C-70 20 -56 -120 0 -190Z', c.paper, c.line)}${shape('M-56 -30C-20 -50 20 -50 56 -30L60 20C20 0 -20 0 -60 20Z', c.a)}${shape('M-60 40C-20 20 20 20 60 40L56 80C20 60 -20 60 -56 80Z', c.b)}${lines('M0 -184V172', c.ink, 4)}</g>${wave}`;
    },
  },
};
