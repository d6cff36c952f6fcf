import { Link } from 'wouter';
import { type FormEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Deletion, Open } from '../../../../contract/src/privacy.ts';
import { paths } from '../../paths.ts';
import { useLanguage, useWords } from '../../words.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { cleanEmail } from '../../../../domain/src/email.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** The end of an order's number, as mails and lists name it. */
const tailOf = (id: string): string => id.slice(-6);

/** What keeps an account from being deleted; an order leads to its page. */
export function OpenList({ open }: { open: readonly Open[] }) {
  const { dialog: words } = useWords('myData');
  if (open.length === 0) return null;
  return (
    <ul className="flex list-disc flex-col gap-1 pl-6">
      {open.map(({ kind, id }) => (
        <li key={`${kind} ${id}`}>
          {kind === 'drawing' ? (
            words.kinds.drawing()
          ) : (
            <Link href={paths.order(id)} className="text-indigo underline underline-offset-4">
              {words.kinds[kind](tailOf(id))}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

type Ends = { onKept: (deletion: Deletion) => void; onDeleted: () => void };

/** Asks the shop to delete the account, and says what came of it. */
function useDeletion({ onKept, onDeleted }: Ends) {
  const { dialog: words } = useWords('myData');
  const language = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const ask = async (wish: { email: string; whenPossible: boolean }) => {
    setBusy(true);
    try {
      const deletion = await send('privacy.deleteAccount', { body: { ...wish, language } });
      if (deletion.state === 'deleted') return onDeleted();
      toast({ title: words.kept, description: words.keptText });
      onKept(deletion);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      // Something was opened meanwhile: the dialog shows it.
      if (code === 'deletion_deferred') void queries.invalidateQueries({ queryKey: ['privacy.deletion'] });
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return { ask, busy };
}

type Props = {
  email: string;
  /** Nothing until it is there. */
  deletion: Deletion | undefined;
  onClose: () => void;
  /** The wish is kept until nothing is open. */
  onKept: (deletion: Deletion) => void;
  onDeleted: () => void;
};

function Consequences({ deletion: { credits, invoices } }: { deletion: Deletion }) {
  const { dialog: words } = useWords('myData');
  const going = credits > 0 ? [...words.going, words.credits(credits)] : words.going;
  const staying = [...(invoices > 0 ? [words.invoices(invoices)] : []), words.orders, words.sold];
  return (
    <>
      {[
        { title: words.goes, lines: going },
        { title: words.stays, lines: staying },
      ].map(({ title, lines }) => (
        <div key={title}>
          <h3 className="mb-1 font-semibold">{title}</h3>
          <ul className="flex list-disc flex-col gap-1 pl-6">
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      <p>{words.final}</p>
    </>
  );
}

/** Says what goes and what stays, and deletes once the address is typed; where something is open, keeps the wish (security 3.3, D3). */
export function DeletionDialog({ email, deletion, onClose, onKept, onDeleted }: Props) {
  const { dialog: words } = useWords('myData');
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { ask, busy } = useDeletion({ onKept, onDeleted });
  const isOpen = deletion !== undefined && deletion.open.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = cleanEmail(typed) === cleanEmail(email);
    setIsWrong(!isRight);
    if (isRight) void ask({ email: typed, whenPossible: isOpen });
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      {deletion === undefined ? (
        <p aria-busy="true">{words.loading}</p>
      ) : (
        <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-4">
          {isOpen && (
            <div className="flex flex-col gap-2 rounded-control border border-turmeric bg-white p-4">
              <h3 className="font-semibold">{words.open}</h3>
              <p>{words.openText}</p>
              <OpenList open={deletion.open} />
            </div>
          )}
          <Consequences deletion={deletion} />
          <Field label={words.confirm} hint={words.hint(email)} error={isWrong ? words.mismatch : undefined}>
            {field => (
              <Input
                {...field}
                type="email"
                autoComplete="off"
                value={typed}
                onChange={event => setTyped(event.target.value)}
              />
            )}
          </Field>
          <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
            <Button type="submit" busy={busy}>
              {busy ? words.busy : isOpen ? words.later : words.delete}
            </Button>
            <Button tone="secondary" onClick={onClose}>
              {words.keep}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
