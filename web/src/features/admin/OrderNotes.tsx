import { useState, type FormEvent } from 'react';
import { send } from '../../api/client.ts';
import { usePages } from '../../api/use-pages.ts';
import { dateAndTime } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Textarea } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { MorePages } from '../../ui/MorePages.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { useDo } from './use-do.ts';

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
