import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

type Props = {
  /** What did not arrive. */
  text: ReactNode;
  retryLabel: string;
  onRetry: () => void;
};

/** Stands in the place of what did not arrive, with the way to ask again. */
export const LoadFailed = ({ text, retryLabel, onRetry }: Props) => (
  <div role="alert" className="flex flex-col items-start gap-4">
    <p>{text}</p>
    <Button tone="secondary" onClick={onRetry}>
      {retryLabel}
    </Button>
  </div>
);
