import type { Brief } from './brief.ts';
import { wordsOf, type Change } from './change.ts';
import { changeLayout, changePalette, changeStyle, changeWear } from './change-look.ts';
import { changeScene } from './change-scene.ts';
import { changeText } from './change-text.ts';
import { addThings, becomeSubject, removeThings, replaceSubject } from './change-things.ts';
import { QUOTED } from './change-words.ts';
import { beginningOf, normalise } from './normalise.ts';
import { sceneOf } from './scene-of-brief.ts';
import { styleName } from './style-name.ts';
import { cleanPrompt } from './words-of.ts';

/** A changed brief and what was understood; nothing understood leaves the brief as it was. */
export interface Changed {
  /** `unchanged`: understood, but the design is so already. Neither that nor `not-understood` is charged. */
  outcome: 'changed' | 'unchanged' | 'not-understood';
  /** The brief as it was unless the outcome is `changed`. */
  brief: Brief;
  /** What was done, as short phrases such as 'Colours: blue'; empty unless the outcome is `changed`. */
  applied: string[];
}

const LONGEST_INSTRUCTION = 300;

/** Changes a brief by an instruction in English, Hindi or Hinglish: colours, style, lettering, things added, removed or replaced, layout. */
export function changeBrief(brief: Brief, instruction: string): Changed {
  const cleaned = beginningOf(cleanPrompt(instruction), LONGEST_INSTRUCTION);
  const match = cleaned.match(QUOTED);
  const quoted = (match?.[1] ?? match?.[2])?.trim();
  const plain = normalise(match ? cleaned.replace(match[0], ' ') : cleaned);
  const change: Change = {
    brief: structuredClone(brief),
    plain,
    words: wordsOf(plain),
    quoted,
    removed: undefined,
    understood: false,
    applied: [],
  };
  const replaced = replaceSubject(change);
  changeText(change, cleaned);
  const staged = !replaced && change.removed === undefined && changeScene(change);
  if (!replaced && !staged) removeThings(change);
  changeWear(change);
  if (!replaced && !staged && change.removed === undefined) {
    changeStyle(change);
    changePalette(change);
    addThings(change);
  } else if (!staged) changePalette(change);
  changeLayout(change);
  becomeSubject(change);
  if (!change.applied.length)
    return { outcome: change.understood ? 'unchanged' : 'not-understood', brief, applied: [] };
  const changed = change.brief;
  changed.history = [...brief.history, cleaned].slice(-20);
  // What was not named stays where it stood.
  const stood = brief.layout === 'stage' && changed.layout === 'stage' && changed.variant === brief.variant;
  if (!stood) delete changed.kept;
  else changed.kept ??= sceneOf(brief)!;
  changed.style = styleName(changed.styles, changed.palette, changed.layout);
  return { outcome: 'changed', brief: changed, applied: change.applied };
}
