import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { send } from '../../../api/client.ts';
import { useCall } from '../../../api/use-endpoint.ts';
import { paths } from '../../../paths.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Field, Input } from '../../../ui/Field.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { useWords } from '../../../words.ts';
import { useDo } from '../use-do.ts';

function SaveView({ query }: { query: string }) {
  const words = useWords('adminBoard');
  const { act, busy } = useDo('admin.views');
  const [name, setName] = useState<string>();
  if (name === undefined)
    return (
      <Button tone="quiet" onClick={() => setName('')} className="px-3!">
        {words.saveView}
      </Button>
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const work = () => send('admin.saveView', { body: { name: name.trim(), query } });
    if (await act(work, { done: () => ({ title: words.viewSaved }), failed: words.viewFailed })) setName(undefined);
  };
  return (
    <form method="dialog" onSubmit={event => void submit(event)} className="flex flex-wrap items-end gap-2">
      <Field label={words.viewName}>
        {props => (
          <Input {...props} autoFocus maxLength={60} value={name} onChange={event => setName(event.target.value)} />
        )}
      </Field>
      <Button type="submit" tone="secondary" busy={busy} className="px-3!">
        {words.saveView}
      </Button>
      <Button tone="quiet" onClick={() => setName(undefined)} className="px-3!">
        {words.cancel}
      </Button>
    </form>
  );
}

/** Filters that the admin keeps under a name, and the way to keep the one that is shown. */
export function SavedViews({ filter }: { filter: Record<string, string> }) {
  const words = useWords('adminBoard');
  const { act } = useDo('admin.views');
  const { data: views = [] } = useCall('admin.views');
  const query = new URLSearchParams(filter).toString();
  const remove = (id: string) =>
    void act(() => send('admin.removeView', { params: { id } }), {
      done: () => ({ title: words.views }),
      failed: words.viewFailed,
    });
  if (views.length === 0 && query === '') return null;
  return (
    <nav aria-label={words.views} className="flex flex-wrap items-center gap-2">
      {views.map(view => (
        <span key={view.id} className="inline-flex items-center rounded-chip border border-line bg-white pl-4">
          <Link
            href={paths.admin({ tab: 'orders', ...Object.fromEntries(new URLSearchParams(view.query)) })}
            aria-current={view.query === query ? 'page' : undefined}
            className="target inline-flex items-center text-indigo hover:underline aria-[current=page]:font-semibold"
          >
            {view.name}
          </Link>
          <IconButton label={words.removeView(view.name)} onClick={() => remove(view.id)}>
            <CloseIcon />
          </IconButton>
        </span>
      ))}
      {query !== '' && !views.some(view => view.query === query) && <SaveView query={query} />}
    </nav>
  );
}
