import { CheckIcon } from './icons.tsx';

type Props = {
  steps: readonly string[];
  /** Index of the step that goes on; -1 before the first, `steps.length` when all are done. */
  current: number;
  label: string;
};

const LOOKS = {
  done: { dot: 'bg-leaf text-white border-leaf', text: 'text-ink-2' },
  current: { dot: 'bg-turmeric text-ink border-turmeric animate-breathe', text: 'font-semibold text-ink' },
  coming: { dot: 'border-line bg-white text-ink-3', text: 'text-ink-3' },
};

/** Named steps in a row: done, going on, to come. */
export function ProgressSteps({ steps, current, label }: Props) {
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1">
      {steps.map((step, index) => {
        const look = LOOKS[index < current ? 'done' : index === current ? 'current' : 'coming'];
        return (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className="flex flex-col items-center gap-1 text-center"
          >
            <span className={`numbers flex size-8 items-center justify-center rounded-chip border text-sm ${look.dot}`}>
              {index < current ? <CheckIcon className="size-4" /> : index + 1}
            </span>
            <span className={`text-sm ${look.text}`}>{step}</span>
          </li>
        );
      })}
    </ol>
  );
}
