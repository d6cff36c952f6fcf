/** Skies of a view: where the sun or moon stands, and a sky without one. */
import { mix } from '../colour/colour.ts';
import { birds, cloud } from './scenery.ts';
import type { Sheet } from './sheet.ts';

/** Where the sun or moon stands. */
export const SUNS = [500, 620, 400] as const;

/** A sky of clouds; heavy ones when it rains. */
export function clouds(sheet: Sheet, isWet: boolean): string {
  const { palette: p } = sheet;
  const dice = sheet.dice('clouds');
  const fill = isWet ? mix(p.paper, p.ink, 0.35) : mix(p.paper, p.b, 0.2);
  const places = isWet ? ([[260, 230, 300], [640, 190, 340], [840, 300, 220], [450, 310, 240]] as const) : ([[260, 270, 220], [760, 220, 200], [690, 370, 130]] as const); // prettier-ignore
  return places.map(([x, y, w]) => cloud(x, y, w, fill, dice, 0.9)).join('') + (isWet ? '' : birds([[330, 380, 24], [385, 350, 17]], p.ink)); // prettier-ignore
}

/** Beside a hero, who would stand before it. */
export function sunAt(sheet: Sheet): [x: number, y: number] {
  const { brief } = sheet;
  if (brief.scene && brief.hero) return [sheet.turn('sun', [700, 310]), brief.settings.includes('sun') ? 400 : 330];
  return [sheet.turn('sun', SUNS), brief.settings.includes('wave') ? 520 : 470];
}
