/** What is drunk. Vessels stand on y = 0; they are held at the side and drunk from at the rim. */
import { body, box, disc, flat, line, oval, plate, rod, stroke } from './pen.ts';
import { at, grip, thing, type Thing } from './thing.ts';

/** Three threads of steam above a point. */
export const steam = (x: number, y: number, s = 1) =>
  [-26, 0, 26].map((dx, i) => ({
    ...stroke('steel', `M${x + dx * s} ${y}q${-14 * s} ${-16 * s} 0 ${-32 * s}t0 ${-(i === 1 ? 44 : 32) * s}`, 8 * s),
    thing: 'steam',
  }));

const TEA = '#b5713a';

export const DRINKS: Record<string, () => Thing> = {
  chai: () =>
    thing(112, [
      steam(0, -196),
      body('glass', 'M-58 -176H58L46 -8Q45 0 36 0H-36Q-45 0 -46 -8Z'),
      flat('accent', 'M-52 -138H52L43 -12Q42 -6 36 -6H-36Q-42 -6 -43 -12Z'),
      flat('accentShade', 'M14 -138H52L43 -12Q42 -6 36 -6H16Z'),
      flat('trim', oval(0, -138, 52, 9)),
      stroke('white', 'M-36 -128L-31 -40', 10),
      line('M-45 -46Q0 -36 45 -46M-28 -42L-26 -8M0 -39V-6M28 -42L26 -8', 'detail'),
      line(oval(0, -176, 58, 10), 'form'),
    ], { colours: { glass: '#f4e7d3', accent: TEA, accentShade: '#99592a', trim: '#d9a066' }, tints: [], grip: grip(0, -84, 180), mouth: at(-56, -176), isEven: true, outlet: at(0, -186) }),
  cup: () =>
    thing(118, [
      steam(0, -128),
      rod('cloth1', 'M62 -88C112 -96 112 -30 56 -34', 15),
      body('cloth1', 'M-66 -112H66C66 -40 50 0 22 0H-22C-50 0 -66 -40 -66 -112Z'),
      flat('cloth1Shade', 'M26 -110H66C66 -40 50 0 22 0H6C26 -20 30 -60 26 -110Z'),
      plate('cloth1', oval(0, -112, 66, 16)),
      flat('accent', oval(0, -109, 54, 10)),
      stroke('white', 'M-46 -84Q-44 -50 -34 -30', 9),
    ], { colours: { accent: TEA }, tints: ['cloth1'], grip: grip(74, -62, 180), mouth: at(-64, -112), outlet: at(0, -120) }),
  'filter coffee': () =>
    thing(128, [
      steam(0, -178),
      body('metal', 'M-86 -62H86L66 -4Q64 0 58 0H-58Q-64 0 -66 -4Z'),
      flat('metalShade', 'M40 -62H86L66 -4Q64 0 58 0H26Z'),
      plate('metal', oval(0, -62, 86, 15)),
      body('metal', 'M-44 -160H44L38 -56Q0 -46 -38 -56Z'),
      flat('metalShade', 'M14 -158H44L38 -56Q28 -51 14 -50Z'),
      plate('metal', 'M-52 -164Q0 -150 52 -164L46 -148Q0 -136 -46 -148Z'),
      plate('accent', oval(0, -162, 52, 13)),
      flat('trim', oval(-6, -163, 38, 8)),
      stroke('white', 'M-28 -138L-24 -66M-68 -46L-58 -12', 8),
    ], { colours: { metal: '#cfd3d6', metalShade: '#9aa2a8', accent: '#6b3e22', trim: '#b98a5d' }, tints: [], grip: grip(0, -104, 180), mouth: at(-50, -162), isEven: true, outlet: at(0, -172) }),
  'paper cup': () =>
    thing(124, [
      body('white', 'M-50 -150H50L38 0H-38Z'),
      flat('whiteShade', 'M20 -150H50L38 0H16Z'),
      plate('cloth1', 'M-47 -108H47L41 -38H-41Z'),
      flat('cloth1Shade', 'M19 -108H47L41 -38H17Z'),
      body('cloth2', 'M-58 -150H58L54 -168H-54Z'),
      plate('cloth2', 'M-46 -168H46L42 -184H-42Z'),
    ], { colours: { cloth1: '#9b5f36', cloth2: '#4b2e20' }, tints: ['cloth1'], grip: grip(0, -70, 180), mouth: at(-44, -182), isEven: true }),
  glass: () =>
    thing(130, [
      body('glass', 'M-50 -170H50L40 -6Q40 0 32 0H-32Q-40 0 -40 -6Z'),
      flat('accent', 'M-45 -124H45L38 -10Q37 -6 32 -6H-32Q-37 -6 -38 -10Z'),
      flat('accentShade', 'M14 -124H45L38 -10Q37 -6 32 -6H14Z'),
      line(oval(0, -170, 50, 9), 'form'),
      stroke('white', 'M-32 -112L-28 -36', 9),
    ], { colours: { glass: '#eef4f4', accent: '#f0a63a', accentShade: '#d98620' }, tints: ['accent'], grip: grip(0, -80, 180), mouth: at(-48, -170), isEven: true }),
  lassi: () =>
    thing(136, [
      body('wood', 'M-52 -170C-48 -110 -46 -60 -36 0H36C46 -60 48 -110 52 -170Z'),
      flat('woodShade', 'M18 -170H52C48 -110 46 -60 36 0H14C24 -60 22 -110 18 -170Z'),
      body('white', 'M-54 -170C-60 -196 -30 -208 -18 -196C-8 -212 20 -208 22 -194C42 -204 62 -190 54 -170Q0 -156 -54 -170Z'),
      flat('accent', oval(-18, -186, 8, 5)),
      flat('accent', oval(14, -184, 9, 5)),
      flat('trim', oval(34, -182, 7, 4)),
      line('M-46 -120Q0 -110 46 -120', 'detail'),
    ], { colours: { wood: '#c4703f', woodShade: '#9e5227', white: '#fbf3df', accent: '#e0812c', trim: '#6f9c47' }, tints: [], grip: grip(0, -80, 180), mouth: at(-48, -176), isEven: true }),
  'beer mug': () =>
    thing(138, [
      rod('glass', 'M56 -118C112 -124 112 -34 54 -38', 16),
      body('glass', box(-58, -140, 116, 140, 12)),
      flat('accent', box(-48, -128, 96, 118, 8)),
      flat('accentShade', box(16, -128, 32, 118, 8)),
      stroke('trim', 'M-28 -90V-28M0 -90V-28M28 -90V-28', 9),
      body('white', 'M-62 -130C-78 -152 -54 -172 -36 -162C-26 -184 8 -182 14 -166C34 -180 66 -166 60 -148C76 -140 66 -116 50 -120C44 -106 22 -110 18 -120C0 -104 -22 -112 -28 -122C-40 -110 -58 -116 -62 -130Z'),
    ], { colours: { glass: '#f2f4ef', accent: '#f0ac30', accentShade: '#d98d1c', trim: '#f8cd6a' }, tints: [], grip: grip(76, -78, 180), mouth: at(-58, -140) }),
  'wine glass': () =>
    thing(150, [
      body('glass', 'M-52 -190C-62 -120 -36 -92 -8 -86V-14C-24 -12 -40 -8 -42 0H42C40 -8 24 -12 8 -14V-86C36 -92 62 -120 52 -190Z'),
      flat('accent', 'M-54 -150C-52 -112 -28 -96 0 -95C28 -96 52 -112 54 -150Z'),
      flat('accentShade', 'M18 -150H54C52 -118 34 -102 12 -97C22 -110 24 -130 18 -150Z'),
      line(oval(0, -190, 52, 8), 'form'),
      stroke('white', 'M-38 -142Q-36 -118 -24 -108', 8),
    ], { colours: { glass: '#f2f4f4', accent: '#8f1d33', accentShade: '#6f1226' }, tints: ['accent'], grip: grip(0, -58, 180), mouth: at(-50, -190), isEven: true }),
  bottle: () =>
    thing(190, [
      body('cloth1', 'M-20 -250H20V-196C22 -174 44 -166 46 -134V-14Q46 0 32 0H-32Q-46 0 -46 -14V-134C-44 -166 -22 -174 -20 -196Z'),
      flat('cloth1Shade', 'M4 -250H20V-196C22 -174 44 -166 46 -134V-14Q46 0 32 0H14C30 -60 22 -150 4 -190Z'),
      plate('white', box(-46, -116, 92, 70)),
      flat('accent', disc(0, -81, 20)),
      plate('metal', box(-24, -262, 48, 22, 5)),
    ], { grip: grip(0, -60, 180), mouth: at(0, -262), isEven: true }),
  'tender coconut': () =>
    thing(150, [
      stroke('line', 'M18 -128L60 -222L92 -226', 22),
      stroke('cloth2', 'M18 -128L60 -222L92 -226', 12),
      body('cloth1', 'M-82 -74C-88 -150 -44 -156 0 -152C44 -156 88 -150 82 -74C80 -20 40 0 0 0C-40 0 -80 -20 -82 -74Z'),
      flat('cloth1Shade', 'M30 -152C70 -154 86 -140 82 -74C80 -20 40 0 0 0C50 -20 70 -90 30 -152Z'),
      plate('white', oval(4, -136, 46, 20)),
      flat('glass', oval(4, -132, 32, 12)),
      stroke('cloth1Shade', 'M-56 -110Q-64 -70 -48 -36', 8),
    ], { colours: { cloth1: '#6aa84a', cloth2: '#e0533d', white: '#fbf5e6' }, tints: ['cloth1'], grip: grip(0, -64, 180), mouth: at(92, -226) }),
  kettle: () =>
    thing(230, [
      rod('metal', 'M-74 -176C-70 -256 70 -256 74 -176', 15),
      body('metal', 'M84 -70C120 -78 122 -130 160 -150L176 -134C150 -116 140 -60 96 -34Z'),
      body('metal', 'M-100 -66C-104 -130 -64 -176 0 -176C64 -176 104 -130 100 -66C98 -20 70 0 46 0H-46C-70 0 -98 -20 -100 -66Z'),
      flat('metalShade', 'M40 -168C84 -150 102 -110 100 -66C98 -20 70 0 46 0H10C60 -40 70 -110 40 -168Z'),
      plate('metal', 'M-54 -166Q0 -200 54 -166Q0 -150 -54 -166Z'),
      plate('dark', disc(0, -194, 12)),
      stroke('white', 'M-74 -92Q-72 -50 -50 -24', 10),
    ], { colours: { metal: '#c9ced2', metalShade: '#969ea5' }, tints: ['metal'], grip: grip(0, -232, 90), outlet: at(170, -146) }),
  'water bottle': () =>
    thing(170, [
      plate('dark', box(-18, -214, 36, 30, 8)),
      body('cloth1', 'M-30 -190H30C42 -176 42 -164 42 -150V-14Q42 0 28 0H-28Q-42 0 -42 -14V-150C-42 -164 -42 -176 -30 -190Z'),
      flat('cloth1Shade', 'M10 -190H30C42 -176 42 -164 42 -150V-14Q42 0 28 0H12C22 -60 20 -130 10 -190Z'),
      stroke('white', 'M-26 -150V-40', 9),
    ], { grip: grip(0, -96, 180), mouth: at(0, -214), isEven: true }),
}; // prettier-ignore
