/** What a model takes; facts of the provider's own pages, November 2026. */
export type Model = {
  id: string;
  /** Unix seconds. */
  created: number;
  /** The last day it answers, `YYYY-MM-DD`. */
  shutdownDate?: string;
  qualities: readonly string[];
  formats: readonly string[];
  transparent: boolean;
  /** Sizes are free within limits, or these alone. */
  sizes: 'free' | readonly string[];
  complexity: boolean;
  /** Of a compatible server: what it does not know it passes over, and it sends whole pictures without transparency. */
  isLocal?: boolean;
};

const QUALITY = ['low', 'medium', 'high', 'auto'] as const;
const LARGER = [...QUALITY, 'xhigh', 'max'] as const;
const RASTER = ['png', 'webp', 'jpeg'] as const;
const PRESETS = ['1024x1024', '1536x1024', '1024x1536', 'auto'] as const;

const NEWEST = { qualities: LARGER, formats: [...RASTER, 'svg', 'gif'], transparent: true, sizes: 'free', complexity: true } as const; // prettier-ignore
const RECENT = { qualities: LARGER, formats: RASTER, transparent: true, sizes: 'free', complexity: false } as const;
const FIRST = { qualities: QUALITY, formats: RASTER, transparent: true, sizes: PRESETS, complexity: false } as const;

/** Every model that draws, the newest first. */
export const MODELS: readonly Model[] = [
  { id: 'gpt-image-2.6-flare', created: 1793836800, ...NEWEST },
  { id: 'gpt-image-2.6-sunburst', created: 1793836800, ...NEWEST },
  { id: 'gpt-image-2.5-flare', created: 1788825600, ...RECENT },
  { id: 'gpt-image-2.5-sunburst', created: 1788825600, ...RECENT },
  { id: 'gpt-image-2', created: 1776729600, ...RECENT, qualities: QUALITY, transparent: false },
  { id: 'gpt-image-1.5', created: 1765843200, ...FIRST, shutdownDate: '2026-12-01' },
  { id: 'gpt-image-1-mini', created: 1759276800, ...FIRST, shutdownDate: '2026-12-01' },
  // As stable-diffusion.cpp's server calls whatever it has loaded.
  { id: 'sd-cpp-local', created: 1759276800, ...FIRST, transparent: false, isLocal: true },
];

/** Models that look at texts and pictures. */
const MODERATION: readonly string[] = ['omni-moderation-latest', 'omni-moderation-2024-09-26'];
export const isModerationModel = (id: string): boolean => MODERATION.includes(id);

/** The answer to `GET /v1/models`; with a day every model that draws ends on it. */
export function toModelList(endsOn?: string): object {
  const moderation = MODERATION.map(id => ({ id, created: 1727222400 }));
  const drawing = endsOn === undefined ? MODELS : MODELS.map(model => ({ ...model, shutdownDate: endsOn }));
  const data = [...drawing, ...moderation].map(model => ({
    id: model.id,
    object: 'model',
    created: model.created,
    owned_by: 'system',
    ...('shutdownDate' in model && { shutdown_date: model.shutdownDate }),
  }));
  return { object: 'list', data };
}
