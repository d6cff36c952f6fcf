/** Instruments, dance and the stage. */
import { mix } from '../colour/colour.ts';
import { both, box, disc, lines, oval, shape, type HouseDrawings } from './drawing.ts';

export const MUSIC: HouseDrawings = {
  tabla: {
    width: 420,
    height: 310,
    draw(c) {
      const wood = c.tint('#9a4f26');
      const straps = (x: number, w: number, y0: number, y1: number) =>
        lines(
          Array.from(
            { length: 7 },
            (_, i) => `M${x - w + (i * w) / 3} ${y0}L${x - w * 0.86 + (i * w * 0.86) / 3} ${y1}`,
          ).join(''),
          mix(c.b, c.paper, 0.3),
          5,
        );
      const head = (x: number, y: number, rx: number, ry: number) =>
        oval(x, y, rx, ry, c.tint('#f3e4c6'), c.line) +
        oval(x, y, rx * 0.76, ry * 0.72, c.paper) +
        oval(x, y, rx * 0.42, ry * 0.42, c.ink);
      const dayan =
        shape('M-186 -60C-196 30 -200 90 -176 124H-24C0 90 -4 30 -14 -60Z', wood, c.line) +
        straps(-100, 82, -50, 110) +
        [-170, -122, -76, -30].map(x => box(x - 11, 20, 24, 38, c.tint('#d08b3f'), c.line, 8)).join('') +
        head(-100, -66, 90, 32);
      const bayan =
        shape('M10 -40C2 60 40 128 112 128C184 128 222 60 210 -40Z', mix('#c9ced6', c.b, 0.15), c.line) +
        straps(110, 96, -30, 84) +
        shape(
          'M40 0C44 50 66 86 88 100',
          'none',
          'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".7"',
        ) +
        head(110, -46, 102, 36);
      return bayan + dayan + oval(-100, 134, 92, 16, c.a, c.line) + oval(112, 136, 84, 16, c.d, c.line);
    },
  },
  sitar: {
    width: 240,
    height: 470,
    draw(c) {
      const wood = c.tint('#a8552a');
      const frets = Array.from({ length: 12 }, (_, i) => `M-22 ${-150 + i * 19}H22`).join('');
      const pegs =
        [-190, -168, -140, -110].map(y => box(20, y, 34, 10, c.b, c.line, 5)).join('') +
        [-180, -154].map(y => box(-54, y, 34, 10, c.b, c.line, 5)).join('');
      return `<g transform="rotate(24)">${pegs}${box(-20, -214, 40, 300, wood, c.line, 10)}${lines(frets, c.b, 5)}${disc(0, -150, 1, wood)}${shape('M0 56C60 60 98 96 98 142C98 194 54 224 0 224C-54 224 -98 194 -98 142C-98 96 -60 60 0 56Z', wood, c.line)}${shape('M0 76C44 80 76 106 76 142C76 180 42 204 0 204C-42 204 -76 180 -76 142C-76 106 -44 80 0 76Z', mix(wood, c.b, 0.5))}${lines('M-10 -206V170M-3 -206V170M4 -206V170M11 -206V170', c.paper, 2.5)}${box(-34, 164, 68, 13, c.paper, c.line, 4)}${both(disc(42, 130, 8, c.ink))}${disc(0, -222, 15, c.d, c.line)}</g>`;
    },
  },
  ghungroo: {
    width: 420,
    height: 260,
    draw(c) {
      const bells = [0, 1, 2].flatMap(row => Array.from({ length: 9 - row }, (_, i) => {
        const t = (i - (8 - row) / 2) / 4.4;
        const [x, y] = [Math.round(t * 190), Math.round(-40 + row * 46 + (1 - t * t) * 36)];
        return disc(x, y, 22, c.tint('#e8b23a'), c.line) + lines(`M${x - 10} ${y + 6}H${x + 10}`, c.ink, 4) + disc(x - 7, y - 8, 5, mix(c.tint('#e8b23a'), '#ffffff', 0.7));
      })).join(''); // prettier-ignore
      return (
        lines('M-196 -70C-110 0 110 0 196 -70', c.d, 30) + lines('M-196 -70C-110 0 110 0 196 -70', c.a, 18) + bells
      );
    },
  },
  kathakali: {
    width: 400,
    height: 430,
    draw(c) {
      const [green, gold, red] = [c.tint('#2f9e4f'), mix(c.a, c.b, 0.65), c.tint('#d42a2a')];
      const halo =
        disc(0, -60, 176, red, c.line) +
        `<circle cy="-60" r="152" fill="none" stroke="${gold}" stroke-width="16"/>` +
        Array.from(
          { length: 22 },
          (_, i) =>
            `<g transform="translate(0 -60) rotate(${-120 + (i * 240) / 21})">${disc(0, -152, 11, c.paper)}${disc(0, -118, 8, c.tint('#2f9e4f'))}</g>`,
        ).join('');
      const crown =
        shape('M-96 -70C-90 -150 -50 -190 0 -214C50 -190 90 -150 96 -70Z', gold, c.line) +
        lines('M-84 -104C-40 -126 40 -126 84 -104M-66 -144C-30 -162 30 -162 66 -144', red, 12) +
        disc(0, -96, 15, red, c.line) +
        disc(0, -150, 11, c.c, c.line) +
        disc(0, -212, 12, red, c.line);
      const beard = shape(
        'M-104 20C-150 70 -140 150 -70 190C-20 210 20 210 70 190C140 150 150 70 104 20C90 110 60 140 0 142C-60 140 -90 110 -104 20Z',
        '#ffffff',
        c.line,
      );
      const face = shape('M-94 -72C-104 30 -72 118 0 132C72 118 104 30 94 -72Z', green, c.line);
      const eye =
        shape('M12 8C30 -18 66 -22 92 0C66 26 34 28 12 8Z', '#ffffff', `stroke="${c.ink}" stroke-width="8"`) +
        disc(50, 4, 12, c.ink) +
        lines('M8 -22C34 -52 74 -54 98 -24', c.ink, 13);
      const mark = shape('M0 -66C18 -44 16 -20 0 -4C-16 -20 -18 -44 0 -66Z', red, `stroke="#ffffff" stroke-width="5"`);
      const lips =
        shape('M-40 92C-20 78 -8 80 0 86C8 80 20 78 40 92C20 112 -20 112 -40 92Z', red, c.line) +
        lines('M-8 46C-16 62 -8 70 0 70C8 70 16 62 8 46', c.ink, 6);
      return (
        halo +
        both(disc(130, 50, 28, gold, c.line) + disc(130, 50, 11, red)) +
        beard +
        face +
        both(eye) +
        mark +
        lips +
        crown
      );
    },
  },
  theyyam: {
    width: 430,
    height: 440,
    draw(c) {
      const [red, gold] = [c.tint('#c8201f'), mix(c.a, c.b, 0.6)];
      const ray = Array.from(
        { length: 17 },
        (_, i) =>
          `<g transform="translate(0 10) rotate(${-104 + (i * 208) / 16})">${shape('M-17 -110L-26 -216Q0 -240 26 -216L17 -110Z', i % 2 ? gold : red, c.line)}${disc(0, -196, 9, i % 2 ? red : c.paper)}</g>`,
      ).join('');
      const band =
        disc(0, 10, 134, gold, c.line) +
        disc(0, 10, 118, red) +
        Array.from(
          { length: 15 },
          (_, i) => `<g transform="translate(0 10) rotate(${-100 + (i * 200) / 14})">${disc(0, -112, 9, c.paper)}</g>`,
        ).join('');
      const face = shape(
        'M-88 -40C-98 60 -66 150 0 172C66 150 98 60 88 -40C50 -84 -50 -84 -88 -40Z',
        c.tint('#f07a2c'),
        c.line,
      );
      const eye =
        oval(42, 24, 38, 30, c.ink) +
        shape('M8 26C24 6 58 4 76 22C58 44 26 44 8 26Z', '#ffffff') +
        disc(42, 24, 11, c.ink) +
        lines('M84 -6C100 10 96 56 74 72', c.ink, 8) +
        lines('M20 64C40 70 56 96 44 122', c.paper, 6);
      const mouth =
        shape('M-34 112C-16 100 16 100 34 112C22 136 -22 136 -34 112Z', red, c.line) + box(-16, 112, 32, 9, '#ffffff');
      const mark =
        lines('M-40 -46C-18 -56 18 -56 40 -46M-30 -30C-14 -38 14 -38 30 -30', '#ffffff', 6) + disc(0, -14, 9, red);
      return (
        ray + band + face + both(eye) + mouth + mark + lines('M0 40C-12 66 -12 76 0 80C12 76 12 66 0 40', c.ink, 5)
      );
    },
  },
  mudra: {
    width: 330,
    height: 420,
    draw(c) {
      const skin = c.tint('#c98a5e');
      const hand =
        'M-60 200C-70 150 -96 120 -110 70C-116 46 -90 34 -74 54L-52 88C-60 30 -70 -40 -74 -96C-74 -124 -42 -128 -36 -100L-22 -20C-20 -70 -18 -120 -12 -164C-8 -192 26 -190 28 -162L30 -20C36 -66 44 -104 54 -140C62 -166 92 -158 88 -130L72 -6C84 -30 96 -54 108 -76C122 -96 146 -82 138 -58C118 10 110 60 96 110C88 150 74 170 72 200Z';
      const ring = (x: number, y: number, r: number) =>
        `<g transform="translate(${x} ${y}) rotate(${r})">${box(-20, -7, 40, 14, c.b, c.line, 6)}</g>`;
      return shape(hand, skin, c.line) + disc(10, 70, 38, c.d) + disc(10, 70, 24, skin) + disc(10, 70, 13, c.d) + [[-62, -104], [8, -174], [74, -148], [126, -74], [-96, 50]].map(([x, y]) => disc(x!, y!, 15, c.d)).join('') + ring(-54, -20, -8) + ring(9, -60, 0) + ring(70, -50, 14) + box(-70, 176, 150, 18, c.b, c.line, 8) + box(-74, 196, 158, 20, c.a, c.line, 8) + lines('M-60 186H70', c.d, 5); // prettier-ignore
    },
  },
  film: {
    width: 400,
    height: 400,
    draw(c) {
      const holes = [0, 72, 144, 216, 288]
        .map(a => `<g transform="rotate(${a})">${disc(0, -92, 38, c.bg, c.line)}</g>`)
        .join('');
      const strip =
        shape('M-20 160C60 176 130 150 190 170V196C130 184 60 206 -30 190Z', c.ink) +
        lines('M10 176C70 184 130 162 186 180', c.paper, 8);
      return (
        strip +
        disc(0, 0, 176, c.a, c.line) +
        disc(0, 0, 152, mix(c.a, c.b, 0.45)) +
        holes +
        disc(0, 0, 30, c.b, c.line) +
        disc(0, 0, 10, c.ink)
      );
    },
  },
};
