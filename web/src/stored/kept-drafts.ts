import type { Look } from '../../../domain/src/looks.ts';
import { isNumber, isObject, isText, storedEntry } from './entry.ts';
import { toLook } from './shirt-wish.ts';
import { type ShirtChoice, shirtChoiceIn } from './shirt-choice.ts';

/** What the account has of a draft, so that a change here names what it is based on. */
type Kept = { id: string; draftVersion: number; shirt: ShirtChoice };

const keptIn = ({ id, draftVersion, shirt }: Record<string, unknown>): Kept | undefined =>
  isText(id) && isNumber(draftVersion) && isObject(shirt)
    ? { id, draftVersion, shirt: shirtChoiceIn(shirt) }
    : undefined;

/** The design in work, as the account has it. */
export const keptDesignEntry = storedEntry<Kept>({ key: 'keptDesign', version: 1, check: keptIn });

/** The words in this tab's prompt box, as the account has them. */
export const keptWordsEntry = storedEntry<Kept & { prompt: string; look: Look }>({
  key: 'keptWords',
  version: 1,
  area: 'session',
  check(value) {
    const kept = keptIn(value);
    return kept && isText(value.prompt)
      ? { ...kept, prompt: value.prompt, look: toLook(isObject(value.look) ? value.look : undefined) }
      : undefined;
  },
});
