/**
 * Texts in which no line ends within a word such as 'टी-शर्ट': a word joiner follows the hyphen. It has no width, and a page's own search
 * passes over it; a non-breaking hyphen (U+2011) would not be found by who types an ordinary one.
 */
export function unbroken<Text>(text: Text, beginnings: RegExp): Text {
  const kept = (): unknown => {
    if (typeof text === 'string') return text.replace(beginnings, '$&\u2060');
    if (typeof text === 'function')
      return (...given: unknown[]) => unbroken((text as (...of: unknown[]) => unknown)(...given), beginnings);
    if (Array.isArray(text)) return text.map(one => unbroken(one, beginnings));
    if (text === null || typeof text !== 'object') return text;
    return Object.fromEntries(Object.entries(text).map(([key, one]) => [key, unbroken(one, beginnings)]));
  };
  return kept() as Text;
}
