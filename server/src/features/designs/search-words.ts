/** What stands between words; the baseline migration names the same signs, and more for the words without their signs. */
const BETWEEN_WORDS = /[\s\p{Cc}"'`()[\]{}<>,;:.!?“”‘’«»।॥…]+/u;
/** Letters are joined or kept apart by these without becoming others. */
const JOINERS = /[\u200c\u200d]/g;
/** As in the migration: what is longer was cut there. */
const MAX_LENGTH = 100;
/** Each word costs a search of its own. */
const MAX_WORDS = 10;

/** The words of a text that was typed to search, without those that are the beginning of another. */
export function searchWords(text: string): string[] {
  const plain = text.replace(JOINERS, '').normalize('NFKC').toLowerCase();
  const words = plain
    .split(BETWEEN_WORDS)
    .filter(word => word !== '')
    .map(word => [...word].slice(0, MAX_LENGTH).join(''));
  const distinct = [...new Set(words)];
  return distinct.filter(word => !distinct.some(other => other !== word && other.startsWith(word))).slice(0, MAX_WORDS);
}

/**
 * A search as PostgreSQL's tsquery: designs in which, for each word, some word begins so. Every sign means itself. Nothing where
 * no word was typed.
 */
export function searchQuery(text: string | undefined): string | undefined {
  const words = searchWords(text ?? '');
  if (words.length === 0) return undefined;
  return words.map(word => `'${word.replace(/['\\]/g, '$&$&')}':*`).join(' & ');
}
