/** Garments as they hang, drawn flat in units of the frame: their edges, and the lines along which they are sewn. */
import type { Template, View } from '../../../domain/src/catalog.ts';

type Point = [x: number, y: number];
export interface Shape {
  /** Points of the left side; the right side mirrors them. */
  shoulder: Point;
  armpit: Point;
  /** The end of the sleeve: its outer and its inner corner. */
  sleeveOuter: Point;
  sleeveInner: Point;
  hem: Point;
  /** Everything that is cloth, as areas over each other. */
  outline: string[];
  /** The hole through which the inside is seen; '' at the back. */
  hole: string;
  /** Bands of rib as lines with their width. */
  ribs: { line: string; width: number }[];
  /** Seams that lie in a groove, on both sides; and rows of stitches. */
  seams: string[];
  stitches: string[];
  /** Cloth that lies on the garment (hood, pocket) as areas, with how thick they are. */
  patches: { area: string; thick: number }[];
  /** A hood that bulges over what lies under it. */
  hood?: string;
  /** Cords as lines. */
  cords: string[];
  /** The middle line of the neck's edge, and the inside of the back under it. */
  neck: { x: number; y: number; front: number; back: number; rib: number };
}

interface Tee {
  neckX: number;
  neckY: number;
  neckFront: number;
  neckBack: number;
  rib: number;
  shoulder: Point;
  sleeveOuter: Point;
  sleeveInner: Point;
  armpit: Point;
  waist: Point;
  hem: Point;
}

const TEES: Record<Exclude<Template, 'hoodie'>, Tee> = {
  regular: { neckX: 410, neckY: 98, neckFront: 188, neckBack: 120, rib: 21, shoulder: [232, 160], sleeveOuter: [78, 414], sleeveInner: [200, 466], armpit: [234, 366], waist: [243, 640], hem: [232, 902] },
  oversized: { neckX: 414, neckY: 96, neckFront: 184, neckBack: 118, rib: 24, shoulder: [172, 184], sleeveOuter: [44, 520], sleeveInner: [178, 564], armpit: [204, 430], waist: [204, 680], hem: [196, 920] },
  'oversized-premium': { neckX: 416, neckY: 94, neckFront: 172, neckBack: 114, rib: 33, shoulder: [162, 178], sleeveOuter: [26, 532], sleeveInner: [166, 592], armpit: [192, 440], waist: [186, 680], hem: [182, 900] },
}; // prettier-ignore

const at = ([x, y]: Point) => `${x} ${y}`;
const r = (x: number) => 1000 - x;
const mirror = ([x, y]: Point): Point => [r(x), y];

/** The right half of an outline, from the left half's segments drawn backwards, is written out: paths cannot mirror themselves. */
function teeBody({
  neckX: nx,
  neckY: ny,
  shoulder: sh,
  sleeveOuter: so,
  sleeveInner: si,
  armpit: arm,
  waist,
  hem,
}: Tee) {
  return (
    `M${nx} ${ny}C${nx - 44} ${ny + 15} ${sh[0] + 70} ${sh[1] - 30} ${sh[0] + 24} ${sh[1] - 8}C${sh[0] - 26} ${sh[1] + 22} ${so[0] + 58} ${so[1] - 132} ${so[0]} ${so[1] - 2}` +
    `Q${so[0] - 1} ${so[1] + 4} ${so[0] + 5} ${so[1] + 7}L${si[0] - 3} ${si[1] + 3}Q${si[0] + 3} ${si[1] + 3} ${si[0] + 4} ${si[1] - 4}L${at(arm)}` +
    `C${arm[0] + 8} ${arm[1] + 130} ${waist[0] - 2} ${waist[1] - 110} ${at(waist)}C${waist[0] - 2} ${waist[1] + 120} ${hem[0] + 2} ${hem[1] - 130} ${at(hem)}` +
    `C400 ${hem[1] + 18} 600 ${hem[1] + 18} ${r(hem[0])} ${hem[1]}C${r(hem[0]) - 2} ${hem[1] - 130} ${r(waist[0]) + 2} ${waist[1] + 120} ${at(mirror(waist))}` +
    `C${r(waist[0]) + 2} ${waist[1] - 110} ${r(arm[0]) - 8} ${arm[1] + 130} ${at(mirror(arm))}L${r(si[0]) - 4} ${si[1] - 4}Q${r(si[0]) - 3} ${si[1] + 3} ${r(si[0]) + 3} ${si[1] + 3}` +
    `L${r(so[0]) - 5} ${so[1] + 7}Q${r(so[0]) + 1} ${so[1] + 4} ${r(so[0])} ${so[1] - 2}C${r(so[0]) - 58} ${so[1] - 132} ${r(sh[0]) + 26} ${sh[1] + 22} ${r(sh[0]) - 24} ${sh[1] - 8}` +
    `C${r(sh[0]) - 70} ${sh[1] - 30} ${r(nx) + 44} ${ny + 15} ${r(nx)} ${ny}`
  );
}

