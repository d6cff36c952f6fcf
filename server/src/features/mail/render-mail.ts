import { letterHtml } from './templates/letter-html.ts';
import { letterText } from './templates/letter-text.ts';
import type { At, Template } from './templates/letter.ts';
import { TEMPLATES, type TemplateName } from './templates/templates.ts';

export type RenderedMail = { subject: string; text: string; html: string; unsubscribeUrl?: string };

/** A mail as it is sent. Throws where the template does not exist (any more) or cannot read the data. */
export function renderMail(template: string, data: unknown, at: At): RenderedMail {
  if (!Object.hasOwn(TEMPLATES, template)) throw new Error(`No mail template '${template}'`);
  const letter = (TEMPLATES[template as TemplateName] as Template<unknown>)(data, at);
  return {
    subject: letter.subject,
    text: letterText(letter, at.sender),
    html: letterHtml(letter, at.language, at.sender),
    ...(letter.unsubscribe && { unsubscribeUrl: letter.unsubscribe.href }),
  };
}
