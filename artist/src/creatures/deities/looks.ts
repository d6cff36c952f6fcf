/** Skins, silks and clothes of gods. */
import type { Outfit, Top } from '../../figures/clothes/outfit.ts';
import { OUTFITS } from '../../figures/clothes/outfits.ts';
import { dim, paletteOfPerson } from '../../figures/colours.ts';
import type { FigurePalette } from '../../figures/flat.ts';

const SKINS = {
  fair: ['#eebb88', '#cf9560', '#b3443f', '#e69a7c'],
  gold: ['#e3b06f', '#c28d4d', '#a8483a', '#dd9560'],
  blue: ['#86b4de', '#5f8cbf', '#a8586a', '#9a8fc0'],
  dark: ['#4a5f93', '#34446f', '#c8353f', '#5a5a9a'],
  stone: ['#3a3f4d', '#272b37', '#8a4a3a', '#4a4550'],
  vanara: ['#e9934a', '#c4712c', '#a8362c', '#e0705a'],
  rose: ['#ef9f86', '#d07a62', '#b3443f', '#e87a68'],
} as const;
export type GodSkin = keyof typeof SKINS;

/** Cloths in the order cloth1, cloth2, cloth3, trim; all metal is gold. */
export function coloursOfGod(skin: GodSkin, cloths: readonly [string, string, string, string], more: Partial<FigurePalette> = {}): FigurePalette {
  const [tone, shade, lip, blush] = SKINS[skin];
  const [a, b, c, trim] = cloths;
  return {
    ...paletteOfPerson(1, 'black', [a, b, c, trim, '#8a4a21']),
    skin: tone, skinShade: shade, lip, blush,
    metal: '#f4b92f', metalShade: '#cf8a1a', accent: '#d8312f', accentShade: dim('#d8312f'),
    trim, trimShade: dim(trim), horn: '#3f9a5a', hornShade: '#2d7443', glass: '#8fe0d8',
    ...more,
  };
} // prettier-ignore

const BLOUSE: Top = { fill: 'cloth1', sleeve: 0.3, ease: 4, hem: 0.5, neck: 'scoop', border: 'trim' };
/** A silk that is worn between the legs, so that its wearer may ride and stride. */
export const DEVI: Outfit = {
  top: BLOUSE,
  bottom: { kind: 'dhoti', fill: 'cloth2', border: 'trim', length: 0.88 },
  drapes: [{ kind: 'saree', fill: 'cloth2', border: 'trim' }],
  shoe: 'bare', colours: OUTFITS.saree.colours,
}; // prettier-ignore
export const SAREE: Outfit = { ...OUTFITS.saree, shoe: 'bare' };
const PITAMBARA: Outfit = {
  bottom: { kind: 'dhoti', fill: 'cloth1', border: 'trim', length: 0.88 },
  drapes: [{ kind: 'shawl', fill: 'cloth3', border: 'trim' }],
  shoe: 'bare', colours: OUTFITS.dhoti.colours,
}; // prettier-ignore
/** The same with nothing over the breast. */
export const BARE: Outfit = { ...PITAMBARA, drapes: [] };
export const STOLE: Outfit = { ...PITAMBARA, drapes: [{ kind: 'stole', fill: 'cloth3', border: 'trim' }] };
export const ROBE: Outfit = {
  top: { fill: 'white', sleeve: 0.92, sleeveFlare: 22, ease: 12, hem: -0.1, tail: 0.9, tailFlare: 30, neck: 'v', border: 'trim' },
  bottom: { kind: 'none' },
  drapes: [{ kind: 'shawl', fill: 'cloth3', border: 'trim' }],
  shoe: 'bare', colours: ['#f7f1e3', '#f7f1e3', '#b3242f', '#f3d27a', '#8a4a21'],
}; // prettier-ignore
export const MANTLE: Outfit = {
  top: { fill: 'cloth1', sleeve: 0.92, sleeveFlare: 20, ease: 10, hem: -0.1, tail: 0.94, tailFlare: 26, neck: 'scoop', border: 'trim' },
  bottom: { kind: 'none' },
  drapes: [{ kind: 'cape', fill: 'cloth3' }],
  shoe: 'bare', colours: ['#f7f1e3', '#f7f1e3', '#3d78c4', '#f3d27a', '#8a4a21'],
}; // prettier-ignore
export const LOINCLOTH: Outfit = {
  bottom: { kind: 'trousers', fill: 'white', length: 0.2, ease: 8, cut: 'loose' },
  shoe: 'bare', colours: ['#f7f1e3', '#f7f1e3', '#b3242f', '#f3d27a', '#8a4a21'],
}; // prettier-ignore
/** A robe over one shoulder. */
export const KASAYA: Outfit = {
  bottom: { kind: 'dhoti', fill: 'cloth1', border: 'trim', length: 0.92 },
  drapes: [{ kind: 'shawl', fill: 'cloth1', border: 'trim' }],
  shoe: 'bare', colours: OUTFITS.sadhu.colours,
}; // prettier-ignore
