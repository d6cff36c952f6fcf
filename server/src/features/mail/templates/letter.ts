import { prefixOf, type Language } from '../../../../../domain/src/languages.ts';
/** A mail as its template writes it, before it becomes text and HTML: both say the same, and escaping has one place. */
export type Letter = {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  /** Why the recipient gets it: the last line. */
  reason: string;
  /** A letter that somebody may do without: where they end it. */
  unsubscribe?: { label: string; href: string };
};

export type Block =
  | { kind: 'text'; text: string }
  /** Names and their values; a value may have several lines. */
  | { kind: 'facts'; rows: readonly { label: string; value: string }[] }
  /** What a person wrote, as it was written. */
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'goods'; lines: readonly Goods[]; sums: readonly Sum[] }
  /** A letter has one primary button; beside it another is secondary. */
  | { kind: 'button'; label: string; href: string; isSecondary?: boolean };

/** A line of an order; `amount` is its price as text. */
export type Goods = { name: string; details: string; pieces: string; amount: string };
export type Sum = { label: string; amount: string; isTotal?: boolean };

/** Who writes: what every mail shows of the shop. `url` is without a slash at the end. */
export type Sender = {
  name: string;
  url: string;
  /** The shop's colour: of its name and of the first button. */
  accent: string;
  operator: { name: string; address: string; email: string; phone: string };
};

/** A template is a pure function: the same data is the same letter, so that a mail sent again is the same mail. */
export type Template<Data> = (data: Data, at: At) => Letter;

/**
 * In which language a letter is written, who sends it, and whether the recipient's address is the proven one of the account that it tells
 * of. To another one, which somebody typed, a letter repeats nothing that somebody typed (docs/security.md, What goes to whom).
 */
export type At = { language: Language; sender: Sender; isProven: boolean };

const INVISIBLE = /[^\P{Cc}\n]|[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * What a person typed, made safe beside other words: no control characters and nothing that turns the direction of what
 * follows; a name in Arabic or Hebrew stays by itself.
 */
export function typed(text: string): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '');
  return RIGHT_TO_LEFT.test(clean) ? `\u2068${clean}\u2069` : clean;
}

/** The same on one line, cut after `limit` characters. */
export function typedLine(text: string, limit = 200): string {
  const line = Array.from(text.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim());
  return typed(line.length > limit ? `${line.slice(0, limit - 1).join('')}…` : line.join(''));
}

/** The shop's page of a language. */
export const pageOf = (sender: Sender, language: Language, path: string): string =>
  `${sender.url}${prefixOf(language)}${path}`;
