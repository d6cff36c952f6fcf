import { LANGUAGES, type Language } from '../../../../../domain/src/languages.ts';
import { wordsOf } from '../../../words.ts';
import { pageOf, typedLine, type Template } from './letter.ts';

export type OfAccount = { name: string };

/** To somebody whose account will be deleted once nothing of it is open: how to take that back. */
export const deletionAsked: Template<OfAccount> = ({ name }, { language, sender }) => {
  const { mails } = wordsOf(language);
  const words = mails.deletionAsked;
  return {
    ...{ subject: words.subject, preview: words.preview, heading: words.heading },
    blocks: [
      { kind: 'text', text: mails.hello(typedLine(name)) },
      { kind: 'text', text: words.text },
      { kind: 'text', text: words.change },
      { kind: 'button', label: words.button, href: pageOf(sender, language, '/profile?tab=data') },
    ],
    reason: mails.accountReason(sender.name),
  };
};

/** To somebody who took it back. */
export const deletionWithdrawn: Template<OfAccount> = ({ name }, { language, sender }) => {
  const { mails } = wordsOf(language);
  const words = mails.deletionWithdrawn;
  return {
    ...{ subject: words.subject, preview: words.preview, heading: words.heading },
    blocks: [
      { kind: 'text', text: mails.hello(typedLine(name)) },
      { kind: 'text', text: words.text },
    ],
    reason: mails.accountReason(sender.name),
  };
};

/** The last mail to who had an account. */
export const accountDeleted: Template<OfAccount> = ({ name }, { language, sender }) => {
  const { mails } = wordsOf(language);
  const words = mails.accountDeleted;
  return {
    ...{ subject: words.subject, preview: words.preview, heading: words.heading },
    blocks: [
      { kind: 'text', text: mails.hello(typedLine(name)) },
      { kind: 'text', text: words.text },
      { kind: 'text', text: words.kept },
      { kind: 'text', text: words.last },
    ],
    reason: mails.accountReason(sender.name),
  };
};

export type SignInChanged = {
  name: string;
  what:
    | 'way_added'
    | 'way_removed'
    | 'factor_on'
    | 'factor_off'
    | 'factor_undone'
    | 'factor_guessed'
    | 'codes_renewed'
    | 'recovery_used';
  /** Recovery codes that are left, where one was used; wrong codes that were given. */
  left?: number;
  at: string;
  /** What a link takes back, until when (epoch ms); `undoToken` stands in its place when the mail is written (send-mails.ts). */
  undo?: { accountId: string; on: number; until: number };
  undoToken?: string;
};

/** To somebody whose second factor was changed, by them or by another: what to do where it was another. */
export const signInChanged: Template<SignInChanged> = (
  { name, what, left = 0, at, undo, undoToken },
  { language, sender },
) => {
  const { mails } = wordsOf(language);
  const { subjects, texts, ...words } = mails.signInChanged;
  const end = undo && undoToken ? momentOf(new Date(undo.until).toISOString(), language) : undefined;
  const { date, time } = momentOf(at, language);
  return {
    ...{ subject: subjects[what], preview: words.preview, heading: subjects[what] },
    blocks: [
      { kind: 'text', text: name === '' ? mails.helloSomebody : mails.hello(typedLine(name)) },
      { kind: 'text', text: texts[what](date, time, left) },
      { kind: 'text', text: end ? words.notYouUndo(end.date, end.time) : words.notYou },
      end
        ? { kind: 'button', label: words.undo, href: pageOf(sender, language, `/undo-factor/${undoToken}`) }
        : { kind: 'button', label: words.button, href: pageOf(sender, language, '/profile?tab=security') },
    ],
    reason: mails.accountReason(sender.name),
  };
};

/** '24 Nov 2026' and '5:30 pm' in India. */
function momentOf(at: string, language: Language): { date: string; time: string } {
  const say = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGES[language].locale, { timeZone: 'Asia/Kolkata', ...style }).format(new Date(at));
  return { date: say({ dateStyle: 'medium' }), time: say({ timeStyle: 'short' }) };
}
