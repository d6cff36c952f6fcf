import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useWords, type WordsOf } from '../../words.ts';
import { send } from '../../api/client.ts';
import { cleanEmail, emailProblem, likelyEmail } from '../../../../domain/src/email.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { MeantText } from '../../ui/EmailForm.tsx';
import { type MailedCode, MailedCodeForm, useMailedCode } from './MailedCodeForm.tsx';
import { useConfig } from '../../config.ts';
import { paths } from '../../paths.ts';
import { Or } from '../../ui/Or.tsx';

type AccountWords = WordsOf<'accounts'>;
/** The eleven identity codes of S1 §8. */
type IdentityCode = keyof AccountWords['identity'];

/** What the popup, the provider and the server say, as codes of S1. */
const AS_IDENTITY_CODE: Record<string, IdentityCode> = {
  POPUP_BLOCKED: 'popup-blocked',
  POPUP_CLOSED: 'popup-closed-by-user',
  POPUP_OPEN: 'cancelled-popup-request',
  INVALID_ORIGIN: 'unauthorized-domain',
  invalid_callback_url: 'unauthorized-domain',
  provider_not_found: 'unauthorized-domain',
  invalid_grant: 'invalid-credential',
  invalid_code: 'invalid-credential',
  state_mismatch: 'invalid-credential',
  please_restart_the_process: 'invalid-credential',
  login_required: 'requires-recent-login',
  account_not_linked: 'email-already-in-use',
  account_already_linked_to_different_user: 'email-already-in-use',
  user_not_found: 'user-not-found',
  rate_limited: 'too-many-requests',
  network: 'network-request-failed',
};

/** Sentences for what S1's table lacks. */
const OTHER: Record<string, (words: AccountWords) => string> = {
  access_denied: words => words.denied,
  email_not_verified: words => words.notVerified,
  identity_unavailable: words => words.unavailable,
  popup_sign_in_failed: words => words.unavailable,
  temporarily_unavailable: words => words.unavailable,
  server_error: words => words.unavailable,
  POPUP_TIMEOUT: words => words.timeout,
  account_disabled: words => words.disabled,
};

/** A clear sentence for every way in which a sign-in can fail; 'Login failed. Please try again.' for what nobody foresaw (S1 §8). */
export function identityErrorText(code: string, words: AccountWords): string {
  const known = AS_IDENTITY_CODE[code] ?? (code.replace(/^auth\//, '') as IdentityCode);
  return words.identity[known] ?? OTHER[code]?.(words) ?? words.fallback;
}

/** The library's word for a person who came with the proven address of somebody's account. */
const NOT_LINKED = 'account_not_linked';

/** The address whose account a refused person may be joined to by a code; nothing for any other refusal, and while that is asked. */
function useJoining(refusal: string | undefined): string | undefined {
  const [email, setEmail] = useState<string>();
  const isRefused = refusal === NOT_LINKED;
  useEffect(() => {
    if (!isRefused) return;
    send('accounts.joining').then(
      told => setEmail(told.email ?? undefined),
      () => undefined,
    );
  }, [isRefused]);
  return isRefused ? email : undefined;
}

/** Asks for the address that a code is sent to; what is wrong with it is said below it, what was likely meant is offered once. */
function AskForCode({ mailed, email = '' }: { mailed: MailedCode; email?: string }) {
  const words = useWords('accounts');
  const [text, setText] = useState(email);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // What was written before the page was alive stands in the field, and nobody has heard of it.
  useEffect(() => {
    const written = form.current?.querySelector('input')?.value;
    if (written) setText(written);
  }, []);
  const problem = emailProblem(text);
  const meant = isTried ? likelyEmail(text) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isAsked = isTried || likelyEmail(text) === undefined;
    setIsTried(true);
    if (problem) return form.current?.querySelector('input')?.focus();
    if (isAsked) void mailed.ask(cleanEmail(text));
  };
  const fault = isTried && problem ? words.emailFaults[problem.fault](problem.sign ?? '') : mailed.problem;
  return (
    <form method="dialog" ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={words.code.email} error={fault}>
        {props => (
          <Input
            {...props}
            type="email"
            inputMode="email"
            autoComplete="email"
            name="email"
            maxLength={240}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      {meant && <MeantText question={words.emailMeant(meant)} take={words.emailTake} onTake={() => setText(meant)} />}
      <Button type="submit" tone="secondary" busy={mailed.busy} className="w-full">
        {mailed.busy ? words.code.sending : words.code.send}
      </Button>
    </form>
  );
}

type Props = {
  /** The way through the provider, by its name: a button that opens its window, or a link. Not shown where the shop has none. */
  provider: (name: string) => ReactNode;
  /** Why the provider's way came to nothing, as a code of identity-errors.ts. */
  refusal: string | undefined;
  onSignedIn: (name: string) => void;
  /** Before a link leads away. */
  onLeave?: (() => void) | undefined;
};

/** All ways to sign in, in the dialog and on the full page: through the provider, or by a code that is sent to one's mailbox. */
export function SignInWays({ provider, refusal, onSignedIn, onLeave }: Props) {
  const words = useWords('accounts');
  const { signInProvider, signsInByCode } = useConfig();
  const mailed = useMailedCode(onSignedIn);
  const joining = useJoining(refusal);
  const join =
    signInProvider !== undefined && joining !== undefined && joining === mailed.asked?.email
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
      {signInProvider !== undefined && provider(signInProvider)}
      {signInProvider !== undefined && signsInByCode && <Or>{words.or}</Or>}
      {signsInByCode && <AskForCode key={joining} mailed={mailed} {...(joining && { email: joining })} />}
      {signInProvider === undefined && !signsInByCode && <p role="alert">{words.noWay}</p>}
      <p className="text-sm text-ink-3">
        {signInProvider === undefined ? words.whatByCode : words.what(signInProvider)}{' '}
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
