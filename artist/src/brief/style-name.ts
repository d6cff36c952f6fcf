import type { LayoutName, StyleWord } from './brief.ts';
import { STYLE_NAMES } from './vocabulary.ts';

/** The style name that people see: the first style word, else one that the palette or layout suggests. */
export function styleName(styles: StyleWord[], palette: string, layout: LayoutName): string {
  if (styles[0]) return STYLE_NAMES[styles[0]];
  if (layout === 'type') return 'Typography';
  if (layout === 'mandala') return 'Sacred';
  if (layout === 'folk') return 'Folk';
  if (palette === 'retro' || palette === 'vintage' || layout === 'stripes') return 'Retro';
  return layout === 'landscape' ? 'Scenic' : 'Illustrated';
}
