import { HUES } from '../colour/palettes.ts';
import type { Subject } from './brief.ts';
import { findSubject } from './lookup.ts';
import { CONSUMED, NEUTRAL_COLOURS, PALETTE_WORDS, PLACES, SETTINGS, STOP_WORDS, STYLES } from './vocabulary.ts';

/** A subject and where its words stood. */
export interface FoundSubject extends Subject {
  position: number;
  length: number;
}

const CURATED = 1.3;
/** Curated subjects that are also style or palette words: the subject wins. */
const BOTH = new Set(['samurai', 'peacock', 'krishna', 'rose', 'chai', 'tea', 'coffee', 'astronaut', 'rocket', 'mandala', 'rangoli', 'diwali', 'hanuman', 'mahadev', 'peacock feather', 'mor pankh', 'anime', 'warli', 'madhubani', 'onam', 'pookalam', 'dandiya', 'garba', 'holi', 'navratri', 'filter coffee', 'cutting chai', 'vampire', 'devil', 'bajrangbali', 'mor', 'tiranga', 'indian flag', 'kanha', 'radha krishna', 'independence day', 'republic day', 'henna', 'mehndi']); // prettier-ignore
const settingWord = (phrase: string) => SETTINGS.some(([, set]) => set.has(phrase));
const styleWord = (phrase: string) =>
  STYLES.some(([, set]) => set.has(phrase)) || PALETTE_WORDS.some(([, set]) => set.has(phrase));
const colourWord = (phrase: string) => HUES[phrase] !== undefined || NEUTRAL_COLOURS.has(phrase);

/** Marks words that belong to style, palette, colour or format, so that they are not read as things. */
function consumedWords(words: string[]): boolean[] {
  const used = words.map(() => false);
  for (let size = 3; size > 0; size--) {
    for (let i = 0; i + size <= words.length; i++) {
      const phrase = words.slice(i, i + size).join(' ');
      if (isCurated(phrase) && (size > 1 || !CONSUMED.has(phrase))) continue;
      if (size === 1 && colourWord(phrase) && partOfName(words, i)) continue;
      if (
        CONSUMED.has(phrase) ||
        colourWord(phrase) ||
        (size > 1 && styleWord(phrase) && !words.slice(i, i + size).some(isCurated))
      )
        used.fill(true, i, i + size);
    }
  }
  return used;
}

/** "black cat", "brown bear": the colour is part of a curated name. */
const partOfName = (words: string[], i: number) =>
  isCurated(words.slice(i, i + 2).join(' ')) || (i > 0 && isCurated(words.slice(i - 1, i + 1).join(' ')));

const isCurated = (phrase: string) => (findSubject(phrase)?.score ?? 0) >= CURATED;

function acceptable(phrase: string, size: number, found: Subject, covered: string[]): boolean {
  if (STOP_WORDS.has(phrase) || HUES[phrase] !== undefined) return false;
  if (found.score >= CURATED) return size > 1 || !styleWord(phrase) || BOTH.has(phrase);
  if (covered.some(settingWord)) return false;
  if (/^\d+$/.test(phrase) || phrase.length < 3) return false;
  if (size > 1) return found.score >= 0.55;
  return !settingWord(phrase) && !styleWord(phrase) && !PLACES.includes(phrase) && found.score >= 0.5;
}

/** Subjects of a prompt in reading order: longest match first, each thing once. */
export function findSubjects(words: string[]): FoundSubject[] {
  const used = consumedWords(words);
  const found: FoundSubject[] = [];
  for (let size = 3; size > 0; size--) {
    for (let i = 0; i + size <= words.length; i++) {
      if (used.slice(i, i + size).some(Boolean)) continue;
      const covered = words.slice(i, i + size);
      const phrase = covered.join(' ');
      const subject = findSubject(phrase);
      if (!subject || !acceptable(phrase, size, subject, covered)) continue;
      used.fill(true, i, i + size);
      found.push({ ...subject, position: i, length: size });
    }
  }
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.position - b.position)
    .filter(s => {
      const keys = [s.label, s.house, s.colour, s.ink].filter(k => k !== undefined);
      const fresh = !keys.some(k => seen.has(k));
      keys.forEach(k => seen.add(k));
      return fresh;
    });
}
