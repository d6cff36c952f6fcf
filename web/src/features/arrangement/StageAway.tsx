import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';

type Props = { isFailed: boolean; onRetry: () => void };

/** What is said over the stage while the shirt cannot be drawn: that it comes, or that it did not. */
export function StageAway({ isFailed, onRetry }: Props) {
  const words = useWords('arrangement');
  if (!isFailed)
    return (
      <p role="status" className="absolute inset-x-0 bottom-3 flex justify-center">
        <span className="animate-breathe rounded-chip bg-ink px-4 py-1 text-sm font-medium text-white">
          {words.loading}
        </span>
      </p>
    );
  return (
    <div
      role="alert"
      className="absolute inset-x-4 bottom-4 flex flex-wrap items-center justify-between gap-2 rounded-card bg-cloth p-3 shadow-raised"
    >
      <p className="min-w-column flex-1 text-sm">{words.notLoaded}</p>
      <Button tone="secondary" onClick={onRetry} className="px-4">
        {words.tryAgain}
      </Button>
    </div>
  );
}
