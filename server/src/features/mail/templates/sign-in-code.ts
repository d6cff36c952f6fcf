import { wordsOf } from '../../../words.ts';
import type { Template } from './letter.ts';

/** `sealedCode` stands in the outbox, and `code` in its place when the mail is written (send-mails.ts); `until` is an ISO text. */
export type SignInCode = { sealedCode?: string; code?: string; until: string };

/** The code by which somebody signs in. It says nothing of who asked for it. */
export const signInCode: Template<SignInCode> = ({ code }, { language, sender }) => {
  if (!code) throw new Error('There is no code in this mail');
  const { mails } = wordsOf(language);
  const words = mails.signInCode;
  return {
    ...{ subject: words.subject(sender.name), preview: words.preview(code), heading: words.heading },
    blocks: [
      { kind: 'text', text: mails.helloSomebody },
      { kind: 'facts', rows: [{ label: words.label, value: code }] },
      { kind: 'text', text: words.text },
      { kind: 'text', text: words.warning },
    ],
    reason: words.reason(sender.name),
  };
};
