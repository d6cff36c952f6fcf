/** People's things, folk figures, nature. */
import { mix } from '../colour/colour.ts';
import { both, box, disc, lines, oval, shape, type HouseDrawings, type HouseInk } from './drawing.ts';

const warliPerson = (c: HouseInk, x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('M-26 -44H26L0 0Z', c.paper)}${shape('M0 0L24 40H-24Z', c.paper)}${disc(0, -64, 15, c.paper)}${lines('M-24 -44L-46 -18M24 -44L46 -18M-12 40L-20 82L-30 84M12 40L20 82L30 84M0 -52V-44', c.paper, 6)}</g>`;

export const THINGS: HouseDrawings = {
  warli: {
    width: 460,
    height: 460,
    draw(c) {
      const ring = Array.from({ length: 12 }, (_, i) => {
        const a = (i / 12) * Math.PI * 2;
        return warliPerson(c, Math.round(Math.sin(a) * 150), Math.round(-Math.cos(a) * 150), i * 30);
      }).join('');
      const drum = disc(0, 0, 46, c.paper) + disc(0, 0, 30, c.tint('#9c3f22')) + disc(0, 0, 16, c.paper);
      return (
        disc(0, 0, 226, c.tint('#9c3f22'), c.line) +
        `<circle r="208" fill="none" stroke="${c.paper}" stroke-width="5" stroke-dasharray="3 13" stroke-linecap="round"/>` +
        ring +
        drum
      );
    },
  },
  madhubanifish: {
    width: 460,
    height: 300,
    draw(c) {
      const scales = Array.from({ length: 5 }, (_, r) =>
        Array.from({ length: 6 }, (_, i) => `M${-70 + i * 32 - (r % 2) * 16} ${-62 + r * 30}a16 16 0 0 0 32 0`).join(
          '',
        ),
      ).join('');
      return (
        shape(
          'M-196 0C-150 -110 40 -140 120 -20L206 -104C214 -50 214 50 206 104L120 20C40 140 -150 110 -196 0Z',
          c.a,
          c.line,
        ) +
        shape(
          'M-60 -98C-20 -140 40 -136 70 -108C40 -92 0 -90 -60 -98ZM-40 98C-6 136 30 132 50 112C30 96 0 92 -40 98Z',
          c.d,
          c.line,
        ) +
        lines(scales, c.paper, 6) +
        shape('M-196 0C-170 -56 -130 -84 -92 -92C-70 -40 -70 40 -92 92C-130 84 -170 56 -196 0Z', c.b, c.line) +
        disc(-134, -22, 24, c.paper, c.line) +
        disc(-134, -22, 11, c.ink) +
        lines('M-186 18C-170 30 -150 30 -140 24', c.ink, 6) +
        lines('M136 -16L192 -70M140 0H200M136 16L192 70', c.paper, 7) +
        Array.from({ length: 7 }, (_, i) =>
          disc(-82 + Math.round(Math.abs(i - 3) * -1.4), -66 + i * 22, 5, c.paper),
        ).join('')
      );
    },
  },
  turban: {
    width: 400,
    height: 400,
    draw(c) {
      const cloth = c.a;
      const wrap =
        shape(
          'M-150 30C-170 -90 -90 -160 0 -160C90 -160 170 -90 150 30C100 -10 50 -40 0 -60C-50 -40 -100 -10 -150 30Z',
          cloth,
          c.line,
        ) +
        lines(
          'M-142 -20C-100 -80 -50 -110 0 -124M-120 -70C-90 -104 -50 -130 0 -140M142 -20C100 -80 50 -110 0 -124M120 -70C90 -104 50 -130 0 -140M-146 12C-100 -50 -50 -80 0 -92M146 12C100 -50 50 -80 0 -92',
          mix(cloth, c.ink, 0.4),
          7,
        ) +
        shape('M0 -124C22 -108 24 -84 0 -60C-24 -84 -22 -108 0 -124Z', c.b, c.line);
      const beard = shape(
        'M-140 40C-150 130 -90 196 0 200C90 196 150 130 140 40C110 90 60 86 40 84C20 74 -20 74 -40 84C-60 86 -110 90 -140 40Z',
        c.ink,
      );
      const moustache = both(
        shape(
          'M0 84C40 60 90 70 124 40C130 80 90 112 40 106C20 104 6 98 0 92Z',
          mix(c.ink, c.a, 0.25),
          `stroke="${c.ink}" stroke-width="5"`,
        ),
      );
      return beard + moustache + wrap;
    },
  },
  moustache: {
    width: 420,
    height: 240,
    draw(c) {
      return both(
        shape(
          'M0 -10C30 -60 90 -70 120 -30C146 4 186 0 200 -44C220 30 170 80 100 74C50 70 10 44 0 20Z',
          c.ink,
          `stroke="${c.ink}" stroke-width="6" stroke-linejoin="round"`,
        ) +
          lines('M24 -8C60 -30 96 -24 116 6C140 34 170 26 186 4M28 20C60 44 110 52 150 36', mix(c.b, c.paper, 0.3), 6),
      );
    },
  },
  beard: {
    width: 340,
    height: 420,
    draw(c) {
      const hair = shape(
        'M-120 -60C-140 -170 -60 -204 10 -200C100 -196 140 -140 120 -60C100 -110 70 -130 20 -134C-40 -136 -100 -120 -120 -60Z',
        c.ink,
      );
      const glasses =
        both(
          `<rect x="14" y="-64" width="92" height="62" rx="22" fill="${mix(c.c, c.paper, 0.3)}" stroke="${c.ink}" stroke-width="9"/>`,
        ) + lines('M-14 -42H14M106 -46L126 -54M-106 -46L-126 -54', c.ink, 9);
      const beardShape =
        shape(
          'M-124 -40C-140 90 -80 200 0 208C80 200 140 90 124 -40C112 10 96 40 70 46C40 30 -40 30 -70 46C-96 40 -112 10 -124 -40Z',
          c.tint('#5a2f18'),
          c.line,
        ) + lines('M-70 80C-60 120 -50 150 -30 176M0 96V190M70 80C60 120 50 150 30 176', c.ink, 5);
      const moustache = both(shape('M0 44C30 24 64 30 84 12C92 46 60 70 30 66C14 64 4 58 0 54Z', c.ink));
      return (
        shape(
          'M-118 -70C-124 40 -80 120 0 130C80 120 124 40 118 -70C80 -150 -80 -150 -118 -70Z',
          c.tint('#d9a273'),
          c.line,
        ) +
        beardShape +
        moustache +
        oval(0, 82, 24, 9, c.tint('#b5523f')) +
        hair +
        glasses
      );
    },
  },
  banyan: {
    width: 460,
    height: 420,
    draw(c) {
      const [leaf, bark] = [c.tint('#3b8a45'), c.tint('#7a4a2a')];
      const crown = [[-130, -60, 84], [130, -60, 84], [-60, -120, 90], [70, -124, 86], [0, -60, 110], [-176, -10, 56], [178, -8, 56]].map(([x, y, r]) => disc(x!, y!, r!, leaf, c.line)).join('') + [[-130, -60, 80], [130, -60, 80], [-60, -120, 86], [70, -124, 82], [0, -60, 108], [-176, -10, 52], [178, -8, 52]].map(([x, y, r]) => disc(x!, y!, r!, leaf)).join('') + [[-90, -130, 34], [50, -150, 30], [-150, -76, 26], [120, -90, 30], [-10, -80, 36]].map(([x, y, r]) => disc(x!, y!, r!, mix(leaf, c.b, 0.35))).join(''); // prettier-ignore
      const roots =
        lines(
          'M-150 20V180M-112 30V190M110 30V190M152 20V180M-84 30C-90 100 -70 140 -90 196M84 30C90 100 70 140 90 196',
          c.ink,
          15,
        ) +
        lines(
          'M-150 20V180M-112 30V190M110 30V190M152 20V180M-84 30C-90 100 -70 140 -90 196M84 30C90 100 70 140 90 196',
          bark,
          8,
        );
      return (
        roots +
        shape('M-46 -20C-40 80 -60 140 -120 200H120C60 140 40 80 46 -20Z', bark, c.line) +
        lines('M-14 0C-10 80 -20 140 -50 194M16 0C14 80 24 140 54 194', mix(bark, c.ink, 0.4), 6) +
        crown
      );
    },
  },
  elephant: {
    width: 380,
    height: 430,
    draw(c) {
      const [skin, gold, red] = [mix('#6f7480', c.c, 0.25), mix(c.a, c.b, 0.65), c.d];
      const umbrella =
        shape('M-130 -120C-120 -196 -60 -214 0 -214C60 -214 120 -196 130 -120Z', red, c.line) +
        lines('M-66 -124C-60 -180 -30 -204 0 -210M66 -124C60 -180 30 -204 0 -210', gold, 8) +
        Array.from({ length: 9 }, (_, i) => disc(-120 + i * 30, -114, 12, gold, c.line)).join('') +
        box(-5, -120, 10, 50, gold);
      const ear =
        shape('M76 -40C140 -80 196 -40 184 30C174 90 130 110 92 80Z', skin, c.line) +
        shape('M96 -20C140 -46 166 -16 160 26C152 62 124 74 104 60Z', mix(skin, c.paper, 0.3));
      const head = shape(
        'M-94 -50C-100 -100 -50 -124 0 -92C50 -124 100 -100 94 -50C92 20 66 60 46 76C46 130 40 200 0 204C-40 200 -46 130 -46 76C-66 60 -92 20 -94 -50Z',
        skin,
        c.line,
      );
      const plate = shape('M-54 -82C-30 -92 -10 -78 0 -70C10 -78 30 -92 54 -82C56 0 36 90 0 150C-36 90 -56 0 -54 -82Z', gold, c.line) + [[0, -44, 16], [-26, -50, 10], [26, -50, 10], [-20, -6, 12], [20, -6, 12], [0, 30, 12], [-11, 62, 9], [11, 62, 9], [0, 96, 8]].map(([x, y, r]) => disc(x!, y!, r!, mix(gold, c.ink, 0.22)) + disc(x!, y!, r! * 0.6, mix(gold, '#ffffff', 0.4))).join(''); // prettier-ignore
      return (
        umbrella +
        both(ear) +
        head +
        both(shape('M46 84C70 110 92 112 108 96C102 136 70 146 46 124Z', c.paper, c.line)) +
        plate +
        both(disc(66, -14, 11, c.ink) + disc(69, -17, 4, '#ffffff')) +
        lines('M-30 150C-12 158 12 158 30 150M-26 174C-10 180 10 180 26 174', c.ink, 5)
      );
    },
  },
  cassette: {
    width: 440,
    height: 290,
    draw(c) {
      const reel = (x: number) =>
        disc(x, 12, 36, c.paper, c.line) +
        disc(x, 12, 14, c.ink) +
        Array.from(
          { length: 6 },
          (_, i) => `<g transform="translate(${x} 12) rotate(${i * 60})">${box(-4, -30, 8, 12, c.ink)}</g>`,
        ).join('');
      return (
        box(-214, -138, 428, 276, c.ink, c.line, 26) +
        box(-196, -120, 392, 240, c.a, '', 18) +
        box(-170, -102, 340, 170, c.paper, c.line, 12) +
        lines('M-150 -76H150M-150 -54H150', mix(c.paper, c.ink, 0.4), 5) +
        box(-170, -34, 340, 24, c.b) +
        box(-170, 70, 340, 0.1, c.b) +
        box(-124, -34, 248, 92, c.d, c.line, 20) +
        box(-36, -14, 72, 52, c.ink, '', 6) +
        reel(-78) +
        reel(78) +
        shape('M-130 120L-112 82H112L130 120Z', c.d, c.line) +
        [-70, 70].map(x => disc(x, 102, 9, c.ink)).join('') +
        both(disc(-196 + 14, -106, 7, c.ink) + disc(-182, 106, 7, c.ink))
      );
    },
  },
  barbell: {
    width: 460,
    height: 380,
    draw(c) {
      const skin = c.tint('#c4865a');
      const plate =
        box(130, -140, 30, 170, c.ink, c.line, 12) +
        box(162, -118, 26, 126, c.a, c.line, 10) +
        box(190, -94, 20, 78, c.b, c.line, 8);
      const arm =
        shape(
          'M46 180C50 110 60 70 84 40C66 10 66 -30 84 -50L116 -40C112 -14 124 10 138 30C150 70 120 120 108 180Z',
          skin,
          c.line,
        ) +
        lines('M92 44C104 60 112 84 104 110', mix(skin, c.ink, 0.45), 6) +
        box(64, -84, 62, 52, skin, c.line, 18) +
        lines('M80 -78V-42M96 -78V-42M110 -78V-42', mix(skin, c.ink, 0.45), 5);
      return (
        box(-226, -68, 452, 22, mix(c.paper, '#8d96a1', 0.4), c.line, 9) +
        both(plate + arm) +
        both(lines('M22 -120L40 -160M60 -130L88 -164', c.b, 9)) +
        lines('M0 -124V-176', c.b, 9)
      );
    },
  },
  terminal: {
    width: 440,
    height: 350,
    draw(c) {
      const code: [number, number, number, string][] = [[-150, -74, 60, c.a], [-80, -74, 90, c.b], [-120, -40, 110, c.paper], [0, -40, 60, c.d], [-120, -6, 50, c.b], [-60, -6, 120, c.a], [-90, 28, 100, c.paper], [-150, 62, 40, c.d]]; // prettier-ignore
      return (
        box(-210, -150, 420, 270, c.ink, c.line, 24) +
        box(-190, -130, 380, 230, mix(c.ink, c.d, 0.25), '', 12) +
        box(-190, -130, 380, 34, mix(c.ink, c.paper, 0.25), '', 10) +
        [c.tint('#ff5f57'), c.tint('#febc2e'), c.tint('#28c840')]
          .map((f, i) => disc(-166 + i * 28, -113, 9, f))
          .join('') +
        code.map(([x, y, w, f]) => box(x, y, w, 15, f, '', 7)).join('') +
        box(-100, 58, 15, 24, c.paper) +
        lines('M110 0L150 34L110 68', c.b, 14) +
        shape('M-60 120H60L80 160H-80Z', mix(c.ink, c.paper, 0.35), c.line) +
        box(-130, 156, 260, 18, mix(c.paper, c.ink, 0.3), c.line, 8)
      );
    },
  },
  coin: {
    width: 360,
    height: 360,
    draw(c) {
      const gold = c.tint('#f0ad26');
      return (
        disc(0, 0, 174, gold, c.line) +
        `<circle r="142" fill="none" stroke="${mix(gold, c.ink, 0.3)}" stroke-width="12"/>` +
        disc(0, 0, 134, mix(gold, '#ffffff', 0.25)) +
        lines(
          'M-50 -90V90M-20 -116V-90M24 -116V-90M-20 90V116M24 90V116M-70 -90H26C84 -90 84 -4 26 -4H-46M26 -4C96 -4 96 90 26 90H-70',
          c.ink,
          27,
        ) +
        lines('M-120 -80C-100 -120 -70 -140 -40 -150', '#ffffff', 11)
      );
    },
  },
};
