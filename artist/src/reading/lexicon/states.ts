/** Phrases behind a noun that say how it is or stands, as against a second thing beside it: 'on fire', 'with arms and legs', 'in a circle'. */
import { ownKeys } from './own-keys.ts';

const ROWS: Record<string, string> = {
  burning: 'on fire|in flames|in fire|with fire|with flames|with fire flames|engulfed in flames|covered in flames|surrounded by fire|surrounded by flames|in blaze|up in flames|aag mein|aag me|आग में|aag laga|aag lagi|aag ki lapton mein|आग की लपटों में',
  reflected: 'reflected in water|looking at its reflection in water|looking at its reflection|looking at her reflection|looking at his reflection|seeing its reflection|reflecting in water|reflected in the water|reflection in water|reflection in the water|with reflection|with water reflection|with its reflection|and its reflection|reflected in lake|reflected in the lake|with reflection in water|water reflection|in reflection|reflection|reflections|ki parchai|ki parchhai|पानी में परछाई|की परछाई',
  limbs: 'with arms and legs|with hands and legs|with legs and arms|with hands and feet|with arms and feet|with legs|with arms|with two legs|having arms and legs|with limbs|haath pair wala|haath pair wali|haath pair ke saath|हाथ पैर वाला|with arms legs',
  faced: 'with a face|with face|with cute face|with a cute face|with eyes|with a smile|with smile|with a smiling face|with smiling face|with big eyes|with a happy face|with happy face|with eyes and mouth|chehre wala|chehre ke saath',
  broken: 'with a crack|with cracks|split in two|splitting open|split open|cracking open|broken in two|cracked open|broken into pieces|with big crack',
  melting: 'with dripping paint|dripping paint|dripping with paint|with drips|with drip|dripping down|melting down|with paint dripping|pighalta hua|pighalti hui|pighalta|पिघलता हुआ|पिघलती हुई|पिघलता',
  striped: 'with stripes|with a stripe|dhari wala|dhari wali',
  spotted: 'with spots|with dots|with polka dots',
  'in a ring': 'in a circle|in circle|in a ring|arranged in a circle|in circular shape|in circular form|forming a circle|gol ghere mein|gol ghere me|घेरे में|गोले में',
  'in a row': 'in a row|in a line|in row|in one row|in a straight line|in one line|side by side|lined up|ek line mein|line mein|line me|katar mein|katar me|कतार में|लाइन में|ek katar mein',
}; // prettier-ignore

/** By phrase. */
export const STATE_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(ROWS).flatMap(([key, words]) => words.split('|').map((word): [string, string] => [word.normalize('NFKC'), key])), // prettier-ignore
);
/** Their first words: no other word is looked up. */
export const STATE_STARTS: ReadonlySet<string> = new Set([...STATE_WORDS.keys()].map(words => words.split(' ')[0]!));
/** States of one that lives, too. */
export const OF_ALL = ownKeys<boolean>({ burning: true, reflected: true, 'in a ring': true, 'in a row': true });
