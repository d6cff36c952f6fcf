/** What is ridden and driven, to our right. The seat is at the origin; feet are given where the ankle comes to lie. */
import { at } from '../geometry.ts';
import { pen, type Thing } from './thing.ts';
import type { Shape } from '../shape.ts';

const spokes = (x: number, y: number, r: number, count: number, turn = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const a = ((i + turn) * Math.PI) / count;
    const [c, s] = [Math.cos(a) * r, Math.sin(a) * r];
    return `M${(x - c).toFixed(1)} ${(y - s).toFixed(1)}L${(x + c).toFixed(1)} ${(y + s).toFixed(1)}`;
  }).join('');

/** A tyre with rim and spokes. */
function wheel(thing: string, x: number, y: number, r: number, tyre: number, count: number): Shape[] {
  const { ring, mark, round } = pen(thing);
  return [
    mark(spokes(x, y, r - tyre, count), 4.5, 'steelShade'),
    ring(x, y, r, r - tyre, 'dark'),
    ring(x, y, r - tyre, r - tyre - 9, 'steel', { weight: 'form' }),
    round(x, y, 13, 'steel', { weight: 'form' }),
  ];
}

const cycle: Thing = {
  touches: { rightGrip: at(236, -92), leftGrip: at(250, -96), rightPedal: at(92, 322), leftPedal: at(30, 226) },
  draw: () => {
    const { bar, area, round, mark } = pen('cycle');
    const tube = (points: readonly (readonly [number, number])[], width = 17) => bar(points, width, 'accent', { union: 'frame' });
    return [
      ...wheel('cycle', -150, 266, 142, 18, 7),
      ...wheel('cycle', 306, 266, 142, 18, 7),
      bar([[62, 312], [16, 264]], 12, 'steelShade', { weight: 'form' }),
      bar([[-4, 258], [38, 258]], 15, 'dark', { weight: 'form' }),
      tube([[6, 40], [62, 312]]), tube([[14, 64], [212, 8]]), tube([[62, 312], [218, 46]]), tube([[62, 312], [-150, 266]], 13), tube([[14, 76], [-150, 266]], 13), tube([[204, -34], [222, 50]], 20), tube([[220, 40], [306, 266]], 15),
      bar([[204, -34], [200, -78]], 13, 'steel', { weight: 'form' }),
      bar([[194, -84], [226, -98], [262, -92]], 14, 'dark'),
      area([[-64, -8], [-30, -20], [40, -16], [72, -2], [40, 12], [10, 24], [-40, 20]], 'dark'),
      bar([[4, 20], [8, 48]], 13, 'steel', { weight: 'form' }),
      round(62, 312, 38, 'steel'), round(62, 312, 17, 'dark', { weight: 'form' }),
      mark('M60 276L-148 250M62 350L-150 282', 5),
      round(250, -30, 19, 'trim', { weight: 'form' }),
    ];
  },
  front: () => {
    const { bar } = pen('cycle');
    return [bar([[62, 312], [102, 364]], 14, 'steel', { weight: 'form' }), bar([[74, 370], [128, 366]], 17, 'dark', { weight: 'form' })];
  },
}; // prettier-ignore

const motorcycle: Thing = {
  touches: { rightGrip: at(196, -118), leftGrip: at(214, -124), rightPeg: at(96, 196), leftPeg: at(112, 192), behind: at(-116, -14) },
  draw: () => {
    const { bar, area, round, mark, box } = pen('motorcycle');
    return [
      ...wheel('motorcycle', -196, 214, 128, 34, 8),
      ...wheel('motorcycle', 322, 214, 128, 34, 8),
      bar([[-196, 214], [-130, 20]], 16, 'steel', { weight: 'form' }),
      area([[-336, 150, 1], [-310, 70], [-230, 44], [-120, 60], [-60, 110, 1], [-120, 96], [-210, 86], [-280, 110], [-308, 158, 1]], 'accent'),
      bar([[230, -70], [322, 214]], 22, 'steel'),
      area([[196, 150, 1], [226, 86], [300, 60], [380, 76], [436, 130], [452, 170, 1], [420, 152], [370, 110], [300, 100], [230, 152, 1]], 'accent'),
      area([[-60, 70, 1], [150, 60, 1], [206, 120], [160, 250], [-30, 250], [-80, 160]], 'darkShade'),
      box(10, 104, 124, 96, 'steel', { radius: 14 }),
      mark('M18 124L126 124M18 144L126 144M18 164L126 164M18 184L126 184', 6),
      round(36, 228, 46, 'steel'), round(36, 228, 24, 'steelShade', { weight: 'form' }), round(116, 232, 34, 'steel'),
      bar([[130, 140], [166, 220], [60, 276], [-200, 280]], 22, 'steel'),
      bar([[-120, 280], [-330, 268]], 36, 'steel'),
      area([[-60, 6, 1], [20, 34], [96, 50], [210, 34], [234, -22], [186, -62], [110, -58], [40, -10], [0, 8, 1]], 'accent'),
      area([[-20, 20, 1], [60, 30], [150, 22], [234, -22, 1], [210, 34], [96, 50], [20, 34]], 'accentShade', { isPlain: true }),
      area([[96, -20], [130, -36], [180, -30], [196, -14], [150, 0]], 'trim', { weight: 'form' }),
      area([[-230, -10], [-170, -34], [-60, -26], [10, -8], [40, 26, 1], [-60, 40], [-190, 34], [-226, 18]], 'dark'),
      bar([[-250, 10], [-286, -4]], 26, 'accentShade', { weight: 'form' }),
      bar([[236, -60], [226, -100]], 16, 'steel'),
      bar([[232, -104], [196, -126], [160, -120]], 15, 'dark'),
      round(268, -70, 46, 'steel'), round(284, -70, 30, 'trim', { weight: 'form', ry: 34 }),
      bar([[214, -116], [236, -164]], 8, 'dark', { weight: 'form' }), round(238, -176, 20, 'steel', { weight: 'form', ry: 14 }),
    ];
  },
  front: () => {
    const { bar } = pen('motorcycle');
    return [bar([[80, 238], [136, 236]], 18, 'dark', { weight: 'form' })];
  },
}; // prettier-ignore

