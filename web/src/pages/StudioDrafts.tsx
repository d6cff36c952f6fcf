import { useState } from 'react';
import type { Draft } from '../../../contract/src/drafts.ts';
import type { Drafts } from '../features/designs/use-drafts.ts';
import { monthAndDay } from '../lib/format.ts';
import { ArtworkThumb } from '../ui/Thumb.tsx';
import { Button, IconButton, QUIET_LINK } from '../ui/Button.tsx';
import { TrashIcon } from '../ui/icons.tsx';
import { useLanguage, useWords } from '../words.ts';

/** More than these are shown when the shopper asks. */
const SHOWN = 3;

type LineProps = { draft: Draft; onTake: () => Promise<void>; onRemove: () => void };

function DraftLine({ draft, onTake, onRemove }: LineProps) {
  const { drafts: words } = useWords('studio');
  const { artworkAlt } = useWords('designs');
  const language = useLanguage();
  const [isOpening, setOpening] = useState(false);
  const name = draft.design?.name ?? draft.prompt;
  const state = draft.jobId ? words.beingDrawn : draft.design ? undefined : words.notDrawn;
  const take = async () => {
    setOpening(true);
    await onTake();
    setOpening(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 py-3">
      {draft.design?.imageUrl && <ArtworkThumb src={draft.design.imageUrl} alt={artworkAlt(name)} />}
      <div className="min-w-0 flex-1 basis-column">
        <p className="line-clamp-2 font-semibold">{name}</p>
        <p className="text-sm text-ink-3">
          {state && `${state} · `}
          {words.changed(monthAndDay(draft.changedAt, language))}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-2">
        <Button tone="secondary" busy={isOpening} onClick={() => void take()} aria-label={words.goOnWith(name)}>
          {words.goOn}
        </Button>
        <IconButton label={words.remove(name)} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}

type Props = Drafts & { onTaken: (draft: Draft) => void };

/** What the account has in work beside what stands here, the last changed first, on whichever device it was begun. */
export function StudioDrafts({ others, take, remove, onTaken }: Props) {
  const { drafts: words } = useWords('studio');
  const [isAll, showAll] = useState(false);
  if (others.length === 0) return null;
  const shown = isAll ? others : others.slice(0, SHOWN);
  return (
    <section aria-label={words.title} className="flex flex-col gap-1 border-t border-line pt-6">
      <h2 className="text-lg">{words.title}</h2>
      <ul className="divide-y divide-line">
        {shown.map(draft => (
          <DraftLine
            key={draft.id}
            draft={draft}
            onTake={async () => void ((await take(draft)) && onTaken(draft))}
            onRemove={() => remove(draft)}
          />
        ))}
      </ul>
      {others.length > shown.length && (
        <button type="button" onClick={() => showAll(true)} className={`${QUIET_LINK} self-start`}>
          {words.all}
        </button>
      )}
    </section>
  );
}
