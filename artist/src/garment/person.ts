/** Somebody who wears the garment, from the lips to the thighs, as vectors under and in it: in units of the garment's frame. */
import { mix } from '../colour/colour.ts';
import { short } from '../draw/path.ts';
import { path } from '../draw/svg.ts';
import { dice } from '../seed.ts';
import type { View } from './geometry.ts';
import { SKINS, type Build, type Wearer } from '../../../domain/src/preview-scenes.ts';
import type { Shape } from './shapes.ts';

/** How thick arms and neck are beside a medium build's. */
const THICK: Record<Build, number> = { slim: 0.86, medium: 1, broad: 1.16 };
const HAIR = '#1d1512';

type Point = [x: number, y: number];
/** A blur for what lies in a part of the frame. */
const soft = (id: string, by: number, [x, y, width, height]: readonly number[]) =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}"><feGaussianBlur stdDeviation="${by}"/></filter>`;
const across = (id: string, stops: [number, string][]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`;
const blurred = (inner: string, filter: string, opacity: number) => `<g filter="url(#${filter})" opacity="${opacity}">${inner}</g>`; // prettier-ignore

/** Parts of a person in the frame: what is blurred there need not be blurred elsewhere. */
const PARTS = [['head', [370, -330, 260, 570]], ['arm', [-20, 380, 440, 560]], ['legs', [150, 840, 700, 500]]] as const; // prettier-ignore

/** Skin from its lit to its shaded side. */
function tones(skin: string) {
  const light = mix(skin, '#fff1e0', 0.16);
  const dark = mix(skin, '#3a1408', 0.34);
  return { skin, light, dark, deep: mix(skin, '#2a0d06', 0.55), red: mix(skin, '#b0483a', 0.28) };
}
type Tones = ReturnType<typeof tones>;

const definitions = (t: Tones) =>
  '<defs>' +
  PARTS.map(([name, box]) => [4, 9, 18].map(by => soft(`${name}${by}`, by, box)).join('')).join('') +
  across('limb', [[0, mix(t.skin, t.dark, 0.35)], [0.28, t.light], [0.62, t.skin], [1, t.dark]]) +
  across('neck', [[0, mix(t.skin, t.dark, 0.3)], [0.3, t.skin], [0.62, mix(t.skin, t.dark, 0.25)], [1, t.dark]]) +
  across('face', [[0, mix(t.skin, t.dark, 0.25)], [0.34, t.light], [0.66, t.skin], [1, mix(t.skin, t.dark, 0.8)]]) +
  across('leg', [[0, '#2a3348'], [0.3, '#48546e'], [0.7, '#333d55'], [1, '#1f2636']]) + '</defs>'; // prettier-ignore

/** A limb between joints, as wide at each as is said, with round ends. */
function limb(joints: { at: Point; width: number }[]): string {
  const side = (turn: 1 | -1) =>
    joints.map(({ at, width }, i) => {
      const [a, b] = [joints[Math.max(0, i - 1)]!.at, joints[Math.min(joints.length - 1, i + 1)]!.at];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const far = Math.hypot(dx, dy) || 1;
      return [at[0] - (dy / far) * (width / 2) * turn, at[1] + (dx / far) * (width / 2) * turn] as Point;
    });
  const outline = [...side(1), ...side(-1).reverse()];
  const mid = (a: Point, b: Point) => `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;
  const start = outline.at(-1)!;
  return `M${mid(start, outline[0]!)}${outline.map((p, i) => `Q${short(p[0])} ${short(p[1])} ${mid(p, outline[(i + 1) % outline.length]!)}`).join('')}Z`;
}