const scooter: Thing = {
  touches: { rightGrip: at(196, -128), leftGrip: at(214, -132), rightPeg: at(156, 196), leftPeg: at(190, 192), behind: at(-136, -14) },
  draw: () => {
    const { bar, area, round } = pen('scooter');
    return [
      ...wheel('scooter', -150, 236, 86, 30, 5),
      ...wheel('scooter', 300, 236, 86, 30, 5),
      bar([[238, -60], [300, 236]], 24, 'steel'),
      area([[216, 190, 1], [236, 138], [300, 120], [366, 142], [392, 196, 1], [350, 176], [300, 168], [250, 176]], 'accent'),
      bar([[230, -130], [196, -134], [158, -126]], 16, 'dark'),
      area([[206, -150], [244, -166], [284, -150], [290, -110], [262, -86], [222, -92]], 'accent'),
      round(276, -126, 25, 'trim', { weight: 'form', ry: 30 }),
      bar([[222, -158], [206, -204]], 8, 'dark', { weight: 'form' }), round(204, -216, 22, 'steel', { weight: 'form', ry: 15 }),
      area([[40, 214, 1], [240, 210, 1], [262, 246, 1], [60, 262, 1]], 'dark'),
      area([[-250, 180], [-262, 96], [-210, 30], [-60, 20], [46, 34], [70, 120], [78, 240, 1], [10, 250], [-40, 240], [-66, 190], [-150, 134], [-230, 190]], 'accent'),
      area([[-250, 180, 1], [-220, 120], [-100, 90], [72, 150, 1], [78, 240, 1], [10, 250], [-40, 240], [-66, 190], [-150, 134], [-230, 190]], 'accentShade', { isPlain: true }),
      area([[-170, 74], [-80, 66], [-20, 90], [-60, 116], [-150, 108]], 'trim', { weight: 'form' }),
      area([[-256, -4], [-160, -28], [-40, -24], [40, -10], [58, 20, 1], [-60, 40], [-220, 34], [-258, 20]], 'dark'),
      area([[-270, 60], [-250, 56], [-244, 84], [-262, 90]], 'trim', { weight: 'form' }),
    ];
  },
  front: () => {
    const { area } = pen('scooter');
    return [
      area([[212, -96, 1], [262, -86], [286, 60], [300, 150], [262, 246, 1], [214, 248, 1], [232, 140], [222, 20]], 'accent'),
      area([[240, -92, 1], [262, -86], [286, 60], [300, 150], [262, 246, 1], [238, 247, 1], [268, 140], [254, 20]], 'accentShade', { isPlain: true }),
    ];
  },
}; // prettier-ignore

