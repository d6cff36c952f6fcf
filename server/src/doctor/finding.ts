import { DEFAULT_LANGUAGE } from '../../../domain/src/languages.ts';
import type { FindingWord } from '../../../words/src/en/findings.ts';
import { wordsOf } from '../words.ts';

/** What a check says: `says` is how it stands, `todo` what to do about it. A warning lets the shop run; a problem does not. */
export type Finding = {
  check: CheckName;
  /** 'untested': there was nothing to try. */
  level: 'ok' | 'warning' | 'problem' | 'untested';
  says: string;
  todo?: string;
  /** What says it in every language, with its facts; absent where it is said in English alone. */
  word?: { key: FindingWord; facts: readonly string[] };
};
export const CHECKS = [
  ...([
    'configuration',
    'node',
    'database',
    'gateway',
    'images',
    'storage',
    'mail',
    'identity',
    'address',
    'page views',
  ] as const),
] as const;
export type CheckName = (typeof CHECKS)[number];

/** Makes findings of one check. */
export const findingsOf = (check: CheckName) => ({
  ok: (says: string): Finding => ({ check, level: 'ok', says }),
  warning: (says: string, todo: string): Finding => ({ check, level: 'warning', says, todo }),
  problem: (says: string, todo: string): Finding => ({ check, level: 'problem', says, todo }),
  /** One that the catalogue of words says. */
  told: (level: Finding['level'], key: FindingWord, ...facts: string[]): Finding => {
    const { says, todo } = wordsOf(DEFAULT_LANGUAGE).findings.findings[key];
    return { check, level, says: says(...facts), ...(todo && { todo: todo(...facts) }), word: { key, facts } };
  },
});

/** For a call to another company: a person waits. */
export const CALL_MS = 8_000;

/** Why a call had no answer, in a word: a code of the network, or 'no answer in time'. Never what was sent. */
export function causeOf(error: unknown): string {
  if ((error as Error).name === 'TimeoutError') return 'no answer in time';
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const found = code ?? cause?.code;
  return typeof found === 'string' && /^[A-Z_0-9]{2,40}$/.test(found) ? found : 'the connection broke';
}

/** A file's or disk's bytes for people. */
export const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;
