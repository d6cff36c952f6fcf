import { COLORS, DEFAULTS, DESIGN_SIZES, POSITIONS, SIZES, TSHIRT_TYPES } from '../../../domain/src/catalog.ts';
import { isNumber, isObject, isText, oneOf } from './checks.ts';
import { storedEntry } from './entry.ts';
import type { ShirtChoice } from './shirt-choice.ts';

/** What the account has of a draft, so that a change here names what it is based on. */
type Kept = { id: string; draftVersion: number; shirt: ShirtChoice };

const shirtIn = (value: Record<string, unknown>): ShirtChoice => ({
  tshirtType: oneOf(TSHIRT_TYPES, value.tshirtType, DEFAULTS.tshirtType),
  tshirtColor: oneOf(COLORS, value.tshirtColor, DEFAULTS.color),
  position: oneOf(POSITIONS, value.position, DEFAULTS.position),
  printSize: oneOf(DESIGN_SIZES, value.printSize, DEFAULTS.designSize),
  size: oneOf(SIZES, value.size, DEFAULTS.size),
});

const keptIn = ({ id, draftVersion, shirt }: Record<string, unknown>): Kept | undefined =>
  isText(id) && isNumber(draftVersion) && isObject(shirt) ? { id, draftVersion, shirt: shirtIn(shirt) } : undefined;

/** The design in work, as the account has it. */
export const keptDesignEntry = storedEntry<Kept>({ key: 'keptDesign', version: 1, check: keptIn });

/** The words in this tab's prompt box, as the account has them. */
export const keptWordsEntry = storedEntry<Kept & { prompt: string }>({
  key: 'keptWords',
  version: 1,
  area: 'session',
  check(value) {
    const kept = keptIn(value);
    return kept && isText(value.prompt) ? { ...kept, prompt: value.prompt } : undefined;
  },
});
