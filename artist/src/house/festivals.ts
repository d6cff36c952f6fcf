/** Festivals, games and rituals. */
import { mix } from '../colour/colour.ts';
import { both, box, disc, lines, oval, shape, type HouseDrawings, type HouseInk } from './drawing.ts';

const petals = (n: number, r: number, length: number, width: number, fill: string, line = '', turn = 0) =>
  Array.from(
    { length: n },
    (_, i) =>
      `<g transform="rotate(${Math.round(((i * 360) / n + turn) * 10) / 10})">${shape(`M0 ${-r}C${width} ${-r - length * 0.35} ${width * 0.7} ${-r - length * 0.9} 0 ${-r - length}C${-width * 0.7} ${-r - length * 0.9} ${-width} ${-r - length * 0.35} 0 ${-r}Z`, fill, line)}</g>`,
  ).join('');
const bloom = (c: HouseInk, x: number, y: number, r: number, fill: string) =>
  `<g transform="translate(${x} ${y})">${disc(0, 0, r, mix(fill, c.ink, 0.25), c.line)}${petals(14, r * 0.45, r * 0.55, r * 0.2, fill)}${petals(10, r * 0.2, r * 0.5, r * 0.18, mix(fill, '#ffffff', 0.25), '', 12)}${disc(0, 0, r * 0.26, mix(fill, c.ink, 0.3))}</g>`;

