import { describe, expect, it } from 'vitest';
import { hasHouse } from '../house/house.ts';
import { library } from '../library/library.ts';
import { dictionaryNoun, dictionarySize, drawingsOf } from './dictionary.ts';
import { ownNamed } from './lexicon/lexicon.ts';
import { nounRows, nounTerms } from './nouns.ts';
import { readScene } from './read-scene.ts';

const named = (term: string) => ownNamed(term) ?? dictionaryNoun(term);

describe('the dictionary', () => {
  it('leads 60,000 words and phrases to a drawing', () => {
    const own = nounTerms().filter(term => drawingsOf(ownNamed(term)!.noun)).length;
    expect(dictionarySize() + own).toBeGreaterThan(60_000);
  });

  it('names drawings that the library has', () => {
    const missing = nounRows().flatMap(({ colour, ink, line, house }) => [
      ...[colour, ink, line].filter(id => id !== undefined && !library().has(id)),
      ...(house !== undefined && !hasHouse(house) ? [house] : []),
    ]);
    expect(missing).toEqual([]);
  });

  it.each([
    // The thing itself, in languages of India and of the world.
    ['tiger', 'tiger'], ['बाघ', 'tiger'], ['sher', 'lion'], ['मोर', 'peacock'], ['புலி', 'tiger'], ['titli', 'butterfly'], ['🦚', 'peacock'], ['老虎', 'tiger'], ['தவளை', 'frog'], ['automobile', 'car'],
  ])('%s is a %s', (term, noun) => expect(named(term)).toMatchObject({ noun, isKind: false })); // prettier-ignore

  it.each([
    ['labrador', 'dog'], ['siamese cat', 'cat'], ['koel', 'bird'], ['weeping willow', 'willow tree'], ['bulbul', 'bird'], ['welder', 'person'], ['great white shark', 'shark'],
  ])('%s is a kind of %s', (term, noun) => expect(named(term)?.noun).toBe(noun)); // prettier-ignore

  it.each(['spirit', 'love', 'freedom', 'original', 'great', 'monday', 'hit', 'viola da', 'wing it'])(
    'nothing is drawn for %s',
    term => expect(named(term)).toBeUndefined(),
  );
});

describe('a word of several meanings is chosen by its neighbours', () => {
  const nounsOf = (prompt: string) => readScene(prompt).things.map(({ noun }) => noun);
  it.each([
    ['a bat hitting a cricket ball', 'cricket bat'],
    ['a bat in a cave', 'bat'],
    ['bullet parked under a tree', 'bullet motorcycle'],
    ['a mouse eating cheese', 'mouse'],
    ['a computer with keyboard and mouse', 'computer mouse'],
    ['king and queen of chess', 'chess king'],
    ['a king on a throne', 'king'],
    ['palm tree on a beach', 'palm tree'],
    ['chess board with a knight', 'chess knight'],
    ['a knight with a shield', 'knight'],
  ])('%s: %s', (prompt, noun) => expect(nounsOf(prompt)).toContain(noun));
});
