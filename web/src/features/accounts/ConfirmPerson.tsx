import type { Question } from '../../api/confirm-person.ts';
import { storedAuth } from '../../stored/auth.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { CodeForm } from './CodeForm.tsx';
import { endSession } from './end-session.ts';
import { SignInOnceMore } from './SignInOnceMore.tsx';

export type Props = { question: Question };

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
          <SignInOnceMore isAgain={isAgain} onProven={goOn} onOther={other} />
        )}
        <Button tone="quiet" onClick={leave} className="w-full">
          {isAtSignIn ? words.signOut : words.leave}
        </Button>
      </div>
    </Dialog>
  );
}