const horse: Thing = {
  touches: { rightGrip: at(150, -86), leftGrip: at(166, -92), rightPeg: at(36, 176), leftPeg: at(60, 170), behind: at(-120, -8) },
  draw: () => {
    const { area, tube, mark, round } = pen('horse');
    const leg = (points: readonly (readonly [number, number])[], far: boolean) => [
      tube(points, [52, 34, 22, 18], far ? 'furShade' : 'fur', far ? {} : { union: 'horse' }),
      tube(points.slice(2).map(([x, y], i) => [x + (i ? 6 : 0), y + (i ? 14 : 0)] as const), [21, 27], 'dark'),
    ];
    return [
      tube([[-290, 20], [-400, -20], [-480, 80], [-520, 220]], [28, 44, 40, 6], 'fur2'),
      ...leg([[170, 130], [310, 190], [390, 120], [440, 150]], true),
      ...leg([[-230, 110], [-330, 240], [-450, 250], [-500, 310]], true),
      ...leg([[190, 120], [250, 260], [180, 350], [140, 400]], false),
      ...leg([[-220, 100], [-250, 240], [-330, 330], [-370, 400]], false),
      area([[-310, 60], [-280, -20], [-170, -36], [0, -10], [120, -30], [210, -130], [280, -250], [330, -296], [372, -312, 1], [380, -280, 1], [440, -230], [492, -176], [486, -136], [440, -130], [370, -160], [330, -130], [290, 40], [230, 140], [100, 176], [-100, 170], [-250, 160]], 'fur', { union: 'horse' }),
      area([[-290, 120, 1], [-100, 110], [120, 120], [250, 40, 1], [290, 40], [230, 140], [100, 176], [-100, 170], [-250, 160]], 'furShade', { isPlain: true }),
      area([[330, -310], [280, -330], [220, -260], [150, -190], [96, -60], [130, -40], [200, -110], [240, -150], [290, -240]], 'fur2'),
      area([[332, -296, 1], [340, -352, 1], [368, -306, 1]], 'fur', { weight: 'form' }),
      round(398, -226, 10, 'line', { isPlain: true }),
      round(470, -166, 6, 'line', { isPlain: true, least: 10 }),
      mark('M380 -150C400 -196 396 -250 372 -290M380 -150L484 -178M378 -152C300 -140 220 -110 160 -84', 8, 'dark'),
    ];
  },
  front: () => {
    const { area, bar } = pen('horse');
    return [area([[-100, -14, 1], [-40, -20], [60, -14], [90, -6, 1], [84, 40], [30, 56], [-60, 50], [-104, 30]], 'accent', { weight: 'form' }), bar([[20, 50], [40, 200]], 8, 'dark', { weight: 'form' }), bar([[10, 218], [82, 214]], 12, 'steel', { weight: 'form' })]; // prettier-ignore
  },
}; // prettier-ignore

/** An open jeep. The driver sits in it: `front` is its side. */
const car: Thing = {
  touches: { rightGrip: at(196, -110), leftGrip: at(210, -100), behind: at(-190, 0) },
  draw: () => {
    const { bar, area } = pen('car');
    return [
      area([[-120, -190], [-80, -200], [-60, -40], [-40, 20], [-150, 20]], 'dark'),
      bar([[-220, 20], [-220, -240]], 20, 'dark'),
      bar([[300, 10], [232, -190]], 16, 'dark'),
      area('M308 10L322 4L252 -196L236 -194Z', 'glass', { weight: 'form' }),
      bar([[236, 10], [196, -80]], 14, 'dark'),
      bar([[168, -66], [222, -132]], 14, 'dark'),
    ];
  },
  front: () => {
    const { area, round, box, bar, mark } = pen('car');
    return [
      area([[-340, -10, 1], [-70, -10, 1], [-40, 66], [110, 66], [150, -10, 1], [330, -14, 1], [540, 10], [570, 60, 1], [570, 180, 1], [-350, 180, 1], [-356, 60]], 'accent'),
      area([[-352, 110, 1], [570, 110, 1], [570, 180, 1], [-350, 180, 1]], 'accentShade', { isPlain: true }),
      mark('M150 -10L150 170M-70 -10L-70 170', 6),
      box(-18, 84, 50, 14, 'steel', { weight: 'form', radius: 6 }),
      box(566, 40, 22, 110, 'dark', { radius: 6 }),
      round(556, 56, 24, 'trim', { weight: 'form', ry: 28 }),
      bar([[-392, 170], [-350, 170]], 26, 'dark'),
      round(-196, 190, 122, 'darkShade'), round(404, 190, 122, 'darkShade'),
      round(-196, 200, 100, 'dark'), round(-196, 200, 52, 'steel', { weight: 'form' }), round(-196, 200, 18, 'dark', { isPlain: true }),
      round(404, 200, 100, 'dark'), round(404, 200, 52, 'steel', { weight: 'form' }), round(404, 200, 18, 'dark', { isPlain: true }),
    ];
  },
}; // prettier-ignore

/** A long boat with its oar. */
const boat: Thing = {
  touches: { oar: at(150, -110) },
  draw: () => [pen('boat').bar([[80, -170], [330, 190]], 14, 'wood', { weight: 'form' })],
  front: () => {
    const { area, mark } = pen('boat');
    return [
      area([[-420, -60, 1], [-300, 24], [-100, 40], [200, 36], [380, -10], [470, -90, 1], [440, 40], [330, 130], [-260, 130], [-380, 60]], 'wood'),
      area([[-400, 20, 1], [-200, 84], [200, 84], [450, 0, 1], [440, 40], [330, 130], [-260, 130], [-380, 60]], 'woodShade', { isPlain: true }),
      mark('M-330 30C-100 76 250 70 420 -20', 6),
    ];
  },
}; // prettier-ignore

export const VEHICLES = { cycle, motorcycle, scooter, horse, car, boat };
