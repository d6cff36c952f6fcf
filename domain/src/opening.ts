import type { SettingGroup } from './settings.ts';

/**
 * What a live shop needs: `must` before it takes its first order, the others soon. Each is answered in a group of the settings
 * (owner.md, First run; the seller's particulars: Consumer Protection (E-Commerce) Rules 2020, rule 4).
 */
export const OPENING_NEEDS = {
  seller: { group: 'seller', must: true },
  payments: { group: 'payments', must: true },
  signIn: { group: 'mail', must: true },
  mail: { group: 'mail', must: false },
  address: { group: 'shop', must: false },
} as const satisfies Record<string, { group: SettingGroup; must: boolean }>;
export type OpeningNeed = keyof typeof OPENING_NEEDS;
export const OPENING_NEED_NAMES = Object.keys(OPENING_NEEDS) as OpeningNeed[];

/** True where nothing is missing that a shop must have before its first order. */
export const mayOpen = (missing: readonly OpeningNeed[]): boolean => missing.every(need => !OPENING_NEEDS[need].must);
