import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Design } from '../../../contract/src/designs.ts';
import type { Draft } from '../../../contract/src/drafts.ts';
import { AskColor } from '../features/catalog/AskColor.tsx';
import { pricedShirt } from '../features/catalog/priced-shirt.ts';
import { ShirtPrice } from '../features/catalog/ShirtPrice.tsx';
import { useCatalog } from '../features/catalog/use-catalog.ts';
import { colorIn } from '../features/catalog/colors.ts';
import { useShirtNames } from '../features/catalog/use-shirt-names.ts';
import { LookChips } from '../features/designs/LookChips.tsx';
import { useDrafts } from '../features/designs/use-drafts.ts';
import { useGeneration } from '../features/designs/use-generation.ts';
import { useGenerateAfterSignIn, useStudioPrompt } from '../features/designs/use-prompt-draft.ts';
import { useRemix } from '../features/designs/use-remix.ts';
import { useMockup } from '../features/designs/LiveShirt.tsx';
import { useStudio } from '../features/designs/use-studio.ts';
import { paths } from '../paths.ts';
import { lookEntry, remixStartEntry } from '../stored/shirt-wish.ts';
import { saveCurrentDesign } from '../stored/shirt-choice.ts';
import { useStored } from '../stored/use-stored.ts';
import { Button, QUIET_LINK } from '../ui/Button.tsx';
import { ArrowIcon, BackIcon } from '../ui/icons.tsx';
import { StageLayout } from '../ui/StageLayout.tsx';
import { toast } from '../ui/toast.ts';
import { useIsInBrowser } from '../ui/use-is-in-browser.ts';
import { useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';
import { PageHead } from './PageHead.tsx';
import { StageSkeleton } from './StageSkeleton.tsx';
import { StudioChosen, StudioDrafts, StudioLast, StudioRemix } from './StudioDrafts.tsx';
import { StudioDescribe } from './StudioDescribe.tsx';
import { type EditState, StudioEdit } from './StudioEdit.tsx';
import { StudioPlace } from './StudioPlace.tsx';
import { StudioShirt } from './StudioShirt.tsx';
import { StudioStage } from './StudioStage.tsx';
import { usePlacing } from './use-placing.ts';

const cameBack = (): boolean => new URLSearchParams(location.search).get('step') === '2';

/** After a step the reading goes on at its heading, from the top. */
function useHeadingFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

/** How far a drawing is stands at the top, wherever it was asked for. */
function useTopWhile(isWorking: boolean): void {
  useEffect(() => {
    if (isWorking) window.scrollTo(0, 0);
  }, [isWorking]);
}

/** The studio's parts, joined: prompt, generation, design and choices, catalogue, mockup. */
function useStudioPage() {
  const words = useWords('studio');
  const [, navigate] = useLocation();
  const { signIn } = useFrame();
  const studio = useStudio(cameBack);
  const text = useStudioPrompt(studio.design?.prompt);
  const remix = useRemix(text.setPrompt);
  const look = useStored(lookEntry) ?? {};
  const catalog = useCatalog();
  const shirt = catalog.catalog && pricedShirt(catalog.catalog, studio.choice);
  const choice = shirt?.choice ?? studio.choice;
  const [editState, setEditState] = useState<EditState>({ isOpen: false, instruction: '' });
  const onState = (change: Partial<EditState>) => setEditState(before => ({ ...before, ...change }));
  const generation = useGeneration({
    place: 'studio',
    onSignInNeeded: signIn,
    onDone: design => {
      text.clear();
      remixStartEntry.clear();
      studio.take(design);
      onState({ instruction: '' });
      // What was started from it stands; the next one starts anew.
      if (remix.id) navigate(paths.studio(), { replace: true });
    },
  });
  const noProduct = () => toast({ title: words.noProduct, tone: 'bad' });
  const generate = (prompt = text.prompt) => {
    if (catalog.catalog && !shirt) return noProduct();
    const { tshirtType, position, printSize: designSize } = choice;
    const color = studio.askedColor;
    const product = shirt ? { productId: shirt.product.id } : {};
    const from = remix.id ? { remixOf: remix.id } : {};
    generation.start({ prompt, color, tshirtType, position, designSize, ...look, ...product, ...from });
  };
  useGenerateAfterSignIn(generate);
  const isShirtStep = studio.design !== undefined && studio.step === 2 && generation.state.kind === 'idle';
  const placing = usePlacing(studio.design?.id, { choice, shirt }, isShirtStep);
  const goOn = async () => {
    if (!shirt || !studio.design) return noProduct();
    await placing.finish();
    saveCurrentDesign({ ...studio.design, ...choice, currentStep: 2 });
    navigate(paths.preview());
  };
  const onChosen = (design: Design) => {
    studio.take(design);
    placing.reload();
  };
  /** A draft is in work here now: its shirt, its words, or the drawing of it. */
  const onTaken = ({ design, jobId, prompt }: Draft) => {
    studio.goTo(design?.imageUrl ? 2 : 1);
    if (jobId) generation.follow(jobId, prompt);
  };
  const drafts = { ...useDrafts(), onTaken };
  const edit = { state: editState, onState, beforeChange: placing.finish, onChosen };
  return {
    studio,
    text,
    look,
    remix,
    catalog,
    shirt,
    choice,
    generation,
    generate,
    drafts,
    edit,
    placing,
    isShirtStep,
    goOn,
  };
}

/** Both steps, one at a time. */
function Steps() {
  const words = useWords('studio');
  const page = useStudioPage();
  const {
    studio,
    text,
    look,
    remix,
    catalog,
    shirt,
    choice,
    generation,
    generate,
    drafts,
    edit,
    placing,
    isShirtStep,
    goOn,
  } = page;
  const { design } = studio;
  const isWorking = generation.state.kind !== 'idle';
  const step = isShirtStep ? 2 : 1;
  // While the next one is described the shirt has the colour that is asked for.
  const shown = step === 1 ? { ...choice, tshirtColor: studio.askedColor } : choice;
  const mockup = useMockup(design, shown);
  const names = useShirtNames(shirt, design?.name);
  const heading = useHeadingFocus(step);
  useTopWhile(isWorking);
  const stage = (
    <StudioStage
      state={generation.state}
      mockup={mockup}
      cloth={colorIn(catalog.catalog, shown.tshirtColor)}
      alt={names.alt}
      isEmpty={!design}
      placed={isShirtStep && design ? { placing, imageUrl: design.imageUrl, isNew: studio.isNew } : undefined}
    />
  );
  const bar = (
    <div className="flex items-center justify-between gap-3">
      <ShirtPrice shirt={shirt} />
      <Button disabledReason={shirt ? undefined : words.waitForPrices} onClick={() => void goOn()} className="shrink-0">
        {words.continue} <ArrowIcon />
      </Button>
    </div>
  );
  return (
    <StageLayout stage={stage} stageOnPhones={step === 2 || isWorking} bar={step === 2 && bar}>
      <header className={isWorking ? 'sr-only' : ''}>
        <div className="flex min-h-target flex-wrap items-center justify-between gap-x-4">
          <p className="text-sm font-medium text-ink-3">{words.stepOf(step, 2)}</p>
          {step === 2 && (
            <button type="button" onClick={() => studio.goTo(1)} className={QUIET_LINK}>
              <BackIcon /> {words.describeAgain}
            </button>
          )}
        </div>
        <h1 ref={heading} tabIndex={-1} className="text-2xl lg:text-3xl">
          {step === 1 ? words.describeTitle : words.chooseTitle}
        </h1>
        {step === 1 && (
          <div className="mt-2 min-h-12">
            {design ? (
              <StudioLast design={design} onUse={() => studio.goTo(2)} />
            ) : (
              <p className="text-ink-2">{words.describeText}</p>
            )}
          </div>
        )}
      </header>
      {step === 2 && design ? (
        <StudioShirt
          design={design}
          edit={<StudioEdit {...edit} design={design} generation={generation} />}
          place={<StudioPlace placing={placing} imageUrl={design.imageUrl} />}
          catalog={catalog}
          shirt={shirt}
          onChange={studio.choose}
        />
      ) : (
        <StudioDescribe
          prompt={text.prompt}
          onPrompt={text.type}
          generation={generation}
          onGenerate={generate}
          cloth={
            <AskColor
              label={words.cloth}
              catalog={catalog.catalog}
              value={studio.askedColor}
              onChange={studio.askColor}
            />
          }
          look={<LookChips look={look} onChange={lookEntry.write} />}
          occasion={look.occasion}
          remix={<StudioRemix {...remix} />}
          chosen={<StudioChosen type={names.type} place={names.place} />}
          drafts={<StudioDrafts {...drafts} />}
        />
      )}
    </StageLayout>
  );
}

/** The design studio (S1 §2). The server cannot know a design in work: who comes back to its shirt sees the shape of it first. */
export default function StudioPage() {
  const words = useWords('studio');
  const inBrowser = useIsInBrowser();
  const asksShirt = new URLSearchParams(useSearch()).get('step') === '2';
  return (
    <main className="flex flex-1 flex-col">
      <PageHead title={words.title} description={words.description} path={paths.studio()} />
      {asksShirt && !inBrowser ? <StageSkeleton /> : <Steps />}
    </main>
  );
}