function teeShape(tee: Tee, view: View): Shape {
  const { neckX: nx, neckY: ny, shoulder: sh, sleeveOuter: so, sleeveInner: si, armpit: arm, hem, rib } = tee;
  const body = teeBody(tee);
  const bend = (y: number) => ny + (y - ny) * 0.62;
  const backwards = (y: number) =>
    `C${r(nx) - 6} ${bend(y)} 548 ${y} 500 ${y}C452 ${y} ${nx + 6} ${bend(y)} ${nx} ${ny}`;
  const line = (y: number, x = nx) =>
    `M${x} ${ny}C${x + 6} ${bend(y)} 452 ${y} 500 ${y}C548 ${y} ${r(x) - 6} ${bend(y)} ${r(x)} ${ny}`;
  const deep = view === 'front' ? tee.neckFront : tee.neckBack;
  const foot = (up: number) => `M${hem[0] - 4} ${hem[1] - up}C400 ${hem[1] + 18 - up} 600 ${hem[1] + 18 - up} ${r(hem[0]) + 4} ${hem[1] - up}`; // prettier-ignore
  const cuff = (up: number) => `M${so[0] + up * 0.46} ${so[1] - up}L${si[0] + up * 0.42} ${si[1] - up * 1.1}`;
  const armhole = `M${sh[0] + 22} ${sh[1] - 10}C${sh[0] + 50} ${sh[1] + 70} ${arm[0] + 24} ${arm[1] - 110} ${at(arm)}`;
  return {
    ...{ shoulder: sh, armpit: arm, sleeveOuter: so, sleeveInner: si, hem },
    outline: [`${body}${backwards(tee.neckBack)}Z`],
    hole: view === 'front' ? `${line(tee.neckBack)}${backwards(tee.neckFront)}Z` : '',
    ribs: [{ line: line(deep + rib * 0.5, nx - rib * 0.36), width: rib }],
    seams: [armhole, line(deep + rib, nx - rib * 0.72)],
    stitches: [foot(22), foot(15), cuff(22), cuff(16), line(deep + rib + 5, nx - rib * 0.8)],
    ...{ patches: [], cords: [] },
    neck: { x: nx, y: ny, front: deep, back: tee.neckBack, rib },
  };
}

const SLEEVE =
  'C206 258 176 330 152 440C136 520 118 640 104 748L98 802Q97 812 106 813L176 821Q185 822 187 812L196 756C212 660 240 540 262 446';
const SLEEVE_BACK =
  'C760 540 788 660 804 756L813 812Q815 822 824 821L894 813Q903 812 902 802L896 748C882 640 864 520 848 440C824 330 794 258 738 238';
const HOOD_DOWN = 'M398 190C350 196 336 250 366 304C396 350 450 378 500 380C550 378 604 350 634 304C664 250 650 196 602 190C560 168 440 168 398 190Z'; // prettier-ignore
const HOOD_UP = 'M394 206C356 150 352 72 424 40C468 22 532 22 576 40C648 72 644 150 606 206C590 250 540 276 500 290C460 276 410 250 394 206Z'; // prettier-ignore
const OPENING = 'M497 276C438 244 402 176 420 116C434 76 468 64 500 64C532 64 566 76 580 116C598 176 562 244 503 276Q500 278 497 276Z'; // prettier-ignore
const POCKET = 'M384 612H616Q622 612 624 617L696 728Q702 738 702 748V848H298V748Q298 738 304 728L376 617Q378 612 384 612Z'; // prettier-ignore
const HEM = 'M268 888C400 902 600 902 732 888';

function hoodieShape(view: View): Shape {
  const body = `M262 446C266 560 258 700 258 806Q254 830 262 852L264 908Q264 918 274 919C400 934 600 934 726 919Q736 918 736 908L738 852Q746 830 742 806C742 700 734 560 738 446`; // prettier-ignore
  const top = `M396 190C350 204 300 216 262 238${SLEEVE}`;
  const whole = `${top}${body.replace('M262 446', '')}${SLEEVE_BACK}C700 216 650 204 604 190C560 176 440 176 396 190Z`;
  const armhole = 'M286 226C262 290 254 380 262 446';
  const cuff = 'M101 776L191 786';
  const shared = {
    shoulder: [262, 238] as Point,
    armpit: [262, 446] as Point,
    sleeveOuter: [98, 806] as Point,
    sleeveInner: [187, 816] as Point,
    hem: [264, 914] as Point,
    neck: { x: 396, y: 190, front: 276, back: 190, rib: 20 },
  };
  const ribs = [
    { line: HEM, width: 58 },
    { line: cuff, width: 64 },
  ];
  const sewn = ['M258 858C400 874 600 874 742 858', 'M108 743L199 754'];
  if (view === 'back')
    return {
      ...shared,
      ...{ outline: [whole], hole: '', ribs },
      seams: [armhole, ...sewn],
      stitches: [
        'M374 300C404 342 452 368 500 370C548 368 596 342 626 300',
        'M452 182C438 240 446 320 470 372',
        'M548 182C562 240 554 320 530 372',
      ],
      patches: [{ area: HOOD_DOWN, thick: 5 }],
      hood: HOOD_DOWN,
      cords: [],
    };
  return {
    ...shared,
    outline: [whole, HOOD_UP],
    hole: OPENING,
    ribs,
    seams: [armhole, ...sewn, 'M394 204C412 252 462 282 500 294C538 282 588 252 606 204'],
    stitches: ['M497 288C424 250 388 176 408 110C424 64 466 50 500 50C534 50 576 64 592 110C612 176 576 250 503 288', 'M314 740L384 624M616 624L686 740', 'M386 622H614'],
    patches: [{ area: POCKET, thick: 3.4 }],
    cords: ['M440 244C432 290 428 330 434 388', 'M560 244C569 286 572 322 566 372'],
  }; // prettier-ignore
}

/** The shape of a garment seen from one side. */
export const shapeOf = (type: Template, view: View): Shape =>
  type === 'hoodie' ? hoodieShape(view) : teeShape(TEES[type], view);
