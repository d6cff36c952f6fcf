/** All layouts by name. */
import type { LayoutName } from '../brief/brief.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { arch } from './arch.ts';
import { badge } from './badge.ts';
import { crest } from './crest.ts';
import { landscape } from './landscape.ts';
import { mandala } from './mandala.ts';
import { scene } from './scene.ts';
import { sticker } from './sticker.ts';
import { stripes } from './stripes.ts';
import { sunburst } from './sunburst.ts';
import { type } from './type.ts';

/** Draws a sheet; layouts but `landscape`, `type`, `pattern` and `abstract` need a hero. */
export type Layout = (sheet: Sheet) => Drawing;

export const LAYOUTS: Partial<Record<LayoutName, Layout>> = {
  arch,
  badge,
  crest,
  landscape,
  mandala,
  scene,
  sticker,
  stripes,
  sunburst,
  type,
};
/** Layouts that need no hero. */
export const HEROLESS: ReadonlySet<LayoutName> = new Set(['landscape', 'type', 'abstract']);
