import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useConfig } from '../../config.ts';
import { paths } from '../../paths.ts';
import { Or } from '../../ui/Or.tsx';
import { useWords } from '../../words.ts';
import { AskForCode } from './AskForCode.tsx';
import { identityErrorText } from './identity-errors.ts';
import { MailedCodeForm } from './MailedCodeForm.tsx';
import { useJoining } from './use-joining.ts';
import { useMailedCode } from './use-mailed-code.ts';

type Props = {
  /** The way through the provider: a button that opens its window, or a link. */
  provider: ReactNode;
  /** Why the provider's way came to nothing, as a code of identity-errors.ts. */
  refusal: string | undefined;
  onSignedIn: (name: string) => void;
  /** Before a link leads away. */
  onLeave?: (() => void) | undefined;
};

/** All ways to sign in, in the dialog and on the full page: through the provider, or by a code that is sent to one's mailbox. */
export function SignInWays({ provider, refusal, onSignedIn, onLeave }: Props) {
  const words = useWords('accounts');
  const { signInProvider } = useConfig();
  const mailed = useMailedCode(onSignedIn);
  const joining = useJoining(refusal);
  const join =
    joining !== undefined && joining === mailed.asked?.email
      ? { label: words.joinLabel(signInProvider, joining), hint: words.joinHint }
      : undefined;
  if (mailed.asked) return <MailedCodeForm asked={mailed.asked} mailed={mailed} back={words.code.other} join={join} />;
  const problem = joining ? words.joining(joining) : refusal && identityErrorText(refusal, words);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{words.why}</p>
      {problem && (
        <p role="alert" className="rounded-control border border-brick bg-white px-4 py-3 text-brick">
          {problem}
        </p>
      )}
      {provider}
      <Or>{words.or}</Or>
      <AskForCode key={joining} mailed={mailed} {...(joining && { email: joining })} />
      <p className="text-sm text-ink-3">
        {words.what(signInProvider)}{' '}
        <Link
          href={paths.privacy()}
          {...(onLeave && { onClick: onLeave })}
          className="text-indigo underline underline-offset-4"
        >
          {words.privacy}
        </Link>
      </p>
    </div>
  );
}
