import { useLocation } from 'wouter';
import type { Question } from '../../api/confirm-person.ts';
import { useConfig } from '../../config.ts';
import { paths } from '../../paths.ts';
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
  const { operator } = useConfig();
  const [, navigate] = useLocation();
  const { answer, abandon, code, hasFactor, isAgain, token } = question;
  const isAtSignIn = code === 'factor_needed';
  const leave = () => {
    answer(false);
    // A session without its factor opens nothing: whoever does not give it is signed out.
    if (isAtSignIn) void endSession().catch(() => undefined);
  };
  const goOn = () => answer(true);
  const other = () => {
    // The page, and the dialog that may stand on it, are the other person's.
    abandon();
    navigate(paths.home(), { replace: true });
    toast({ title: words.other, description: storedAuth()?.user.email ?? '', tone: 'bad' });
  };
  return (
    <Dialog title={isAtSignIn ? words.factorTitle : words.title} onClose={leave}>
      <div className="flex flex-col gap-4">
        {hasFactor || isAtSignIn ? (
          <>
            <CodeForm text={isAtSignIn ? words.atSignIn : words.byCode} token={token} onProven={goOn} />
            <details className="text-sm text-ink-2">
              <summary className="target flex cursor-pointer items-center">{words.lost}</summary>
              <p>{words.lostText(operator.email)}</p>
            </details>
          </>
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
