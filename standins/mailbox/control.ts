import { scriptCalls, type ControlCalls } from '../control-calls.ts';
import type { Mailbox } from './mailbox.ts';
import { readMail } from './read-mail.ts';

/** The calls that steer the mailbox in tests. */
export const CONTROL: ControlCalls<Mailbox> = {
  ...scriptCalls,
  'GET /__sim/mails': listMails,
  'DELETE /__sim/mails': ({ store }) => {
    store.clear();
    return { mails: [] };
  },
};

/** Mails taken apart, the newest first: `?to=` a recipient's part, `?before=` a number, `?limit=` up to 100. */
async function listMails({ store }: Mailbox, _body: object, query: URLSearchParams): Promise<object> {
  const limit = Math.min(Number(query.get('limit')) || 50, 100);
  const before = Number(query.get('before')) || undefined;
  const page = store.list({ to: query.get('to') ?? undefined, before, limit: limit + 1 });
  const mails = await Promise.all(page.slice(0, limit).map(({ id }) => readMail(id, store.read(id)!)));
  return { mails, next: page.length > limit ? mails.at(-1)?.id : undefined };
}
