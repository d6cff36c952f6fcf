import { WELCOME_CREDITS } from './credits.ts';
import { REPLACEMENT_DAYS } from './delivery.ts';

/** What the shop promises in its policies; every page and language takes its figures from here. */
export const POLICY = {
  /** Days after delivery in which damage is reported (rulings: the longer of the two stated windows). */
  reportDays: 3,
  /** Business days (S2 §9). */
  refund: { earliest: 5, latest: 7 },
  replacementDays: REPLACEMENT_DAYS.latest,
  /** Hours until a complaint is acknowledged; it is settled within a month (E-Commerce Rules 2020, rule 4). */
  acknowledgeHours: 48,
  /** Days until a complaint about personal data is settled (Digital Personal Data Protection Rules 2025). */
  privacyDays: 90,
  /** Hours until the Data Protection Board has the whole report of a breach. */
  breachHours: 72,
  welcomeCredits: WELCOME_CREDITS,
} as const;

/** A policy's own version: the text changes, so does this. */
export const POLICY_VERSION = '1.4';
/** From when on the version holds; a day in India. */
export const POLICY_EFFECTIVE = '2026-11-28';
