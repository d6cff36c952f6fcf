/** All layouts by name. */
import type { LayoutName } from '../brief/brief.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { abstract } from './abstract.ts';
import { arch } from './arch.ts';
import { badge } from './badge.ts';
import { crest } from './crest.ts';
import { folk } from './folk.ts';
import { japan } from './japan.ts';
import { landscape } from './landscape.ts';
import { mandala } from './mandala.ts';
import { minimal } from './minimal.ts';
import { neon } from './neon.ts';
import { orbit } from './orbit.ts';
import { panels } from './panels.ts';
import { pattern } from './pattern.ts';
import { pop } from './pop.ts';
import { poster } from './poster.ts';
import { scene } from './scene.ts';
import { shield } from './shield.ts';
import { stage } from './stage.ts';
import { stamp } from './stamp.ts';
import { sticker } from './sticker.ts';
import { stripes } from './stripes.ts';
import { sunburst } from './sunburst.ts';
import { tarot } from './tarot.ts';
import { ticket } from './ticket.ts';
import { type } from './type.ts';
import { watercolour } from './watercolour.ts';

/** Draws a sheet; all but those in HEROLESS need a hero. */
export type Layout = (sheet: Sheet) => Drawing;

export const LAYOUTS: Record<LayoutName, Layout> = { abstract, arch, badge, crest, folk, japan, landscape, mandala, minimal, neon, orbit, panels, pattern, pop, poster, scene, shield, stage, stamp, sticker, stripes, sunburst, tarot, ticket, type, watercolour }; // prettier-ignore
/** Layouts that need no hero. */
export const HEROLESS: ReadonlySet<LayoutName> = new Set(['landscape', 'type', 'abstract', 'stage']);
