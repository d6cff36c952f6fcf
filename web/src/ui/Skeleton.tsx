import { classNames } from './class-names.ts';

/** A breathing block in the shape of what comes; give it the size by classes. Hidden from screen readers. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('block animate-breathe rounded-control bg-line', className)} />
);