/** The left arm, its hand behind the back; drawn before the garment. */
function arm({ shoulder, sleeveOuter, sleeveInner, hem }: Shape, t: Tones, thick: number, cloth: string): string {
  const end: Point = [(sleeveOuter[0] + sleeveInner[0]) / 2 + 6, (sleeveOuter[1] + sleeveInner[1]) / 2];
  const [dx, dy] = [end[0] - shoulder[0] - 8, end[1] - shoulder[1]];
  const far = Math.hypot(dx, dy);
  const along = (units: number): Point => [shoulder[0] + 8 + (dx / far) * units, shoulder[1] + (dy / far) * units];
  const elbow = along(Math.max(far + 70, 372));
  const bone = (x: number, y: number, width: number) => ({ at: [elbow[0] + x, Math.min(elbow[1] + y, hem[1] - 70)] as Point, width: width * thick }); // prettier-ignore
  const shape = limb([
    { at: along(far - 60), width: 102 * thick },
    { at: along(far + 6), width: 98 * thick },
    bone(5, -42, 90),
    bone(-1, -14, 88),
    bone(4, 16, 86),
    bone(26, 46, 90),
    bone(70, 100, 90),
    bone(140, 190, 74),
    bone(230, 290, 56),
  ]);
  const tilt = (Math.atan2(sleeveInner[1] - sleeveOuter[1], sleeveInner[0] - sleeveOuter[0]) * 180) / Math.PI;
  const half = Math.hypot(sleeveInner[0] - sleeveOuter[0], sleeveInner[1] - sleeveOuter[1]) / 2;
  const mouth = `<ellipse cx="${short((sleeveOuter[0] + sleeveInner[0]) / 2)}" cy="${short((sleeveOuter[1] + sleeveInner[1]) / 2 + 1)}" rx="${short(half - 3)}" ry="13" transform="rotate(${short(tilt)} ${short((sleeveOuter[0] + sleeveInner[0]) / 2)} ${short((sleeveOuter[1] + sleeveInner[1]) / 2)})" fill="${mix(cloth, '#000000', 0.6)}"/>`;
  const crook = `M${short(elbow[0] + 26)} ${short(elbow[1] - 6)}q16 12 34 16`;
  const shade =
    path(`M${short(end[0] - 90)} ${short(end[1] + 6)}L${short(end[0] + 90)} ${short(end[1] + 26)}`, { stroke: t.deep, width: 46 }) +
    path(`M${short(elbow[0] + 150)} ${short(elbow[1] + 20)}L${short(elbow[0] + 190)} ${short(elbow[1] + 330)}`, { stroke: t.deep, width: 110 }); // prettier-ignore
  return (
    `<clipPath id="arm"><path d="${shape}"/></clipPath>${mouth}` +
    path(shape, { fill: 'url(#limb)' }) +
    `<g clip-path="url(#arm)">${blurred(shade, 'arm18', 0.62)}${blurred(path(crook, { stroke: t.dark, width: 5 }), 'arm4', 0.7)}</g>`
  );
}

/** Jeans below the hem, in the shadow that it casts. */
function jeans({ hem }: Shape, view: View, cloth: string): string {
  const y = hem[1];
  // A body is as wide as it is, however wide the shirt.
  const x = Math.max(hem[0], 226);
  const leg = `M${x + 18} ${y - 60}C${x + 10} ${y + 60} ${x + 16} ${y + 240} ${x + 30} ${y + 420}H486C490 ${y + 260} 492 ${y + 190} 500 ${y + 118}V${y - 60}Z`;
  const folds = [[-20, 96, -120, 130], [-14, 112, -92, 176], [-30, 150, -150, 186]]
    .map(([a, b, c, d]) => path(`M${500 + a!} ${y + b!}Q${500 + (a! + c!) / 2} ${y + b! + 8} ${500 + c!} ${y + d!}`, { stroke: '#141a28', width: 7 })); // prettier-ignore
  const inside = path(
    `M${hem[0] + 3} ${y - 40}V${y - 1}C400 ${y + 26} 600 ${y + 26} ${997 - hem[0]} ${y - 1}V${y - 40}Z`,
    { fill: mix(cloth, '#000000', 0.62) },
  );
  const half = path(leg, { fill: 'url(#leg)' }) + blurred(folds.join(''), 'legs9', 0.55);
  const sewn =
    view === 'front'
      ? `M500 ${y - 20}V${y + 118}M500 ${y + 60}q-34 30 -34 -60`
      : `M500 ${y - 20}V${y + 118}M330 ${y + 8}V${y + 96}L372 ${y + 116}L414 ${y + 96}V${y + 8}M586 ${y + 8}V${y + 96}L628 ${y + 116}L670 ${y + 96}V${y + 8}`;
  const seam = path(sewn, { stroke: '#8b6f47', width: 2.2, opacity: 0.6 });
  const shadow = blurred(path(`M${x} ${y + 2}C400 ${y + 24} 600 ${y + 24} ${1000 - x} ${y + 2}`, { stroke: '#05070c', width: 60 }), 'legs18', 0.9); // prettier-ignore
  return `${inside}<clipPath id="legs"><path d="${leg}"/><path transform="translate(1000 0) scale(-1 1)" d="${leg}"/></clipPath><g clip-path="url(#legs)">${half}<g transform="translate(1000 0) scale(-1 1)">${half}</g>${seam}${shadow}</g>`;
}

