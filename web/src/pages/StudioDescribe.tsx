import { Link } from 'wouter';
import { type ReactNode, useId } from 'react';
import { CREDIT_COST, WELCOME_CREDITS } from '../../../domain/src/credits.ts';
import { useCall } from '../api/use-endpoint.ts';
import { paths } from '../paths.ts';
import { useAuth } from '../stored/use-stored.ts';
import { Button, QUIET_LINK } from '../ui/Button.tsx';
import { useWords } from '../words.ts';
import type { Occasion } from '../../../domain/src/looks.ts';
import { GenerationProgress } from '../features/designs/GenerationProgress.tsx';
import { LeaveOut } from '../features/designs/LeaveOut.tsx';
import { PromptBox, PromptForm, ReadingLine } from '../features/designs/PromptBox.tsx';
import type { Generation } from '../features/designs/use-generation.ts';

/** What a drawing costs and what it is paid from: one's own credits, with the way to more where they are too few, or a new account's. */
function StudioCost() {
  const words = useWords('studio');
  const isSignedIn = useAuth() !== undefined;
  const { data } = useCall('credits.balance', {}, { enabled: isSignedIn });
  const cost = CREDIT_COST.generate;
  if (!isSignedIn || !data) return <p className="text-sm text-ink-3">{words.cost(cost, WELCOME_CREDITS)}</p>;
  return (
    <>
      <p className="text-sm text-ink-3">{words.costOfYours(cost, data.credits)}</p>
      {data.credits < cost && (
        <Link href={paths.profile({ step: 'credits' })} className={`${QUIET_LINK} self-start`}>
          {words.buyCredits}
        </Link>
      )}
    </>
  );
}

type Props = {
  prompt: string;
  onPrompt: (prompt: string) => void;
  generation: Generation;
  /** Without words those that stand in the box. */
  onGenerate: (prompt?: string) => void;
  /** The cloth, asked before everything else. */
  cloth: ReactNode;
  /** Style and occasion, below the prompt. */
  look: ReactNode;
  occasion: Occasion | undefined;
  /** The design to start from, above the prompt. */
  remix: ReactNode;
  /** What is chosen already, below the prompt. */
  chosen: ReactNode;
  /** What else is in work, at the end. */
  drafts: ReactNode;
};

/** Step 1: the prompt box; while a design is drawn, how far it is. */
export function StudioDescribe({
  prompt,
  onPrompt,
  generation,
  onGenerate,
  cloth,
  look,
  occasion,
  remix,
  chosen,
  drafts,
}: Props) {
  const words = useWords('studio');
  const form = useId();
  const { state, cancel } = generation;
  if (state.kind !== 'idle') return <GenerationProgress state={state} onCancel={cancel} shirt={false} />;
  return (
    <>
      <div className="flex flex-col gap-4">
        {remix}
        {cloth}
        <PromptBox
          form={form}
          prompt={prompt}
          onChange={onPrompt}
          onSubmit={() => onGenerate()}
          reading={<ReadingLine prompt={prompt} occasion={occasion} hint={words.readingHint} onLetter={onPrompt} />}
          texts={{ ...words, label: words.promptLabel, placeholder: words.promptPlaceholder }}
        />
        {state.refused && (
          <LeaveOut
            refused={state.refused}
            text={prompt}
            onUse={reworded => {
              onPrompt(reworded);
              onGenerate(reworded);
            }}
          />
        )}
        {look}
        {/* In sight from the start, however much there is to choose above it. */}
        <div data-bar className="sticky bottom-0 z-10 -mx-4 -my-2 bg-cloth px-4 py-2 lg:-mx-1 lg:px-1">
          <PromptForm id={form} onSubmit={() => onGenerate()} />
          <Button
            type="submit"
            form={form}
            disabledReason={prompt.trim() === '' ? words.describeFirst : undefined}
            onBlockedPress={() => onGenerate()}
            className="w-full text-lg"
          >
            {words.generate}
          </Button>
        </div>
        <StudioCost />
        {chosen}
        <Link href={paths.customize()} className={`${QUIET_LINK} self-start`}>
          {words.ownArtwork}
        </Link>
      </div>
      {drafts}
    </>
  );
}
