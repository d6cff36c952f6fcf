import { useState } from 'react';
import { Link } from 'wouter';
import type { Draft } from '../../../contract/src/drafts.ts';
import { labelOf } from '../../../domain/src/drawn-by.ts';
import type { Drafts } from '../features/designs/use-drafts.ts';
import { monthAndDay } from '../lib/format.ts';
import { ArtworkThumb, Thumb } from '../ui/Thumb.tsx';
import { Button, IconButton, QUIET_LINK } from '../ui/Button.tsx';
import { ArrowIcon, CheckIcon, TrashIcon } from '../ui/icons.tsx';
import { useLanguage, useWords } from '../words.ts';
import { useMakerName } from '../features/designs/DesignCard.tsx';
import type { Remix } from '../features/designs/use-remix.ts';
import type { Design } from '../../../contract/src/designs.ts';
import { paths } from '../paths.ts';
import { plainShirt } from '../ui/art/plain-shirt.ts';
import { Skeleton } from '../ui/EmptyState.tsx';
import type { CurrentDesign } from '../stored/current-design.ts';
import { Badge } from '../ui/Badge.tsx';
import { offerCodeEntry, shirtWishEntry } from '../stored/shirt-wish.ts';
import { useStored } from '../stored/use-stored.ts';

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

function Original({ design }: { design: Design }) {
  const words = useWords('studio');
  const { by, shirtAlt } = useWords('designs');
  const maker = useMakerName(design.user);
  return (
    <div className="flex items-center gap-4">
      <Thumb src={design.mockupUrl} fallback={plainShirt(design.cloth)} alt={shirtAlt(design.name)} />
      <p className="min-w-0">
        <span className="block text-sm text-ink-3">{words.startsFrom}</span>
        <Link href={paths.design(design)} className="font-semibold text-indigo underline underline-offset-4">
          {design.name}
        </Link>{' '}
        <span className="text-ink-2">{by(maker)}</span>
      </p>
    </div>
  );
}

/** Whose design the next one starts from, and the way out. Its room stands while it is fetched. */
export function StudioRemix({ id, design, isGone }: Remix) {
  const words = useWords('studio');
  if (id === undefined && !isGone) return null;
  return (
    <section
      aria-label={words.startsFrom}
      className="flex flex-col items-start justify-between gap-x-4 rounded-card border border-line bg-cloth-2 p-3 sm:flex-row sm:items-center"
    >
      {isGone ? (
        <p role="alert">{words.remixGone}</p>
      ) : design ? (
        <Original design={design} />
      ) : (
        <Skeleton className="h-thumb w-column" />
      )}
      <Link href={paths.studio()} replace className={QUIET_LINK}>
        {words.withoutIt}
      </Link>
    </section>
  );
}

type StudioLastProps = { design: CurrentDesign; onUse: () => void };

/** The design that is there already, and the way on with it: what who comes back looks for. As high as the words that it replaces. */
export function StudioLast({ design, onUse }: StudioLastProps) {
  const words = useWords('studio');
  const { drawnBy } = useWords('designs');
  const label = labelOf(design.drawnBy, drawnBy);
  return (
    <section aria-label={words.lastDesign}>
      <button type="button" onClick={onUse} className="group flex h-12 w-full items-center gap-3 text-left">
        <ArtworkThumb src={design.imageUrl} alt="" className="size-12!" />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex items-center justify-between gap-2">
            <span className="line-clamp-1 font-semibold">{design.name}</span>
            {label && <Badge className="shrink-0">{label}</Badge>}
          </span>
          <span className="inline-flex items-center gap-2 font-semibold text-indigo group-hover:underline">
            {words.useIt} <ArrowIcon />
          </span>
        </span>
      </button>
    </section>
  );
}

/** What came along from the pricing page: the shirt that is chosen already, and the code that waits for the checkout. */
export function StudioChosen({ type, place }: { type: string; place: string }) {
  const words = useWords('studio');
  const wish = useStored(shirtWishEntry);
  const code = useStored(offerCodeEntry)?.code;
  const isChosen = wish?.type || wish?.placement;
  const lines = [isChosen && type && words.chosen(type, place), code && words.codeWaits(code)].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-leaf">
      {lines.map(line => (
        <li key={line} className="flex items-start gap-2">
          <span className="mt-1">
            <CheckIcon />
          </span>
          {line}
        </li>
      ))}
    </ul>
  );
}
