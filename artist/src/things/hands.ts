/** A hand that holds something up: a fist around a stem or a phone, an open palm under what is round. The fingers close before it. */
import { body, line, plate } from './pen.ts';
import { grip, span, thing, type Thing } from './thing.ts';

const cuff = [body('cloth1', 'M-66 250L-60 196H62L70 250Z'), plate('cloth2', 'M-70 250V284H74V250Z')];

export const HANDS: Record<string, () => Thing> = {
  // Shapes from `front` on are the fingers.
  'holding hand': () =>
    thing(520, [
      body('skin', 'M-52 214C-56 150 -92 110 -92 40C-92 -20 -70 -52 -30 -56H40C76 -52 92 -20 90 30C88 100 58 140 54 214Z'),
      ...cuff,
      body('skin', 'M-86 -40C-50 -62 44 -64 78 -44C92 -34 92 -10 76 -6C44 4 -50 6 -84 0C-100 -6 -100 -32 -86 -40Z', 'f1'),
      body('skin', 'M-90 4C-54 -10 50 -12 86 0C100 8 100 34 84 40C48 48 -54 50 -90 44C-104 38 -104 12 -90 4Z', 'f2'),
      body('skin', 'M-88 50C-52 38 48 36 80 48C94 56 92 82 78 86C44 94 -52 96 -84 88C-98 82 -100 58 -88 50Z', 'f3'),
      body('skin', 'M-78 94C-46 84 40 84 66 94C78 102 76 124 64 128C34 134 -46 134 -72 128C-86 122 -88 102 -78 94Z', 'f4'),
      body('skin', 'M-112 -20C-106 -46 -74 -56 -46 -46C0 -30 34 -28 44 -12C50 6 20 16 -14 8C-28 40 -60 60 -84 52C-112 40 -120 8 -112 -20Z', 'thumb'),
      line('M20 -16C28 -20 36 -18 40 -10'),
    ], { front: 2, tints: ['skin'], grip: grip(0, 20, 180), colours: { skin: '#c98a5a' } }),
  'open palm': () =>
    thing(620, [
      body('skin', 'M-70 210C-66 150 -120 120 -190 60C-212 40 -196 14 -170 22C-130 40 -90 60 -60 62H60C90 60 130 40 170 22C196 14 212 40 190 60C120 120 66 150 70 210Z'),
      line('M-120 62C-90 84 -60 96 -20 96M120 62C96 84 70 92 40 96'),
      body('cloth1', 'M-84 250L-72 200H72L84 250Z'), plate('cloth2', 'M-88 250V284H88V250Z'),
    ], { tints: ['skin'], top: span(0, 60, 200), grip: grip(0, 40, 180), colours: { skin: '#c98a5a' }, isEven: true }),
}; // prettier-ignore
