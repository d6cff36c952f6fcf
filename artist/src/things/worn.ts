/**
 * What is worn. `wear` is the middle of the brow, the eyes, the ears, the mouth or the neck, and how wide the head (or the neck) is there:
 * whoever wears it scales it by that.
 */
import { body, box, chip, disc, flat, line, oval, plate, poly, rod, star, stroke } from './pen.ts';
import { thing, type Thing, type ThingOptions, type WornAt } from './thing.ts';
import type { Shape } from '../figures/shape.ts';

const worn = (wornAt: WornAt, width: number, drawn: (Shape | Shape[])[], o: ThingOptions = {}): Thing =>
  thing(width * 0.8, drawn, { wornAt, wear: { x: 0, y: 0, width }, isEven: true, ...o });
const lens = (x: number) =>
  `M${x - 62} -26Q${x} -38 ${x + 62} -26C${x + 66} 30 ${x + 36} 46 ${x} 46C${x - 36} 46 ${x - 66} 30 ${x - 62} -26Z`;
const bead = (x: number, y: number, r: number, role: 'accent' | 'trim' | 'white' | 'cloth1'): Shape[] => [
  plate(role, disc(x, y, r)),
  chip(role, disc(x, y, r * 0.45)),
];
/** Points along a hanging chain from -w to w, `drop` deep. */
const hanging = (n: number, w: number, drop: number): [number, number][] =>
  Array.from({ length: n }, (_, i) => {
    const t = (i / (n - 1)) * 2 - 1;
    return [w * Math.sin((t * Math.PI) / 2), drop * Math.cos((t * Math.PI) / 2)];
  });
/** A wing spread to one side: three rows of feathers below a strong upper edge. */
const feathers = (s: number): Shape[] => {
  const edge = (t: number): [number, number] => [s * (16 + 190 * t), 30 - 190 * t ** 0.7 + 40 * t * t];
  const rows = [[9, 210, 0.08], [8, 150, 0.05], [6, 92, 0.04]] as const; // prettier-ignore
  const out: Shape[] = [];
  rows.forEach(([n, long, from], k) => {
    for (let i = 0; i < n; i++) {
      const t = from + ((1 - from) * i) / (n - 1);
      const [x, y] = edge(t * (k === 0 ? 1 : 0.96 - k * 0.06));
      const way = (80 - 62 * t) * (Math.PI / 180);
      const l = long * (0.62 + 0.38 * Math.sin(Math.PI * Math.min(1, 0.25 + t * 0.75)));
      const [dx, dy] = [Math.cos(way) * s, Math.sin(way)];
      const half = 21 - k * 2;
      out.push(
        plate(
          k === 2 ? 'whiteShade' : 'white',
          `M${(x - dy * half * s).toFixed(1)} ${(y + dx * half * s).toFixed(1)}C${(x + dx * l * 0.5 - dy * half * 1.2 * s).toFixed(1)} ${(y + dy * l * 0.5 + dx * half * 1.2 * s).toFixed(1)} ${(x + dx * l * 0.9).toFixed(1)} ${(y + dy * l * 0.9 + half * 0.5).toFixed(1)} ${(x + dx * l).toFixed(1)} ${(y + dy * l).toFixed(1)}C${(x + dx * l * 0.9 + dy * half * s).toFixed(1)} ${(y + dy * l * 0.9 - dx * half * s).toFixed(1)} ${(x + dx * l * 0.5 + dy * half * 1.2 * s).toFixed(1)} ${(y + dy * l * 0.5 - dx * half * 1.2 * s).toFixed(1)} ${(x + dy * half * s).toFixed(1)} ${(y - dx * half * s).toFixed(1)}Z`,
        ),
      );
    }
  });
  const [x1, y1] = edge(1);
  out.push(
    body(
      'white',
      `M0 34C${s * 30} -60 ${s * 90} -150 ${x1 + s * 6} ${y1 - 20}C${x1 + s * 30} ${y1 - 6} ${x1 + s * 14} ${y1 + 26} ${x1 - s * 10} ${y1 + 24}C${s * 120} -104 ${s * 70} -40 ${s * 44} 44C${s * 24} 60 ${s * 4} 54 0 34Z`,
    ),
  );
  return out;
};

