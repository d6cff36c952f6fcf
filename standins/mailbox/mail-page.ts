import { escape } from '../look.ts';
import { momentOf } from './list-page.ts';
import { look } from './page-style.ts';
import type { ReadMail } from './read-mail.ts';

const VIEWS = { html: 'As it looks', text: 'Plain text', headers: 'Headers', source: 'Source' } as const;
type View = keyof typeof VIEWS;

/** The view that an address asks for; without one, how the mail looks. */
export function readView(word: string | null, mail: ReadMail): View {
  if (word !== null && Object.hasOwn(VIEWS, word)) return word as View;
  return mail.html ? 'html' : 'text';
}

/** One mail. Its own HTML is shown in a frame that runs no script and reaches nothing of this page. */
export function mailPage(mail: ReadMail, o: { publicPath: string; view: View; source: string }): string {
  const facts: [string, string][] = [
    ['From', mail.sender],
    ['To', mail.to.join(', ')],
    ['Answers go to', mail.replyTo],
    ['Came', momentOf(mail.at)],
  ];
  const subject = mail.subject || 'No subject';
  const here = `${escape(o.publicPath)}/${mail.id}`;
  const views = Object.entries(VIEWS)
    .map(
      ([name, label]) => `<a href="${here}?view=${name}"${name === o.view ? ' aria-current="page"' : ''}>${label}</a>`,
    )
    .join('');
  return look.page(
    subject,
    `<a class="back" href="${escape(o.publicPath)}/">All mails</a><h1>${escape(subject)}</h1>
<dl>${facts.map(([name, value]) => (value ? `<dt>${name}</dt><dd>${escape(value)}</dd>` : '')).join('')}${filesOf(mail, here)}</dl>
<nav class="views" aria-label="Views">${views}</nav>${viewOf(mail, o.view, { here, source: o.source })}`,
  );
}

/** Links to what came with the mail. */
const filesOf = ({ files }: ReadMail, here: string): string =>
  files.length === 0
    ? ''
    : `<dt>Attached</dt><dd>${files
        .map(
          ({ name, size }, index) =>
            `<a class="file" href="${here}/files/${index}" download="${escape(name)}">${escape(name)} (${Math.ceil(size / 1024)} KB)</a>`,
        )
        .join(', ')}</dd>`;

function viewOf(mail: ReadMail, view: View, { here, source }: { here: string; source: string }): string {
  const headers = mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
  switch (view) {
    case 'html':
      return `<iframe src="${here}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" title="The mail as it looks"></iframe>`;
    case 'text':
      return `<pre class="plain" tabindex="0" role="region" aria-label="Plain text">${escape(mail.text)}</pre>`;
    case 'headers':
      return `<pre tabindex="0" role="region" aria-label="Headers">${escape(headers)}</pre>`;
    case 'source':
      return `<pre tabindex="0" role="region" aria-label="Source">${escape(source)}</pre>`;
  }
}

/** The page for a number that leads to no mail. */
export const missingPage = (publicPath: string): string =>
  look.page(
    'No such mail',
    `<h1>There is no such mail here</h1><p class="hint">The oldest mails are dropped. <a class="back" href="${escape(publicPath)}/">All mails</a></p>`,
  );
