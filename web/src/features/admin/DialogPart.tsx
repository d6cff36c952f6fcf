import type { ReactNode } from 'react';

/** A part of a dialog under a heading of its own. */
export function DialogPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}
