/** Signs of faith, drawn plainly and with respect. */
import { mix } from '../colour/colour.ts';
import { boundsOf, pathData, mapPoints } from '../draw/path.ts';
import { shapeText } from '../text/shape.ts';
import { both, disc, lines, oval, shape, type HouseDrawings } from './drawing.ts';

export const DEITIES: HouseDrawings = {
  ganesha: {
    width: 350,
    height: 410,
    draw(c) {
      const [skin, gold, red, light] = [c.b, mix(c.a, '#ffffff', 0.06), c.d, c.paper];
      const ear =
        shape('M52 -62C98 -118 172 -96 172 -34C172 26 132 62 92 52C74 46 60 30 54 8Z', skin, c.line) +
        shape('M70 -50C102 -84 148 -72 148 -32C148 8 122 34 94 30C82 26 74 14 70 0Z', red) +
        lines('M84 -40C108 -60 130 -48 130 -26C130 -4 114 12 98 10', gold, 5) +
        disc(118, 62, 11, gold, c.line) +
        disc(118, 84, 6, gold);
      const head = shape(
        'M-74 -70C-84 -20 -66 26 -44 46C-40 76 -40 98 -34 118C-24 158 8 176 40 168C72 160 84 130 70 112C60 100 42 106 44 120C46 132 34 138 24 130C10 118 24 84 40 48C66 26 84 -20 74 -70C58 -100 -58 -100 -74 -70Z',
        skin,
        c.line,
      );
      const trunk = lines(
        'M-30 70C-12 78 10 76 26 66M-30 92C-14 100 2 98 16 90M-26 114C-12 122 0 120 12 112M-12 138C-4 136 6 134 12 130',
        c.ink,
        4,
      );
      const tusks =
        shape('M-44 44C-62 52 -78 50 -90 36C-78 66 -58 72 -38 66Z', light, c.line) +
        shape('M44 44C52 50 60 52 68 50C64 62 54 66 40 62Z', light, c.line);
      const eye =
        shape('M18 -14C30 -30 50 -30 62 -14C50 -4 30 -4 18 -14Z', light, `stroke="${c.ink}" stroke-width="5"`) +
        disc(40, -16, 8, c.ink) +
        lines('M12 -34C28 -50 52 -48 66 -34', c.ink, 5);
      const tilak =
        lines('M-30 -72C-12 -64 12 -64 30 -72M-26 -60C-10 -52 10 -52 26 -60', light, 6) +
        shape('M0 -78C8 -64 8 -50 0 -40C-8 -50 -8 -64 0 -78Z', red);
      const crown =
        shape(
          'M-74 -84C-70 -120 -50 -134 -40 -140C-34 -168 -14 -190 0 -214C14 -190 34 -168 40 -140C50 -134 70 -120 74 -84C40 -100 -40 -100 -74 -84Z',
          gold,
          c.line,
        ) +
        lines('M-40 -140C-14 -150 14 -150 40 -140M-58 -116C-20 -130 20 -130 58 -116', c.ink, 5) +
        shape('M0 -186C10 -172 12 -164 0 -152C-12 -164 -10 -172 0 -186Z', red) +
        disc(0, -112, 12, red, `stroke="${c.ink}" stroke-width="4"`) +
        both(disc(34, -106, 7, light)) +
        disc(0, -222, 9, gold, c.line);
      return `<g transform="translate(0 26)">${both(ear)}${head}${trunk}${tusks}${both(eye)}${tilak}${crown}</g>`;
    },
  },
  trishul: {
    width: 230,
    height: 410,
    draw(c) {
      const prong = shape('M10 -50C60 -40 92 -80 80 -170C70 -150 62 -140 50 -134C64 -100 50 -80 10 -76Z', c.b, c.line);
      const cord = lines('M0 38C30 60 46 80 40 104', c.ink, 5) + disc(40, 108, 8, c.b, c.line);
      return (
        shape('M-8 -40L8 -40L7 200L-7 200Z', c.a, c.line) +
        shape('M0 -200C20 -160 22 -120 12 -60L-12 -60C-22 -120 -20 -160 0 -200Z', c.b, c.line) +
        both(prong) +
        oval(0, -44, 26, 12, c.a, c.line) +
        shape('M-46 10L46 66L46 10L-46 66Z', c.d, c.line) +
        both(lines('M46 10L46 66', c.ink, 10)) +
        disc(0, 38, 9, c.b, c.line) +
        both(cord)
      );
    },
  },
  om: {
    width: 300,
    height: 300,
    draw(c) {
      const { segments } = shapeText('ॐ', 'alfa');
      const ink = boundsOf(segments);
      const scale = 290 / Math.max(ink.width, ink.height);
      const d = pathData(
        mapPoints(segments, (x, y) => [(x - ink.x - ink.width / 2) * scale, (y - ink.y - ink.height / 2) * scale]),
      );
      return (
        shape(d, c.paper, `stroke="${c.ink}" stroke-width="14" stroke-linejoin="round"`) +
        shape(d, mix(c.b, c.paper, 0.35))
      );
    },
  },
};
