import type { DesignStyle, Look, Occasion } from '../../../../domain/src/looks.ts';
import { chooseKeyColour, toHex, type Rgb } from './key-colour.ts';
import type { Asked } from './openai-asked.ts';

/** How the ground gets transparent: the model does it, or it draws on a colour that we take away. That of a scene stays. */
export type Ground = { kind: 'native' } | { kind: 'key'; colour: Rgb } | { kind: 'scene' };

/** The ground for these words: the model's own transparency where it has one. */
export const groundFor = (prompt: string, isNative: boolean): Ground =>
  isNative ? { kind: 'native' } : { kind: 'key', colour: chooseKeyColour(prompt) };

const STYLE_SENTENCES: Record<DesignStyle, string> = {
  vintage: 'Style: a worn vintage screen print in few muted inks.',
  minimal: 'Style: minimal line art, few shapes, much empty space.',
  cute: 'Style: cute and rounded, like a sticker, in soft pastel colours.',
  neon: 'Style: glowing neon, as in synthwave.',
  pop: 'Style: pop art with bold outlines, halftone dots and bright flat colours.',
  watercolour: 'Style: loose watercolour with soft washes and splashes of paint.',
  japanese: 'Style: Japanese woodblock print with strong outlines and flat areas.',
  folk: 'Style: Indian folk art and hand block print, with ornamental borders.',
};
const OCCASION_SENTENCES: Record<Occasion, string> = {
  birthday: 'It is for a birthday: a cake, balloons or a gift may stand beside the main subject.',
  wedding: 'It is for an Indian wedding: marigolds and rings may stand beside the main subject.',
  trip: 'It is for a trip with friends: mountains, a road, a compass may stand around the main subject.',
  holi: 'It is for Holi: splashes of coloured powder around the main subject.',
  eid: 'It is for Eid: a crescent moon and stars around the main subject.',
  rakhi: 'It is for Raksha Bandhan: a rakhi beside the main subject.',
  independence: 'It is for the Indian Independence Day: saffron, white and green, and paper kites; no flag.',
  diwali: 'It is for Diwali: oil lamps and fireworks around the main subject.',
  christmas: 'It is for Christmas: a Christmas tree and gifts beside the main subject.',
};

/** The shopper's words, and in the model's language what was chosen beside them. A change keeps what is there. */
export function wordsOf({ prompt, look, source }: Pick<Asked, 'prompt' | 'look' | 'source'>): string {
  return source ? prompt : [prompt, ...sentencesOf(look)].join('\n');
}

const sentencesOf = ({ style, occasion }: Look = {}): string[] => [
  ...(style ? [STYLE_SENTENCES[style]] : []),
  ...(occasion ? [OCCASION_SENTENCES[occasion]] : []),
];

/** What the model is told: the shopper's words, that it is for a print, and the ground. No word of a backdrop where it is transparent. */
export function toPrompt(asked: Asked, ground: Ground): string {
  const { ground: shirt, source } = asked;
  const words = wordsOf(asked);
  if (ground.kind === 'scene') return words;
  const wish = source ? `Change the picture as follows and keep everything else: ${words}` : words;
  const print = `Artwork for a T-shirt print: one design that stands alone, centred, with clean edges, in colours that read well on a ${shirt === 'dark' ? 'black' : 'white'} shirt. No shirt, no person wearing it, no frame, no watermark.`;
  if (ground.kind === 'native') return `${wish}\n\n${print}`;
  const colour = toHex(ground.colour);
  return `${wish}\n\n${print} Everything around the design is one flat ${colour} up to every edge, without shadow, gradient or texture, and nothing in the design has that colour.`;
}

/** A design's name: the first words of its prompt. */
export const nameOf = (prompt: string): string =>
  prompt.length <= 60 ? prompt : `${prompt.slice(0, 60).replace(/\s+\S*$/, '')}…`;
