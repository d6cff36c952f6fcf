/** Walls, houses, towers, tents: they stand on y = 0. One unit is about 4 of an adult, and less the larger they are. */
import { body, box, chip, disc, flat, line, oval, plate, poly, rod, stroke } from './pen.ts';
import { span, thing, type Thing } from './thing.ts';
import type { PaintRole, Shape } from '../figures/shape.ts';

/** Courses of bricks in a rectangle, their joints as lines. */
const bricks = (x: number, y: number, w: number, h: number, rows: number): Shape => {
  const step = h / rows;
  let d = '';
  for (let i = 0; i < rows; i++) {
    if (i) d += `M${x} ${y + i * step}h${w}`;
    for (let k = (i % 2 ? 0.5 : 1) * step * 1.9; k < w; k += step * 1.9) d += `M${x + k} ${y + i * step}v${step}`;
  }
  return line(d, 'detail');
};
const window = (x: number, y: number, w: number, h: number, role: PaintRole = 'glass'): Shape => plate(role, `M${x - w / 2} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h + w / 2}V${y}Z`); // prettier-ignore
const crenels = (x: number, y: number, w: number, n: number, h: number): string => {
  const step = w / (n * 2 - 1);
  let d = `M${x} ${y + h}`;
  for (let i = 0; i < n; i++) d += `V${y}h${step}V${y + h * 0.5}${i < n - 1 ? `h${step}` : ''}`;
  return `${d}V${y + h}Z`;
};
const tower = (x: number, w: number, h: number, roof: number): Shape[] => [
  body('steel', `M${x - w / 2} 0V${-h}H${x + w / 2}V0Z`),
  flat('steelShade', `M${x + w * 0.2} 0V${-h}H${x + w / 2}V0Z`),
  body('cloth1', `M${x - w * 0.66} ${-h}L${x} ${-h - roof}L${x + w * 0.66} ${-h}Z`),
  flat('cloth1Shade', `M${x} ${-h - roof}L${x + w * 0.66} ${-h}H${x + w * 0.2}Z`),
  window(x, -h + 70, w * 0.34, 46, 'dark'),
];
const pennant = (x: number, y: number): Shape[] => [
  rod('wood', `M${x} ${y}V${y - 46}`, 5),
  plate('cloth3', `M${x + 2} ${y - 46}L${x + 50} ${y - 34}L${x + 2} ${y - 20}Z`),
];
const block = (x: number, w: number, h: number, role: PaintRole, columns: number): Shape[] => {
  const [out, step]: [Shape[], number] = [[body(role, box(x, -h, w, h))], w / (columns + 0.4)];
  let d = '';
  for (let y = -h + 18; y < -22; y += 32)
    for (let i = 0; i < columns; i++) d += box(x + step * (i + 0.4), y, step * 0.55, 15);
  return [...out, flat('trim', d)];
};

