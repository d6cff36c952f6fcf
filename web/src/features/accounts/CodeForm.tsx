import { useState, type FormEvent } from 'react';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { CodeField } from './CodeField.tsx';

type Props = {
  text: string;
  /** Of a session that is being taken over. */
  token?: string | undefined;
  onProven: () => void;
};

/** Gives a code of the second factor, or a recovery code, for this session. */
export function CodeForm({ text, token, onProven }: Props) {
  const { confirm: words } = useWords('security');
  const language = useLanguage();
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const give = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (code.trim() === '') return setProblem(words.empty);
    setBusy(true);
    setProblem(undefined);
    try {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      await send('security.proveFactor', { body: { code, language }, headers });
      onProven();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form method="dialog" onSubmit={event => void give(event)} noValidate className="flex flex-col gap-4">
      <p className="text-ink-2">{text}</p>
      <CodeField label={words.code} hint={words.codeHint} error={problem} value={code} onChange={setCode} />
      <Button type="submit" busy={busy} className="w-full">
        {busy ? words.checking : words.go}
      </Button>
    </form>
  );
}
