/** A pile of folded garments on a table by a window, as vectors, 1000 x 1250 units. */
import { mix } from '../colour/colour.ts';
import { short } from '../draw/path.ts';
import { path, rect } from '../draw/svg.ts';
import { subDice } from '../seed.ts';

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1250">${inner}</svg>`;
/** Corners of the uppermost garment, from the upper left, clockwise. */
export const FOLDED = [[238, 330], [762, 330], [842, 905], [158, 905]] as const; // prettier-ignore
const ROLL = 34;

/** Wall and table. */
export function table(seed: number): string {
  const dice = subDice(seed, 'pile');
  const wall = dice.pick(['#d8cfc0', '#c7cec8', '#d9c2b2', '#c3c8d2']);
  const wood = dice.pick(['#a9794f', '#8a5f3f', '#bb9369']);
  let boards = '';
  for (let i = -8; i <= 8; i++) {
    const tone = mix(wood, i % 2 ? '#2f1c10' : '#f2d8b4', dice.between(0.03, 0.12));
    boards += path(`M${500 + i * 92} 300L${500 + (i + 1) * 92} 300L${500 + (i + 1) * 190} 1250L${500 + i * 190} 1250Z`, { fill: tone });
    boards += path(`M${500 + i * 92} 300L${500 + i * 190} 1250`, { stroke: mix(wood, '#1c0f07', 0.6), width: 2.4, opacity: 0.6 });
    for (let k = 0; k < 5; k++) {
      const [t, from] = [i + dice(), dice.between(320, 1100)];
      const x = (y: number) => short(500 + t * (92 + ((y - 300) / 950) * 98));
      boards += path(`M${x(from)} ${short(from)}L${x(from + 130)} ${short(from + 130)}`, { stroke: mix(wood, '#2a160a', 0.4), width: dice.between(0.8, 2), opacity: 0.3 });
    }
  } // prettier-ignore
  const defs =
    '<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1">' +
    `<stop offset="0" stop-color="${mix(wall, '#ffffff', 0.45)}"/><stop offset="1" stop-color="${mix(wall, '#4a3c30', 0.3)}"/></linearGradient>` +
    '<linearGradient id="fall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3da" stop-opacity=".3"/><stop offset=".5" stop-color="#fff3da" stop-opacity="0"/><stop offset="1" stop-color="#140c06" stop-opacity=".4"/></linearGradient>' +
    '<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="22"/></filter><filter id="out"><feGaussianBlur stdDeviation="5"/></filter></defs>';
  const pot = `<g filter="url(#out)">${path('M796 246H904L890 330H810Z', { fill: '#b0603f' })}${Array.from({ length: 12 }, (_, i) => path(`M850 250Q${short(850 + (i - 5.5) * 16)} 170 ${short(850 + (i - 5.5) * 30)} ${short(90 + Math.abs(i - 5.5) * 16)}Q${short(850 + (i - 5.5) * 24)} 180 850 250Z`, { fill: mix('#4d6f45', '#a4bd82', dice()) })).join('')}</g>`; // prettier-ignore
  const shadow = `<g filter="url(#soft)" opacity=".62">${path('M186 380L800 360L930 1100L900 1130H180L128 1050Z', { fill: '#120a05' })}</g>`;
  return svg(`${defs}${rect(0, 0, 1000, 310, { fill: 'url(#wall)' })}${boards}${rect(0, 296, 1000, 10, { fill: mix(wood, '#ffe9c8', 0.4), opacity: 0.7 })}${pot}${shadow}${rect(0, 0, 1000, 1250, { fill: 'url(#fall)' })}`); // prettier-ignore
}

/** The rolled edges of the garments below, each folded twice; the first is the printed one's own. */
export function rolls(colours: readonly string[]): string {
  const [, , [right, foot], [left]] = FOLDED;
  let out = '';
  const defs: string[] = [];
  colours.forEach((colour, i) => {
    defs.push(`<linearGradient id="r${i}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(colour, '#000000', 0.3)}"/><stop offset=".3" stop-color="${mix(colour, '#ffffff', 0.1)}"/><stop offset=".62" stop-color="${mix(colour, '#000000', 0.22)}"/><stop offset="1" stop-color="${mix(colour, '#000000', 0.68)}"/></linearGradient>`); // prettier-ignore
    for (const half of [0, 1]) {
      const y = foot - 7 + (i * 2 + half) * ROLL;
      const [a, b] = [left + 2 - i * 2 - half, right - 2 + i * 2 + half];
      out += path(`M${a + 4} ${y}C${a - 9} ${y + 5} ${a - 9} ${y + ROLL - 5} ${a + 5} ${y + ROLL}Q500 ${y + ROLL + 7} ${b - 5} ${y + ROLL}C${b + 9} ${y + ROLL - 5} ${b + 9} ${y + 5} ${b - 4} ${y}Q500 ${y + 6} ${a + 4} ${y}Z`, { fill: `url(#r${i})` }); // prettier-ignore
    }
  });
  return svg(`<defs>${defs.join('')}</defs>${out}`);
}

/** What rounds the edges of the folded garment: over it, cut to it, in its own pixels. */
export function foldShade(width: number, height: number): string {
  const side = (id: string, x2: number, y2: number, flip: boolean) =>
    `<linearGradient id="${id}" x1="${flip ? x2 : 0}" y1="${flip ? y2 : 0}" x2="${flip ? 0 : x2}" y2="${flip ? 0 : y2}"><stop offset="0" stop-opacity=".5"/><stop offset=".022" stop-opacity=".2"/><stop offset=".07" stop-opacity="0"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${side('l', 1, 0, false)}${side('r', 1, 0, true)}${side('b', 0, 1, true)}</defs>${['l', 'r', 'b'].map(id => `<rect width="${width}" height="${height}" fill="url(#${id})"/>`).join('')}</svg>`;
}
