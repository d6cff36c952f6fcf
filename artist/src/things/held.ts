/** What is held by a hand: by its pole, handle or edge. The grip lies at the origin where the thing is mostly its handle. */
import { body, box, chip, disc, flat, line, plate, poly, rod, stroke, heartAt } from './pen.ts';
import { at, grip, thing, type Thing } from './thing.ts';
import type { PaintRole, Shape } from '../figures/shape.ts';

const TRICOLOUR = { cloth1: '#ff8a1f', white: '#fffaf0', cloth3: '#138a3c', accent: '#12378a', wood: '#b98146' };
/** A flag that waves to our right: three bands of 210 by 42, its upper left corner at x, y. */
const band = (x: number, y: number) =>
  `M${x} ${y}C${x + 60} ${y - 34} ${x + 110} ${y + 30} ${x + 220} ${y - 10}V${y + 38}C${x + 110} ${y + 78} ${x + 60} ${y + 14} ${x} ${y + 48}Z`;
const bands = (x: number, y: number, roles: PaintRole[]): Shape[] => [
  body('white', `M${x} ${y}C${x + 60} ${y - 34} ${x + 110} ${y + 30} ${x + 220} ${y - 10}V${y + 134}C${x + 110} ${y + 174} ${x + 60} ${y + 110} ${x} ${y + 144}Z`),
  ...roles.map((role, i) => flat(role, band(x, y + i * 48))),
]; // prettier-ignore
const wheelAt = (x: number, y: number, r: number): Shape[] => [
  stroke('accent', disc(x, y, r), 4),
  stroke('accent', Array.from({ length: 12 }, (_, i) => `M${x} ${y}l${(r * Math.cos((i * Math.PI) / 6)).toFixed(1)} ${(r * Math.sin((i * Math.PI) / 6)).toFixed(1)}`).join(''), 2),
]; // prettier-ignore
const canopy =
  'M-180 -236C-170 -340 -90 -396 0 -396C90 -396 170 -340 180 -236C160 -262 130 -262 112 -238C90 -264 66 -264 56 -238C36 -262 -36 -262 -56 -238C-66 -264 -90 -264 -112 -238C-130 -262 -160 -262 -180 -236Z';
const petals = (x: number, y: number, r: number, role: PaintRole): Shape[] => [
  ...[0, 72, 144, 216, 288].map(a => {
    const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    return plate(role, disc(x + c * r * 0.72, y + s * r * 0.72, r * 0.56), 'petals');
  }),
  chip('accent', disc(x, y, r * 0.4)),
];

/** A record with its grooves and label. */
const vinyl = (): Thing =>
  thing(300, [
    plate('dark', disc(0, -150, 150)),
    line('M-118 -150A118 118 0 0 1 0 -268M-92 -150A92 92 0 0 1 0 -242M118 -150A118 118 0 0 1 0 -32M92 -150A92 92 0 0 1 0 -58', 'detail'),
    stroke('steel', 'M-104 -176A108 108 0 0 1 -40 -250M104 -124A108 108 0 0 1 40 -50', 5),
    plate('accent', disc(0, -150, 58)),
    flat('trim', disc(0, -150, 34)),
    plate('white', disc(0, -150, 9)),
  ], { colours: { dark: '#2b2733', accent: '#e4572e' }, tints: ['accent'], grip: grip(0, -20, 180), isEven: true }); // prettier-ignore

