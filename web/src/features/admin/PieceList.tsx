import { lazy, Suspense, useState } from 'react';
import type { AdminCollection } from '../../../../contract/src/admin-catalogue.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { useColorNames } from '../../api/color-name.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { usePages } from '../../api/use-pages.ts';
import { fullDate } from '../../lib/format.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { AdminList } from './AdminList.tsx';
import { lastMomentOf } from './catalogue-days.ts';

const PieceDialog = lazy(async () => ({ default: (await import('./PieceDialog.tsx')).PieceDialog }));

const isPast = (at: string): boolean => Date.parse(at) <= Date.now();

function State({ piece: { isActive, startsAt, endsAt } }: { piece: AdminCollection }) {
  const { catalogue: words } = useWords('adminBoard');
  if (!isActive) return <Badge tone="outline">{words.notSold}</Badge>;
  if (startsAt !== null && !isPast(startsAt)) return <Badge tone="outline">{words.planned}</Badge>;
  const isOver = endsAt !== null && isPast(endsAt);
  return <Badge tone={isOver ? 'outline' : 'good'}>{isOver ? words.over : words.sold}</Badge>;
}

function usePieceColumns(onEdit: (piece: AdminCollection) => void): Column<AdminCollection>[] {
  const { catalogue: words } = useWords('adminBoard');
  const language = useLanguage();
  const labels = words.pieceColumns;
  const { data } = useCall('admin.catalogue');
  const colorName = useColorNames(data?.colors ?? []);
  const timeOf = ({ startsAt, endsAt, ...piece }: AdminCollection) => {
    if (startsAt === null && endsAt === null) return words.always;
    const until = endsAt === null ? undefined : fullDate(lastMomentOf(endsAt), language);
    if (startsAt === null) return `${words.fields.endsAt} ${until ?? piece.name}`;
    return words.holds(fullDate(startsAt, language), until);
  };
  return [
    {
      key: 'piece',
      label: labels.piece,
      wide: true,
      cell: piece => (
        <div className="flex items-center gap-3">
          <Thumb src={piece.imageUrl} fallback={shirt} alt={words.photoAlt(piece.name)} />
          <div className="min-w-0">
            <span className="mr-2 font-semibold">{piece.name}</span>
            <State piece={piece} />
            <span className="block text-sm text-ink-2">
              {[...new Set([piece.type, piece.style])].filter(Boolean).join(', ')}
            </span>
          </div>
        </div>
      ),
    },
    {
      key: 'prices',
      label: labels.prices,
      cell: piece => (
        <span className="numbers">
          {piece.prices.map(({ color, price }) => words.priceIn(formatRupees(price), colorName(color))).join(', ')}
        </span>
      ),
    },
    { key: 'time', label: labels.time, cell: timeOf },
    {
      key: 'act',
      label: labels.act,
      wide: true,
      cell: piece => (
        <Button tone="secondary" aria-label={words.editOf(piece.name)} onClick={() => onEdit(piece)} className="px-3!">
          {words.edit}
        </Button>
      ),
    },
  ];
}

/** Pieces of the collections in the shop's order, with the way to make one and to change one. */
export function PieceList() {
  const { catalogue: words } = useWords('adminBoard');
  const list = usePages('admin.collections', { limit: 25 }, { keep: true });
  const [open, setOpen] = useState<{ piece?: AdminCollection }>();
  const columns = usePieceColumns(piece => setOpen({ piece }));
  const newButton = <Button onClick={() => setOpen({})}>{words.newPiece}</Button>;
  return (
    <div className="flex flex-col gap-6">
      <div className="self-start">{newButton}</div>
      <AdminList
        list={list}
        columns={columns}
        rowKey={piece => piece.id}
        texts={{
          caption: words.parts.pieces,
          failed: words.failed,
          none: words.noPieces,
          noneText: words.noPiecesText,
        }}
      />
      <Suspense>{open && <PieceDialog piece={open.piece} onClose={() => setOpen(undefined)} />}</Suspense>
    </div>
  );
}
