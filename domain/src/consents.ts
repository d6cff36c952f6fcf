/**
 * What a person is asked to agree to, each by itself and off until they do (DPDP Act 2023; security 3.3 D4). `version` names the words
 * of words/privacy-data that the person read: change it with them, and a consent to the older words no longer counts.
 */
export const CONSENTS = {
  /** News and offers by mail. */
  marketing: { version: '1' },
  /** Messages about orders by WhatsApp. */
  whatsapp: { version: '1' },
  /** Another company's program counts the visits; asked in a shop that has one (rulings, Pages; decision 038). */
  pageViews: { version: '1' },
} as const;
export type ConsentPurpose = keyof typeof CONSENTS;
export const CONSENT_PURPOSES = Object.keys(CONSENTS) as ConsentPurpose[];
