import { describe, expect, it } from 'vitest';
import { readScene } from '../read-scene.ts';
import { spoken } from '../spoken.ts';

/** A prompt, and what of its reading matters here. */
const ROWS: [prompt: string, ...told: string[]][] = [
  // Young ones are of their parent's kind.
  ['a lioness with her cubs', '2 baby lion [lioness]'],
  ['an elephant with its calf', '1 baby elephant'],
  ['a kangaroo with its baby', '1 baby kangaroo'],
  ['a mother with her baby', '1 baby'],
  ['five ducklings following their mother', '1 duck', 'duck left of duck'],
  ['a mother hen with her chicks', '1 chicken [mother hen]'],
  ['a baby elephant', '1 baby elephant'],
  // A fixed expression is its doing alone.
  ['a footballer doing a bicycle kick', 'footballer kick'],
  ['a girl doing cat walk', 'girl walk'],
  ['Hanuman flying with a mountain in hand', 'hanuman holding mountain'],
  ['पेड़ की डाल पर उल्लू', 'owl on branch'],
  ['two parrots on a mango branch', 'parrot on branch', 'mango hanging from branch'],
  ['girl doing a skateboard trick', 'girl skate'],
  ['an owl and a half moon', '1 crescent moon'],
  // Kinds in the plural are the kinds.
  ['two pugs', '2! dog [pug]'],
  ['four snow leopards', '4! leopard [snow leopard]'],
  ['red panda sleeping on a branch', '1 red panda'],
  ['two corgis', '2! husky [corgi]'],
  // One that ends in s.
  ['a rhinoceros', '1 rhino'],
  // Whose it is, is not drawn; on whose shoulder it is, is.
  ["the king's horse", '1 horse'],
  ["parrot on a pirate's shoulder", 'parrot on pirate'],
  ['a girl with a parrot on her shoulder', 'parrot on girl'],
  ['a woman carrying a pot on her head', 'cooking pot on woman'],
  ['gaon ki aurat sar par matka liye', 'matka on woman'],
  ['a dog with a hat on its head', 'dog wearing hat'],
  // One of several.
  ['one of three ducks wearing a hat', '3! one of several duck'],
  ['five ducks swimming, one with sunglasses', '5! one of them duck'],
  // Within, though the word comes last.
  ['a cup with a galaxy inside', 'galaxy in cup'],
  // An animal that eats what it finds, or carries it between its teeth, needs no hands.
  ['panda eating bamboo', '1 panda'],
  ['a fox holding a lantern', '1 fox'],
  ['a bear eating pizza', '1 bear (as a person)'],
  ['a fox holding an umbrella', '1 fox (as a person)'],
  ['a bird singing on a branch', '1 bird'],
  ['a tiger cub playing with a ball of wool', '1 baby tiger'],
  ['a monkey playing the guitar', '1 monkey (as a person)'],
  ['a goat eating a newspaper', '1 goat'],
  // What is in or on something else.
  ['a jar of fireflies', 'firefly in jar'],
  ['a cart of watermelons', 'watermelon on cart'],
  ['a rooster standing on a tractor', 'rooster on tractor'],
  ['biscuit ki plate', '1 cookie in plate'],
  ['शेर के बच्चे के साथ शेरनी', '2 baby lion'],
  // Who does it, and with whom.
  ['bachcha titli pakad raha hai', '1 boy', '1 butterfly'],
  ['a bird building a nest', 'bird build egg nest'],
  ['an old man playing chess with a robot', 'grandfather and robot game chess'],
  ['mera dost bike par', '1! friend'],
  ['two friends sharing an umbrella', 'friend holding umbrella'],
  // A quality that no table has is no thing.
  ['two goats climbing a rocky hill', '1 hill', 'unread rocky'],
];

describe('what one thing says about another', () => {
  it.each(ROWS)('%s', (prompt, ...told) => {
    expect(spoken(readScene(prompt))).toEqual(expect.arrayContaining(told));
  });
});
