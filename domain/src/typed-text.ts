/*
 * What people type and paste, as the shop reads it (rulings of 26 November: E-mail, Phone). Each rule is a function of the text alone
 * and may be used on its own answer again; server and browser use the same ones.
 */

/** Printable ASCII needs no cleaning. */
const PLAIN = /^[\x20-\x7e]*$/;

/** A letter or mark of a script in which joiners change what is read: Devanagari, Malayalam, Arabic … */
const JOINED =
  /(?![\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Hebrew}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{sc=Inherited}])[\p{L}\p{M}]/u
    .source;
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u.source;

/** Signs that carry nothing where they stand. */
const SIGNS = new RegExp(
  [
    // Halves of characters, what Unicode has no character for, soft hyphens, signs of direction and of no width.
    String.raw`[\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]`,
    // Joiners, but for those behind letters that join and between the parts of one emoji.
    String.raw`(?<!${JOINED})(?!(?<=${PICTURE})\u200d\p{Extended_Pictographic})[\u200c\u200d]`,
    // Selectors of a form of nothing, and tags outside of a flag.
    String.raw`(?<![\p{L}\p{N}\p{P}\p{S}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
    String.raw`(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,7})[\u{e0000}-\u{e007f}]`,
  ].join('|'),
  'gu',
);

/** A text without the signs that carry nothing, in the composed form (NFC). Its lines and blanks stay as they were. */
export function withoutSigns(text: string): string {
  if (PLAIN.test(text)) return text;
  let cleaned = text;
  let before: string;
  do {
    before = cleaned;
    cleaned = before.replace(SIGNS, '').normalize('NFC');
    // What stood beside a sign that went, or in another order, may now carry nothing.
  } while (cleaned !== before);
  return cleaned;
}

/** A text of one line, such as a name: every kind of blank or break is a blank, other control characters go; none around it. */
export const cleanLine = (text: string): string =>
  PLAIN.test(text) ? text.trim() : withoutSigns(text.replace(/[\s\x85]/g, ' ').replace(/\p{Cc}/gu, '')).trim();

/** A text that may have lines: breaks of every kind are '\n', tabs stay, other control characters go; no blanks around it. */
export const cleanLines = (text: string): string =>
  withoutSigns(text.replace(/\r\n?|[\x85\u2028\u2029]/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')).trim();

/** What a digit of any script counts: digits stand in tens, the nought first (Unicode, General_Category=Nd). */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Letters, digits and signs of full width, as keyboards of East Asia write them, as a plain keyboard does. */
const ofPlainWidth = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/** A line for a label or a machine: signs of full width are plain ones. Names and words of every script stay. */
export const labelLine = (text: string): string =>
  PLAIN.test(text)
    ? text.trim()
    : cleanLine(text)
        .replace(/[\uff01-\uff5e]/g, ofPlainWidth)
        .normalize('NFC');

/** The same with plain digits: `६७३` and `６７３` are `673`. What only looks like a digit (`²`, `①`) is none. */
export const plainLine = (text: string): string => labelLine(text).replace(/(?![0-9])\p{Nd}/gu, valueOf);

/** A number as it is written in groups, such as a PIN code: without blanks, dashes and dots. */
export const joinedDigits = (text: string): string => withoutSigns(plainLine(text).replace(/[\s.\p{Pd}\u2212]/gu, ''));

/** A code that the shop or another company gave out, such as a coupon's or a GSTIN: without blanks, in capital letters. */
export const cleanCode = (text: string): string => withoutSigns(plainLine(text).replace(/\s/g, '').toUpperCase());

/** Signs of the rupee before an amount, and what stands behind a round one. */
const RUPEES = /^(?:₹|rs\.?|inr)\s*|\s*(?:\/-|₹)$/gi;
/** `1,23,456.50` and `123,456`: a comma stands before three digits at the end, and before two or three ahead of them. */
const NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.\d*)?$/;

/** The number that was typed, NaN where it is none: digits of any script, with a sign of the rupee and commas between thousands. */
export function numberIn(text: string): number {
  const typed = plainLine(text).replace(RUPEES, '').replace('\u2212', '-');
  return NUMBER.test(typed) && /\d/.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN;
}
