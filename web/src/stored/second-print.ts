import { DESIGN_SIZES, POSITIONS, type DesignSize, type Position } from '../../../domain/src/catalog.ts';
import { isObject, isText, oneOf, textOrNull } from './checks.ts';
import { storedEntry } from './entry.ts';

/** What is printed on the other side of the shirt, and where: a front print has three sizes, a back print one. */
export type SecondPrint = {
  design: { id: string; name: string; imageUrl: string | null };
  position: Position;
  printSize: DesignSize;
};

/** The second print that a shopper put on the shirt of the design `of`: it survives sign-in and reload. */
export const secondPrintEntry = storedEntry<SecondPrint & { of: string }>({
  key: 'secondPrint',
  version: 1,
  area: 'session',
  check({ of, design, position, printSize }) {
    if (!isText(of) || !isObject(design) || !isText(design.id)) return undefined;
    const { id, name, imageUrl } = design;
    return {
      of,
      design: { id, name: isText(name) ? name : '', imageUrl: textOrNull(imageUrl) },
      position: oneOf(POSITIONS, position, 'back'),
      printSize: oneOf(DESIGN_SIZES, printSize, 'a3'),
    };
  },
});
