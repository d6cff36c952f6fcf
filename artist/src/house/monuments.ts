/** Monuments of India, seen from the front. */
import { mix } from '../colour/colour.ts';
import { both, box, shape, type HouseDrawings } from './drawing.ts';

const onionDome = (x: number, y: number, w: number, h: number, fill: string, spike: string) =>
  shape(
    `M${x - w * 0.4} ${y}C${x - w * 0.62} ${y - h * 0.35} ${x - w * 0.35} ${y - h * 0.62} ${x} ${y - h}C${x + w * 0.35} ${y - h * 0.62} ${x + w * 0.62} ${y - h * 0.35} ${x + w * 0.4} ${y}Z`,
    fill,
  ) + box(x - 2.5, y - h * 1.22, 5, h * 0.24, spike);
const pointedArch = (x: number, y: number, w: number, h: number, fill: string) =>
  shape(
    `M${x - w / 2} ${y}V${y - h * 0.55}Q${x - w / 2} ${y - h * 0.8} ${x} ${y - h}Q${x + w / 2} ${y - h * 0.8} ${x + w / 2} ${y - h * 0.55}V${y}Z`,
    fill,
  );

export const MONUMENTS: HouseDrawings = {
  taj: {
    width: 630,
    height: 430,
    draw(c) {
      const [wall, dome, trim] = [c.paper, mix(c.paper, c.b, 0.35), c.b];
      const minaret = (x: number) =>
        shape(`M${x - 13} 0L${x - 9} -250H${x + 9}L${x + 13} 0Z`, wall) +
        [-170, -90, -256].map(y => box(x - 15, y, 30, 8, trim)).join('') +
        onionDome(x, -256, 30, 34, dome, trim);
      const side = minaret(270) + minaret(205) + onionDome(95, -165, 70, 72, dome, trim);
      const niches = [90, 130].map(x => pointedArch(x, 0, 28, 62, trim) + pointedArch(x, -82, 28, 62, trim)).join('');
      return `<g transform="translate(0 205)">${both(side)}${shape('M-70 -180V-205H70V-180Z', wall)}${onionDome(0, -200, 190, 175, dome, trim)}${box(-160, -165, 320, 165, wall)}${box(-62, -182, 124, 182, dome)}${pointedArch(0, 0, 84, 150, trim)}${pointedArch(0, 0, 56, 110, c.ink)}${both(niches)}${box(-310, 0, 620, 16, trim)}</g>`;
    },
  },
};
