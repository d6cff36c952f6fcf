import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';

type Props = { title: string; text?: string; picture: string; action?: ReactNode };

/** Nothing here yet: a picture, a sentence, one button that leads on. */
export function EmptyState({ title, text, picture, action }: Props) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
      <img src={picture} alt="" width={160} height={160} className="h-auto w-column" />
      <h2 className="text-xl">{title}</h2>
      {text && <p className="max-w-form text-ink-2">{text}</p>}
      {action}
    </div>
  );
}

type LoadFailedProps = {
  /** What did not arrive. */
  text: ReactNode;
  retryLabel: string;
  onRetry: () => void;
};

/** Stands in the place of what did not arrive, with the way to ask again. */
export const LoadFailed = ({ text, retryLabel, onRetry }: LoadFailedProps) => (
  <div role="alert" className="flex flex-col items-start gap-4">
    <p>{text}</p>
    <Button tone="secondary" onClick={onRetry}>
      {retryLabel}
    </Button>
  </div>
);

/** A breathing block in the shape of what comes; give it the size by classes. Hidden from screen readers. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('block animate-breathe rounded-control bg-line', className)} />
);

type MorePagesProps = {
  list: { hasMore: boolean; loadingMore: boolean; loadMore: () => void };
  labels: { more: string; loading: string };
};

/** The end of a list behind the sign-in: a button that adds its next page. A public list ends with ShowMore, a link. */
export const MorePages = ({ list, labels }: MorePagesProps) =>
  list.hasMore && (
    <Button tone="secondary" busy={list.loadingMore} onClick={list.loadMore} className="self-center">
      {list.loadingMore ? labels.loading : labels.more}
    </Button>
  );
