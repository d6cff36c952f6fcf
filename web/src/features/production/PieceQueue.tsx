import { useState } from 'react';
import type { Piece } from '../../../../contract/src/production.ts';
import { usePages } from '../../api/use-pages.ts';
import { paths } from '../../paths.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { EmptyState, LoadFailed, MorePages, Skeleton } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import { BatchBar } from './BatchBar.tsx';
import { PieceCard } from './PieceCard.tsx';
import { QueueFilters, useQueueFilter } from './QueueFilters.tsx';
import { type Seen, UndoApproval } from './UndoApproval.tsx';

/** A page of the queue: what a station makes in a while, quick on a phone. */
const PAGE_SIZE = 24;

const groupOf = ({ tshirtType, color, size }: Piece): string => [tshirtType, color, size].join();

type GroupProps = {
  pieces: readonly Piece[];
  chosen: readonly string[];
  isStaff: boolean;
  onToggle: (id: string) => void;
};

/** Shirts of one garment, colour and size. */
function Group({ pieces, chosen, isStaff, onToggle }: GroupProps) {
  const words = useWords('production');
  const { colorName, typeName } = useWords('catalog');
  const { tshirtType, productName, size, ...piece } = pieces[0]!;
  const name = colorName(piece.colorName, piece.colorNameHi);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.heading(typeName(tshirtType, productName), name, size)}</h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {pieces.map(piece => (
          <li key={piece.id}>
            <PieceCard
              piece={piece}
              isStaff={isStaff}
              corner={
                <label className="target -mt-2 -mr-2 flex items-center justify-center has-focus-visible:focus-ring">
                  <input
                    type="checkbox"
                    aria-label={words.choose(piece.id)}
                    checked={chosen.includes(piece.id)}
                    onChange={() => onToggle(piece.id)}
                    className="size-icon accent-indigo outline-none"
                  />
                </label>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shirts to be made, by garment, colour and size, the oldest first: looked at, downloaded and moved on. */
export function PieceQueue({ isStaff }: { isStaff: boolean }) {
  const words = useWords('production');
  const { filter, set } = useQueueFilter();
  const list = usePages('production.pieces', { limit: PAGE_SIZE, ...filter }, { keep: true });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [approved, setApproved] = useState<readonly Seen[]>([]);
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id]);
  const pieces = list.items ?? [];
  return (
    <section aria-label={words.tabs.queue} aria-busy={list.isOld} className="flex flex-col gap-6">
      <QueueFilters filter={filter} set={set} />
      {approved.length > 0 && (
        <UndoApproval
          key={approved.map(one => `${one.id} ${one.version}`).join()}
          approved={approved}
          onOver={() => setApproved([])}
        />
      )}
      {list.items === undefined && list.error && (
        <LoadFailed text={words.queueFailed} retryLabel={words.retry} onRetry={list.retry} />
      )}
      {list.items === undefined && !list.error && (
        <div aria-busy="true" className="grid gap-4 md:grid-cols-3">
          {[1, 2, 3].map(one => (
            <Skeleton key={one} className="h-96" />
          ))}
        </div>
      )}
      {list.items?.length === 0 && (
        <EmptyState
          title={words.none}
          text={words.noneText}
          picture={shirt}
          action={
            <LinkButton tone="secondary" href={paths.production()}>
              {words.showAll}
            </LinkButton>
          }
        />
      )}
      {pieces.length > 0 && (
        <>
          <BatchBar
            shown={pieces}
            chosen={pieces.filter(one => chosen.includes(one.id))}
            onChoose={setChosen}
            onApproved={setApproved}
          />
          {[...Map.groupBy(pieces, groupOf)].map(([key, ofGroup]) => (
            <Group key={key} pieces={ofGroup} chosen={chosen} isStaff={isStaff} onToggle={toggle} />
          ))}
          <MorePages list={list} labels={words} />
        </>
      )}
    </section>
  );
}
