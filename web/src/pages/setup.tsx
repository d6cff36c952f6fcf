import { lazy, Suspense, useState } from 'react';
import { mayDo } from '../../../domain/src/access.ts';
import { useCall } from '../api/use-endpoint.ts';
import { BecomeOwner } from '../features/setup/BecomeOwner.tsx';
import { adoptSession, useSignedIn } from '../features/accounts/use-session.ts';
import { Skeleton } from '../ui/EmptyState.tsx';
import { useIsInBrowser } from '../ui/use-is-in-browser.ts';
import { useWords } from '../words.ts';
import { BeforeAdmin } from './AdminPage.tsx';
import { PageHead } from './PageHead.tsx';

const SetupSteps = lazy(async () => ({ default: (await import('./SetupSteps.tsx')).SetupSteps }));

/** The steps for the owner; anybody else is told whom the page is for. */
function OwnersSteps() {
  const words = useWords('setup');
  const { data } = useCall('accounts.adminCheck');
  if (!data) return <Skeleton className="h-column rounded-card" />;
  if (!mayDo(data.role, 'settings'))
    return (
      <>
        <h2 className="text-xl">{words.denied.title}</h2>
        <p>{words.denied.text}</p>
      </>
    );
  if (data.needsFactor) return <BeforeAdmin />;
  return (
    <Suspense fallback={<Skeleton className="h-column rounded-card" />}>
      <SetupSteps />
    </Suspense>
  );
}

/** /setup: whoever started the shop becomes its owner by the link that it printed, and opens it in six steps (owner.md, First run). */
export default function Setup() {
  const words = useWords('setup');
  const isInBrowser = useIsInBrowser();
  const isSignedIn = useSignedIn();
  const [hasCome, setHasCome] = useState(false);
  const token = isInBrowser && !hasCome ? location.hash.slice(1) || undefined : undefined;
  const onOwner = async () => {
    await adoptSession();
    // The link is used up.
    history.replaceState(history.state, '', location.pathname + location.search);
    setHasCome(true);
  };
  return (
    <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 py-8">
      <PageHead title={words.title} />
      <div>
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
        <p className="mt-1 max-w-text text-ink-2">{words.lead}</p>
      </div>
      {(token || !isInBrowser || isSignedIn !== true) && (
        <div className="max-w-form rounded-card border border-line bg-white p-4 sm:p-6">
          <BecomeOwner token={token} onOwner={onOwner} />
        </div>
      )}
      {isInBrowser && isSignedIn && !token && <OwnersSteps />}
    </main>
  );
}
