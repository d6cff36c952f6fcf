import type { Color } from './catalog.ts';

/** Why a shirt of a colour and size cannot be had; shoppers read it. */
export const AWAY_REASONS = ['sold_out', 'restocking', 'discontinued'] as const;
export type AwayReason = (typeof AWAY_REASONS)[number];
/** Why a line of a cart cannot be had: its shirt, fewer are left than it has, or the shop took a design on it down. */
export const LINE_AWAY_REASONS = [...AWAY_REASONS, 'too_few', 'taken_down'] as const;
export type LineAwayReason = (typeof LINE_AWAY_REASONS)[number];

/** A shirt of one cut, colour and size. */
export type Variant = { productId: number; color: Color; size: string };
export type AwayVariant = Variant & { reason: AwayReason | null; backOn: string | null };

/** The entry that takes a shirt off sale; nothing where it can be had. */
export const awayOf = <Away extends Variant>(away: readonly Away[], { productId, color, size }: Variant) =>
  away.find(one => one.productId === productId && one.color === color && one.size === size);
