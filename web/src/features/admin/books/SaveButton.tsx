import { type ReactNode, useState } from 'react';
import type { EndpointName, Params } from '../../../../../contract/src/addresses.ts';
import { withProof } from '../../../api/confirm-person.ts';
import { useErrorText } from '../../../api/error-text.ts';
import { saveAnswer } from '../../../api/save-answer.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { loadWords, useLanguage, useWords } from '../../../words.ts';

type Props = { name: EndpointName; params?: Params; label?: string; children: ReactNode };

/** Saves the file that a call answers; whoever has to prove who they are is asked first. */
export function SaveButton({ name, params = {}, label, children }: Props) {
  const words = useWords('adminBooks');
  const language = useLanguage();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await withProof(() => saveAnswer(name, params));
    } catch (error) {
      await loadWords(language, ['errors']).catch(() => undefined);
      toast({ title: words.saveFailed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button tone="secondary" busy={busy} onClick={() => void press()} aria-label={label} className="px-3!">
      {busy ? words.saving : children}
    </Button>
  );
}
