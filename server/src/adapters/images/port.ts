/** Named steps of a drawing, in their order; the page shows them (look, Making a design). */
export type DrawingStep = 'reading' | 'sketching' | 'inking' | 'pressing';

export type ImageRequest = {
  prompt: string;
  /** The shirt's colour decides between light and dark ink. */
  ground: 'dark' | 'light';
  /** Same seed and prompt, same picture. */
  seed: number;
  signal: AbortSignal;
  onStep: (step: DrawingStep) => void;
};

/** What came of a request: a picture, a calm refusal of the prompt, or a failure that costs the shopper nothing. */
export type ImageResult =
  | { kind: 'drawn'; png: Uint8Array; width: number; height: number; name: string; style: string; brief: unknown }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; cause: string };

/** Draws artwork from words. One adapter is the embedded artist, another a hosted model ('4 of 7'). */
export type ImagesPort = {
  /** Stored with each version, and shown in messages that name the provider. */
  provider: string;
  /** Pictures at once in the whole shop; the queue keeps it. */
  concurrency: number;
  /** A picture that takes longer has failed, in milliseconds. */
  timeLimitMs: number;
  /** Says before anything is charged whether the prompt would be refused, and why. */
  refusal: (prompt: string) => Promise<string | undefined>;
  draw: (request: ImageRequest) => Promise<ImageResult>;
};
