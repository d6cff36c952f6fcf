import { useState, type FormEvent } from 'react';
import type { Answer } from '../../../../contract/src/api.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

type Verdict = Answer<'admin.tryWords'>;

/** Says what would be said to a shopper; without a list of words the provider says why. */
function Result({ verdict }: { verdict: Verdict }) {
  const words = useWords('moderation');
  if (!verdict.isRefused) return <p className="font-semibold text-leaf">{words.wouldDraw}</p>;
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold text-brick">{words.wouldRefuse}</p>
      <p>
        {verdict.words.length > 0
          ? words.because(verdict.words.map(word => `“${word}”`).join(', '))
          : (verdict.reason ?? '')}
        {verdict.kind && ` (${words.wordKinds[verdict.kind]})`}
      </p>
      {verdict.reworded && <p className="wrap-anywhere">{words.reworded(verdict.reworded)}</p>}
    </div>
  );
}

/** Would this be drawn, and which word stands in the way? */
export function TryWords() {
  const words = useWords('moderation');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<Verdict>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      setVerdict(await send('admin.tryWords', { body: { text: text.trim() } }));
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const type = (next: string) => {
    setText(next);
    setVerdict(undefined);
  };
  return (
    <form
      method="dialog"
      aria-label={words.tryTitle}
      onSubmit={event => void submit(event)}
      className="flex max-w-form flex-col gap-3 rounded-card border border-line bg-white p-4"
    >
      <Field label={words.tryLabel} hint={words.tryHint}>
        {props => (
          <Input
            {...props}
            maxLength={500}
            autoComplete="off"
            value={text}
            onChange={event => type(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        tone="secondary"
        busy={busy}
        className="self-start"
        disabledReason={text.trim() === '' ? words.tryMissing : undefined}
      >
        {words.try}
      </Button>
      <div role="status">{verdict && <Result verdict={verdict} />}</div>
    </form>
  );
}
