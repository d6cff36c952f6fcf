import type { Language } from '../../../../domain/src/languages.ts';
import type { Arrangement } from '../../../../domain/src/arrangement.ts';
import type { ImageBudget } from '../../../../domain/src/image-budget.ts';
import type { Cloth, Template } from '../../../../domain/src/catalog.ts';
import type { PrintArea } from '../../../../domain/src/print-areas.ts';
import type { SceneWish } from '../../../../domain/src/preview-scenes.ts';
import type { Look } from '../../../../domain/src/looks.ts';
import type { RefusalKind } from '../../../../domain/src/prompt-rule-kinds.ts';

/** Named steps of a drawing, in their order; the page shows them (look, Making a design). */
export type DrawingStep = 'reading' | 'sketching' | 'inking' | 'pressing';

/** A picture that is drawn already. */
export type ImageSource = {
  /** What the provider that drew it gave with it. */
  brief: unknown;
  png: Uint8Array;
  /** With a mask of the picture's size only what is transparent there is changed. */
  mask?: Uint8Array;
  /** What is to change; without it the same is drawn in another composition. */
  instruction: string | null;
};

export type ImageRequest = {
  prompt: string;
  /** Style and occasion that were chosen beside the words; a change in words keeps what is there. */
  look?: Look;
  /** The shirt's colour decides between light and dark ink. */
  ground: 'dark' | 'light';
  /** Same seed and prompt, same picture; a hosted model has none. */
  seed: number;
  /** Ends the work early; a hosted picture may have been paid for all the same. */
  signal: AbortSignal;
  onStep: (step: DrawingStep) => void;
  /** The place it is printed at, in any unit: only width to height matters. A square without one. */
  shape?: { width: number; height: number };
  /** The picture that is changed; without one it is drawn from the prompt alone. */
  from?: ImageSource;
  /** Takes a small WebP of how far it is, from a provider that shows it. */
  onPartial?: (webp: Uint8Array) => void;
  /** Whose wish it is; the provider is told a hash that leads back to nobody. */
  accountId?: string;
};

/**
 * What came of a request; all but `drawn` cost the shopper nothing.
 * - `drawn`: a PNG with transparency. `hasBackground` where the ground could not be taken away.
 * - `refused`: the words, or what came of them, are not drawn; `after` where a picture was drawn before that was seen.
 * - `rate_limited`: nothing was drawn; ask again after so many milliseconds.
 * - `unavailable`: nothing was drawn. With `needsOperator` asking again helps nobody until key, credit or account are mended.
 * - `unable`: this provider does no such work; nothing was drawn, and it never will be.
 * - `failed`: with `isFinal` a picture may have been drawn and paid for, or the same would happen again: never ask again by itself.
 */
export type ImageResult =
  | DrawnImage
  | { kind: 'refused'; reason: string; stage?: 'before' | 'after' }
  | { kind: 'rate_limited'; retryAfterMs: number }
  | { kind: 'unavailable'; cause: string; needsOperator: boolean }
  | { kind: 'unable'; cause: string }
  | { kind: 'failed'; cause: string; isFinal?: boolean };

export type DrawnImage = {
  kind: 'drawn';
  png: Uint8Array;
  width: number;
  height: number;
  name: string;
  style: string;
  brief: unknown;
  /** Its vectors as SVG, from a provider that draws such: print files are made from them for good. */
  drawing?: string;
  hasBackground?: boolean;
};

/** A shirt as the shopper chose it, to be staged: worn, laid out, hung up or folded, in good light. */
export type StageRequest = {
  /** The artwork as PNG with transparency, and the exact mockup of it on this shirt as WebP. */
  artwork: Uint8Array;
  mockup: Uint8Array;
  /** Its stored vectors: a chest shows their emblem. */
  drawing?: string;
  template: Template;
  cloth: Cloth;
  placement: PrintArea;
  /** How artwork and texts lie in the print area; the artwork is fitted without. */
  arrangement?: Arrangement;
  /** What the shopper chose of the scene; the seed chooses the rest. */
  wish?: SceneWish;
  /** Another seed is another scene. */
  seed: number;
  signal: AbortSignal;
  onStep: (step: DrawingStep) => void;
  accountId?: string;
};

/** An opaque picture, 4 wide to 5 high, as WebP; otherwise as for a drawing. */
export type StageResult = { kind: 'staged'; webp: Uint8Array } | Exclude<ImageResult, DrawnImage>;

/** A configured model that ends soon or has ended: the day, and how many days are left (negative: gone). */
export type EndingModel = { model: string; endsOn: string; daysLeft: number };

/** A sentence that says why words are not drawn; where it is known, which they are, and whether they name a person or a brand. */
export type PromptRefusal = { reason: string; words?: string; kind?: RefusalKind };

/** What would be drawn of a prompt, said before anything is charged: every content word in one of the three lists. */
export type PromptReading = {
  drawn: string[];
  relatives: { words: string; as: string; asIn: Partial<Record<Language, string>> }[];
  leftOut: string[];
  /** Nothing would be drawn and nothing lettered. */
  isEmpty: boolean;
};

/** Draws artwork from words. One adapter is the embedded artist, another a hosted model ('4 of 7'). */
export type ImagesPort = {
  /** Stored with each version, and shown in messages that name the provider. */
  provider: string;
  /** Pictures at once in the whole shop; the queue keeps it. */
  concurrency: number;
  /** Pictures a minute in the whole shop, which the queue is to keep (rulings, Generation); no limit without one. */
  perMinute?: number;
  /** What its pictures cost and how much a day may, which the queue is to keep; one that costs nothing and is always there has none. */
  budget?: ImageBudget;
  /** A picture that takes longer has failed, in milliseconds. */
  timeLimitMs: number;
  /** Says before anything is charged whether the prompt would be refused, and why. */
  refusal: (prompt: string) => Promise<PromptRefusal | undefined>;
  /** What would be drawn of a prompt; without it nobody knows before it is drawn. */
  reading?: (prompt: string) => PromptReading;
  /** The signs of a prompt or an instruction that would be lettered and that no typeface has; without it every sign is drawn. */
  unlettered?: (words: string) => string[];
  /** Says before anything is charged whether an instruction can be followed: `done` where the picture is so already. */
  readInstruction: (o: { brief: unknown; instruction: string }) => 'clear' | 'unclear' | 'done';
  draw: (request: ImageRequest) => Promise<ImageResult>;
  /** The realistic preview: an illustration; the mockup is what is printed (rulings, Generation). */
  stage: (request: StageRequest) => Promise<StageResult>;
  /** The vectors of what was drawn from this brief before vectors were stored; nothing where it is none of this provider. */
  drawingOf?: (brief: unknown) => Promise<string | undefined>;
  /** The models that end within 60 days, from a provider whose models do. */
  endingModels?: () => Promise<EndingModel[]>;
};