export const FESTIVALS: HouseDrawings = {
  diya: {
    width: 400,
    height: 380,
    draw(c) {
      const clay = c.tint('#b5542a');
      const flame =
        shape('M0 -180C46 -120 58 -80 44 -44C34 -18 -34 -18 -44 -44C-58 -80 -46 -120 0 -180Z', c.tint('#ff8a1f')) +
        shape('M0 -134C26 -98 32 -72 22 -50C14 -36 -14 -36 -22 -50C-32 -72 -26 -98 0 -134Z', c.tint('#ffd34d'));
      const bowl =
        shape(
          'M-184 0C-160 -24 -60 -14 0 -14C60 -14 160 -24 184 0C170 100 100 150 0 150C-100 150 -170 100 -184 0Z',
          clay,
          c.line,
        ) +
        oval(0, -2, 150, 26, mix(clay, c.ink, 0.4)) +
        oval(0, 0, 120, 16, c.tint('#f0b84a')) +
        lines('M-150 54C-80 86 80 86 150 54', c.b, 8) +
        Array.from({ length: 7 }, (_, i) =>
          disc(-108 + i * 36, 98 + Math.round((3 - Math.abs(i - 3)) * 5), 8, c.b),
        ).join('');
      return `<g transform="translate(0 20)">${both(lines('M84 -120L112 -142M100 -66L136 -72', c.tint('#ffd34d'), 9))}${bowl}${flame}${box(-5, -42, 10, 36, c.ink, '', 4)}</g>`;
    },
  },
  marigold: {
    width: 420,
    height: 400,
    draw(c) {
      const [orange, yellow] = [c.tint('#f58a1f'), c.tint('#ffc22e')];
      const chain = Array.from({ length: 9 }, (_, i) => {
        const t = (i - 4) / 4;
        return bloom(
          c,
          Math.round(t * 160),
          Math.round(-110 + (1 - t * t) * 190),
          i === 4 ? 52 : 38,
          i % 2 ? yellow : orange,
        );
      }).join('');
      const end =
        bloom(c, 160, -20, 30, orange) +
        bloom(c, 160, 40, 26, yellow) +
        shape('M160 66C180 90 176 120 160 140C144 120 140 90 160 66Z', c.tint('#3f9142'), c.line);
      return (
        both(end) +
        both(shape('M150 -150C180 -190 210 -180 200 -140Z', c.tint('#3f9142'), c.line)) +
        chain +
        shape('M0 140C22 162 18 186 0 200C-18 186 -22 162 0 140Z', c.tint('#3f9142'), c.line)
      );
    },
  },
  pookalam: {
    width: 440,
    height: 440,
    draw(c) {
      const [yellow, orange, red, white, green, purple] = [
        '#ffc928',
        '#f6861f',
        '#d3293b',
        '#fffaf0',
        '#3c9a45',
        '#7a3fa0',
      ].map(c.tint) as [string, string, string, string, string, string];
      return (
        disc(0, 0, 214, green, c.line) +
        petals(24, 150, 60, 20, yellow) +
        disc(0, 0, 172, orange, c.line) +
        petals(18, 96, 74, 24, white) +
        petals(18, 96, 56, 17, red) +
        disc(0, 0, 116, purple, c.line) +
        petals(12, 44, 70, 26, yellow) +
        petals(12, 44, 50, 17, orange) +
        disc(0, 0, 58, white, c.line) +
        petals(8, 6, 50, 18, red) +
        disc(0, 0, 17, yellow)
      );
    },
  },
  rakhi: {
    width: 460,
    height: 260,
    draw(c) {
      const thread =
        lines('M-220 -20C-150 30 -100 -16 -60 0M60 0C100 -16 150 30 220 -20', c.ink, 18) +
        lines('M-220 -20C-150 30 -100 -16 -60 0M60 0C100 -16 150 30 220 -20', c.a, 11);
      const tassel = disc(196, 0, 12, c.b, c.line) + lines('M196 12L186 62M196 12V66M196 12L208 62', c.d, 6);
      const beads = disc(92, -4, 13, c.b, c.line) + disc(122, 4, 9, c.d, c.line);
      return (
        thread +
        both(tassel + beads) +
        petals(16, 54, 62, 20, c.d, c.line) +
        petals(16, 54, 40, 13, c.b) +
        disc(0, 0, 70, c.a, c.line) +
        petals(10, 18, 44, 16, c.b) +
        disc(0, 0, 26, c.paper, c.line) +
        disc(0, 0, 13, c.d) +
        Array.from(
          { length: 16 },
          (_, i) => `<g transform="rotate(${i * 22.5 + 11})">${disc(0, -62, 4.5, c.paper)}</g>`,
        ).join('')
      );
    },
  },
  dandiya: {
    width: 420,
    height: 420,
    draw(c) {
      const bands = Array.from({ length: 8 }, (_, i) => box(-15, -168 + i * 46, 30, 20, i % 2 ? c.b : c.d)).join('');
      const stick = `<g transform="rotate(38)">${box(-17, -196, 34, 392, c.a, c.line, 14)}${bands}${disc(0, -190, 22, c.b, c.line)}${disc(0, 190, 22, c.b, c.line)}${lines('M0 206C-16 240 -26 244 -30 262M0 206V262M0 206C16 240 26 244 30 262', c.d, 7)}</g>`;
      return `<g transform="scale(.82)">${both(stick)}${bloom(c, 0, 0, 46, c.d)}</g>`;
    },
  },
  pichkari: {
    width: 520,
    height: 440,
    draw(c) {
      const tube = `<g transform="translate(-40 60) rotate(-32)">${box(-150, -34, 250, 68, c.a, c.line, 16)}${lines('M-110 -30V30M-66 -30V30M-22 -30V30M22 -30V30', c.b, 12)}${box(100, -14, 60, 28, c.d, c.line, 8)}${box(-216, -9, 70, 18, c.d, c.line, 6)}${box(-236, -36, 26, 72, c.b, c.line, 10)}${box(-130, -26, 210, 11, mix(c.a, '#ffffff', 0.6), '', 5)}</g>`;
      const colours = [c.b, c.c, c.d, c.tint('#ff3f8e'), c.tint('#21b7c7')];
      const drops = Array.from({ length: 30 }, (_, i) => {
        const [t, spread] = [c.dice(), c.dice() - 0.5];
        return disc(
          Math.round(86 + t * 120 + spread * 30),
          Math.round(-40 - t * 120 + spread * (60 + t * 170)),
          Math.round(7 + c.dice() * 17 * (0.5 + t)),
          colours[i % 5]!,
        );
      }).join('');
      return `<g transform="translate(10 30)">${drops}${tube}</g>`;
    },
  },
  cricket: {
    width: 420,
    height: 420,
    draw(c) {
      const willow = mix(c.paper, c.b, 0.45);
      const bat = `<g transform="rotate(42)">${shape('M-15 -205Q-15 -218 0 -218Q15 -218 15 -205L15 -105L-15 -105Z', c.d, c.line)}${lines('M-15 -190L15 -178M-15 -168L15 -156M-15 -146L15 -134M-15 -124L15 -112', c.paper, 5)}${shape('M-15 -108Q-36 -98 -36 -74L-36 190Q-36 214 0 216Q36 214 36 190L36 -74Q36 -98 15 -108Z', willow, c.line)}${shape('M6 -100Q30 -92 30 -70L30 188Q30 206 6 210Z', mix(c.b, c.a, 0.35))}${lines('M-24 -20H24M-24 0H24', c.a, 9)}</g>`;
      const ball =
        disc(0, -150, 58, c.tint('#c62828'), c.line) +
        lines('M-32 -198Q6 -150 -14 -94', c.paper, 5) +
        `<path d="M-42 -190Q-6 -150 -26 -100M-20 -204Q18 -150 -2 -93" fill="none" stroke="${c.paper}" stroke-width="4" stroke-dasharray="7 6"/>` +
        disc(24, -172, 12, mix(c.tint('#c62828'), '#ffffff', 0.45));
      return `<g transform="translate(0 12)">${both(bat)}${ball}</g>`;
    },
  },
  kabaddi: {
    width: 430,
    height: 360,
    draw(c) {
      const man = (shirt: string, skin: string) =>
        shape('M-40 160L-58 60L-30 -20C-10 -60 50 -60 70 -20L60 60L110 110L86 134L30 84L4 60L-8 160Z', shirt, c.line) +
        disc(44, -96, 36, skin, c.line) +
        shape('M10 -110C20 -146 74 -146 80 -106C60 -120 30 -124 10 -110Z', c.ink) +
        shape('M60 -24L150 -70L162 -48L76 10Z', skin, c.line) +
        shape('M-26 -14L-110 30L-98 52L-16 24Z', skin, c.line) +
        shape('M-40 160L-8 160L-14 190H-46Z', skin, c.line) +
        shape('M86 134L110 110L138 130L116 156Z', skin, c.line);
      return `<g transform="translate(-84 -8) scale(.92)">${man(c.a, c.tint('#b9774a'))}</g><g transform="translate(96 -8) scale(-.92 .92)">${man(c.d, c.tint('#a4683f'))}</g>${lines('M-206 172H206', c.b, 10)}`;
    },
  },
  carrom: {
    width: 400,
    height: 400,
    draw(c) {
      const corner = disc(142, 142, 25, c.ink) + lines('M108 108L60 60', c.d, 5) + disc(56, 56, 7, c.d);
      const coins = Array.from(
        { length: 6 },
        (_, i) => `<g transform="rotate(${i * 60})">${disc(0, -40, 18, i % 2 ? c.ink : c.paper, c.line)}</g>`,
      ).join('');
      return (
        box(-196, -196, 392, 392, c.tint('#6b3417'), c.line, 22) +
        box(-168, -168, 336, 336, c.tint('#f0d49a'), c.line, 6) +
        both(corner) +
        `<g transform="scale(1 -1)">${both(corner)}</g>` +
        [0, 90, 180, 270]
          .map(
            a =>
              `<g transform="rotate(${a})">${lines('M-92 -126H92M-92 -108H92', c.ink, 4)}${both(disc(92, -117, 9, c.d))}</g>`,
          )
          .join('') +
        `<circle r="66" fill="none" stroke="${c.d}" stroke-width="5"/>` +
        coins +
        disc(0, 0, 18, c.tint('#d42a2a'), c.line) +
        disc(64, 117, 22, c.c, c.line)
      );
    },
  },
  kite: {
    width: 400,
    height: 420,
    draw(c) {
      const tail =
        lines('M0 110C30 150 -40 180 0 220', c.ink, 6) +
        [
          [6, 140],
          [-16, 176],
          [2, 212],
        ]
          .map(([x, y]) =>
            shape(
              `M${x} ${y}L${x! - 24} ${y! - 13}V${y! + 13}ZM${x} ${y}L${x! + 24} ${y! - 13}V${y! + 13}Z`,
              c.d,
              c.line,
            ),
          )
          .join('');
      return `<g transform="translate(0 -6) rotate(12)">${tail}${shape('M0 -200L150 -46L0 110L-150 -46Z', c.a, c.line)}${shape('M0 -200L150 -46H0Z', c.b)}${shape('M0 110L-150 -46H0Z', c.d)}${lines('M0 -200V110M-150 -46C-80 -110 80 -110 150 -46', c.ink, 6)}${disc(0, -46, 36, c.paper, c.line)}${disc(0, -46, 16, c.c)}${shape('M0 110L-30 140H30Z', c.c, c.line)}</g>`;
    },
  },
};
