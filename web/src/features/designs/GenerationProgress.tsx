import { useEffect, useState } from 'react';
import type { Job } from '../../../../contract/src/designs.ts';
import { useWords } from '../../words.ts';
import { bearerHeaders } from '../../api/client.ts';
import type { Ground } from '../../../../domain/src/catalog.ts';
import { plainShirt } from '../../ui/art/plain-shirt.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressSteps } from '../../ui/ProgressSteps.tsx';
import type { GenerationState } from './generation.ts';

/** The named steps in their order; a step that the contract adds is missing here until it is placed. */
const ORDER = { reading: 0, sketching: 1, inking: 2, pressing: 3 } satisfies Record<NonNullable<Job['step']>, number>;
const JOB_STEPS_ORDER = Object.keys(ORDER) as (keyof typeof ORDER)[];

/** Seconds left, counted down between the job's own figures. */
function useSecondsLeft(figure: number | null | undefined): number | undefined {
  const [count, setCount] = useState({ figure, passed: 0 });
  useEffect(() => {
    const tick = () => setCount(before => ({ figure, passed: before.figure === figure ? before.passed + 1 : 1 }));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [figure]);
  return figure === null || figure === undefined
    ? undefined
    : Math.max(0, figure - (count.figure === figure ? count.passed : 0));
}

/** Place in the queue, then time left; the words of 'generation' are needed. */
export function useWaitText(job: Job | undefined): string {
  const words = useWords('generation');
  const left = useSecondsLeft(job?.secondsLeft);
  if (!job) return words.starting;
  if (job.state === 'queued') {
    if (job.waitsFor) return words.waitsFor[job.waitsFor];
    const place = job.queuePosition > 0 ? words.waiting(job.queuePosition) : words.nextUp;
    return left !== undefined && left >= 1 ? `${place} · ${words.secondsLeft(left)}` : place;
  }
  if (left === undefined) return words.steps[job.step ?? 'reading'];
  return left >= 1 ? words.secondsLeft(left) : words.almostThere;
}

/** Fetched, since a picture element cannot send the bearer token. */
async function fetchPartial(url: string, signal: AbortSignal): Promise<string | undefined> {
  const reply = await fetch(url, { credentials: 'same-origin', headers: await bearerHeaders(), signal });
  return reply.ok ? URL.createObjectURL(await reply.blob()) : undefined;
}

/** The latest partial picture of a job (`Job.partialUrl`) as an address of this page; the one before stands until it is there. */
function usePartial(url: string | null | undefined): string | undefined {
  const [shown, show] = useState<string>();
  useEffect(() => {
    if (!url) return undefined;
    const over = new AbortController();
    // One that is gone, or never came, is made up for by the next, or by the picture itself.
    void fetchPartial(url, over.signal).then(
      src => {
        if (src && over.signal.aborted) URL.revokeObjectURL(src);
        else if (src) show(src);
      },
      () => undefined,
    );
    return () => over.abort();
  }, [url]);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown]);
  return url ? shown : undefined;
}

const PETAL = 'M0 0C-9 -9 -7 -24 0 -32C7 -24 9 -9 0 0Z';
const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A stamp that builds up: outline, colour, press. */
function Stamp({ step }: { step: Job['step'] }) {
  const inked = step === 'inking' || step === 'pressing';
  return (
    <svg
      viewBox="-60 -60 120 120"
      className={classNames(
        'absolute inset-x-1/4 top-1/4 w-1/2 transition-transform duration-large',
        step === 'pressing' ? 'scale-100' : 'scale-90',
      )}
    >
      {TURNS.map((turn, index) => (
        <path
          key={turn}
          d={PETAL}
          transform={`rotate(${turn})`}
          pathLength={1}
          className={classNames(
            'drawn-line stroke-turmeric transition-colors duration-large',
            inked ? (index % 2 ? 'fill-turmeric' : 'fill-madder') : 'fill-transparent',
            (step === null || step === 'reading') && 'opacity-0',
          )}
        />
      ))}
      <circle r={44} className="drawn-line animate-breathe fill-transparent stroke-turmeric" pathLength={1} />
    </svg>
  );
}

/** The shirt on which the design will stand: how far the picture is where the artist shows it, until then a stamp that builds up. */
export function DrawingShirt({ job, cloth }: { job: Job | undefined; cloth?: { ground: Ground } | undefined }) {
  const partial = usePartial(job?.partialUrl);
  return (
    <div aria-hidden="true" className="relative aspect-square w-full">
      <img src={plainShirt(cloth)} alt="" width={480} height={480} className="size-full" />
      {partial ? (
        <img src={partial} alt="" className="absolute inset-x-1/4 top-1/4 aspect-square w-1/2 object-contain" />
      ) : (
        <Stamp step={job?.step ?? null} />
      )}
    </div>
  );
}

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