export const BUILDINGS: Record<string, () => Thing> = {
  wall: () =>
    thing(1700, [body('cloth1', box(-330, -150, 660, 150)), bricks(-330, -150, 660, 150, 5), flat('cloth1Shade', box(-330, -30, 660, 30)), body('steel', box(-348, -176, 696, 32, 6)), flat('steelShade', box(-340, -156, 680, 9))], { colours: { cloth1: '#b8583c', steel: '#cdb9a0' }, tints: ['cloth1'], top: span(0, -176, 620), isEven: true }),
  fence: () => thing(1500, [body('wood', box(-310, -120, 620, 22)), body('wood', box(-310, -54, 620, 22)), ...Array.from({ length: 9 }, (_, i) => body('wood', `M${-300 + i * 70} 0V-150L${-280 + i * 70} -176L${-260 + i * 70} -150V0Z`))], { tints: ['wood'], colours: { wood: '#e7d6b4' }, top: span(0, -170, 540), isEven: true }),
  house: () =>
    thing(1500, [body('white', box(-160, -200, 320, 200)), flat('whiteShade', box(70, -196, 86, 192)), body('cloth1', 'M-204 -190L0 -350L204 -190Z'), flat('cloth1Shade', 'M0 -350L204 -190H90Z'), body('steel', box(80, -330, 40, 70)), plate('wood', 'M-34 0V-100A34 34 0 0 1 34 -100V0Z'), chip('trim', disc(18, -56, 6)), plate('glass', box(-124, -150, 58, 58)), plate('glass', box(66, -150, 58, 58)), line('M-95 -150V-92M-124 -121H-66M95 -150V-92M66 -121H124', 'detail')], { tints: ['cloth1'], top: span(0, -300, 120), isEven: true }),
  hut: () => thing(1300, [body('wood', box(-130, -150, 260, 150)), flat('woodShade', box(50, -146, 76, 142)), plate('dark', 'M-34 0V-90H34V0Z'), body('trim', 'M-200 -120C-120 -180 -60 -260 0 -300C60 -260 120 -180 200 -120C130 -130 -130 -130 -200 -120Z'), line('M-150 -136C-100 -180 -50 -240 0 -290M150 -136C100 -180 50 -240 0 -290M-70 -130C-50 -190 -20 -240 0 -280M70 -130C50 -190 20 -240 0 -280', 'detail')], { colours: { trim: '#d9ac5c', wood: '#b8804e' }, isEven: true, top: span(0, -280, 90) }),
  castle: () =>
    thing(1900, [
      ...pennant(-170, -372), ...pennant(0, -520), ...pennant(170, -372),
      tower(0, 120, 400, 120),
      body('steel', crenels(-210, -236, 420, 7, 236)), flat('steelShade', box(90, -200, 116, 196)),
      tower(-176, 96, 270, 100), tower(176, 96, 270, 100),
      plate('wood', 'M-50 0V-90A50 50 0 0 1 50 -90V0Z'), line('M-24 0V-132M0 0V-140M24 0V-132', 'detail'),
      window(-80, -130, 26, 52, 'dark'), window(80, -130, 26, 52, 'dark'),
    ], { tints: ['cloth1'], colours: { steel: '#c9b79c' }, isEven: true, top: span(0, -520, 60) }),
  lighthouse: () =>
    thing(1900, [
      body('steel', 'M-150 0C-130 -40 130 -40 150 0Z'), body('white', 'M-64 -22L-44 -330H44L64 -22Z'), flat('cloth1', 'M-61 -76L-56 -146H56L61 -76ZM-52 -210L-47 -280H47L52 -210Z'), flat('line', 'M14 -330H44L64 -22H26Z'), 
      body('dark', box(-66, -352, 132, 24, 4)), body('trim', box(-36, -412, 72, 62)), line('M-12 -412V-352M12 -412V-352'), body('cloth1', 'M-52 -408L0 -466L52 -408Z'), rod('dark', 'M0 -466V-490', 6), plate('dark', 'M-18 -24V-64A18 18 0 0 1 18 -64V-24Z'), plate('glass', box(-12, -190, 24, 32, 10)),
    ].map(s => (!Array.isArray(s) && s.fill === 'line' ? { ...s, fill: 'whiteShade' as const } : s)), { colours: { trim: '#ffd75a' }, tints: ['cloth1'], outlet: { x: 0, y: -382 }, isEven: true }),
  tent: () => thing(1200, [body('cloth1', 'M-220 0L-20 -230L230 0Z'), flat('cloth1Shade', 'M-20 -230L230 0H96Z'), body('dark', 'M-80 0L-20 -150L50 0Z'), body('trim', 'M-80 0L-20 -150L-26 -60L-50 0Z'), rod('wood', 'M-20 -230V-256', 7), line('M-220 0L-260 10M230 0L270 10')], { tints: ['cloth1'] }),
  temple: () =>
    thing(1700, [
      body('steel', box(-230, -26, 460, 26, 4)), body('cloth1', box(-200, -150, 400, 126)), ...[-150, -90, 90, 150].map(x => plate('trim', box(x - 13, -146, 26, 118))), plate('dark', 'M-40 -26V-100A40 40 0 0 1 40 -100V-26Z'),
      body('cloth1', 'M-120 -150C-116 -280 -70 -380 0 -430C70 -380 116 -280 120 -150Z'), flat('cloth1Shade', 'M40 -396C90 -340 116 -260 120 -150H60C70 -250 62 -330 40 -396Z'), line('M-112 -196H112M-100 -250H100M-82 -304H82M-56 -356H56'), body('cloth1', 'M-200 -150C-196 -210 -170 -240 -150 -254C-130 -240 -120 -210 -120 -150ZM200 -150C196 -210 170 -240 150 -254C130 -240 120 -210 120 -150Z'),
      plate('trim', oval(0, -436, 24, 13)), rod('trim', 'M0 -446V-476', 8), plate('accent', 'M4 -520L64 -504L4 -484Z'), rod('wood', 'M2 -478V-522', 5),
    ], { colours: { cloth1: '#e0a868', trim: '#f3c860', accent: '#f07a22' }, tints: ['cloth1'], isEven: true }),
  'city block': () => thing(1300, [block(-206, 70, 190, 'cloth2', 2), block(140, 66, 160, 'cloth2', 2), block(-146, 80, 300, 'cloth1', 3), block(58, 86, 260, 'cloth1', 3), rod('steel', 'M-106 -300V-356', 6), block(-72, 134, 200, 'cloth3', 4), body('cloth3', 'M-40 -200V-330L0 -390L28 -330V-200Z'), flat('trim', 'M-22 -310h34v14h-34ZM-22 -280h34v14h-34ZM-22 -250h34v14h-34Z')], { colours: { trim: '#ffe08a' }, tints: ['cloth1', 'cloth2'], isEven: true }),
  skyscraper: () => thing(1900, [block(-80, 160, 400, 'cloth1', 4), body('cloth1', 'M-50 -400V-470H50V-400Z'), rod('steel', 'M0 -470V-540', 6)], { colours: { trim: '#ffe08a' }, tints: ['cloth1'], isEven: true }),
  'water tank': () => thing(700, [rod('steel', 'M-70 0V-110M70 0V-110', 13), body('dark', 'M-110 -110V-250C-110 -270 110 -270 110 -250V-110C110 -90 -110 -90 -110 -110Z'), flat('steel', 'M-80 -250V-110h24v-146Z'), line('M-110 -200Q0 -180 110 -200M-110 -150Q0 -130 110 -150'), body('dark', oval(0, -262, 60, 17))], { isEven: true, top: span(0, -270, 140) }),
  windmill: () => thing(1700, [body('white', 'M-70 0L-44 -280H44L70 0Z'), body('cloth1', 'M-56 -276Q0 -360 56 -276Z'), ...[20, 110, 200, 290].map(a => rod('wood', `M0 -290l${(200 * Math.cos((a * Math.PI) / 180)).toFixed(0)} ${(200 * Math.sin((a * Math.PI) / 180)).toFixed(0)}`, 20)), plate('dark', disc(0, -290, 17)), plate('wood', 'M-24 0V-64A24 24 0 0 1 24 -64V0Z')], { tints: ['cloth1'], isEven: true }),
  well: () => thing(900, [rod('wood', 'M-120 -80V-280M120 -80V-280', 13), body('cloth1', poly(-170, -260, 0, -360, 170, -260)), stroke('line', 'M0 -300V-160', 5), body('wood', 'M-26 -164H26L20 -120H-20Z'), body('steel', 'M-150 -110H150L140 0H-140Z'), bricks(-144, -110, 288, 110, 3)], { tints: ['cloth1'], isEven: true }),
  door: () => thing(1050, [body('wood', 'M-90 0V-260C-90 -330 90 -330 90 -260V0Z'), plate('woodShade', box(-60, -240, 50, 90)), plate('woodShade', box(10, -240, 50, 90)), plate('woodShade', box(-60, -120, 50, 90)), plate('woodShade', box(10, -120, 50, 90)), chip('trim', disc(70, -130, 9))], { tints: ['wood'], isEven: true }),
  bridge: () => thing(2000, [body('cloth1', 'M-330 0V-80C-200 -180 200 -180 330 -80V0H240C220 -90 80 -90 60 0H-60C-80 -90 -220 -90 -240 0Z'), line('M-330 -110C-200 -210 200 -210 330 -110', 'contour'), ...[-260, -160, -60, 60, 160, 260].map(x => stroke('line', `M${x} ${-100 - 56 * (1 - (x / 330) ** 2)}v-34`, 7))], { tints: ['cloth1'], isEven: true, top: span(0, -150, 300) }),
  stall: () => thing(1500, [rod('wood', 'M-190 0V-300M190 0V-300', 13), body('wood', box(-210, -150, 420, 150)), flat('woodShade', box(-206, -50, 412, 46)), body('cloth1', 'M-250 -300L-210 -390H210L250 -300C230 -270 180 -270 166 -300C150 -270 100 -270 84 -300C66 -270 18 -270 0 -300C-18 -270 -66 -270 -84 -300C-100 -270 -150 -270 -166 -300C-180 -270 -230 -270 -250 -300Z'), ...[-125, 42, 208].map(x => flat('white', poly(x - 42, -300, x * 0.84 - 34, -388, x * 0.84 + 34, -388, Math.min(x + 42, 250), -300)))], { tints: ['cloth1'], front: 1, top: span(0, -150, 360), isEven: true }),
}; // prettier-ignore
