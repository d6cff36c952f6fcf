import { wordsOf } from '../../words.ts';
import { type Language, pathIn } from '../../../../domain/src/languages.ts';
import { dayOf } from '../../../../domain/src/india-days.ts';
import type { Context } from '../../http/handle.ts';

/** What stands in the download, for the person who opens it. */
export function readmeOf({ name, publicUrl, operator }: Context['shop'], language: Language, at: Date): string {
  const words = wordsOf(language).export;
  const day = dayOf(at);
  return [
    words.title(name, day),
    words.folders,
    words.format,
    words.leftOut,
    words.questions(operator.name, operator.email, `${publicUrl}${pathIn(language, '/privacy-policy')}`),
  ].join('\n\n');
}
