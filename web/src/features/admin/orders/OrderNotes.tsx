import { type FormEvent, useState } from 'react';
import { send } from '../../../api/client.ts';
import { useCall } from '../../../api/use-endpoint.ts';
import { dateAndTime } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { useDo } from '../use-do.ts';
import { usePages } from '../../../api/use-pages.ts';
import { Field, Textarea } from '../../../ui/Field.tsx';
import { MorePages } from '../../../ui/EmptyState.tsx';

const TONES = { waiting: 'quiet', sent: 'good', failed: 'bad', refused: 'bad' } as const;

/** The mails of an order: when they went out, and sending one of them once more. */
export function OrderMails({ orderId }: { orderId: string }) {
  const words = useWords('adminBoard');
  const language = useLanguage();
  const { data: mails } = useCall('admin.mails', { id: orderId });
  const { act, busy } = useDo('admin.mails');
  const resend = (mailId: string) =>
    void act(() => send('admin.resendMail', { params: { id: orderId }, body: { mailId } }), {
      done: () => ({ title: words.resent }),
      failed: words.resendFailed,
    });
  if (mails?.length === 0) return <p className="text-ink-2">{words.noMails}</p>;
  return (
    <ul aria-busy={mails === undefined} className="flex flex-col">
      {mails?.map(mail => (
        <li key={mail.id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2">
          <span>
            <span className="mr-2 font-medium">{words.templates[mail.template] ?? mail.template}</span>
            <Badge tone={TONES[mail.state]}>{words.mailStates[mail.state]}</Badge>
            <span className="block text-sm text-ink-2">{dateAndTime(mail.sentAt ?? mail.createdAt, language)}</span>
          </span>
          {mail.canResend && (
            <Button tone="secondary" busy={busy} onClick={() => resend(mail.id)} className="px-3!">
              {words.resend}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What people of the shop noted about an order; the customer never sees it. */
export function OrderNotes({ orderId }: { orderId: string }) {
  const words = useWords('adminBoard');
  const language = useLanguage();
  const list = usePages('admin.notes', { id: orderId, limit: 10 });
  const { act, busy } = useDo('admin.notes');
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const work = () => send('admin.addNote', { params: { id: orderId }, body: { text: text.trim() } });
    if (await act(work, { done: () => ({ title: words.notes }), failed: words.noteFailed })) setText('');
  };
  return (
    <div className="flex flex-col gap-4">
      <form method="dialog" onSubmit={event => void submit(event)} className="flex max-w-form flex-col gap-3">
        <Field label={words.noteLabel} hint={words.notesHint}>
          {props => (
            <Textarea
              {...props}
              rows={2}
              maxLength={1000}
              value={text}
              onChange={event => setText(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          tone="secondary"
          busy={busy}
          className="self-start"
          disabledReason={text.trim() === '' ? words.noteMissing : undefined}
        >
          {words.addNote}
        </Button>
      </form>
      <ul className="flex flex-col gap-3">
        {list.items?.map(note => (
          <li key={note.id} className="border-l-4 border-line pl-3">
            <span className="block text-sm text-ink-2">
              {`${note.author || words.deletedAccount}, ${dateAndTime(note.createdAt, language)}`}
            </span>
            <span className="break-words whitespace-pre-line">{note.text}</span>
          </li>
        ))}
      </ul>
      <MorePages list={list} labels={words} />
    </div>
  );
}
