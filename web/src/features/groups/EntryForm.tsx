import { useRef, useState, type ComponentProps, type FormEvent } from 'react';
import type { Group, GroupEntry } from '../../../../contract/src/groups.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { useErrorText } from '../../api/error-text.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';
import { useWords } from '../../words.ts';
import { draftOf, priceOf, problemsOf, type GroupDraft } from './choice.ts';
import { EntryFields } from './EntryFields.tsx';

export type EntryParts = Pick<ComponentProps<typeof EntryFields>, 'chestOf' | 'sizeChart' | 'swatchOf'>;
type Fields = Omit<GroupDraft, 'size'> & { size: GroupEntry['size'] };

type Props = {
  group: Group;
  /** The entry that is changed; none for a new one. */
  entry?: GroupEntry | undefined;
  /** What the button says, and what is asked for where it is not the own name. */
  labels: { send: string; sending: string; name?: string };
  /** Sends it; its failure is shown here. */
  onSend: (fields: Fields) => Promise<void>;
  /** Leaves it as it is. */
  onCancel?: (() => void) | undefined;
  /** The chosen shirt, for the picture beside the form. */
  onShirt?: (shirt: Pick<GroupDraft, 'tshirtType' | 'color'>) => void;
  parts: (draft: GroupDraft) => EntryParts;
};

/** The form of one entry: problems at the field, the sum, one button. */
export function EntryForm({ group, entry, labels, onSend, onCancel, onShirt, parts }: Props) {
  const words = useWords('group');
  const errorText = useErrorText();
  const inBrowser = useIsInBrowser();
  const [draft, setDraft] = useState(() => draftOf(group, entry));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const problems = problemsOf(draft);
  const price = priceOf(group, draft);
  const change = (part: Partial<GroupDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onShirt?.(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    const { size } = draft;
    if (problems.size || !size) return form.current!.querySelector<HTMLInputElement>('input[value="M"]')?.focus();
    if (problems.name) return form.current!.querySelector<HTMLInputElement>('input[name="name"]')?.focus();
    setBusy(true);
    setFailure(undefined);
    try {
      await onSend({ ...draft, size });
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form method="dialog" ref={form} noValidate onSubmit={event => void submit(event)}>
      <fieldset disabled={!inBrowser} className="flex min-w-0 flex-col gap-6">
        <EntryFields
          group={group}
          draft={draft}
          onChange={change}
          problems={tried ? problems : {}}
          otherName={labels.name}
          {...parts(draft)}
        />
        <div className="flex flex-col gap-2">
          <Button type="submit" busy={busy} className="w-full text-lg">
            {busy ? labels.sending : labels.send}
            {!busy && price !== undefined && (
              <span className="numbers font-normal">· {formatRupees(price * draft.quantity)}</span>
            )}
          </Button>
          {onCancel && (
            <Button tone="quiet" onClick={onCancel} className="self-center">
              {words.cancel}
            </Button>
          )}
          <p role="alert" className="min-h-6 text-brick">
            {failure}
          </p>
        </div>
      </fieldset>
    </form>
  );
}
