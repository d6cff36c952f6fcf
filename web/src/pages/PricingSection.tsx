import type { ReactNode } from 'react';

type Props = { id: string; title: string; text: string; aside?: ReactNode; children: ReactNode };

/** A part of the pricing page: its heading, a sentence, and what stands beside them. */
export function PricingSection({ id, title, text, aside, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="max-w-text">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <p className="mt-2 text-ink-2">{text}</p>
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
