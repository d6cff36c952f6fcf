import { Suspense, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { FIRST_PRINT } from '../../../domain/src/catalog.ts';
import { CREDIT_COST, WELCOME_CREDITS } from '../../../domain/src/credits.ts';
import { useAnswer } from '../api/use-endpoint.ts';
import { PromoCard } from '../features/catalog/PromoCard.tsx';
import type { GenerationProgressProps } from '../features/designs/GenerationProgress.tsx';
import { HeroShirt } from '../features/designs/HeroShirt.tsx';
import type { GenerationState } from '../features/designs/generation.ts';
import type { LeaveOutProps } from '../features/designs/LeaveOut.tsx';
import { PromptBox, PromptForm, ReadingLine } from '../features/designs/PromptBox.tsx';
import { useGeneration } from '../features/designs/use-generation.ts';
import { useGenerateAfterSignIn, usePromptDraft } from '../features/designs/use-prompt-draft.ts';
import { lazyWithWords } from '../lazy-with-words.ts';
import { paths } from '../paths.ts';
import { Border } from '../ui/art/Border.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/EmptyState.tsx';
import { useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';

/** Loaded when something is drawn. */
const GenerationProgress = lazyWithWords<GenerationProgressProps>(
  [],
  async () => (await import('../features/designs/GenerationProgress.tsx')).GenerationProgress,
);

/** Loaded when words were refused. */
const LeaveOut = lazyWithWords<LeaveOutProps>(
  ['generation'],
  async () => (await import('../features/designs/LeaveOut.tsx')).LeaveOut,
);

/** The prompt box and its button; while a design is drawn, how far it is stands in the box's place. */
function Making() {
  const words = useWords('home');
  const { signIn } = useFrame();
  const [location, navigate] = useLocation();
  const [home] = useState(location);
  const form = useId();
  const [drawn, setDrawn] = useState<GenerationState>();
  const { prompt, setPrompt, clear } = usePromptDraft();
  const making = useGeneration({
    place: 'home',
    onSignInNeeded: signIn,
    onDone: () => {
      clear();
      setDrawn(making.state);
      navigate(paths.studio());
    },
  });
  const { start, cancel, prepare } = making;
  // Until the studio is there, the drawing stands where it was made: an empty box would ask for a second one.
  const state = drawn && location !== home ? drawn : making.state;
  const draw = (wanted: string) => start({ prompt: wanted, ...FIRST_PRINT });
  const generate = () => draw(prompt);
  useGenerateAfterSignIn(generate);
  const working = state.kind !== 'idle';
  const use = (reworded: string) => {
    setPrompt(reworded);
    draw(reworded);
  };
  return (
    <div className="flex flex-col gap-4">
      {working ? (
        <Suspense fallback={<Skeleton className="h-progress" />}>
          <GenerationProgress state={state} onCancel={cancel} />
        </Suspense>
      ) : (
        <PromptBox
          form={form}
          prompt={prompt}
          onChange={next => {
            setPrompt(next);
            prepare();
          }}
          onSubmit={generate}
          reading={<ReadingLine prompt={prompt} hint={words.readingHint} onLetter={setPrompt} />}
          texts={{ ...words, label: words.promptLabel, placeholder: words.promptPlaceholder }}
        />
      )}
      {state.kind === 'idle' && state.refused && (
        <Suspense>
          <LeaveOut refused={state.refused} text={prompt} onUse={use} />
        </Suspense>
      )}
      <PromptForm id={form} onSubmit={generate} />
      <Button
        type="submit"
        form={form}
        busy={working}
        disabledReason={prompt.trim() === '' ? words.promptMissing : undefined}
        onBlockedPress={generate}
        className="w-full text-lg"
      >
        {working ? words.generating : words.generate}
      </Button>
      {!working && (
        <p className="text-sm text-ink-3">
          {prompt.trim() === '' ? `${words.promptMissing} ` : ''}
          {words.cost(CREDIT_COST.generate, WELCOME_CREDITS)}
        </p>
      )}
    </div>
  );
}

/** The first screen (look, Home): what this is, the prompt box, and a shirt with price and delivery promise in sight. */
export function HomeHero() {
  const words = useWords('home');
  const designs = useAnswer('designs.public', { limit: 8 });
  const [product] = useAnswer('catalog.products');
  const placements = useAnswer('catalog.placements');
  const worn = designs.find(design => design.mockupUrl);
  return (
    <section className="mx-auto grid w-full max-w-page items-start gap-8 px-4 pt-6 pb-12 md:grid-cols-2 md:gap-12 lg:pt-12 lg:pb-18">
      <div className="flex flex-col gap-4 lg:gap-6 lg:pt-12">
        <div className="flex flex-col gap-3">
          <h1 className="text-3xl lg:text-4xl">{words.headline}</h1>
          <p className="text-base text-ink-2 sm:text-lg">{words.lead}</p>
        </div>
        <Making />
      </div>
      <div className="overflow-hidden rounded-card border border-line bg-white shadow-raised">
        <HeroShirt
          design={worn}
          texts={{ wearing: words.heroWearing, alt: words.heroAlt, plainAlt: words.plainHeroAlt }}
        />
        <Border />
        {product ? (
          <PromoCard product={product} placements={placements} />
        ) : (
          <p className="p-4 text-ink-2">{words.catalogAway}</p>
        )}
      </div>
    </section>
  );
}
