import type { MockupChoice } from './use-mockup.ts';

export type PreviewedDesign = { id: string; imageUrl: string | null };

/** What a realistic preview shows, as one text: the design's picture on a shirt. Every size looks alike. */
export const previewKey = (
  { id, imageUrl }: PreviewedDesign,
  { tshirtType, tshirtColor, position, printSize }: MockupChoice,
): string => [id, imageUrl, tshirtType, tshirtColor, position, printSize].join('|');
