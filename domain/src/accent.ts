/** '#rrggbb' in small letters. */
export type Colour = string;

/** The colour of a shop whose owner has chosen none (web/src/ui/tokens.css, madder). */
export const HOUSE_ACCENT: Colour = '#c23127';
/** What stands on the accent: the words of buttons. */
const ON_ACCENT: Colour = '#ffffff';
/** What the accent stands on as words: the grounds of pages and mails (tokens.css: white, cloth, cloth-2). */
export const GROUNDS: readonly Colour[] = ['#ffffff', '#fbf7f0', '#f3ece0'];
/** The sheet of a mail in a program that shows it dark. */
const DARK_SHEET: Colour = '#1f1d2e';
/** WCAG 2.2, 1.4.3: words below 18 point bold. */
const LEAST_CONTRAST = 4.5;

/** A colour as it is typed: '#C23127', 'c23127', '#c32'. Nothing for any other text. */
export function readColour(typed: string): Colour | undefined {
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(typed.trim()) ?? [];
  if (digits === undefined) return undefined;
  const six = digits.length === 6 ? digits : [...digits].map(digit => digit + digit).join('');
  return `#${six.toLowerCase()}`;
}

const channels = (colour: Colour): number[] => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
const toColour = (values: readonly number[]): Colour =>
  `#${values.map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red, green, blue] = channels(colour).map(value => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours are apart, from 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Whether words can be read on the accent, and in it on every ground of the shop. */
export const isAccentReadable = (accent: Colour): boolean =>
  [ON_ACCENT, ...GROUNDS].every(other => contrastOf(accent, other) >= LEAST_CONTRAST);

const mixed = (colour: Colour, other: Colour, share: number): Colour => {
  const others = channels(other);
  return toColour(channels(colour).map((value, at) => value + (others[at]! - value) * share));
};
/** The colour mixed with ever more of another until it does; the other itself does. */
function firstThat(colour: Colour, other: Colour, does: (mixed: Colour) => boolean): Colour {
  for (let percent = 0; percent < 100; percent++) {
    const tried = mixed(colour, other, percent / 100);
    if (does(tried)) return tried;
  }
  return other;
}

/** The accent where it can be read, else the nearest darker one that can. */
export const nearAccent = (accent: Colour): Colour => firstThat(accent, '#000000', isAccentReadable);

/** The accent of a button under the pointer. */
export const deepAccent = (accent: Colour): Colour =>
  accent === HOUSE_ACCENT ? '#a3261e' : mixed(accent, '#000000', 0.16);

/** The accent as it is read on the dark sheet of a mail. */
export const accentOnDark = (accent: Colour): Colour =>
  accent === HOUSE_ACCENT
    ? '#f0776d'
    : firstThat(accent, '#ffffff', tried => contrastOf(tried, DARK_SHEET) >= LEAST_CONTRAST);