export const HELD: Record<string, () => Thing> = {
  vinyl,
  'indian flag': () =>
    thing(560, [
      rod('wood', 'M0 90V-330', 14),
      bands(8, -318, ['cloth1', 'white', 'cloth3']),
      wheelAt(116, -246, 20),
      body('trim', disc(0, -338, 13)),
    ], { colours: { ...TRICOLOUR, trim: '#e8b53a' }, tints: [], grip: grip(0, 0, 180), hang: at(0, -246) }),
  flag: () =>
    thing(540, [
      rod('wood', 'M0 90V-330', 14),
      body('cloth1', 'M8 -318C68 -352 118 -288 228 -328V-190C118 -150 68 -214 8 -180Z'),
      flat('cloth1Shade', 'M120 -310C150 -304 186 -312 228 -328V-190C190 -176 160 -176 132 -184C150 -230 140 -280 120 -310Z'),
      body('trim', disc(0, -338, 13)),
    ], { tints: ['cloth1'], grip: grip(0, 0, 180), hang: at(0, -246) }),
  'tricolour cloth': () =>
    thing(300, [bands(0, 0, ['cloth1', 'white', 'cloth3']), wheelAt(108, 72, 20)], { colours: TRICOLOUR, tints: [], grip: grip(4, 24, 90), hang: at(110, 0) }),
  umbrella: () =>
    thing(470, [
      rod('wood', 'M0 -360V24C0 60 46 60 46 26', 12),
      body('cloth1', canopy),
      flat('cloth1Shade', 'M56 -238C70 -300 60 -350 0 -396C90 -396 170 -340 180 -236C160 -262 130 -262 112 -238C90 -264 66 -264 56 -238Z'),
      flat('trim', 'M-56 -238C-60 -310 -30 -370 0 -396C-96 -390 -150 -320 -112 -238C-90 -264 -66 -264 -56 -238Z'),
      line('M0 -396C-46 -350 -62 -300 -56 -238M0 -396C46 -350 62 -300 56 -238M0 -396C-80 -370 -120 -300 -112 -238M0 -396C80 -370 120 -300 112 -238'),
      rod('wood', 'M0 -398V-416', 9),
    ], { tints: ['cloth1'], grip: grip(0, -20, 180), isEven: true }),
  kite: () =>
    thing(270, [
      body('cloth1', poly(0, -130, 96, 0, 0, 150, -96, 0)),
      flat('cloth3', poly(0, -130, 96, 0, 0, 0)),
      flat('cloth2', poly(0, 0, 96, 0, 0, 150)),
      flat('trim', poly(0, -130, -96, 0, 0, 0)),
      line('M0 -130V150M-96 0Q0 -44 96 0'),
      plate('white', disc(0, -14, 22)),
      plate('cloth1', 'M0 150L-34 196H34Z'),
      stroke('line', 'M0 196C20 214 -14 230 6 254', 6),
    ], { tints: ['cloth1'], string: at(0, 0), isEven: true }),
  balloon: () =>
    thing(300, [
      stroke('line', 'M0 96C26 140 -24 190 4 250', 6),
      body('cloth1', 'M0 84C-60 70 -96 10 -92 -44C-88 -104 -44 -134 0 -134C44 -134 88 -104 92 -44C96 10 60 70 0 84Z'),
      flat('cloth1Shade', 'M46 -124C74 -108 90 -84 92 -44C96 10 60 70 0 84C56 40 80 -40 46 -124Z'),
      plate('cloth1', 'M0 82L-16 108H16Z'),
      stroke('white', 'M-58 -66Q-50 -96 -26 -108', 14),
    ], { tints: ['cloth1'], string: at(4, 250), isEven: true }),
  rose: () =>
    thing(210, [
      rod('cloth2', 'M0 60C6 0 -6 -50 0 -110', 9),
      body('cloth2', 'M0 -20C30 -70 70 -70 86 -64C80 -26 40 -6 0 -20Z'),
      body('cloth2', 'M-2 -64C-30 -100 -58 -98 -74 -90C-66 -60 -36 -46 -2 -64Z'),
      body('cloth1', 'M-58 -170C-64 -130 -34 -100 0 -100C34 -100 64 -130 58 -170C66 -200 40 -216 26 -204C14 -226 -18 -224 -28 -206C-46 -216 -66 -196 -58 -170Z'),
      flat('cloth1Shade', 'M-58 -170C-64 -130 -34 -100 0 -100C34 -100 64 -130 58 -170C30 -130 -30 -130 -58 -170Z'),
      line('M-26 -188C-10 -206 24 -200 26 -178C26 -158 -6 -154 -8 -172M-58 -170C-40 -140 40 -136 58 -170'),
    ], { colours: { cloth1: '#d6303f', cloth2: '#3f8a4a' }, tints: ['cloth1'], grip: grip(0, 20, 180) }),
  bouquet: () =>
    thing(300, [
      body('cloth2', 'M-96 -90C-120 -60 -30 20 0 90C30 20 120 -60 96 -90Z'),
      ...[[-74, -120, 'cloth1'], [74, -120, 'cloth1'], [0, -100, 'cloth3'], [-40, -168, 'cloth3'], [42, -168, 'trim'], [0, -206, 'cloth1']].map(([x, y, role]) => petals(x as number, y as number, 44, role as PaintRole)),
      body('white', 'M-64 -58L0 -20L64 -58L18 96H-18Z'),
      flat('whiteShade', 'M64 -58L18 96H0V-20Z'),
      plate('cloth1', 'M-34 30L34 30L30 52H-30Z'),
    ], { colours: { cloth2: '#4d9150', accent: '#f6c445' }, grip: grip(0, 50, 180), isEven: true }),
  flower: () =>
    thing(200, [
      rod('cloth2', 'M0 90V-60', 9),
      body('cloth2', 'M0 40C26 0 60 0 74 6C64 40 30 56 0 40Z'),
      petals(0, -86, 62, 'cloth1'),
    ], { colours: { cloth2: '#4d9150', accent: '#f6c445' }, tints: ['cloth1'], grip: grip(0, 50, 180), isEven: true }),
  newspaper: () =>
    thing(320, [
      body('white', 'M-170 -110L0 -92L170 -110V104L0 124L-170 104Z'), flat('whiteShade', 'M0 -92L26 -95V121L0 124Z'), line('M0 -92V124', 'form'),
      flat('dark', 'M-150 -88L-20 -74V-50L-150 -64Z'), plate('steel', 'M24 -72L92 -79V-12L24 -5Z'),
      line('M-150 -40L-20 -26M-150 -14L-20 0M-150 12L-20 26M-150 38L-20 52M-150 64L-20 78M106 -80L152 -85M106 -54L152 -59M106 -28L152 -33M24 24L152 10M24 50L152 36M24 76L152 62', 'detail'),
    ], { colours: { white: '#f7f1e2', steel: '#9aa3ad', dark: '#3a3644' }, tints: [], grip: grip(-154, 30, 180), grip2: grip(154, 30, 180), isEven: true }),
  book: () =>
    thing(230, [
      body('cloth1', 'M-130 -70L0 -52L130 -70V74L0 94L-130 74Z'),
      plate('white', 'M-118 -84C-80 -96 -30 -92 0 -66C30 -92 80 -96 118 -84V62C80 50 30 54 0 80C-30 54 -80 50 -118 62Z'),
      flat('whiteShade', 'M0 -66C18 -82 40 -88 60 -91L60 52C36 54 16 64 0 80Z'),
      line('M0 -66V80', 'form'),
      line('M-98 -58C-70 -64 -44 -60 -22 -48M-98 -24C-70 -30 -44 -26 -22 -14M-98 10C-70 4 -44 8 -22 20M98 -58C70 -64 44 -60 22 -48M98 -24C70 -30 44 -26 22 -14M98 10C70 4 44 8 22 20', 'detail'),
    ], { tints: ['cloth1'], grip: grip(-120, 20, 180), grip2: grip(120, 20, 180), isEven: true }),
  'closed book': () =>
    thing(190, [
      body('white', 'M-64 -90H74V84H-64Z'),
      body('cloth1', 'M-78 -96H62V78H-62Q-78 78 -78 92Z'),
      line('M-56 -96V78', 'form'),
      plate('trim', box(-34, -64, 72, 40, 4)),
    ], { grip: grip(-8, 70, 90) }),
  'lying book': () =>
    thing(250, [
      body('white', 'M-104 -22H112V22H-104Z'),
      line('M-84 -8H112M-84 8H112', 'detail'),
      body('cloth1', 'M-118 -32H120V-18H-92Q-102 0 -92 18H120V32H-118Q-138 0 -118 -32Z'),
      plate('trim', 'M-108 -32H-92L-104 -12V12L-92 32H-108Q-126 0 -108 -32Z'),
    ], { tints: ['cloth1'], top: { x: 0, y: -32, width: 220 } }),
  phone: () =>
    thing(120, [
      body('dark', box(-46, -92, 92, 184, 18)),
      flat('glass', box(-36, -76, 72, 140, 6)),
      flat('white', 'M-30 60L20 -70H34V-40L-6 62Z'),
      flat('steel', disc(0, 78, 8)),
    ], { colours: { glass: '#8fd0e0' }, tints: [], grip: grip(0, 30, 180) }),
  laptop: () =>
    thing(330, [
      body('steel', 'M-130 -190H130Q142 -190 142 -178V-10H-142V-178Q-142 -190 -130 -190Z'),
      flat('dark', box(-124, -174, 248, 148, 6)),
      stroke('cloth2', 'M-98 -140H-30M-80 -112H10M-80 -84H-20M-98 -56H40', 9),
      stroke('accent', 'M-14 -140H40M26 -112H76M-4 -84H60', 9),
      body('metal', 'M-156 -12H156L172 14Q174 22 164 22H-164Q-174 22 -172 14Z'),
      flat('metalShade', 'M-40 -8H40L44 4H-44Z'),
    ], { tints: ['steel'], ground: at(0, 22), grip: grip(-150, 10, 90), isEven: true }),
  camera: () =>
    thing(210, [
      body('dark', 'M-120 -66Q-120 -80 -106 -80H-56L-40 -108H40L56 -80H106Q120 -80 120 -66V62Q120 76 106 76H-106Q-120 76 -120 62Z'),
      flat('steel', box(-120, -52, 240, 34)),
      plate('metal', disc(0, 0, 64)),
      plate('glass', disc(0, 0, 44)),
      flat('dark', disc(0, 0, 28)),
      flat('white', disc(-14, -14, 9)),
      chip('accent', disc(84, -34, 10)),
      plate('metal', box(66, -96, 36, 16, 4)),
    ], { colours: { glass: '#7fc4d8' }, tints: ['steel'], grip: grip(96, 30, 180), grip2: grip(-96, 30, 180), isEven: true }),
  'fishing rod': () =>
    thing(640, [
      rod('wood', 'M-70 50L30 -22', 17),
      stroke('line', 'M20 -14L420 -300', 11),
      stroke('line', 'M420 -300C424 -200 418 -80 424 40', 5),
      plate('metal', disc(6, 12, 20)),
      flat('dark', disc(6, 12, 8)),
      body('accent', disc(424, 54, 15)),
      flat('white', 'M410 54A14 14 0 0 0 438 54Z'),
      stroke('line', 'M424 70V96q0 16 -14 12', 5),
    ], { tints: [], grip: grip(-24, 18, 128), grip2: grip(14, -10, 128), string: at(424, 40) }),
  placard: () =>
    thing(420, [
      rod('wood', 'M0 110V-60', 15),
      body('white', box(-150, -230, 300, 180, 8)),
      stroke('line', 'M-110 -170H110M-110 -130H60', 12),
    ], { tints: ['white'], grip: grip(0, 20, 180), isEven: true }),
  gift: () =>
    thing(200, [
      body('cloth1', box(-84, -110, 168, 110, 4)),
      flat('cloth1Shade', box(24, -106, 56, 102)),
      body('cloth1', box(-98, -146, 196, 46, 6)),
      plate('trim', box(-20, -146, 40, 146)),
      plate('trim', 'M0 -146C-70 -150 -92 -212 -50 -214C-20 -216 -4 -176 0 -146C4 -176 20 -216 50 -214C92 -212 70 -150 0 -146Z'),
    ], { tints: ['cloth1'], grip: grip(0, -50, 90), isEven: true }),
  'love letter': () =>
    thing(190, [
      body('white', box(-100, -66, 200, 132, 8)),
      line('M-98 -60L0 14L98 -60', 'form'),
      plate('accent', heartAt(0, 10, 30)),
    ], { colours: { accent: '#e0384f' }, tints: ['white'], grip: grip(0, 60, 90), isEven: true }),
  chopsticks: () =>
    thing(210, [rod('wood', 'M-96 40L96 -26', 9), rod('wood', 'M-96 66L96 -14', 9)], { grip: grip(-60, 42, 110), mouth: at(98, -20) }),
  broom: () =>
    thing(620, [
      rod('wood', 'M0 -330V110', 15),
      body('trim', 'M-26 100H26L64 260H-64Z'),
      line('M-18 130L-36 256M0 130V256M18 130L36 256', 'detail'),
      plate('cloth1', box(-32, 96, 64, 26, 6)),
    ], { colours: { trim: '#e0b45a' }, grip: grip(0, -120, 180), isEven: true }),
  torch: () =>
    thing(260, [
      body('accent', 'M0 -210C46 -160 66 -130 54 -90C46 -58 20 -46 0 -46C-20 -46 -50 -58 -56 -92C-62 -130 -20 -150 0 -210Z'),
      flat('trim', 'M2 -150C26 -118 32 -100 26 -80C20 -64 10 -58 0 -58C-14 -58 -26 -68 -26 -86C-26 -108 -6 -118 2 -150Z'),
      body('wood', 'M-36 -56H36L16 90H-16Z'),
      plate('metal', box(-42, -68, 84, 24, 6)),
    ], { colours: { accent: '#f07a22', trim: '#ffd55a' }, tints: [], grip: grip(0, 30, 180), isEven: true }),
  stethoscope: () =>
    thing(220, [
      rod('dark', 'M-50 -110C-60 -10 -40 40 0 40C40 40 60 -10 50 -110', 11),
      rod('dark', 'M0 40C0 100 60 120 76 70', 11),
      body('metal', disc(78, 44, 26)),
      flat('metalShade', disc(78, 44, 13)),
    ], { tints: ['dark'], grip: grip(0, 0, 180), wear: { x: 0, y: -104, width: 100 }, wornAt: 'neck' }),
}; // prettier-ignore
