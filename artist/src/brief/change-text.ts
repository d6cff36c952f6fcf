import { rankLayouts } from './choose-layout.ts';
import { wordsOf, type Change } from './change.ts';
import { LETTERING_WORDS, REMOVE, REMOVE_AFTER, WRITE } from './change-words.ts';
import { normalise } from './normalise.ts';

/** Writes other lettering, or takes it all away. */
export function changeText(c: Change, cleaned: string): void {
  const { brief } = c;
  const removing =
    (REMOVE.test(c.plain) || REMOVE_AFTER.test(c.plain)) && LETTERING_WORDS.test(c.plain) && c.quoted === undefined;
  if (removing) {
    brief.wordless = true;
    brief.text = {};
    brief.slogan = false;
    if (brief.layout === 'type' && brief.hero) brief.layout = rankLayouts(brief)[0]!;
    c.removed = 'text';
    c.applied.push('Lettering removed');
    return;
  }
  const written = c.quoted ?? cleaned.match(WRITE)?.[1]?.trim();
  if (!written) return;
  // The words to be written say nothing about colours or things.
  const unsaid = c.quoted ? c.plain : normalise(cleaned.replace(WRITE, ' '));
  c.plain = unsaid;
  c.words = wordsOf(unsaid);
  brief.text = { ...brief.text, main: written };
  brief.wordless = false;
  c.applied.push(`Lettering: ${written}`);
}
