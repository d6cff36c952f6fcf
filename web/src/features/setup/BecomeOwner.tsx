import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { cleanEmail, emailProblem } from '../../../../domain/src/email.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';

type Props = {
  /** What the link that the shop printed says; nothing where the page was opened without it. */
  token: string | undefined;
  /** The session is there: takes it over. */
  onOwner: () => Promise<void>;
};

function ToSignIn() {
  const { begin: words } = useWords('setup');
  return (
    <p>
      <Link
        href={paths.signIn({ returnTo: paths.setup() })}
        className="target inline-flex items-center text-indigo underline underline-offset-4"
      >
        {words.signIn}
      </Link>
    </p>
  );
}

/** Whoever started the shop says which address is the owner's. */
export function BecomeOwner({ token, onOwner }: Props) {
  const { begin: words } = useWords('setup');
  const { emailFaults } = useWords('accounts');
  const errorText = useErrorText();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!token)
    return (
      <>
        <h2 className="text-xl">{words.title}</h2>
        <p>{words.noLink}</p>
        <ToSignIn />
      </>
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = emailProblem(email);
    setProblem(found && emailFaults[found.fault](found.sign ?? ''));
    if (found) return;
    setBusy(true);
    try {
      await send('setup.begin', { body: { token, email: cleanEmail(email) } });
      await onOwner();
    } catch (error) {
      setProblem(errorText(error));
      setOver(error instanceof ApiError && error.code === 'setup_done');
    }
    setBusy(false);
  };
  return (
    <form method="dialog" noValidate onSubmit={event => void submit(event)} className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl">{words.title}</h2>
        <p className="mt-1 text-ink-2">{words.text}</p>
      </div>
      <Field label={words.email} error={problem}>
        {props => (
          <Input
            {...props}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={240}
            value={email}
            onChange={event => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={busy} className="self-start">
        {words.go}
      </Button>
      {isOver && <ToSignIn />}
    </form>
  );
}
