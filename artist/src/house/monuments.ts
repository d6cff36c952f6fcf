/** Monuments of India, seen from the front. */
import { mix } from '../colour/colour.ts';
import { both, box, disc, lines, shape, type HouseDrawings, type HouseInk } from './drawing.ts';

const dome = (x: number, y: number, w: number, h: number, fill: string, spike: string, line = '') =>
  box(x - 2.5, y - h * 1.24, 5, h * 0.28, spike) +
  shape(
    `M${x - w * 0.4} ${y}C${x - w * 0.62} ${y - h * 0.35} ${x - w * 0.35} ${y - h * 0.62} ${x} ${y - h}C${x + w * 0.35} ${y - h * 0.62} ${x + w * 0.62} ${y - h * 0.35} ${x + w * 0.4} ${y}Z`,
    fill,
    line,
  );
const niche = (x: number, y: number, w: number, h: number, fill: string, line = '') =>
  shape(
    `M${x - w / 2} ${y}V${y - h * 0.55}Q${x - w / 2} ${y - h * 0.8} ${x} ${y - h}Q${x + w / 2} ${y - h * 0.8} ${x + w / 2} ${y - h * 0.55}V${y}Z`,
    fill,
    line,
  );
const thin = (c: HouseInk) => `stroke="${c.ink}" stroke-width="4" stroke-linejoin="round"`;
const stone = (c: HouseInk) => ({ wall: mix(c.b, c.paper, 0.35), shade: mix(c.b, c.a, 0.4), trim: c.a, dark: c.ink });

