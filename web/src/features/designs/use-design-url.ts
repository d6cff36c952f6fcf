import { prefixOf } from '../../../../domain/src/languages.ts';
import type { Design } from '../../../../contract/src/designs.ts';
import { useConfig } from '../../config.ts';
import { paths } from '../../paths.ts';
import { useLanguage } from '../../words.ts';

/** The whole address of a design's page in the page's language: for links that leave the shop. */
export function useDesignUrl(): (design: Pick<Design, 'id' | 'name'>) => string {
  const { publicUrl } = useConfig();
  const prefix = prefixOf(useLanguage());
  return design => `${publicUrl}${prefix}${paths.design(design)}`;
}
