import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { ChevronIcon } from '../ui/icons.tsx';

type Props = {
  /** To scroll to. */
  id?: string;
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Rendered while it is open. */
  children: ReactNode;
};

/** A panel of the studio that opens and closes (S2 §4, Design wizard). */
export function StudioPanel({ id: own, title, isOpen, onToggle, children }: Props) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // What was opened at the lower end of a phone's screen comes into sight.
    if (isOpen && !wasOpen.current) panel.current?.scrollIntoView({ block: 'nearest' });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section id={own} ref={panel} className="flex flex-col gap-4 rounded-card border border-line p-4">
      <h2 className="text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="-m-2 flex min-h-target w-[calc(100%+1rem)] items-center justify-between gap-3 p-2 text-left"
        >
          {title}
          <ChevronIcon className={classNames('size-icon transition-transform', isOpen && 'rotate-180')} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-4 [&[hidden]]:hidden">
        {isOpen && children}
      </div>
    </section>
  );
}
