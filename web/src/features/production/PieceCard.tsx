import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Piece, PrintReport } from '../../../../contract/src/production.ts';
import { printVerdict } from '../../../../domain/src/print-quality.ts';
import { pieceCode, type PieceState, readPieceCode } from '../../../../domain/src/production.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Skeleton } from '../../ui/EmptyState.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { monthAndDay } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { plainShirt } from '../../ui/art/plain-shirt.ts';
import { Picture } from '../../ui/Picture.tsx';
import { PieceActs } from './PieceActs.tsx';

type Print = Piece['prints'][number];

/** What a printer would say of a print. The verdict stands above, once a piece. */
function Report({ report }: { report: PrintReport }) {
  const words = useWords('production');
  const facts = [words.dpi(report.dpi), ...(report.smallestLineMm > 0 ? [words.thinnest(report.smallestLineMm)] : [])];
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="numbers text-ink-2">{facts.join(', ')}</p>
      {report.warnings.length > 0 && (
        <ul className="text-brick">
          {report.warnings.map(one => (
            <li key={one}>{words.warnings[one]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The one verdict of a piece: a sharp print with lines too thin is not good. */
function Verdict({ reports }: { reports: readonly (PrintReport | null | undefined)[] }) {
  const { verdicts } = useWords('production');
  const verdict = printVerdict(reports);
  if (verdict === 'unmeasured') return null;
  return (
    <Badge tone={verdict === 'good' ? 'good' : 'bad'} className="self-start">
      {verdicts[verdict]}
    </Badge>
  );
}

/** A place in the desk's own words; one that the owner added by its name as it was bought. */
function usePlaceName(): (print: Print) => string {
  const { places } = useWords('production');
  const { placementName } = useWords('catalog');
  return ({ place, placeName, placeNameHi }) => places[place] ?? placementName(place, placeName, placeNameHi);
}

/** Where each side is printed, how large, and what is to be looked at before it is. A print is measured when it is first shown. */
function PrintFacts({ piece }: { piece: Piece }) {
  const words = useWords('production');
  const nameOf = usePlaceName();
  const isKnown = piece.prints.every(print => print.report !== null);
  // Shirts of a line have the same print: they ask once.
  const first = pieceCode({ lineId: readPieceCode(piece.id)!.lineId, number: 1 });
  const { data, isError } = useCall('production.report', { id: first }, { enabled: !isKnown });
  const reportOf = ({ side, report }: Print) => report ?? data?.prints.find(one => one.side === side)?.report;
  return (
    <ul className="flex flex-col gap-3">
      <li className="empty:hidden">
        <Verdict reports={piece.prints.map(reportOf)} />
      </li>
      {piece.prints.map(print => {
        const report = reportOf(print);
        return (
          <li key={print.side} className="flex flex-col gap-1">
            <p>
              <span className="font-medium">{nameOf(print)}</span>
              <span className="numbers ml-2 text-sm whitespace-nowrap text-ink-2">
                {words.inches(print.inches.width, print.inches.height)}
              </span>
              <span className="numbers ml-2 text-sm whitespace-nowrap text-ink-3">
                {words.pixels(print.pixels.width, print.pixels.height)}
              </span>
            </p>
            {report && <Report report={report} />}
            {!report && isError && <p className="text-sm text-brick">{words.notMeasured}</p>}
            {!report && !isError && (
              <div aria-busy="true" className="flex flex-col gap-1">
                <span className="sr-only">{words.measuring}</span>
                <Skeleton className="h-12" />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const TONES: Record<PieceState, 'quiet' | 'offer' | 'outline' | 'good'> = {
  waiting: 'quiet',
  approved: 'offer',
  printed: 'outline',
  packed: 'good',
};

/** Its shirt, a picture for each printed side. */
function Proofs({ piece }: { piece: Piece }) {
  const words = useWords('production');
  const nameOf = usePlaceName();
  return (
    <div className="flex shrink-0 gap-2">
      {piece.prints.map(print => (
        <span key={print.side} className="block w-24 overflow-hidden rounded-control bg-cloth-2">
          <Picture
            src={print.mockupUrl}
            fallback={plainShirt(piece)}
            alt={words.proof(print.designName, nameOf(print))}
            width={192}
            height={192}
            sizes="6em"
            room="thumb"
            className="aspect-square w-full object-cover"
          />
        </span>
      ))}
    </div>
  );
}

/** Which shirt of which order, until when, and whom it is for. */
function Facts({ piece, isStaff }: { piece: Piece; isStaff: boolean }) {
  const words = useWords('production');
  const language = useLanguage();
  const { isLate } = piece;
  const day = monthAndDay(piece.dueAt, language);
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[piece.state]}>{words.states[piece.state]}</Badge>
        {piece.reprints > 0 && <Badge tone="bad">{words.reprint(piece.reprints)}</Badge>}
        {piece.isReplacement && <Badge tone="outline">{words.replacement}</Badge>}
        <span className={isLate ? 'font-semibold text-brick' : 'text-ink-2'}>
          {isLate ? words.late(day) : words.due(day)}
        </span>
      </p>
      {piece.forName && <p className="text-base font-semibold">{words.forName(piece.forName)}</p>}
      <p className="text-ink-2">
        {`${words.line(piece.line, piece.lines)}, ${words.pieceOf(piece.number, piece.quantity)}`}
      </p>
      {isStaff ? (
        <Link
          href={paths.adminOrder(piece.orderId)}
          className="target inline-flex items-center self-start break-all text-indigo hover:underline"
        >
          {words.order(piece.orderId.slice(-6))}
        </Link>
      ) : (
        <p className="text-ink-2">{words.order(piece.orderId.slice(-6))}</p>
      )}
    </div>
  );
}

type Props = {
  piece: Piece;
  isStaff: boolean;
  /** Stands in its corner: the box that chooses it. */
  corner?: ReactNode;
  isMain?: boolean;
  onMoved?: (piece: Piece) => void;
};

/** One shirt to be made, with all that a printer looks at before and after. */
export function PieceCard({ piece, isStaff, corner, isMain, onMoved }: Props) {
  const words = useWords('production');
  const { colorName, typeName } = useWords('catalog');
  const color = colorName(piece.colorName, piece.colorNameHi);
  return (
    <article
      aria-label={words.piece(piece.id)}
      className="flex h-full flex-col gap-3 rounded-card border border-line bg-white p-4"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="flex flex-col">
          <span className="numbers text-lg font-semibold">{piece.id}</span>
          <span className="text-sm text-ink-2">
            {words.heading(typeName(piece.tshirtType, piece.productName), color, piece.size)}
          </span>
        </p>
        {corner}
      </div>
      <div className="flex flex-wrap gap-4">
        <Proofs piece={piece} />
        <Facts piece={piece} isStaff={isStaff} />
      </div>
      <PrintFacts piece={piece} />
      <div className="mt-auto">
        <PieceActs piece={piece} isMain={isMain ?? false} onMoved={onMoved} />
      </div>
    </article>
  );
}
