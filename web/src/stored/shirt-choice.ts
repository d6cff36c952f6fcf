import {
  COLOR_KEY,
  DEFAULTS,
  FIRST_PRINT,
  PLACE_KEY,
  POSITIONS,
  PRODUCT_WORD,
  SIZE_WORD,
} from '../../../domain/src/catalog.ts';
import { oneOf, textLike } from './entry.ts';
import { type CurrentDesign, currentDesignEntry } from './current-design.ts';

/** The shirt that a shopper chose for a design: cut, colour, place, print size, size. */
export type ShirtChoice = Pick<CurrentDesign, 'tshirtType' | 'tshirtColor' | 'position' | 'printSize' | 'size'>;

/** Without a choice: product 1, black, M (rulings, Sizes), printed as a new design is. */
export const DEFAULT_CHOICE: ShirtChoice = {
  tshirtType: DEFAULTS.tshirtType,
  tshirtColor: DEFAULTS.color,
  position: FIRST_PRINT.position,
  printSize: FIRST_PRINT.designSize,
  size: DEFAULTS.size,
};

/** A shirt that was stored; what is missing or unknown is as without a choice. */
export const shirtChoiceIn = (value: Record<string, unknown>): ShirtChoice => ({
  tshirtType: textLike(PRODUCT_WORD, value.tshirtType, DEFAULTS.tshirtType),
  tshirtColor: textLike(COLOR_KEY, value.tshirtColor, DEFAULTS.color),
  position: oneOf(POSITIONS, value.position, DEFAULTS.position),
  printSize: textLike(PLACE_KEY, value.printSize, DEFAULTS.designSize),
  size: textLike(SIZE_WORD, value.size, DEFAULTS.size),
});

/** The shirt of the design in work. */
export const shirtChoiceOf = ({ tshirtType, tshirtColor, position, printSize, size }: CurrentDesign): ShirtChoice => ({
  tshirtType,
  tshirtColor,
  position,
  printSize,
  size,
});

/** Stores the design in work with its shirt, under the names of S1 and of S2 (color, type, printPosition, tshirtSize). */
export function saveCurrentDesign(design: CurrentDesign): void {
  const namesOfS2 = {
    color: design.tshirtColor,
    type: design.tshirtType,
    printPosition: design.position,
    tshirtSize: design.size,
  };
  currentDesignEntry.write({ ...design, ...namesOfS2 });
}