export const WORN: Record<string, () => Thing> = {
  // A blanket around the shoulders, closed before the chest.
  wrap: () => worn('neck', 225, [body('cloth1', 'M-70 -22C-190 6 -236 130 -244 330Q-120 376 0 352Q120 376 244 330C236 130 190 6 70 -22Q0 14 -70 -22Z'), rod('trim', 'M-238 300Q-118 344 0 320Q118 344 238 300', 14), stroke('line', 'M-6 10Q26 150 0 350', 9), stroke('line', 'M-96 90Q-120 190 -110 300', 6), stroke('line', 'M104 90Q126 190 116 296', 6)], { tints: ['cloth1'], colours: { cloth1: '#d7263d', trim: '#f2c14e' } }),
  sunglasses: () => worn('eyes', 300, [rod('dark', 'M-30 -18Q0 -32 30 -18', 12), rod('dark', 'M-130 -22L-150 -16M130 -22L150 -16', 12), body('dark', lens(-74)), body('dark', lens(74)), flat('steel', 'M-118 -14L-92 -20L-108 26Q-118 12 -118 -14ZM30 -14L56 -20L40 26Q30 12 30 -14Z')], { tints: ['dark'] }),
  glasses: () => worn('eyes', 300, [rod('dark', 'M-20 -10Q0 -22 20 -10', 7), ...[-1, 1].map(s => stroke('dark', `M${s * 126} -8L${s * 150} -4`, 10)), ...[-74, 74].map(x => stroke('dark', disc(x, 6, 50), 11))], { tints: ['dark'] }),
  goggles: () => worn('eyes', 300, [body('wood', 'M-150 -22H150V26H-150Z'), rod('trim', 'M-26 0H26', 15), ...[-76, 76].flatMap(x => [body('trim', disc(x, 2, 66)), plate('glass', disc(x, 2, 44)), flat('white', disc(x - 14, -12, 11)), ...[45, 135, 225, 315].map(a => chip('metal', disc(x + 55 * Math.cos((a * Math.PI) / 180), 2 + 55 * Math.sin((a * Math.PI) / 180), 6)))])], { colours: { trim: '#c08a3a', glass: '#8fc4a8' }, tints: ['trim'] }),
  crown: () =>
    worn('brow', 250, [
      body('trim', 'M-130 20L-150 -130L-84 -66L-52 -170L0 -80L52 -170L84 -66L150 -130L130 20Q0 44 -130 20Z'), flat('trimShade', 'M60 -74L52 -170L84 -66L150 -130L130 20Q96 30 60 34Z'),
      plate('trim', 'M-132 -8Q0 16 132 -8L130 24Q0 48 -130 24Z'), ...bead(-150, -134, 14, 'accent'), ...bead(-52, -174, 14, 'accent'), ...bead(52, -174, 14, 'accent'), ...bead(150, -134, 14, 'accent'),
      plate('cloth1', oval(0, -24, 20, 26)), chip('cloth2', disc(-70, -22, 14)), chip('cloth2', disc(70, -22, 14)),
    ], { colours: { trim: '#f5bd36', accent: '#e8f0f0', cloth1: '#c9243f', cloth2: '#2a7f8c' }, tints: ['trim'] }),
  cap: () =>
    worn('brow', 270, [
      body('cloth1', 'M-136 16C-146 -80 -80 -134 0 -134C80 -134 146 -80 136 16Q0 -26 -136 16Z'), flat('cloth1Shade', 'M60 -124C116 -100 142 -50 136 16Q110 6 70 -2C90 -40 84 -90 60 -124Z'),
      line('M0 -134C-20 -90 -26 -40 -22 -8'), body('cloth2', 'M40 -10C110 -20 220 0 236 30C180 22 90 20 20 6Z'), chip('cloth2', oval(0, -136, 18, 9)),
    ], { tints: ['cloth1', 'cloth2'], isEven: false }),
  hat: () => worn('brow', 260, [body('wood', oval(0, 6, 200, 34)), body('wood', 'M-120 2C-116 -90 -90 -140 -60 -140C-30 -150 -20 -122 0 -122C20 -122 30 -150 60 -140C90 -140 116 -90 120 2Q0 26 -120 2Z'), flat('woodShade', 'M60 -140C90 -140 116 -90 120 2Q90 12 60 15C80 -40 80 -100 60 -140Z'), plate('cloth1', 'M-120 -30Q0 -6 120 -30V4Q0 28 -120 4Z')], { tints: ['wood'] }),
  'cowboy hat': () => worn('brow', 250, [body('wood', 'M-240 -50C-190 -10 -120 0 0 0C120 0 190 -10 240 -50C236 20 130 54 0 54C-130 54 -236 20 -240 -50Z'), body('wood', 'M-122 10C-124 -90 -90 -164 -56 -160C-30 -158 -20 -136 0 -136C20 -136 30 -158 56 -160C90 -164 124 -90 122 10Q0 36 -122 10Z'), plate('dark', 'M-122 -24Q0 2 122 -24V10Q0 36 -122 10Z'), chip('trim', star(0, -2, 17, 8))], { tints: ['wood'] }),
  'top hat': () => worn('brow', 250, [body('dark', oval(0, 6, 190, 30)), body('dark', 'M-116 2C-120 -80 -130 -140 -136 -210Q0 -236 136 -210C130 -140 120 -80 116 2Q0 24 -116 2Z'), plate('cloth1', 'M-118 -40Q0 -16 118 -40L116 2Q0 24 -116 2Z')], { tints: ['dark'] }),
  'party hat': () => worn('brow', 300, [body('cloth1', 'M-92 10L0 -230L92 10Q0 36 -92 10Z'), flat('trim', 'M-72 -42L-54 -90L66 -58L82 -16ZM-36 -134L-18 -182L30 -150L44 -116Z'), body('cloth3', star(0, -236, 44, 24, 9))], { tints: ['cloth1'] }),
  'santa hat': () => worn('brow', 270, [body('cloth1', 'M-120 0C-110 -150 40 -220 180 -100C150 -90 130 -70 136 -40Q140 -10 120 10Z'), flat('cloth1Shade', 'M40 -160C100 -160 150 -130 180 -100C150 -90 130 -70 136 -40Q140 -10 120 10H70C90 -50 80 -120 40 -160Z'), body('white', box(-146, -22, 292, 56, 28)), body('white', disc(184, -90, 34))], { colours: { cloth1: '#cf2333' }, tints: ['cloth1'], isEven: false }),
  turban: () =>
    worn('brow', 270, [body('cloth1', 'M-150 20C-176 -100 -90 -170 10 -166C110 -162 170 -90 146 20C110 -10 60 -30 0 -30C-60 -30 -110 -10 -150 20Z'), flat('cloth1Shade', 'M60 -158C130 -134 162 -70 146 20C126 2 100 -10 70 -20C110 -60 100 -120 60 -158Z'), line('M0 -30C-10 -80 -60 -130 -120 -120M10 -30C40 -80 40 -130 10 -166M-150 20C-120 -40 -60 -70 0 -76M146 20C130 -40 90 -84 40 -100'), plate('trim', 'M0 -110C24 -80 24 -50 0 -34C-24 -50 -24 -80 0 -110Z'), chip('accent', disc(0, -66, 11))], { tints: ['cloth1'] }),
  helmet: () => worn('brow', 270, [body('cloth1', 'M-160 120C-190 -60 -110 -170 0 -170C110 -170 190 -60 160 120C140 140 120 130 110 110V30Q0 -30 -110 30V110C-120 130 -140 140 -160 120Z'), flat('cloth1Shade', 'M70 -150C160 -100 180 10 160 120C140 140 120 130 110 110V30C110 -30 100 -100 70 -150Z'), flat('trim', 'M-24 -168H24L34 -8Q0 -12 -34 -8Z')], { tints: ['cloth1'] }),
  'graduation cap': () => worn('brow', 260, [body('dark', 'M-120 -40V10Q0 50 120 10V-40Z'), body('dark', poly(0, -120, 220, -50, 0, 20, -220, -50)), stroke('trim', 'M0 -50L170 -30V60', 8), plate('trim', 'M156 50H184L190 110H150Z')], { tints: ['dark'], isEven: false }),
  'chef hat': () => worn('brow', 260, [body('white', 'M-110 -60C-180 -70 -190 -170 -110 -180C-100 -240 100 -240 110 -180C190 -170 180 -70 110 -60V14Q0 36 -110 14Z'), flat('whiteShade', 'M60 -216C90 -210 106 -200 110 -180C190 -170 180 -70 110 -60V14Q90 20 66 22V-60C110 -110 100 -180 60 -216Z'), line('M-110 -44Q0 -22 110 -44M-50 -70V-110M50 -70V-110')], { tints: ['white'] }),
  halo: () => worn('brow', 240, [stroke('line', oval(0, -100, 110, 26), 32), stroke('trim', oval(0, -100, 110, 26), 17)], { colours: { trim: '#f8d04a' } }),
  headphones: () => worn('ears', 300, [stroke('line', 'M-150 0C-160 -200 160 -200 150 0', 46), stroke('cloth1', 'M-150 0C-160 -200 160 -200 150 0', 28), ...[-1, 1].flatMap(s => [body('cloth1', box(s * 156 - 34, -56, 68, 124, 30)), flat('dark', box(s * 136 - 14, -46, 28, 104, 13))])], { tints: ['cloth1'] }),
  garland: () => worn('neck', 200, [...hanging(15, 120, 250).flatMap(([x, y], i) => bead(x, y, i === 7 ? 32 : 24, i % 2 ? 'accent' : 'trim')), body('cloth2', 'M0 280L-22 330L0 316L22 330Z')], { colours: { accent: '#f28a1d', trim: '#f9c22e', cloth2: '#4c8a3f' }, tints: ['accent', 'trim'] }),
  'gold chain': () => worn('neck', 180, [...hanging(17, 96, 150).map(([x, y]) => plate('trim', disc(x, y, 13))), body('trim', disc(0, 190, 40)), flat('trimShade', 'M22 160A36 36 0 0 1 -10 226A50 50 0 0 0 22 160Z'), chip('white', star(0, 190, 22, 10))], { colours: { trim: '#f2b61f' }, tints: ['trim'] }),
  necklace: () => worn('neck', 180, [...hanging(19, 92, 110).map(([x, y]) => chip('white', disc(x, y, 11))), plate('accent', 'M0 116C18 140 20 164 0 174C-20 164 -18 140 0 116Z')], { tints: ['accent'] }),
  scarf: () => worn('neck', 180, [body('cloth1', 'M40 20C70 80 60 160 70 220H10C14 150 10 80 0 30Z'), body('cloth1', 'M-100 -30C-60 0 60 0 100 -30C116 0 116 30 96 46C50 66 -50 66 -96 46C-116 30 -116 0 -100 -30Z'), flat('trim', 'M16 176H66L70 200H12Z'), line('M-90 10Q0 44 90 10')], { tints: ['cloth1'], isEven: false }),
  'bow tie': () => worn('neck', 150, [body('cloth1', 'M-8 -6C-40 -50 -84 -50 -92 -40V44C-84 54 -40 54 -8 10Z'), body('cloth1', 'M8 -6C40 -50 84 -50 92 -40V44C84 54 40 54 8 10Z'), plate('cloth1', box(-20, -18, 40, 40, 12))], { tints: ['cloth1'] }),
  tie: () => worn('neck', 120, [body('cloth1', 'M-24 30L-44 220L0 270L44 220L24 30Z'), plate('cloth1', 'M-32 -10H32L22 40H-22Z'), stroke('trim', 'M-32 120L24 84M-38 170L34 124', 11)], { tints: ['cloth1'] }),
  mask: () => worn('eyes', 300, [body('cloth1', 'M-160 -30C-110 -80 -50 -60 0 -34C50 -60 110 -80 160 -30C150 60 70 70 0 24C-70 70 -150 60 -160 -30Z'), plate('dark', 'M-110 -10C-90 -34 -50 -30 -36 -2C-56 18 -96 16 -110 -10Z'), plate('dark', 'M110 -10C90 -34 50 -30 36 -2C56 18 96 16 110 -10Z')], { tints: ['cloth1'] }),
  moustache: () => worn('mouth', 300, [body('hair', 'M0 -20C30 -50 80 -30 100 0C116 22 140 16 152 -4C150 50 90 60 56 44C30 34 10 16 0 4C-10 16 -30 34 -56 44C-90 60 -150 50 -152 -4C-140 16 -116 22 -100 0C-80 -30 -30 -50 0 -20Z')], { tints: ['hair'] }),
  cigar: () => worn('mouth', 300, [rod('wood', 'M-8 0L92 26', 24), plate('trim', 'M24 -8L40 -4L34 26L18 22Z'), chip('accent', disc(98, 28, 15)), stroke('white', 'M104 4q-16 -22 4 -42t0 -44', 8)], { colours: { wood: '#7a4a26', accent: '#f2622a' }, tints: ['wood'], isEven: false }),
  wings: () => worn('back', 300, [feathers(-1), feathers(1)], { tints: ['white'] }),
  cape: () => worn('back', 200, [body('cloth1', 'M-110 -20C-60 -40 60 -40 110 -20C150 160 220 340 260 470C200 440 170 490 120 460C80 490 30 450 0 480C-30 450 -80 490 -120 460C-170 490 -200 440 -260 470C-220 340 -150 160 -110 -20Z'), flat('cloth1Shade', 'M60 -34Q90 -30 110 -20C150 160 220 340 260 470C200 440 170 490 120 460C130 300 100 120 60 -34Z')], { tints: ['cloth1'] }),
  backpack: () => worn('back', 240, [body('cloth1', box(-110, -20, 220, 280, 60)), plate('cloth1', box(-80, 110, 160, 110, 24)), rod('dark', 'M-40 -20C-40 -60 40 -60 40 -20', 11), line('M-110 70H110')], { tints: ['cloth1'] }),
}; // prettier-ignore
