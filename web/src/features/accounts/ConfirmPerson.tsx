import { useState } from 'react';
import type { Question } from '../../api/confirm-person.ts';
import { useConfig } from '../../config.ts';
import { storedAuth } from '../../stored/auth.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SignInIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { CodeForm } from './CodeForm.tsx';
import { endSession } from './end-session.ts';
import { identityErrorText } from './identity-errors.ts';
import { signInAgain } from './sign-in-again.ts';

export type Props = { question: Question };

/** Signs in once more at the provider, as the same person. */
function Provider({ isAgain, onProven, onOther }: { isAgain: boolean; onProven: () => void; onOther: () => void }) {
  const words = useWords('security');
  const accounts = useWords('accounts');
  const { signInProvider } = useConfig();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const start = async () => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await signInAgain();
    setBusy(false);
    if (outcome === 'same') onProven();
    else if (outcome === 'other') onOther();
    else setProblem(identityErrorText(outcome.code, accounts));
  };
  const said = problem ?? (isAgain ? words.confirm.silent(signInProvider) : undefined);
  return (
    <>
      <p className="text-ink-2">{words.confirm.bySignIn}</p>
      {said && (
        <p role="alert" className="rounded-control border border-brick bg-white px-4 py-3 text-brick">
          {said}
        </p>
      )}
      <Button onClick={() => void start()} busy={busy} className="w-full">
        <SignInIcon />
        {busy ? accounts.opening : accounts.continueWith(signInProvider)}
      </Button>
    </>
  );
}

/**
 * 'Please confirm that it is you': by a code of the second factor where the account has one, otherwise by signing in again. What was
 * pressed goes on by itself afterwards.
 */
export function ConfirmPerson({ question }: Props) {
  const { confirm: words } = useWords('security');
  const { answer, code, hasFactor, isAgain, token } = question;
  const isAtSignIn = code === 'factor_needed';
  const leave = () => {
    answer(false);
    // A session without its factor opens nothing: whoever does not give it is signed out.
    if (isAtSignIn) void endSession().catch(() => undefined);
  };
  const goOn = () => answer(true);
  const other = () => {
    answer(false);
    toast({ title: words.other, description: storedAuth()?.user.email ?? '', tone: 'bad' });
  };
  return (
    <Dialog title={isAtSignIn ? words.factorTitle : words.title} onClose={leave}>
      <div className="flex flex-col gap-4">
        {hasFactor || isAtSignIn ? (
          <CodeForm text={isAtSignIn ? words.atSignIn : words.byCode} token={token} onProven={goOn} />
        ) : (
          <Provider isAgain={isAgain} onProven={goOn} onOther={other} />
        )}
        <Button tone="quiet" onClick={leave} className="w-full">
          {isAtSignIn ? words.signOut : words.leave}
        </Button>
      </div>
    </Dialog>
  );
}
