import { escape } from '../look.ts';
import { look } from './page-style.ts';
import type { Summary } from './read-mail.ts';

type Shown = {
  publicPath: string;
  /** The part of an address that was searched for. */
  to: string;
  /** The number that the next page starts below; nothing on the last one. */
  next: number | undefined;
  isFirst: boolean;
};

/** A page of mails, the newest first. */
export function listPage(mails: readonly Summary[], shown: Shown): string {
  const { publicPath, to, next, isFirst } = shown;
  const list =
    mails.length > 0 ? `<ul class="mails">${mails.map(mail => row(mail, publicPath)).join('')}</ul>` : empty(to);
  const first = isFirst ? '<span></span>' : `<a class="button" href="${address(shown, {})}">Newest</a>`;
  const older = next === undefined ? '' : `<a class="button" href="${address(shown, { before: next })}">Older</a>`;
  return look.page(
    'Demo mailbox',
    `${publicPath ? '<a class="back" href="/">Back to the shop</a>' : ''}<h1>Demo mailbox</h1>
<form class="search" method="get" action="${escape(publicPath)}/"><div><label for="to">Recipient</label><input id="to" name="to" type="search" autocomplete="off" maxlength="200" value="${escape(to)}"></div><button>Search</button></form>
${list}<nav class="pages" aria-label="Pages">${first}${older}</nav>`,
  );
}

function address({ publicPath, to }: Shown, place: { before?: number }): string {
  const query = new URLSearchParams({
    ...(to ? { to } : {}),
    ...(place.before ? { before: String(place.before) } : {}),
  });
  return escape(`${publicPath}/${query.size > 0 ? `?${query}` : ''}`);
}

const row = ({ id, at, to, subject }: Summary, publicPath: string): string =>
  `<li><a href="${escape(publicPath)}/${id}"><strong>${escape(subject) || 'No subject'}</strong><time datetime="${at}">${momentOf(at)}</time><span>${escape(to.join(', '))}</span></a></li>`;

const empty = (to: string): string =>
  to
    ? `<p class="empty" role="status">No mail to ‘${escape(to)}’.</p>`
    : '<p class="empty">No mail yet. Order something in the shop, or write to it: its mails come here.</p>';

/** '20 Nov, 4:05 pm', Indian time. */
export const momentOf = (at: string): string =>
  new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at));
