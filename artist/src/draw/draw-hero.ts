/** The hero of a picture with all that the words put around it: copies by their count, things where they stand. */
import type { Subject } from '../brief/brief.ts';
import { placeCast, type Placed } from './cast.ts';
import { drawCostume, drawDressed } from './costume.ts';
import { drawSubject, ratioOf, type Drawn, type HeroOptions } from './hero.ts';
import type { Sheet } from './sheet.ts';

/** Whether more than the hero alone stands in the middle. */
export const isGroup = ({ cast }: Sheet): boolean => cast.subjects.length > 1 || (cast.subjects[0]?.count ?? 1) > 1;

/** Where each drawing of the group is, within a place as wide as `size` times `wide`. */
export function placedCast(
  sheet: Sheet,
  o: { x: number; y: number; size: number; wide?: number; tall?: number },
): Placed[] {
  const { subjects, links } = sheet.cast;
  const [width, height] = [o.size * (o.wide ?? 1.22), o.size * (o.tall ?? 1.02)];
  return placeCast(subjects, links, { x: o.x, y: o.y, width, height, ratioOf: subject => ratioOf(sheet, subject) });
}

/** Draws the hero, or its group, in a layout's place for it; what is worn on the head comes with it. */
export function drawHero(sheet: Sheet, o: HeroOptions & { wide?: number; tall?: number; dressed?: true }): Drawn {
  const hero = sheet.brief.hero!;
  if (!isGroup(sheet)) {
    if (o.dressed) return { svg: drawDressed(sheet, hero, o), width: o.size, height: o.size };
    const drawn = drawSubject(sheet, hero, o);
    return {
      ...drawn,
      svg: drawn.svg + (hero.traits.includes('deity') ? '' : drawCostume(sheet, o.x, o.y, o.size * 0.85)),
    };
  }
  const svg = placedCast(sheet, o).map(one => drawPlaced(sheet, one, o)).join(''); // prettier-ignore
  return { svg, width: o.size * (o.wide ?? 1.22), height: o.size };
}

/** One drawing of a group: with thinner outlines the smaller it is, an outline of ink where it lies on others. */
function drawPlaced(sheet: Sheet, { subject, x, y, size, flip, isHero }: Placed, o: HeroOptions): string {
  const p = sheet.palette;
  const share = Math.max(0.35, Math.min(1, size / o.size));
  const outlines = (o.outlines ?? [{ colour: p.paper, width: 13 }]).map(line => ({
    ...line,
    width: line.width * share,
  }));
  const dark = outlines.some(({ colour }) => colour === p.ink) || outlines.length === 0 ? outlines : [{ colour: p.ink, width: 4 * share }, ...outlines]; // prettier-ignore
  const { outlines: _o, x: _x, y: _y, size: _s, rotate: _r, ...rest } = o;
  const options = { ...rest, x, y, size, flip, outlines: dark, ...(subject.colour && o.technique === undefined && { technique: techniqueOf(sheet, subject) }) }; // prettier-ignore
  const worn = isHero && !subject.traits.includes('deity') ? drawCostume(sheet, x, y, size * 0.85) : '';
  return drawSubject(sheet, subject, options).svg + worn;
}

/** A group is drawn in one technique: in ink only where all of it can be. */
const techniqueOf = ({ cast, brief }: Sheet, subject: Subject): 'colour' | 'ink' => (brief.styles.some(style => style === 'gothic' || style === 'geometric') && cast.subjects.every(({ ink }) => ink) && subject.ink ? 'ink' : 'colour'); // prettier-ignore