/** Head to the lips, and neck, over the inside of the garment and under its front. */
function headInFront({ neck, hole }: Shape, t: Tones, thick: number): string {
  const y = neck.y + 14;
  const w = 64 * thick ** 0.6;
  const throat = `M${500 - w - 6} ${y - 130}C${500 - w} ${y - 60} ${500 - w} ${y - 20} ${500 - w - 14} ${y + 8}C${500 - w - 26} ${y + 26} ${neck.x - 10} ${y + 30} ${neck.x - 30} ${y + 44}V${neck.front + 40}H${1030 - neck.x}V${y + 44}C${1010 - neck.x} ${y + 30} ${500 + w + 26} ${y + 26} ${500 + w + 14} ${y + 8}C${500 + w} ${y - 20} ${500 + w} ${y - 60} ${500 + w + 6} ${y - 130}Z`;
  const jaw = `M402 ${y - 330}C404 ${y - 250} 408 ${y - 190} 418 ${y - 160}C430 ${y - 122} 462 ${y - 84} 482 ${y - 77}Q500 ${y - 72} 518 ${y - 77}C538 ${y - 84} 570 ${y - 122} 582 ${y - 160}C592 ${y - 190} 596 ${y - 250} 598 ${y - 330}Z`;
  const ear = (side: 1 | -1) => path(`M${500 + side * 92} ${y - 214}C${500 + side * 110} ${y - 206} ${500 + side * 104} ${y - 172} ${500 + side * 88} ${y - 176}Z`, { fill: side < 0 ? t.skin : t.dark }); // prettier-ignore
  const collar = `<clipPath id="throat"><path d="${throat}"/></clipPath><g clip-path="url(#throat)">${blurred(path(hole, { stroke: t.deep, width: 26 }), 'head9', 0.6)}`;
  const under = blurred(
    path(`M424 ${y - 150}C440 ${y - 40} 560 ${y - 40} 590 ${y - 150}Z`, { fill: t.deep }),
    'head9',
    0.62,
  );
  const bones = blurred(path(`M470 ${neck.front - 26}C456 ${neck.front - 34} 440 ${neck.front - 36} 424 ${neck.front - 34}M530 ${neck.front - 26}C544 ${neck.front - 34} 560 ${neck.front - 36} 576 ${neck.front - 34}`, { stroke: t.dark, width: 7 }), 'head4', 0.6); // prettier-ignore
  const cords = blurred(path(`M${500 - w * 0.55} ${y - 60}Q${500 - w * 0.4} ${y + 20} 486 ${y + 56}M${500 + w * 0.62} ${y - 60}Q${500 + w * 0.4} ${y + 20} 514 ${y + 56}`, { stroke: t.dark, width: 9 }), 'head9', 0.55); // prettier-ignore
  const mouth = y - 128;
  const lips =
    path(`M466 ${mouth}C478 ${mouth - 9} 490 ${mouth - 12} 500 ${mouth - 8}C510 ${mouth - 12} 522 ${mouth - 9} 534 ${mouth}Q500 ${mouth + 4} 466 ${mouth}Z`, { fill: mix(t.red, t.dark, 0.35) }) +
    path(`M466 ${mouth}Q500 ${mouth + 4} 534 ${mouth}C524 ${mouth + 15} 512 ${mouth + 18} 500 ${mouth + 18}C488 ${mouth + 18} 476 ${mouth + 15} 466 ${mouth}Z`, { fill: t.red }) +
    path(`M464 ${mouth}Q500 ${mouth + 5} 536 ${mouth}`, { stroke: t.deep, width: 2.6, opacity: 0.8 }); // prettier-ignore
  const modelling =
    blurred(path(`M474 ${mouth + 27}Q500 ${mouth + 34} 526 ${mouth + 27}`, { stroke: t.dark, width: 8 }), 'head4', 0.5) +
    blurred(path(`M592 ${y - 330}C588 ${y - 200} 574 ${y - 130} 522 ${y - 84}`, { stroke: t.deep, width: 30 }), 'head9', 0.45) +
    blurred(path(`M446 ${y - 300}C440 ${y - 230} 446 ${y - 180} 470 ${y - 130}`, { stroke: t.light, width: 34 }), 'head18', 0.6); // prettier-ignore
  return (
    path(throat, { fill: 'url(#neck)' }) + `${collar}${under}${cords}${bones}</g>` + ear(-1) + ear(1) +
    `<clipPath id="jaw"><path d="${jaw}"/></clipPath>` + path(jaw, { fill: 'url(#face)' }) + `<g clip-path="url(#jaw)">${modelling}</g><g opacity=".92">${lips}</g>`
  ); // prettier-ignore
}

