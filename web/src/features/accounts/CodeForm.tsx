import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field, Input } from '../../ui/Field.tsx';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useWords } from '../../words.ts';

type Props = {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Six digits and nothing else: a phone shows its digits. */
  isNumber?: boolean;
};

/** Where a code is typed, or filled in by the browser; it has the focus: nothing else can be done here. */
export function CodeField({ label, hint, error, value, onChange, isNumber = false }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  // After the dialog around it was opened, which moves the focus to its first button.
  useEffect(() => ref.current?.focus(), []);
  return (
    <Field label={label} hint={hint} error={error}>
      {field => (
        <Input
          {...field}
          ref={ref}
          autoComplete="one-time-code"
          inputMode={isNumber ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={value}
          onChange={event => onChange(event.target.value)}
          className="text-lg tracking-widest"
        />
      )}
    </Field>
  );
}

type CodeFormProps = {
  text: string;
  /** Of a session that is being taken over. */
  token?: string | undefined;
  onProven: () => void;
};

/** Gives a code of the second factor, or a recovery code, for this session. */
export function CodeForm({ text, token, onProven }: CodeFormProps) {
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
