import type { Brief } from '../brief/brief.ts';
import { DRAWING_FORMAT } from '../pixels/drawing.ts';
import { compose } from './compose.ts';

/** Composes a brief and answers the SVG to store. */
export function storedDrawing(brief: Brief): string {
  const { svg, knock } = compose(brief);
  const wearSeed = (brief.seed + brief.variant) % 1000;
  const finish = `data-chhaap="${DRAWING_FORMAT}" data-wear="${brief.distress}" data-wear-seed="${wearSeed}" data-vivid="${Boolean(brief.vivid)}"${knock ? ` data-ink="${knock.ink}" data-paper="${knock.paper}"` : ''}`;
  return svg.replace('>', ` ${finish}>`);
}
