/** Letters bent from tubes of light, on a plate of night where the shirt is light. */
import { mix } from '../../colour/colour.ts';
import { short } from '../../draw/path.ts';
import { path, rect } from '../../draw/svg.ts';
import type { Composition } from './compositions.ts';
import { fullLine, LEFT, middleLine, WIDTH } from './rows.ts';

const NIGHT = '#130a26';
const HUES = ['#ff4fd8', '#3fe0ff', '#ffd84f', '#7dff8a'];
/** From the outer glow to the light of the tube itself. */
const glow = (d: string, hex: string, width: number): string =>
  path(d, { stroke: mix(NIGHT, hex, 0.18), width: width + 46, round: true }) +
  path(d, { stroke: mix(NIGHT, hex, 0.38), width: width + 28, round: true }) +
  path(d, { stroke: mix(NIGHT, hex, 0.66), width: width + 14, round: true }) +
  path(d, { stroke: hex, width: width + 5, round: true }) +
  path(d, { stroke: mix(hex, '#ffffff', 0.78), width: width * 0.62, round: true });

export const tubes: Composition = (sheet, { lines, small }) => {
  const font = sheet.turn('tube-face', ['righteous', 'lobster', 'pacifico']);
  const start = sheet.brief.seed + sheet.brief.variant;
  let [svg, y] = ['', 150];
  lines.forEach((text, i) => {
    const line = fullLine(sheet, text, y, { font, width: WIDTH - 60, tallest: lines.length > 2 ? 180 : 250 });
    svg += glow(line.d, HUES[(start + i) % HUES.length]!, 12);
    y += line.height + 74;
  });
  const bar = `M${LEFT + 60} ${short(y - 16)}H${LEFT + WIDTH - 60}`;
  svg += glow(bar, HUES[(start + 2) % HUES.length]!, 9);
  if (small) {
    const line = middleLine(sheet, small.toUpperCase(), 'anton', { y: y + 34, width: 560, height: 62, tracking: 60 });
    svg += path(line.d, { fill: mix(HUES[(start + 1) % HUES.length]!, '#ffffff', 0.5) });
    y += 90;
  }
  const plate = sheet.brief.ground === 'light' ? rect(20, 60, 960, y - 10, { fill: NIGHT }, 60) : '';
  return { svg: plate + svg, foot: y + 50 };
};
