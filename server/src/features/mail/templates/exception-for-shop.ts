import { wordsOf } from '../../../words.ts';
import type { ExceptionKind } from '../../../../../domain/src/exceptions.ts';
import { pageOf, typedLine, type Template } from './letter.ts';

/** `about`: a payment's or refund's id, a model, or 'shop'. */
export type ExceptionForShop = { kind: ExceptionKind; about: string };

/** To the shop: something that a person has to look at. Its facts stand on the admin's page, where they are as of now. */
export const exceptionForShop: Template<ExceptionForShop> = ({ kind, about }, { language, sender }) => {
  const { mails, 'admin-order': admin } = wordsOf(language);
  const { title, text } = admin.kinds[kind];
  return {
    subject: title,
    preview: text,
    heading: title,
    blocks: [
      { kind: 'text', text },
      { kind: 'facts', rows: [{ label: admin.about, value: typedLine(about) }] },
      { kind: 'button', label: admin.exceptionsLink, href: pageOf(sender, language, '/admin/exceptions') },
    ],
    reason: mails.shopReason,
  };
};
