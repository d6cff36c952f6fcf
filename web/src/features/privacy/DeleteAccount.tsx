import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Deletion } from '../../../../contract/src/privacy.ts';
import { call, keyOf, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { fullDate } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';
import { DeletionDialog, OpenList } from './DeletionDialog.tsx';

type Props = { email: string; onDeleted: () => void };

/** A wish that waits, with what it waits for and the way back. */
function Waiting({ deletion, onChanged }: { deletion: Deletion; onChanged: (deletion: Deletion) => void }) {
  const { remove: words } = useWords('myData');
  const language = useLanguage();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      onChanged(await send('privacy.keepAccount'));
      toast({ title: words.withdrawn });
    } catch (error) {
      toast({ title: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p className="font-semibold">{words.asked(fullDate(deletion.askedAt!, language))}</p>
      <p className="text-ink-2">{words.askedText}</p>
      <OpenList open={deletion.open} />
      <Button tone="secondary" busy={busy} onClick={() => void withdraw()} className="self-start">
        {busy ? words.withdrawing : words.withdraw}
      </Button>
    </>
  );
}

/** The way to delete the account, or, while a wish waits, the way back (rulings, Law). */
export function DeleteAccount({ email, onDeleted }: Props) {
  const { remove: words } = useWords('myData');
  const queries = useQueryClient();
  const { data: deletion } = useCall('privacy.deletion');
  const [isAsked, setIsAsked] = useState(false);
  const keep = (known: Deletion) => queries.setQueryData(keyOf(call('privacy.deletion')), known);
  if (deletion?.state === 'asked') return <Waiting deletion={deletion} onChanged={keep} />;
  const open = () => {
    // What is open may have changed since the tab was opened.
    void queries.invalidateQueries({ queryKey: ['privacy.deletion'] });
    setIsAsked(true);
  };
  return (
    <>
      <p className="text-ink-2">{words.text}</p>
      <Button tone="secondary" onClick={open} className="self-start">
        {words.button}
      </Button>
      {isAsked && (
        <DeletionDialog
          email={email}
          deletion={deletion}
          onClose={() => setIsAsked(false)}
          onKept={known => {
            keep(known);
            setIsAsked(false);
          }}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}
