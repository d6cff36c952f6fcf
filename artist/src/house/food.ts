/** Street food and drinks. */
import { mix } from '../colour/colour.ts';
import { lines, oval, shape, type HouseDrawings } from './drawing.ts';

export const FOOD: HouseDrawings = {
  chai: {
    width: 220,
    height: 370,
    draw(c) {
      const glass = 'M-70 -110L-50 120Q-48 134 -34 134L34 134Q48 134 50 120L70 -110Z';
      const foam = c.tint('#edcfa0');
      let ribs = '';
      for (let i = -3; i <= 3; i++) ribs += `M${i * 15} 60L${i * 13} 128`;
      const steam = [-34, 0, 34]
        .map((x, i) => `M${x} -140C${x - 22} -165 ${x + 22} -185 ${x} ${i === 1 ? -234 : -212}`)
        .join('');
      return `<g transform="translate(0 50)">${shape(glass, mix(c.paper, c.b, 0.1))}${shape('M-65 -66L-50 120Q-48 134 -34 134L34 134Q48 134 50 120L65 -66Z', c.tint('#b8733a'))}${oval(0, -66, 65, 13, foam)}${lines('M-46 -40L-36 110', foam, 9)}${lines(ribs, c.ink, 3)}${lines('M-58 40L58 40M-57 52L57 52', c.ink, 4)}<path d="${glass}" fill="none" ${c.line.replace('"6"', '"8"')}/><ellipse cy="-110" rx="70" ry="13" fill="none" ${c.line.replace('"6"', '"8"')}/>${lines(steam, c.fg, 9)}</g>`;
    },
  },
};
