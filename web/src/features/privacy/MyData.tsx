import { type FormEvent, type ReactNode, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { call, keyOf, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';
import type { User } from '../../../../contract/src/accounts.ts';
import { DISPLAY_NAME_LIMIT } from '../../../../domain/src/display-name.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { authEntry } from '../../stored/auth.ts';
import { Field, Input } from '../../ui/Field.tsx';
import { ConsentSwitches } from './ConsentSwitches.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

/** Leads the browser to a file: it saves what arrives as it arrives, and the page stays. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** All of one's data as a zip, saved by the browser from an address that works once. */
function DownloadData() {
  const { download: words } = useWords('myData');
  const language = useLanguage();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      save((await send('privacy.askExport', { body: { language } })).url);
      toast({ title: words.begins });
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p className="text-ink-2">{words.text}</p>
      <Button tone="secondary" busy={busy} onClick={() => void start()} className="self-start">
        {busy ? words.busy : words.button}
      </Button>
    </>
  );
}

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
function NameForm({ user }: { user: User }) {
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

type Props = {
  user: User | undefined;
  /** The account is gone: this browser forgets it. */
  onDeleted: () => void;
};

/** A part of the tab, with a heading of its own. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-card border border-line bg-white p-4 md:p-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The profile's tab about one's own data: correct, agree, download, delete (rulings, Law). */
export function MyData({ user, onDeleted }: Props) {
  const words = useWords('myData');
  if (!user) return <p aria-busy="true">{words.consents.loading}</p>;
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Part id="my-name" title={words.name.title}>
        <NameForm key={user.uid} user={user} />
      </Part>
      <Part id="my-consents" title={words.consents.title}>
        <ConsentSwitches />
      </Part>
      <Part id="my-download" title={words.download.title}>
        <DownloadData />
      </Part>
      <Part id="my-deletion" title={words.remove.title}>
        <DeleteAccount email={user.email} onDeleted={onDeleted} />
      </Part>
    </div>
  );
}
