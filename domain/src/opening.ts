import type { SettingGroup, SettingName } from './settings.ts';

type Need = {
  group: SettingGroup;
  /** Before the first order; the others soon. */
  must: boolean;
  /** The field by which it is answered, where one alone does. */
  field?: SettingName;
};

/** What a live shop needs (owner.md, First run; the seller's particulars: Consumer Protection (E-Commerce) Rules 2020, rule 4). */
export const OPENING_NEEDS = {
  sellerName: { group: 'seller', must: true, field: 'OPERATOR_NAME' },
  sellerAddress: { group: 'seller', must: true, field: 'OPERATOR_ADDRESS' },
  sellerEmail: { group: 'seller', must: true, field: 'OPERATOR_EMAIL' },
  sellerPhone: { group: 'seller', must: true, field: 'OPERATOR_PHONE' },
  sellerOfficer: { group: 'seller', must: true, field: 'OPERATOR_GRIEVANCE_OFFICER' },
  payments: { group: 'payments', must: true },
  signIn: { group: 'mail', must: true, field: 'SMTP_HOST' },
  mail: { group: 'mail', must: false, field: 'SMTP_HOST' },
  address: { group: 'shop', must: false, field: 'PUBLIC_URL' },
} as const satisfies Record<string, Need>;
export type OpeningNeed = keyof typeof OPENING_NEEDS;
export const OPENING_NEED_NAMES = Object.keys(OPENING_NEEDS) as OpeningNeed[];
/** The field by which a need is answered, where one alone does. */
export const fieldOfNeed = (need: OpeningNeed): SettingName | undefined => (OPENING_NEEDS[need] as Need).field;

/** True where nothing is missing that a shop must have before its first order. */
export const mayOpen = (missing: readonly OpeningNeed[]): boolean => missing.every(need => !OPENING_NEEDS[need].must);
