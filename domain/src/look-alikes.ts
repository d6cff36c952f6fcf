/**
 * Signs that are read as a Latin letter and that no normal form of Unicode turns into it: Cyrillic, Greek, Armenian, Cherokee and small
 * capitals. From the table of Unicode's confusables (UTS #39, confusables.txt, 17.0), those that a keyboard, a web page of 'fancy text' or
 * a phone gives.
 */
const LOOK_ALIKES: Record<string, string> = {
  a: 'аαɑᴀаꭺ∀Ꭺ',
  b: 'вьβʙƅᏼᏴƄɓ',
  c: 'сϲᴄꮯᏟ¢ƈ',
  d: 'ԁɗᴅժᎠđðɖ',
  e: 'еєҽεɛᴇ℮əǝᎬ€эɘ',
  f: 'ғƒꜰքϝ',
  g: 'ɡɢցԍɠᏀ',
  h: 'һнʜհᏂᎻħ',
  i: 'іιıɪᎥɩӏɨ',
  j: 'јʝᴊϳɉ',
  k: 'кκᴋᏦƙ',
  l: 'ʟłɫᏞⳑǀɭ',
  m: 'мᴍᎷϻɱ',
  n: 'ηոɴŋռпиƞɲ',
  o: 'оοᴏօσøөჿɵ',
  p: 'рρᴘᏢþƥ',
  q: 'ԛզգʠ',
  r: 'гʀᴦᏒꭇɾяɍ',
  s: 'ѕꜱՏᏚʂ§ƨ',
  t: 'тτᴛŧᎢ†ƭ',
  u: 'υսᴜʊʉцμ',
  v: 'ѵνᴠᏙʋ',
  w: 'ԝωѡᴡաᎳшщ',
  x: 'хχҳ×',
  y: 'уγʏүყᎩƴ',
  z: 'ᴢʐᏃƶʑ',
};

/** Capitals that look like another letter than their small form does: Greek Η is an H, η an n. */
const CAPITALS: Record<string, string> = { Η: 'h', Ν: 'n', Υ: 'y', Μ: 'm', И: 'n', Ц: 'u', П: 'n', Ρ: 'p', Χ: 'x' };

const LATIN: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LOOK_ALIKES).flatMap(([latin, signs]) => [...signs].map(sign => [sign, latin] as const)),
  ...Object.entries(CAPITALS),
]);

/** First signs of runs of A to Z that have no normal form: regional indicators, negative circled and squared letters. */
const ALPHABETS = [0x1f1e6, 0x1f150, 0x1f170];
/** Zeros of the Indian scripts, and of Arabic and Persian: their other digits follow. */
const ZEROS = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0];

const ordinal = (code: number, firsts: readonly number[], count: number): number | undefined => {
  const first = firsts.find(one => code >= one && code < one + count);
  return first === undefined ? undefined : code - first;
};

/** The Latin letter or digit that a sign is read as; the sign itself where it is read as none. */
export function latinOf(sign: string): string {
  const known = LATIN.get(sign);
  if (known !== undefined || sign < '\u0600') return known ?? sign;
  const code = sign.codePointAt(0)!;
  const letter = ordinal(code, ALPHABETS, 26);
  if (letter !== undefined) return String.fromCharCode(97 + letter);
  const digit = ordinal(code, ZEROS, 10);
  return digit === undefined ? sign : String(digit);
}

/** Letters that stand on their heads, as pages of 'fancy text' give them; those of a plain keyboard are letters both ways. */
const ON_THEIR_HEADS: Record<string, string> = { ɐ: 'a', ɔ: 'c', ǝ: 'e', ɘ: 'e', ɟ: 'f', ƃ: 'g', ɓ: 'g', ɥ: 'h', ᴉ: 'i', ı: 'i', ɾ: 'j', ſ: 'j', ʞ: 'k', ʟ: 'l', ꞁ: 'l', ɯ: 'm', ɹ: 'r', ʇ: 't', ʌ: 'v', ʍ: 'w', ʎ: 'y' }; // prettier-ignore
const BOTH_WAYS: Record<string, string> = { b: 'q', d: 'p', n: 'u', p: 'd', q: 'b', u: 'n', l: 'l', o: 'o', s: 's', x: 'x', z: 'z', i: 'i' }; // prettier-ignore

/** A word that was written upside down, the right way up; nothing where no letter stands on its head, or one does not. */
export function turnedOver(written: string): string | undefined {
  const signs = [...written.toLowerCase()].toReversed();
  if (!signs.some(sign => sign in ON_THEIR_HEADS)) return undefined;
  const turned = signs.map(sign => ON_THEIR_HEADS[sign] ?? BOTH_WAYS[sign]);
  return turned.includes(undefined) ? undefined : turned.join('');
}
