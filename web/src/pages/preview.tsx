import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAnswer } from '../api/use-endpoint.ts';
import { paths } from '../paths.ts';
import { currentDesignEntry, currentDesignOf, type CurrentDesign } from '../stored/current-design.ts';
import { saveCurrentDesign, shirtChoiceOf } from '../stored/shirt-choice.ts';
import { useStored } from '../stored/use-stored.ts';
import shirtBlack from '../ui/art/shirt-black.svg?no-inline';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useIsInBrowser } from '../ui/use-is-in-browser.ts';
import { useWords } from '../words.ts';
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
  const stored = useStored(currentDesignEntry);
  if (!inBrowser) return <StageSkeleton />;
  if (!stored) return <NoDesign />;
  const keep = (change: Partial<CurrentDesign>) => saveCurrentDesign({ ...stored, ...change });
  return (
    <PreviewShirt
      key={stored.id}
      design={{ ...stored, madeWithAi: true, mockupUrl: null }}
      initial={shirtChoiceOf(stored)}
      onChoose={keep}
      back={paths.studio({ step: 2 })}
    />
  );
}

/** A public design on the shirt of its maker; it stays apart from the design in work. Without a choice of size it is L (rulings, Sizes). */
function PublicPreview({ id }: { id: string }) {
  const design = useAnswer('designs.one', { id });
  const initial = { ...shirtChoiceOf(currentDesignOf(design, { fromHomePage: false })), size: 'L' as const };
  return <PreviewShirt key={id} design={design} initial={initial} onChoose={() => undefined} back={paths.studio()} />;
}

/** S2 §2, Preview and Customize: of the design in work, or with `?design=` of a public one. */
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
      {id === undefined ? <StoredPreview /> : <PublicPreview id={id} />}
    </main>
  );
}
