/** The scenes of realistic previews, and who may wear a garment in them. */
import { PHOTOGRAPHS, type Garment } from './catalog.ts';
import { areaOn, type PrintArea } from './print-areas.ts';

export const SCENES = ['worn', 'street', 'hanger', 'folded', 'flat-lay'] as const;
export type SceneKind = (typeof SCENES)[number];

/** What is seen of the front of a folded garment, in units of its picture. */
const FOLDED = { left: 280, right: 720, bottom: 640 } as const;

/** The scenes that show a garment well: a hood is not worn empty nor folded, and folded only the chest is seen. A photograph has none. */
export function scenesOf(template: Garment, area: PrintArea): readonly SceneKind[] {
  if (template === PHOTOGRAPHS) return [];
  if (template === 'hoodie') return ['flat-lay'];
  const { x, y, width, height } = areaOn(area, template);
  const isSeenFolded =
    area.view === 'front' && x >= FOLDED.left && x + width <= FOLDED.right && y + height <= FOLDED.bottom;
  return isSeenFolded ? SCENES : SCENES.filter(kind => kind !== 'folded');
}

export const BUILDS = ['slim', 'medium', 'broad'] as const;
export type Build = (typeof BUILDS)[number];
/** Tones of skin, from light to deep. */
export const SKINS = ['#f0cfb4', '#dfb08a', '#c68c60', '#a36a43', '#7b4b2e', '#553321'] as const;
/** Who wears it; `skin` is a number of SKINS. */
export type Wearer = { build: Build; skin: number };
/** What a shopper may choose of a preview; what is left open the seed chooses. */
export type SceneWish = { scene?: SceneKind | undefined; build?: Build | undefined; skin?: number | undefined };
