/** Without the word joiners of a page's lines (unbroken.ts): what search engines and shared links read has none, since nobody types them. */
export const withoutJoiners = (text: string): string => text.replaceAll('\u2060', '');