export const MONUMENTS: HouseDrawings = {
  taj: {
    width: 630,
    height: 430,
    draw(c) {
      const [wall, top, trim] = [c.paper, mix(c.paper, c.b, 0.35), c.b];
      const minaret = (x: number) =>
        shape(`M${x - 13} 0L${x - 9} -250H${x + 9}L${x + 13} 0Z`, wall, thin(c)) +
        [-170, -90, -256].map(y => box(x - 15, y, 30, 8, trim)).join('') +
        dome(x, -256, 30, 34, top, trim, thin(c));
      const side = minaret(270) + minaret(205) + dome(95, -165, 70, 72, top, trim, thin(c));
      const niches = [90, 130].map(x => niche(x, 0, 28, 62, trim) + niche(x, -82, 28, 62, trim)).join('');
      return `<g transform="translate(0 205)">${both(side)}${shape('M-70 -160V-205H70V-160Z', wall, thin(c))}${dome(0, -200, 190, 175, top, trim, thin(c))}${box(-160, -165, 320, 165, wall, thin(c))}${box(-62, -182, 124, 182, top, thin(c))}${niche(0, 0, 84, 150, trim)}${niche(0, 0, 56, 110, c.ink)}${both(niches)}${box(-310, 0, 620, 16, trim, thin(c))}</g>`;
    },
  },
  gateway: {
    width: 520,
    height: 430,
    draw(c) {
      const s = stone(c);
      const turret =
        box(102, -150, 44, 350, s.wall, thin(c)) +
        box(96, -160, 56, 16, s.shade, thin(c)) +
        dome(124, -160, 52, 52, s.wall, s.dark, thin(c)) +
        box(110, -120, 28, 40, s.shade);
      const wing =
        box(146, -40, 106, 240, s.wall, thin(c)) +
        niche(200, 200, 62, 150, s.shade, thin(c)) +
        niche(200, 200, 44, 120, s.dark) +
        box(146, -56, 110, 18, s.shade, thin(c)) +
        box(160, -22, 80, 34, s.shade);
      const middle =
        box(-102, -120, 204, 320, s.wall, thin(c)) +
        box(-112, -136, 224, 20, s.shade, thin(c)) +
        niche(0, 200, 150, 250, s.shade, thin(c)) +
        niche(0, 200, 118, 212, s.dark) +
        lines('M-92 -96H92', s.trim, 8) +
        both(lines('M30 -80V-60M60 -80V-60M84 -80V-60', s.shade, 8));
      return both(wing) + middle + both(turret) + box(-258, 198, 516, 16, s.shade, thin(c));
    },
  },
  indiagate: {
    width: 400,
    height: 430,
    draw(c) {
      const s = stone(c);
      const pier =
        box(78, -70, 92, 270, s.wall, thin(c)) + niche(124, 190, 46, 130, s.shade) + box(96, -44, 56, 52, s.shade);
      return (
        both(pier) +
        shape('M-170 -70H170V-20H84C84 -80 44 -112 0 -112C-44 -112 -84 -80 -84 -20H-170Z', s.wall, thin(c)) +
        box(-182, -130, 364, 62, s.wall, thin(c)) +
        box(-192, -146, 384, 20, s.shade, thin(c)) +
        box(-150, -172, 300, 28, s.wall, thin(c)) +
        box(-110, -192, 220, 22, s.shade, thin(c)) +
        box(-60, -208, 120, 18, s.wall, thin(c)) +
        lines('M-84 200V-16C-84 -76 -44 -104 0 -104C44 -104 84 -76 84 -16V200', s.trim, 6) +
        lines('M-70 -98H70', s.trim, 10) +
        box(-196, 198, 392, 16, s.shade, thin(c))
      );
    },
  },
  charminar: {
    width: 400,
    height: 440,
    draw(c) {
      const s = stone(c);
      const tower =
        box(112, -90, 44, 300, s.wall, thin(c)) +
        [-96, -20, 60].map(y => box(104, y, 60, 14, s.shade, thin(c))).join('') +
        box(118, -168, 32, 74, s.wall, thin(c)) +
        box(108, -136, 52, 12, s.shade, thin(c)) +
        dome(134, -166, 42, 44, s.wall, s.dark, thin(c));
      const hall =
        box(-112, -30, 224, 240, s.wall, thin(c)) +
        niche(0, 210, 130, 190, s.shade, thin(c)) +
        niche(0, 210, 100, 160, s.dark) +
        box(-112, -40, 224, 18, s.shade, thin(c)) +
        box(-104, -84, 208, 46, s.wall, thin(c)) +
        [-80, -40, 0, 40, 80].map(x => niche(x, -42, 24, 36, s.dark)).join('') +
        box(-112, -100, 224, 18, s.shade, thin(c)) +
        disc(0, -2, 13, s.trim, thin(c));
      return hall + both(tower) + box(-176, 206, 352, 12, s.shade, thin(c));
    },
  },
  qutub: {
    width: 200,
    height: 440,
    draw(c) {
      const s = stone(c);
      const stages: [number, number, number, number][] = [[210, 60, 66, 54], [60, -40, 52, 43], [-40, -112, 41, 34], [-112, -168, 32, 26], [-168, -208, 24, 18]]; // prettier-ignore
      return (
        stages
          .map(([y0, y1, w0, w1], i) => {
            const ribs = [-0.6, -0.3, 0, 0.3, 0.6].map(k => `M${k * w0} ${y0}L${k * w1} ${y1}`).join('');
            return (
              shape(`M${-w0} ${y0}L${-w1} ${y1}H${w1}L${w0} ${y0}Z`, i === 3 ? c.paper : s.wall, thin(c)) +
              lines(ribs, s.shade, 5) +
              box(-w1 - 9, y1 - 7, 2 * w1 + 18, 13, s.trim, thin(c))
            );
          })
          .join('') + box(-82, 206, 164, 14, s.shade, thin(c))
      );
    },
  },
  hawamahal: {
    width: 440,
    height: 430,
    draw(c) {
      const s = { ...stone(c), wall: c.tint('#e98a78'), shade: c.tint('#c85f55') };
      const rows: [number, number][] = [[5, 150], [5, 80], [4, 10], [3, -60], [2, -130]]; // prettier-ignore
      const bay = (x: number, y: number) =>
        box(x - 34, y, 68, 62, s.wall, thin(c)) +
        niche(x, y + 56, 26, 42, s.dark) +
        niche(x, y + 52, 14, 30, c.b) +
        dome(x, y, 60, 26, c.paper, s.dark, thin(c));
      return (
        box(-210, 90, 420, 120, s.shade, thin(c)) +
        rows
          .map(
            ([n, y]) =>
              box(-n * 40, y + 6, n * 80, 60, s.shade, thin(c)) +
              Array.from({ length: n }, (_, i) => bay((i - (n - 1) / 2) * 80, y)).join(''),
          )
          .join('') +
        box(-216, 206, 432, 12, s.shade, thin(c)) +
        dome(0, -130, 84, 62, s.wall, s.dark, thin(c))
      );
    },
  },
  howrah: {
    width: 620,
    height: 260,
    draw(c) {
      const steel = mix(c.c, c.paper, 0.25);
      const top = 'M-300 60L-170 -110C-100 -40 100 -40 170 -110L300 60';
      let web = '';
      for (let x = -150; x <= 150; x += 30)
        web += `M${x} ${-56 + (x * x) / 420}V66M${x} ${-56 + (x * x) / 420}L${x + (x < 0 ? 30 : -30)} 66`;
      const tower = lines(
        'M170 -112V110M150 -90L190 60M190 -90L150 60M170 -30L230 66M200 -64V66M235 -20V66M235 -20L270 66',
        steel,
        9,
      );
      const river = lines('M-300 122q25 -16 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0', c.d, 8);
      return (
        lines(top, c.ink, 22) +
        lines(web, steel, 7) +
        lines(top, steel, 12) +
        both(tower) +
        box(-306, 60, 612, 20, c.a, thin(c)) +
        both(box(150, 78, 40, 40, c.b, thin(c))) +
        river
      );
    },
  },
  lotustemple: {
    width: 460,
    height: 300,
    draw(c) {
      const [white, shade] = [c.paper, mix(c.paper, c.b, 0.4)];
      const petal = (x: number, w: number, h: number, lean: number, fill: string) =>
        shape(
          `M${x - w} 100C${x - w} ${100 - h * 0.6} ${x + lean - w * 0.3} ${100 - h * 0.85} ${x + lean} ${100 - h}C${x + lean + w * 0.3} ${100 - h * 0.85} ${x + w} ${100 - h * 0.6} ${x + w} 100Z`,
          fill,
          thin(c),
        );
      return (
        both(petal(150, 66, 150, 60, shade)) +
        both(petal(60, 66, 232, 26, shade)) +
        petal(0, 70, 240, 0, white) +
        both(petal(104, 70, 190, 30, white)) +
        both(petal(44, 60, 150, 12, shade)) +
        petal(0, 52, 140, 0, white) +
        both(petal(186, 54, 96, 44, white)) +
        box(-228, 98, 456, 20, c.c, thin(c), 8) +
        lines('M-200 132H200', mix(c.c, c.paper, 0.4), 8)
      );
    },
  },
  goldentemple: {
    width: 480,
    height: 360,
    draw(c) {
      const [gold, deep] = [c.tint('#f2b632'), c.tint('#c98412')];
      const chhatri =
        box(132, -66, 46, 40, gold, thin(c)) +
        niche(155, -26, 22, 32, c.ink) +
        dome(155, -66, 58, 42, gold, deep, thin(c));
      return (
        both(chhatri) +
        dome(0, -62, 150, 100, gold, deep, thin(c)) +
        lines('M-44 -70C-30 -130 -14 -150 0 -160M44 -70C30 -130 14 -150 0 -160', deep, 5) +
        box(-186, -28, 372, 76, gold, thin(c)) +
        [-140, -92, -46, 0, 46, 92, 140].map(x => niche(x, 40, 30, 54, deep)).join('') +
        box(-196, -38, 392, 14, deep, thin(c)) +
        box(-176, 48, 352, 72, c.paper, thin(c)) +
        [-120, -60, 60, 120].map(x => niche(x, 120, 30, 54, mix(c.paper, c.c, 0.45))).join('') +
        niche(0, 120, 46, 66, c.ink) +
        box(-230, 120, 460, 14, deep, thin(c)) +
        lines('M-220 150q22 -12 44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0', c.d, 7)
      );
    },
  },
  redfort: {
    width: 560,
    height: 400,
    draw(c) {
      const s = { wall: c.tint('#c8553d'), shade: c.tint('#a03a2a'), pale: c.tint('#e88f6c') };
      const battlement = (from: number, to: number, y: number) =>
        Array.from({ length: Math.floor((to - from) / 24) }, (_, i) =>
          shape(
            `M${from + i * 24} ${y}V${y - 12}Q${from + i * 24 + 9} ${y - 26} ${from + i * 24 + 18} ${y - 12}V${y}Z`,
            s.wall,
            thin(c),
          ),
        ).join('');
      const kiosk = (x: number, y: number, w: number) =>
        box(x - w * 0.4, y - w * 0.5, w * 0.8, w * 0.5, s.pale, thin(c)) +
        niche(x, y, w * 0.34, w * 0.42, c.ink) +
        dome(x, y - w * 0.5, w * 0.92, w * 0.6, c.paper, c.ink, thin(c));
      const tower =
        box(88, -90, 84, 270, s.wall, thin(c)) +
        box(80, -98, 100, 16, s.shade, thin(c)) +
        [-50, 10, 70].map(y => niche(130, y + 40, 34, 44, s.shade)).join('') +
        kiosk(130, -98, 86);
      const wing =
        box(172, 10, 106, 170, s.wall, thin(c)) +
        battlement(176, 280, 10) +
        lines('M176 52H276M176 96H276', s.shade, 6) +
        niche(225, 180, 36, 60, s.shade);
      const kiosks = [-66, -44, -22, 0, 22, 44, 66].map(x => dome(x, -66, 21, 17, c.paper, c.ink, thin(c))).join('');
      return `<g transform="translate(0 20)">${both(wing)}${box(-90, -60, 180, 240, s.wall, thin(c))}${box(-84, -66, 168, 14, s.shade, thin(c))}${kiosks}${niche(0, 180, 110, 190, s.shade, thin(c))}${niche(0, 180, 78, 150, c.ink)}${both(tower)}${box(-280, 178, 560, 14, s.shade, thin(c))}${lines('M0 -84V-176', c.ink, 5)}${box(2, -176, 62, 14, c.tint('#ff8a1f'))}${box(2, -162, 62, 14, '#ffffff')}${box(2, -148, 62, 14, c.tint('#128a3a'))}${disc(33, -155, 5, c.tint('#0b3d91'))}</g>`;
    },
  },
};
