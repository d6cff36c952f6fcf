/** Street food and drinks. */
import { mix } from '../colour/colour.ts';
import { both, box, disc, lines, oval, shape, type HouseDrawings, type HouseInk } from './drawing.ts';

const steamOver = (c: HouseInk, y: number, xs = [-40, 0, 40]) =>
  lines(
    xs.map((x, i) => `M${x} ${y}C${x - 22} ${y - 26} ${x + 22} ${y - 46} ${x} ${y - (i === 1 ? 92 : 74)}`).join(''),
    mix(c.fg, c.b, 0.2),
    9,
  );
const scatter = (c: HouseInk, n: number, rx: number, ry: number, cy: number, colours: string[], size: number) =>
  Array.from({ length: n }, (_, i) => {
    const [angle, r] = [c.dice() * 6.283, Math.sqrt(c.dice())];
    return oval(
      Math.round(Math.cos(angle) * r * rx),
      Math.round(cy + Math.sin(angle) * r * ry),
      size,
      size * 0.6,
      colours[i % colours.length]!,
    );
  }).join('');

export const FOOD: HouseDrawings = {
  chai: {
    width: 220,
    height: 370,
    draw(c) {
      const glass = 'M-70 -110L-50 120Q-48 134 -34 134L34 134Q48 134 50 120L70 -110Z';
      const foam = c.tint('#edcfa0');
      let ribs = '';
      for (let i = -3; i <= 3; i++) ribs += `M${i * 15} 60L${i * 13} 128`;
      const wide = c.line.replace('"6"', '"8"');
      return `<g transform="translate(0 50)">${shape(glass, mix(c.paper, c.b, 0.1))}${shape('M-65 -66L-50 120Q-48 134 -34 134L34 134Q48 134 50 120L65 -66Z', c.tint('#b8733a'))}${oval(0, -66, 65, 13, foam)}${lines('M-46 -40L-36 110', foam, 9)}${lines(ribs, c.ink, 3)}${lines('M-58 40L58 40M-57 52L57 52', c.ink, 4)}<path d="${glass}" fill="none" ${wide}/><ellipse cy="-110" rx="70" ry="13" fill="none" ${wide}/>${steamOver(c, -140, [-34, 0, 34])}</g>`;
    },
  },
  filtercoffee: {
    width: 330,
    height: 390,
    draw(c) {
      const steel = mix(c.paper, '#9aa3ad', 0.35);
      const shine = mix(steel, '#ffffff', 0.7);
      const tumbler =
        shape('M-92 -110L-66 70H66L92 -110Z', steel, c.line) +
        oval(0, -110, 92, 20, c.tint('#7b4a26'), c.line) +
        oval(0, -112, 70, 12, c.tint('#e8c79a')) +
        shape('M-74 -80L-56 56H-34L-50 -80Z', shine) +
        box(-98, -118, 196, 10, 'none');
      const davara =
        shape('M-140 20L-110 130Q-104 150 -84 150H84Q104 150 110 130L140 20Z', mix(steel, c.ink, 0.12), c.line) +
        oval(0, 20, 140, 26, mix(steel, c.ink, 0.28), c.line) +
        shape('M-114 46L-92 128H-68L-86 46Z', shine);
      return `<g transform="translate(0 40)">${davara}${tumbler}<path d="M-140 20C-136 40 -70 48 0 48C70 48 136 40 140 20L134 52C90 72 -90 72 -134 52Z" fill="${mix(steel, c.ink, 0.08)}"/>${lines('M-134 52C-90 72 90 72 134 52', c.ink, 5)}${steamOver(c, -142)}</g>`;
    },
  },
  samosa: {
    width: 400,
    height: 340,
    draw(c) {
      const crust = c.tint('#d9962e');
      const one =
        shape(
          'M0 -130C20 -126 30 -110 44 -86L128 70C142 98 126 116 100 118C40 126 -40 126 -100 118C-126 116 -142 98 -128 70L-44 -86C-30 -110 -20 -126 0 -130Z',
          crust,
          c.line,
        ) +
        shape(
          'M0 -108C-30 -50 -70 20 -104 86C-70 96 -40 98 -20 98C-14 20 -6 -50 0 -108Z',
          mix(crust, '#fff0c0', 0.35),
        ) +
        lines('M0 -108C-8 -40 -16 30 -18 100M-108 92C-40 106 40 106 108 92', c.ink, 5) +
        scatter(c, 14, 90, 50, 30, [c.tint('#9a5c14')], 6);
      return `<g transform="translate(78 6) rotate(14) scale(.82)">${one}</g><g transform="translate(-62 22) rotate(-8) scale(.92)">${one}</g>${shape('M-170 132C-100 100 -20 112 0 132C40 104 130 104 176 128C150 166 -140 168 -170 132Z', c.tint('#4f8f3a'), c.line)}${oval(96, 120, 44, 22, c.tint('#c63a22'), c.line)}`;
    },
  },
  vadapav: {
    width: 400,
    height: 350,
    draw(c) {
      const bun = c.tint('#e0a050');
      const top =
        shape('M-170 -10C-180 -120 -90 -160 0 -160C90 -160 180 -120 170 -10Z', bun, c.line) +
        shape('M-120 -80C-90 -130 -20 -140 30 -136C-30 -124 -80 -108 -100 -66Z', mix(bun, '#ffffff', 0.5));
      const vada =
        disc(0, 26, 84, c.tint('#d9892a'), c.line) +
        scatter(c, 26, 70, 40, 20, [c.tint('#b2661a'), c.tint('#f0b04e')], 8);
      const chutney = lines(
        'M-160 12C-120 30 -90 4 -60 22C-20 44 20 10 60 26C100 40 130 8 164 16',
        c.tint('#3f9142'),
        20,
      );
      const foot =
        shape('M-174 40H174C180 110 120 140 0 140C-120 140 -180 110 -174 40Z', bun, c.line) +
        shape('M-150 44H150C152 66 120 78 0 78C-120 78 -152 66 -150 44Z', mix(bun, '#fff3d6', 0.65));
      const chilli =
        shape('M120 -150C170 -160 190 -110 160 -50C158 -90 146 -120 112 -132Z', c.tint('#3f9142'), c.line) +
        lines('M116 -140C100 -160 96 -172 104 -180', c.tint('#2b6b2c'), 9);
      return vada + foot + chutney + top + chilli;
    },
  },
  dosa: {
    width: 440,
    height: 320,
    draw(c) {
      const crisp = c.tint('#dc9a3c');
      const roll =
        shape(
          'M-190 -10C-200 -60 -160 -96 -110 -92C0 -84 110 -110 196 -130C220 -110 214 -66 190 -50C110 0 -30 40 -150 52C-182 48 -190 20 -190 -10Z',
          crisp,
          c.line,
        ) +
        shape(
          'M-160 -60C-60 -66 90 -84 180 -112C190 -104 190 -92 182 -86C90 -52 -60 -30 -164 -24Z',
          mix(crisp, '#ffe9b8', 0.55),
        ) +
        oval(-170, -12, 26, 52, mix(crisp, c.ink, 0.25), c.line) +
        scatter(c, 20, 150, 24, -40, [c.tint('#a8641c')], 7);
      const bowl = (x: number, fill: string) =>
        shape(`M${x - 50} 76C${x - 46} 130 ${x + 46} 130 ${x + 50} 76Z`, mix(c.paper, '#9aa3ad', 0.35), c.line) +
        oval(x, 76, 50, 17, fill, c.line);
      return (
        oval(0, 82, 216, 66, c.tint('#3f8a3d'), c.line) +
        lines('M-200 84H200M-120 56L-90 110M-20 46L0 118M100 52L90 112', c.tint('#2c6a2c'), 4) +
        `<g transform="translate(0 6)">${roll}</g>` +
        bowl(30, c.tint('#f7f4e6')) +
        bowl(140, c.tint('#d8632a'))
      );
    },
  },
  biryani: {
    width: 400,
    height: 370,
    draw(c) {
      const rice =
        shape('M-150 0C-150 -70 -80 -120 0 -124C80 -120 150 -70 150 0Z', c.tint('#f6dd8e'), c.line) +
        scatter(c, 70, 126, 60, -40, [c.tint('#fff7dc'), c.tint('#f0a92e'), c.tint('#fbe9ae')], 9) +
        shape('M-30 -124C-20 -152 40 -150 44 -112C30 -94 -16 -96 -30 -124Z', c.tint('#b5602c'), c.line) +
        shape('M60 -70C96 -86 110 -50 86 -38Z', c.tint('#3f9142')) +
        shape('M-90 -60C-116 -84 -70 -96 -66 -64Z', c.tint('#3f9142')) +
        oval(-30, -66, 20, 14, c.tint('#fffaf0'), c.line);
      const handi =
        shape('M-166 0H166C176 90 120 150 0 150C-120 150 -176 90 -166 0Z', c.tint('#a9582b'), c.line) +
        box(-180, -16, 360, 26, c.tint('#c9733d'), c.line, 12) +
        lines('M-150 60C-80 84 80 84 150 60', c.b, 8) +
        shape(
          'M-140 26C-136 76 -110 106 -90 120',
          'none',
          `stroke="${c.tint('#d98d58')}" stroke-width="10" stroke-linecap="round"`,
        ) +
        both(disc(70, 96, 8, c.b)) +
        disc(0, 102, 10, c.b);
      return `<g transform="translate(0 34)">${rice}${handi}${steamOver(c, -146, [-70, 0, 74])}</g>`;
    },
  },
  panipuri: {
    width: 400,
    height: 340,
    draw(c) {
      const puri = (x: number, y: number, r: number) =>
        disc(x, y, r, c.tint('#dfa23f'), c.line) +
        oval(x, y - r * 0.36, r * 0.56, r * 0.36, c.tint('#7a4a18'), c.line) +
        oval(x, y - r * 0.34, r * 0.42, r * 0.24, c.tint('#7fae3c')) +
        oval(x - r * 0.46, y + r * 0.1, r * 0.14, r * 0.3, mix(c.tint('#dfa23f'), '#ffffff', 0.6)) +
        oval(x + r * 0.2, y - r * 0.4, r * 0.12, r * 0.09, c.tint('#e9d8a0'));
      return (
        oval(0, 110, 196, 52, mix(c.paper, '#9aa3ad', 0.3), c.line) +
        oval(0, 102, 160, 36, mix(c.paper, '#9aa3ad', 0.08)) +
        puri(-58, -66, 74) +
        puri(74, -60, 70) +
        puri(-122, 46, 72) +
        puri(122, 50, 72) +
        puri(0, 50, 80)
      );
    },
  },
  laddu: {
    width: 400,
    height: 330,
    draw(c) {
      const one = (x: number, y: number) =>
        disc(x, y, 76, c.tint('#f0a222'), c.line) +
        `<g transform="translate(${x} ${y})">${scatter(c, 34, 62, 62, 0, [c.tint('#ffc95a'), c.tint('#d97f10'), c.tint('#ffb637')], 10)}</g>` +
        oval(x + 4, y - 52, 18, 10, c.tint('#7a3f12'));
      return (
        one(-84, 40) +
        one(84, 40) +
        one(0, -76) +
        shape('M-184 96H184C170 150 100 158 0 158C-100 158 -170 150 -184 96Z', c.a, c.line) +
        lines('M-160 122H160', c.b, 8) +
        both(disc(60, 140, 7, c.b)) +
        disc(0, 142, 8, c.b)
      );
    },
  },
  paan: {
    width: 360,
    height: 360,
    draw(c) {
      const leaf = c.tint('#3c9a45');
      return (
        shape(
          'M0 -160C70 -150 170 -80 150 20C136 90 60 130 0 170C-60 130 -136 90 -150 20C-170 -80 -70 -150 0 -160Z',
          leaf,
          c.line,
        ) +
        lines(
          'M0 -150V160M0 -70C40 -90 80 -90 110 -70M0 -70C-40 -90 -80 -90 -110 -70M0 0C46 -16 90 -14 124 10M0 0C-46 -16 -90 -14 -124 10M0 70C30 58 60 60 84 74M0 70C-30 58 -60 60 -84 74',
          mix(leaf, c.ink, 0.45),
          6,
        ) +
        disc(0, 20, 40, c.tint('#d6452f'), c.line) +
        both(disc(54, 44, 15, c.tint('#f7e9c4'), c.line)) +
        disc(0, 20, 16, c.tint('#ff9d7a'))
      );
    },
  },
};
