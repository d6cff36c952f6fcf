import type { Arrangement } from '../../../../domain/src/arrangement.ts';
import { useWords } from '../../words.ts';
import type { Part, Thing } from './view.ts';

/** A text of two lines as it is spoken of. */
export const inOneLine = (text: string): string => text.replace('\n', ' ');

/** What a thing is called, and where it lies, in words. */
export function usePartName({ texts }: Arrangement): (thing: Thing) => string {
  const words = useWords('arrangement');
  const nameOf = (part: Part) =>
    part === 'artwork' ? words.artwork : words.textNamed(inOneLine(texts[part]?.text ?? ''));
  return ({ part, place }) => `${nameOf(part)}: ${words.position(...positionOf(place))}`;
}

/** Shares as whole per cents, the turn in whole degrees. */
export const positionOf = ({ x, y, scale, angle }: Thing['place']): [number, number, number, number] => [
  Math.round(x * 100),
  Math.round(y * 100),
  Math.round(scale * 100),
  Math.round(angle),
];
