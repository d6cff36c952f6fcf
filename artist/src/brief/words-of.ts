/** A prompt made safe to read, and its words as they would be lettered. */
import { isIndic } from '../text/scripts.ts';
import { beginningOf, normalise } from './normalise.ts';
import { STOP_WORDS } from './vocabulary.ts';

const LONGEST_PROMPT = 500;

/**
 * Makes any input safe to read: control characters go, length is capped. Signs of markup stay, since people letter them ("I <3 Goa"):
 * lettering becomes outlines, so that no sign of a text reaches a drawing's source.
 */
export function cleanPrompt(prompt: string): string {
  const clean = prompt
    .slice(0, LONGEST_PROMPT * 4)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Co}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return beginningOf(clean, LONGEST_PROMPT);
}

/** Words that carry meaning, for titles and for lettering when nothing else is understood. */
export function meaningfulWords(plain: string): string[] {
  return plain.split(' ').filter(w => w && !STOP_WORDS.has(w) && (isIndic(w) || /[\p{L}\p{N}]/u.test(w)));
}

const ORDERING =
  /^(tee|tshirt|t|shirt|shirts|design|designs|print|prints|artwork|art|image|picture|poster|logo|lettering|text|typography|quote|style|styled|make|create|draw|please|want|need|give|me|banao|banado|chahiye|vintage|retro|minimal|neon|simple|bold)$/;

/** The words of a prompt as they would be lettered, with their signs: all but those that only order a design. */
export function spokenWords(typed: string): string[] {
  return typed.split(/\s+/).filter(word => word && !ORDERING.test(normalise(word)));
}
