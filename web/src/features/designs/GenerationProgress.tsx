import { JOB_STEPS_ORDER } from './job-steps.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressSteps } from '../../ui/ProgressSteps.tsx';
import { useWords } from '../../words.ts';
import { DrawingShirt } from './DrawingShirt.tsx';
import type { GenerationState } from './generation.ts';
import { useWaitText } from './use-wait-text.ts';

type Working = Exclude<GenerationState, { kind: 'idle' }>;

export type GenerationProgressProps = {
  state: Working;
  onCancel: () => void;
  /** False where the drawing builds up elsewhere on the page. */
  shirt?: boolean;
};

/** What goes on while a design is drawn: the named steps, place in the queue, time left, and a way out. Home and studio show it. */
export function GenerationProgress({ state, onCancel, shirt = true }: GenerationProgressProps) {
  const words = useWords('generation');
  const { makingOf } = useWords('designs');
  const waitText = useWaitText(state.job);
  const step = state.job?.step ?? null;
  return (
    <section aria-label={words.makingTitle} className="animate-rise rounded-card border border-line bg-cloth-2 p-4">
      <div className="flex items-center gap-4">
        {shirt && (
          <div className="w-thumb shrink-0 sm:w-column">
            <DrawingShirt job={state.job} />
          </div>
        )}
        <div className="min-w-0 flex-1">
          <h2 className="text-xl">{words.makingTitle}</h2>
          <p className="mt-1 line-clamp-2 text-ink-2">{makingOf(state.prompt)}</p>
          <p role="status" className="numbers mt-2 font-semibold">
            {waitText}
          </p>
        </div>
      </div>
      <div className="mt-4">
        <ProgressSteps
          label={words.stepsLabel}
          steps={JOB_STEPS_ORDER.map(one => words.steps[one])}
          current={step ? JOB_STEPS_ORDER.indexOf(step) : -1}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-3">{words.mayLeave}</p>
        <Button tone="secondary" busy={state.cancelling || !state.job} onClick={onCancel}>
          {state.cancelling ? words.cancelling : words.cancel}
        </Button>
      </div>
    </section>
  );
}
