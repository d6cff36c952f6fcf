import type { ReactNode } from 'react';

type Props = { id: string; title: string; text: string; children: ReactNode };

/** A section of the home page with its heading. */
export function HomeSection({ id, title, text, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className="mx-auto w-full max-w-page px-4 py-12">
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 mb-6 text-ink-2">{text}</p>
      {children}
    </section>
  );
}