/** Head and nape from behind, under the garment's collar. */
function headBehind({ neck }: Shape, t: Tones, thick: number): string {
  const y = neck.y + 14;
  const w = 64 * thick ** 0.6;
  const nape = `M${500 - w} ${y - 150}C${500 - w} ${y - 40} ${500 - w} ${y - 10} ${500 - w - 30} ${y + 40}H${500 + w + 30}C${500 + w} ${y - 10} ${500 + w} ${y - 40} ${500 + w} ${y - 150}Z`;
  const hair = `M398 ${y - 360}C396 ${y - 240} 404 ${y - 180} 424 ${y - 128}C440 ${y - 92} 462 ${y - 74} 500 ${y - 72}C538 ${y - 74} 560 ${y - 92} 576 ${y - 128}C596 ${y - 180} 604 ${y - 240} 602 ${y - 360}Z`;
  const random = dice(19);
  let strands = '';
  for (let i = 0; i < 150; i++) {
    const [x, from] = [random.between(402, 598), y - random.between(90, 330)];
    const end = 500 + (x - 500) * 0.9 + random.between(-10, 10);
    strands += path(`M${short(x)} ${short(from)}Q${short((x + end) / 2 + random.between(-5, 5))} ${short(from + 24)} ${short(end)} ${short(from + random.between(34, 70))}`, { stroke: random.pick(['#3a2a20', '#4a382b', '#120c09']), width: random.between(1.2, 2.6), opacity: 0.55 }); // prettier-ignore
  }
  const light = blurred(
    path(`M430 ${y - 330}C424 ${y - 250} 432 ${y - 180} 456 ${y - 120}`, { stroke: '#6a5342', width: 26 }),
    'head18',
    0.5,
  );
  const ear = (side: 1 | -1) => path(`M${500 + side * 94} ${y - 250}C${500 + side * 122} ${y - 250} ${500 + side * 112} ${y - 176} ${500 + side * 86} ${y - 180}Z`, { fill: side < 0 ? t.skin : t.dark }); // prettier-ignore
  const fade = blurred(path(`M444 ${y - 92}Q500 ${y - 58} 556 ${y - 92}`, { stroke: HAIR, width: 26 }), 'head9', 0.8);
  return ear(-1) + ear(1) + path(nape, { fill: 'url(#neck)' }) + fade + path(hair, { fill: HAIR }) + `<clipPath id="hair"><path d="${hair}"/></clipPath><g clip-path="url(#hair)">${light}${strands}</g>`; // prettier-ignore
}

/** The person's two layers: under the whole garment, and over its inside but under its front. */
export function drawWearer(
  shape: Shape,
  view: View,
  { build, skin }: Wearer,
  cloth: string,
): { under: string; within: string } {
  const t = tones(SKINS[skin]!);
  const thick = THICK[build];
  const left = arm(shape, t, thick, cloth);
  // The other arm is lit from the same side: its gradient is not mirrored with it.
  const right = left.replaceAll('id="arm"', 'id="other"').replaceAll('url(#arm)', 'url(#other)').replaceAll('url(#limb)', 'url(#limb-right)'); // prettier-ignore
  const other = across('limb-right', [[0, mix(t.skin, t.dark, 0.9)], [0.4, mix(t.skin, t.dark, 0.25)], [0.75, t.skin], [1, mix(t.skin, t.dark, 0.4)]]); // prettier-ignore
  const defs = definitions(t).replace('</defs>', `${other}</defs>`);
  const behind = view === 'back' ? headBehind(shape, t, thick) : '';
  return {
    under: `${defs}${jeans(shape, view, cloth)}${left}<g transform="translate(1000 0) scale(-1 1)">${right}</g>${behind}`,
    within: view === 'back' ? '' : `${defs}${headInFront(shape, t, thick)}`,
  };
}
