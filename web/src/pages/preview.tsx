import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCall } from '../api/use-endpoint.ts';
import { useSignedIn } from '../features/accounts/use-session.ts';
import { paths } from '../paths.ts';
import { useCurrentDesign } from '../features/designs/use-studio.ts';
import { type CurrentDesign, currentDesignOf } from '../stored/current-design.ts';
import { saveCurrentDesign, shirtChoiceOf } from '../stored/shirt-choice.ts';
import shirtBlack from '../ui/art/shirt-black.svg?no-inline';
import { Button, LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useIsInBrowser } from '../ui/use-is-in-browser.ts';
import { useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';
import { PageHead } from './PageHead.tsx';
import { designIn } from './preview-design.ts';
import { PreviewShirt } from './PreviewShirt.tsx';
import { StageSkeleton } from './StageSkeleton.tsx';

/** How long 'No Design Selected' stands before the studio opens by itself. */
const REDIRECT_MS = 3000;

/** S2 §2: nothing to preview; says so and goes to the studio. */
function NoDesign() {
  const words = useWords('preview');
  const [, navigate] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.studio(), { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <EmptyState
      title={words.noneTitle}
      text={words.noneText}
      picture={shirtBlack}
      action={<LinkButton href={paths.studio()}>{words.toStudio}</LinkButton>}
    />
  );
}

/** The design in work; what is chosen is stored with it. */
function StoredPreview() {
  const inBrowser = useIsInBrowser();
  const stored = useCurrentDesign();
  if (!inBrowser) return <StageSkeleton />;
  if (!stored) return <NoDesign />;
  const keep = (change: Partial<CurrentDesign>) => saveCurrentDesign({ ...stored, ...change });
  return (
    <PreviewShirt
      key={stored.id}
      design={{ ...stored, mockupUrl: null }}
      initial={shirtChoiceOf(stored)}
      onChoose={keep}
      back={paths.studio({ step: 2 })}
    />
  );
}

/** A design that the public does not see, and neither does who is here. */
function NotForYou() {
  const { ownOnly, toStudio } = useWords('preview');
  const { signIn } = useFrame();
  const isSignedIn = useSignedIn();
  return (
    <EmptyState
      title={ownOnly.title}
      text={ownOnly.text}
      picture={shirtBlack}
      action={
        isSignedIn === false ? (
          <Button onClick={() => signIn()}>{ownOnly.signIn}</Button>
        ) : (
          <LinkButton href={paths.studio()}>{toStudio}</LinkButton>
        )
      }
    />
  );
}

/**
 * A design by its id on the shirt of its maker; it stays apart from the design in work. Without a choice of size it is L (rulings,
 * Sizes). A private one is fetched in the browser, as its owner.
 */
function NamedPreview({ id }: { id: string }) {
  const isSignedIn = useSignedIn();
  const { data: design, error, refetch } = useCall('designs.one', { id });
  const isMissing = error?.status === 404;
  const wasGuest = useRef(false);
  useEffect(() => {
    // A guest was told that there is none: who has signed in since asks again.
    if (isSignedIn && wasGuest.current) void refetch();
    wasGuest.current = isSignedIn === false;
  }, [isSignedIn, refetch]);
  if (isMissing) return <NotForYou />;
  if (error) throw error;
  if (!design || !design.imageUrl) return <StageSkeleton />;
  const current = currentDesignOf(design, { fromHomePage: false });
  const takeAlong = () => {
    if (!design.isPublic) saveCurrentDesign(current);
  };
  return (
    <PreviewShirt
      key={id}
      design={design}
      initial={{ ...shirtChoiceOf(current), size: 'L' }}
      onChoose={() => undefined}
      onBack={takeAlong}
      back={paths.studio(design.isPublic ? {} : { step: 2 })}
    />
  );
}

/** S2 §2, Preview and Customize: of the design in work, or with `?design=` of a public one or one's own. */
export default function PreviewPage() {
  const words = useWords('preview');
  const [id] = designIn(new URLSearchParams(useSearch()));
  return (
    <main className="flex flex-1 flex-col">
      <PageHead
        title={words.title}
        description={words.description}
        {...(id === undefined ? {} : { path: paths.preview({ design: id }) })}
      />
      {id === undefined ? <StoredPreview /> : <NamedPreview key={id} id={id} />}
    </main>
  );
}
