/** What a model can do. A new model is a row in MODELS. Facts from the provider's pages, November 2026. */
export type ImageModel = {
  id: string;
  /** Any size within SIZE_LIMITS, or one of these. */
  sizes: 'free' | readonly Size[];
  /** How many pixels to ask for where sizes are free: sharp on a screen, at a cost of a few rupees. */
  pixels: number;
  quality: 'low' | 'medium' | 'high';
  transparent: boolean;
  streams: boolean;
  edits: boolean;
  /** Nothing is known of it. */
  isUnknown?: boolean;
  /** Output formats of the model that we can read; we ask for the first. */
  formats: readonly ('png' | 'webp' | 'jpeg')[];
  /** Parameters that only this model knows. */
  extra?: Readonly<Record<string, string>>;
  /** The last day it answers, `YYYY-MM-DD`. */
  shutdownDate?: string;
};
export type Size = { width: number; height: number };

const PRESETS: readonly Size[] = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
];
const USUAL = { pixels: 1_572_864, quality: 'medium', streams: true, edits: true, formats: ['png', 'webp'] } as const;
const FREE = { ...USUAL, sizes: 'free', transparent: true } as const;
/** 2.6 draws with high complexity by default, which uses three to four times the tokens. */
const NEWEST = { ...FREE, extra: { complexity: 'medium' } } as const;
const ENDING = { ...USUAL, sizes: PRESETS, transparent: true, shutdownDate: '2026-12-01' } as const;

const MODELS: readonly ImageModel[] = [
  { id: 'gpt-image-2.6-flare', ...NEWEST },
  { id: 'gpt-image-2.6-sunburst', ...NEWEST },
  { id: 'gpt-image-2.5-flare', ...FREE },
  { id: 'gpt-image-2.5-sunburst', ...FREE },
  // It accepts `background: transparent` but often ignores it.
  { id: 'gpt-image-2', ...FREE, transparent: false },
  { id: 'gpt-image-1.5', ...ENDING },
  { id: 'gpt-image-1-mini', ...ENDING },
  { id: 'chatgpt-image-latest', ...ENDING },
  { id: 'gpt-image-1', ...ENDING, shutdownDate: '2026-10-23' },
];

/** For a model without a row, such as one of a compatible server: only what every model can do. */
const CAUTIOUS = { ...USUAL, sizes: PRESETS, transparent: false, streams: false } as const;

/** The row of a model; a dated snapshot (`…-2026-09-08`) has that of its alias. */
export function modelOf(id: string): ImageModel {
  const alias = id.replace(/-\d{4}-\d{2}-\d{2}$/, '');
  const row = MODELS.find(model => model.id === alias);
  return row ? { ...row, id } : { id, ...CAUTIOUS, isUnknown: true };
}

/** Limits of a free size: each edge a multiple of `step` and at most `edge`; the ratio of the edges at most `ratio`; `least` to `most` pixels. */
export const SIZE_LIMITS = { step: 16, edge: 3840, ratio: 3, least: 655_360, most: 8_294_400 } as const;

/** The size to ask for: as close to the print's shape as the model allows. `shape` in any unit, both sides above 0. */
export function sizeFor(model: Pick<ImageModel, 'sizes' | 'pixels'>, shape: Size): Size {
  const { step, edge, ratio: narrowest, least, most } = SIZE_LIMITS;
  const ratio = Math.min(narrowest, Math.max(1 / narrowest, shape.width / shape.height));
  if (model.sizes !== 'free') {
    const off = (size: Size) => Math.abs(Math.log(size.width / size.height / ratio));
    return model.sizes.reduce((best, size) => (off(size) < off(best) ? size : best));
  }
  // Rounding both sides up adds a fiftieth at most.
  const pixels = Math.min(most * 0.97, Math.max(least, model.pixels));
  // The shorter side follows from the rounded longer one, so the size keeps both `least` and `ratio`.
  const across = (length: number) => Math.min(edge, Math.ceil(length / step) * step);
  const longest = across(Math.sqrt(pixels * Math.max(ratio, 1 / ratio)));
  const shortest = across(longest / Math.max(ratio, 1 / ratio));
  return ratio >= 1 ? { width: longest, height: shortest } : { width: shortest, height: longest };
}
