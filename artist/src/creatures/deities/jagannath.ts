/** Jagannath as he stands in Puri: of wood, with round eyes, without hands. */
import { drawFigure } from '../../figures/figure.ts';
import { boxOf, type Figure, type Shape } from '../../figures/shape.ts';
import { body, disc, flat, line, oval, plate, rod, star, stroke } from '../../things/pen.ts';
import { coloursOfGod } from './looks.ts';

const eye = (x: number): Shape[] => [
  plate('white', disc(x, -560, 112)),
  plate('accent', disc(x, -560, 84)),
  plate('line', disc(x, -560, 58)),
  flat('white', disc(x - 18, -580, 14)),
];
/** A fan of flowers and gold above the brow. */
const crown = (): Shape[] => [
  ...Array.from({ length: 11 }, (_, i) => {
    const a = ((i - 5) * 15 * Math.PI) / 180;
    return plate(i % 2 ? 'accent' : 'trim', `M0 -640L${Math.sin(a - 0.12) * 400} ${-640 - Math.cos(a - 0.12) * 330}Q${Math.sin(a) * 480} ${-640 - Math.cos(a) * 410} ${Math.sin(a + 0.12) * 400} ${-640 - Math.cos(a + 0.12) * 330}Z`);
  }),
  plate('metal', 'M-262 -650C-220 -800 -120 -860 0 -900C120 -860 220 -800 262 -650Z'),
  plate('trim', 'M-196 -660C-160 -760 -90 -800 0 -830C90 -800 160 -760 196 -660Z'),
  plate('accent', disc(0, -750, 34)),
  ...[-110, 110].map(x => plate('horn', disc(x, -708, 22))),
]; // prettier-ignore

const shapes: Shape[] = [
  ...crown(),
  ...[-1, 1].map(s => rod('skin', `M${s * 250} -470L${s * 400} -560`, 92)),
  ...[-1, 1].map(s => rod('metal', `M${s * 330} -474L${s * 372} -596`, 26)),
  body('cloth1', 'M-250 -330C-280 -180 -276 -80 -286 0H286C276 -80 280 -180 250 -330Z'),
  plate('accent', 'M-282 -70H282L286 0H-286Z'),
  plate('trim', 'M-280 -96H280V-66H-282Z'),
  body('skin', 'M-270 -660C-330 -560 -320 -400 -230 -340C-120 -280 120 -280 230 -340C320 -400 330 -560 270 -660C160 -720 -160 -720 -270 -660Z'),
  ...eye(-138),
  ...eye(138),
  stroke('line', 'M-128 -404C-60 -346 60 -346 128 -404', 40),
  stroke('accent', 'M-124 -404C-60 -350 60 -350 124 -404', 26),
  plate('accent', 'M-16 -470C-10 -498 10 -498 16 -470C10 -452 -10 -452 -16 -470Z'),
  stroke('white', 'M-40 -680L-14 -520Q0 -506 14 -520L40 -680', 16),
  stroke('accent', 'M0 -680V-540', 16),
  ...Array.from({ length: 15 }, (_, i) => {
    const t = (i / 14) * 2 - 1;
    return plate(i % 2 ? 'white' : 'trim', disc(t * 262, -190 + 80 * (1 - t * t) - 120 * t * t, 30));
  }),
  plate('metal', star(0, -206, 62, 44, 12)),
  plate('accent', oval(0, -206, 24, 24)),
  line('M-120 -30V-66M120 -30V-66', 'detail'),
]; // prettier-ignore

/** His anchors are those of one who stands. */
export function drawJagannath(): Figure {
  const { anchors } = drawFigure({ pose: 'stand' });
  const box = boxOf(shapes);
  return { shapes, anchors, things: [], box, faceBox: { x: -270, y: -680, width: 540, height: 340 } };
}
export const JAGANNATH_COLOURS = coloursOfGod('stone', ['#f5bd36', '#1f8a78', '#d8312f', '#f7cf5a'], { skin: '#1d1b24', skinShade: '#15131b' }); // prettier-ignore
