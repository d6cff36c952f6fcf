import { pageOf, typedLine, type Template } from './letter.ts';
import { WORDS } from './words.ts';

export type OfAccount = { name: string };

/** To somebody whose account will be deleted once nothing of it is open: how to take that back. */
export const deletionAsked: Template<OfAccount> = ({ name }, { language, sender }) => {
  const { mails } = WORDS[language];
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
  const { mails } = WORDS[language];
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
  const { mails } = WORDS[language];
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
