/** The scenes of realistic previews, and who may wear a garment in them. */
import type { PlacementId } from './catalog.ts';

export const SCENES = ['worn', 'street', 'hanger', 'folded', 'flat-lay'] as const;
export type SceneKind = (typeof SCENES)[number];

/** The scenes that show a garment well: a hood is not worn empty nor folded, and folded only the chest is seen. */
export function scenesOf(template: string, placement: PlacementId): readonly SceneKind[] {
  if (template === 'hoodie') return ['flat-lay'];
  return placement === 'chest' || placement === 'a4' ? SCENES : SCENES.filter(kind => kind !== 'folded');
}

export const BUILDS = ['slim', 'medium', 'broad'] as const;
export type Build = (typeof BUILDS)[number];
/** Tones of skin, from light to deep. */
export const SKINS = ['#f0cfb4', '#dfb08a', '#c68c60', '#a36a43', '#7b4b2e', '#553321'] as const;
/** Who wears it; `skin` is a number of SKINS. */
export type Wearer = { build: Build; skin: number };
/** What a shopper may choose of a preview; what is left open the seed chooses. */
export type SceneWish = { scene?: SceneKind | undefined; build?: Build | undefined; skin?: number | undefined };
