import type { Draft } from '../../../../contract/src/drafts.ts';
import type { ShirtChoice } from '../../stored/shirt-choice.ts';

type WireShirt = Pick<Draft, 'color' | 'tshirtType' | 'position' | 'designSize' | 'size'>;

/** The shirt of a draft as the browser keeps it. */
export const shirtOfDraft = ({ color, tshirtType, position, designSize, size }: WireShirt): ShirtChoice => ({
  tshirtType,
  tshirtColor: color,
  position,
  printSize: designSize,
  size,
});

/** A shirt in the words of the contract. */
export const toDraftShirt = ({ tshirtColor, tshirtType, position, printSize, size }: ShirtChoice): WireShirt => ({
  color: tshirtColor,
  tshirtType,
  position,
  designSize: printSize,
  size,
});

export const isSameShirt = (one: ShirtChoice, other: ShirtChoice): boolean =>
  (Object.keys(one) as (keyof ShirtChoice)[]).every(part => one[part] === other[part]);

/** Where and how large are one choice. */
const PARTS = [['tshirtType'], ['tshirtColor'], ['position', 'printSize'], ['size']] as const;

/**
 * Joins what was chosen here with what was chosen on another device since both had `base`: what was changed here wins, part by
 * part. Without a base nothing is known to have been changed here.
 */
export function joinShirts(base: ShirtChoice | undefined, here: ShirtChoice, there: ShirtChoice): ShirtChoice {
  const changedHere = PARTS.flatMap(names => (base && names.some(name => base[name] !== here[name]) ? names : []));
  return { ...there, ...Object.fromEntries(changedHere.map(name => [name, here[name]])) };
}
