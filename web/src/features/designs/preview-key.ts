import { withoutPass } from '../../ui/picture-sources.ts';
import type { Mockup, MockupChoice } from './use-mockup.ts';

export type PreviewedDesign = { id: string; imageUrl: string | null };

/**
 * What a realistic preview shows, as one text: the design's picture on a shirt, as its exact mockup has it, which is another one
 * where the design was moved. Every size looks alike. While the mockup is made it is like no other.
 */
export const previewKey = (
  { id, imageUrl }: PreviewedDesign,
  { tshirtType, tshirtColor, position, printSize }: MockupChoice,
  { url, updating }: Pick<Mockup, 'url' | 'updating'>,
): string => [id, bare(imageUrl), tshirtType, tshirtColor, position, printSize, updating ? '' : bare(url)].join('|');

/** The same picture tomorrow has another pass. */
const bare = (address: string | null | undefined) => address && withoutPass(address);
