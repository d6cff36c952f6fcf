import { wordsOf } from '../../../words.ts';
import type { DecisionKind, ReportOutcome, TakedownReason } from '../../../../../domain/src/moderation.ts';
import { pageOf, typed, typedLine, type Block, type Template } from './letter.ts';

/** `design` is its name, `text` what the shop adds to the reason. */
export type DesignTakenDown = {
  name: string;
  design: string;
  kind: DecisionKind;
  reason: TakedownReason;
  text: string;
};

/** To the maker of a design that the shop does not show any more: why, and what can be done about it. */
export const designTakenDown: Template<DesignTakenDown> = (told, { language, sender }) => {
  const { mails } = wordsOf(language);
  const words = mails.designTakenDown;
  const said: Block[] = told.text === '' ? [] : [{ kind: 'quote', label: words.said, text: typed(told.text) }];
  const next: Block[] = told.kind === 'taken_down' ? [{ kind: 'text', text: words.next }] : [];
  return {
    ...{ subject: words.subjects[told.kind], heading: words.subjects[told.kind], preview: words.previews[told.kind] },
    blocks: [
      { kind: 'text', text: mails.hello(typedLine(told.name)) },
      { kind: 'text', text: words.texts[told.kind] },
      {
        kind: 'facts',
        rows: [
          { label: words.design, value: typedLine(told.design) },
          { label: words.reason, value: words.reasons[told.reason] },
        ],
      },
      ...said,
      ...next,
      { kind: 'text', text: words.objection },
    ],
    reason: mails.accountReason(sender.name),
  };
};

/** To the maker whose design is shown again. */
export const designRestored: Template<{ name: string; design: string; isPublic: boolean }> = (
  { name, design, isPublic },
  { language, sender },
) => {
  const { mails } = wordsOf(language);
  const words = mails.designRestored;
  return {
    ...{ subject: words.subject, preview: words.preview, heading: words.heading },
    blocks: [
      { kind: 'text', text: mails.hello(typedLine(name)) },
      { kind: 'text', text: isPublic ? words.isPublic : words.isPrivate },
      { kind: 'facts', rows: [{ label: mails.designTakenDown.design, value: typedLine(design) }] },
      { kind: 'button', label: words.button, href: pageOf(sender, language, '/profile') },
    ],
    reason: mails.accountReason(sender.name),
  };
};

/** To somebody who reported a design: what came of it. */
export const reportDecided: Template<{ name: string; design: string; outcome: ReportOutcome }> = (
  { name, design, outcome },
  { language, sender },
) => {
  const { mails } = wordsOf(language);
  const words = mails.reportDecided;
  return {
    ...{ subject: words.subject, preview: words.preview, heading: words.heading },
    blocks: [
      { kind: 'text', text: mails.hello(typedLine(name)) },
      { kind: 'text', text: words.text },
      { kind: 'facts', rows: [{ label: words.design, value: typedLine(design) }] },
      { kind: 'text', text: words.outcomes[outcome] },
      { kind: 'text', text: words.next },
    ],
    reason: mails.accountReason(sender.name),
  };
};
