import { dayOf } from '../../../../domain/src/india-days.ts';
import { words as english } from '../../../../words/src/en/export.ts';
import { words as hindi } from '../../../../words/src/hi/export.ts';
import type { Context } from '../../http/handle.ts';
import type { Language } from '../mail/mail.ts';

/** What stands in the download, for the person who opens it. */
export function readmeOf({ name, publicUrl, operator }: Context['shop'], language: Language, at: Date): string {
  const words = language === 'hi' ? hindi : english;
  const day = dayOf(at);
  return [
    words.title(name, day),
    words.folders,
    words.format,
    words.leftOut,
    words.questions(operator.name, operator.email, `${publicUrl}${language === 'hi' ? '/hi' : ''}/privacy-policy`),
  ].join('\n\n');
}
