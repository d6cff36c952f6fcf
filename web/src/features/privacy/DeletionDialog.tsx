import { cleanEmail } from '../../../../domain/src/email.ts';
import { useState, type FormEvent } from 'react';
import type { Deletion } from '../../../../contract/src/privacy.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';
import { OpenList } from './OpenList.tsx';
import { useDeletion } from './use-deletion.ts';

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
