import type { Paise } from './money.ts';

/** What becomes of a wish while the image provider is away or its day is used up, by the name that the owner chooses (IMAGE_FALLBACK). */
export const IMAGE_FALLBACKS = ['give-back', 'wait', 'artist'] as const;
/**
 * - `give-back`: it ends, and its credits go back.
 * - `wait`: it waits for the provider, or for the next day.
 * - `artist`: the shop's own artist draws it.
 */
export type ImageFallback = (typeof IMAGE_FALLBACKS)[number];

/** What pictures of a provider cost the owner, and how much a day may cost. */
export type ImageBudget = {
  /** What the provider asks for one picture. */
  cost: Paise;
  /** The most that all pictures of a day in India may cost; 0 is no limit. */
  dayLimit: Paise;
  fallback: ImageFallback;
};

/** Whether one picture more would cost more than the day may. */
export const isOverBudget = ({ cost, dayLimit }: Pick<ImageBudget, 'cost' | 'dayLimit'>, spent: number): boolean =>
  dayLimit > 0 && spent + cost > dayLimit;
