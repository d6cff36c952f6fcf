import type { Brief, LayoutName } from '../brief/brief.ts';
import { short } from '../draw/path.ts';
import { heart, starField } from '../draw/shapes.ts';
import { openSheet, type Sheet } from '../draw/sheet.ts';
import { circle, path, TAU } from '../draw/svg.ts';
import { HEROLESS, LAYOUTS } from '../layouts/layouts.ts';
import { inkBox } from '../pixels/raster.ts';

/** A finished composition: vectors only, self-contained, cut to its ink with a small margin. */
export interface Composition {
  svg: string;
  /** Units of the view box; only their ratio matters. */
  width: number;
  height: number;
  layout: LayoutName;
  /** Of a picture in one ink: its colour, and the one where the shirt shows. */
  knock?: { ink: string; paper: string };
}

const MARGIN = 260;
const PADDING = 10;

/** Composes a brief. The same brief gives the same text, byte for byte. */
export function compose(brief: Brief): Composition {
  const layout = usableLayout(brief);
  const sheet = openSheet({ ...brief, layout });
  const drawn = LAYOUTS[layout](sheet);
  const height = Math.ceil(Math.max(900, drawn.height + 20));
  const body = extras(sheet, height) + drawn.svg + weather(sheet);
  const view = (x: number, y: number, w: number, h: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${short(x)} ${short(y)} ${short(w)} ${short(h)}">${body}</svg>`;
  const [fullWidth, fullHeight] = [1000 + 2 * MARGIN, height + 2 * MARGIN];
  const ink = inkBox(view(-MARGIN, -MARGIN, fullWidth, fullHeight), fullWidth);
  const box = ink
    ? { x: ink.x - MARGIN, y: ink.y - MARGIN, width: ink.width, height: ink.height }
    : { x: 0, y: 0, width: 1000, height };
  const [w, h] = [box.width + 2 * PADDING, box.height + 2 * PADDING];
  return {
    svg: view(box.x - PADDING, box.y - PADDING, w, h),
    width: short(w),
    height: short(h),
    layout,
    ...(drawn.knock && { knock: drawn.knock }),
  };
}

function usableLayout(brief: Brief): LayoutName {
  const known = Object.hasOwn(LAYOUTS, brief.layout);
  if (brief.hero) return known ? brief.layout : 'sunburst';
  return known && HEROLESS.has(brief.layout) ? brief.layout : 'type';
}

/** Rain and snow that were asked for, before any picture but a view, which has its own. */
function weather({ brief, palette: p, dice }: Sheet): string {
  if (!brief.scene || brief.layout === 'landscape' || brief.layout === 'type' || brief.layout === 'stage') return '';
  const fall = dice('weather');
  if (brief.settings.includes('rain')) {
    let d = '';
    for (let i = 0; i < 46; i++) {
      const [x, y, l] = [fall.between(60, 960), fall.between(30, 860), fall.between(26, 54)];
      d += `M${short(x)} ${short(y)}l${short(-l * 0.25)} ${short(l)}`;
    }
    return path(d, { stroke: p.ink, width: 9, round: true }) + path(d, { stroke: p.paper, width: 5, round: true });
  }
  if (!brief.settings.includes('snow')) return '';
  return Array.from({ length: 40 }, () => circle(fall.between(60, 950), fall.between(30, 900), fall.between(5, 12), { fill: p.paper, stroke: p.ink, width: 2 })).join(''); // prettier-ignore
}

/** Stars, hearts and splashes that changes switch on for any layout; behind the picture. */
function extras(sheet: Sheet, height: number): string {
  const { brief, palette: p } = sheet;
  const { stars, hearts, splashes } = brief.extras;
  const clear = brief.layout === 'landscape' || brief.layout === 'badge' ? 480 : 440;
  const avoid = (x: number, y: number) => Math.hypot(x - 500, y - 500) < clear;
  let svg = '';
  if (stars)
    svg += starField(
      sheet.dice('extra-stars'),
      26 * Math.min(2, stars),
      [-20, -20, 1020, height * 0.88],
      [p.b, p.fg, p.a],
      { avoid, min: 9, max: 24 },
    );
  const dice = sheet.dice('extra-hearts');
  for (let i = 0; i < hearts * 14; i++) {
    const [angle, distance] = [dice() * TAU, dice.between(clear, clear + 70)];
    svg += path(heart(500 + Math.cos(angle) * distance, 500 + Math.sin(angle) * distance, dice.between(14, 30)), {
      fill: dice.pick([p.a, p.d]),
    });
  }
  const drops = sheet.dice('extra-splashes');
  for (let i = 0; i < splashes * 34; i++) {
    const [angle, distance] = [drops() * TAU, drops.between(390, 540)];
    svg += circle(500 + Math.cos(angle) * distance, 520 + Math.sin(angle) * distance, drops.between(3, 16), {
      fill: drops.pick([p.a, p.b, p.c, p.d]),
    });
  }
  return svg;
}
