import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { languageOf } from '../../../domain/src/languages.ts';
import { safeReturnTo } from '../../../contract/src/return-to.ts';
import { SignInWays } from '../features/accounts/SignInWays.tsx';
import { useSignedIn } from '../features/accounts/use-session.ts';
import { loginAddress, paths } from '../paths.ts';
import { buttonStyle } from '../ui/Button.tsx';
import { SignInIcon } from '../ui/icons.tsx';
import { toast } from '../ui/toast.ts';
import { useLanguage, useWords } from '../words.ts';
import { PageHead } from './PageHead.tsx';

/**
 * Leads who is signed in, here or in another tab, on to a path of the shop with the language's prefix; a page of the other language is a
 * document of its own. From this page alone: the way there may make it anew under the next page's address, which says nothing of where to.
 */
function useLeadOn(path: string): void {
  const isSignedIn = useSignedIn() === true;
  const language = useLanguage();
  const [here, navigate] = useLocation();
  const isHere = here === paths.signIn();
  useEffect(() => {
    if (!isSignedIn || !isHere) return;
    if (languageOf(path) === language) navigate(`~${path}`, { replace: true });
    else location.replace(path);
  }, [isSignedIn, isHere, language, navigate, path]);
}

/** /sign-in: every way to sign in on a full page, back to `returnTo`; `error` says why the provider sent somebody back. */
export default function SignIn() {
  const words = useWords('accounts');
  const query = new URLSearchParams(useSearch());
  // As it came: on the way there the address is the next page's already, while this one still stands.
  const [returnTo] = useState(() => safeReturnTo(query.get('returnTo') ?? undefined));
  useLeadOn(returnTo);
  return (
    <main className="mx-auto flex w-full max-w-dialog flex-1 flex-col gap-6 px-4 py-8">
      <PageHead title={words.signIn} />
      <h1 className="text-2xl md:text-3xl">{words.signIn}</h1>
      <div className="rounded-card border border-line bg-white p-4 md:p-6">
        <SignInWays
          refusal={query.get('error') ?? undefined}
          onSignedIn={name => toast({ title: words.welcome(name) })}
          provider={name => (
            <a href={loginAddress(returnTo, { with: 'provider' })} className={buttonStyle('primary', 'w-full')}>
              <SignInIcon />
              {words.continueWith(name)}
            </a>
          )}
        />
      </div>
    </main>
  );
}
