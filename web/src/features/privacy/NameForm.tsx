import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '../../../../contract/src/accounts.ts';
import { DISPLAY_NAME_LIMIT } from '../../../../domain/src/display-name.ts';
import { call, keyOf, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { authEntry } from '../../stored/auth.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

/** Puts the new name wherever this browser shows it. */
function useShowName(): (displayName: string) => void {
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  return displayName => {
    queries.setQueryData<User>(keyOf(call('accounts.me')), user => user && { ...user, displayName });
    const kept = authEntry.read();
    if (kept) authEntry.write({ ...kept, user: { ...kept.user, displayName } });
    void invalidate('designs.public', 'designs.featured', 'designs.one');
  };
}

/** The name that others see can be corrected; the e-mail address is the provider's, and says so. */
export function NameForm({ user }: { user: User }) {
  const { name: words } = useWords('myData');
  const errorText = useErrorText();
  const showName = useShowName();
  const [name, setName] = useState(user.displayName);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      const { displayName } = await send('accounts.rename', { body: { displayName: name } });
      setName(displayName);
      showName(displayName);
      toast({ title: words.saved });
    } catch (error) {
      setProblem(errorText(error));
      toast({ title: words.failed, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method="dialog" onSubmit={event => void save(event)} noValidate className="flex flex-col gap-4">
      <Field label={words.label} hint={words.hint} error={problem}>
        {field => (
          <Input
            {...field}
            name="displayName"
            autoComplete="nickname"
            dir="auto"
            maxLength={4 * DISPLAY_NAME_LIMIT}
            value={name}
            onChange={event => setName(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" tone="secondary" busy={busy} className="self-start">
        {busy ? words.saving : words.save}
      </Button>
      <p className="wrap-anywhere text-ink-2">{words.email(user.email)}</p>
    </form>
  );
}
