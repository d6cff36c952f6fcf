import { chooseKeyColour, toHex, type Rgb } from './key-colour.ts';
import type { Asked } from './openai-asked.ts';

/** How the ground gets transparent: the model does it, or it draws on a colour that we take away. That of a scene stays. */
export type Ground = { kind: 'native' } | { kind: 'key'; colour: Rgb } | { kind: 'scene' };

/** The ground for these words: the model's own transparency where it has one. */
export const groundFor = (prompt: string, isNative: boolean): Ground =>
  isNative ? { kind: 'native' } : { kind: 'key', colour: chooseKeyColour(prompt) };

/** What the model is told: the shopper's words, that it is for a print, and the ground. No word of a backdrop where it is transparent. */
export function toPrompt({ prompt, ground: shirt, source }: Asked, ground: Ground): string {
  if (ground.kind === 'scene') return prompt;
  const wish = source ? `Change the picture as follows and keep everything else: ${prompt}` : prompt;
  const print = `Artwork for a T-shirt print: one design that stands alone, centred, with clean edges, in colours that read well on a ${shirt === 'dark' ? 'black' : 'white'} shirt. No shirt, no person wearing it, no frame, no watermark.`;
  if (ground.kind === 'native') return `${wish}\n\n${print}`;
  const colour = toHex(ground.colour);
  return `${wish}\n\n${print} Everything around the design is one flat ${colour} up to every edge, without shadow, gradient or texture, and nothing in the design has that colour.`;
}

/** A design's name: the first words of its prompt. */
export const nameOf = (prompt: string): string =>
  prompt.length <= 60 ? prompt : `${prompt.slice(0, 60).replace(/\s+\S*$/, '')}…`;
