import { sql, type SQL } from 'drizzle-orm';

/** As `search_words` (migration 0006) reads a text before it takes it apart; ASCII, which most is, needs no normalizing. */
const plain = (text: SQL): SQL => sql`case when octet_length(${text}) = char_length(${text}) then lower(${text})
  else lower(normalize(translate(${text}, E'\\u200c\\u200d', ''), NFKC)) end`;

/**
 * True of texts with the words of a search. Where no index is asked, a text is taken apart only if the search's longest word is in it:
 * that is a hundredth of the work.
 */
export const hasWords = (text: SQL, o: { query: unknown; longest: unknown }): SQL =>
  sql`(strpos(${plain(text)}, ${o.longest}) > 0 and search_words(${text}) @@ ${o.query}::tsquery)`;
