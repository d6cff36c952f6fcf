import type { ReactNode } from 'react';

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
