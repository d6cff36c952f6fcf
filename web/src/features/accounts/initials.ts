/** The first letters of a name's first and last word, 'Asha Rao Menon' → 'AM'; '' where the name begins no word with a letter or digit. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(word => /^[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map(word => [...word][0]!.toUpperCase()).join('');
}
