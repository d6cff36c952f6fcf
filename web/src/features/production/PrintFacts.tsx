import type { Piece, PrintReport } from '../../../../contract/src/production.ts';
import { pieceCode, readPieceCode } from '../../../../domain/src/production.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words.ts';

type Print = Piece['prints'][number];

/** What a printer would say of a print. */
function Report({ report }: { report: PrintReport }) {
  const words = useWords('production');
  const isGood = report.word === 'excellent' || report.word === 'good';
  const facts = [words.dpi(report.dpi), ...(report.smallestLineMm > 0 ? [words.thinnest(report.smallestLineMm)] : [])];
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={isGood ? 'outline' : 'bad'}>{words.words[report.word]}</Badge>
        <span className="numbers text-ink-2">{facts.join(', ')}</span>
      </p>
      {report.warnings.length === 0 ? (
        <p className="text-ink-2">{words.clean}</p>
      ) : (
        <ul className="text-brick">
          {report.warnings.map(one => (
            <li key={one}>{words.warnings[one]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Where each side is printed, how large, and what is to be looked at before it is. A print is measured when it is first shown. */
export function PrintFacts({ piece }: { piece: Piece }) {
  const words = useWords('production');
  const isKnown = piece.prints.every(print => print.report !== null);
  // Shirts of a line have the same print: they ask once.
  const first = pieceCode({ lineId: readPieceCode(piece.id)!.lineId, number: 1 });
  const { data, isError } = useCall('production.report', { id: first }, { enabled: !isKnown });
  const reportOf = ({ side, report }: Print) => report ?? data?.prints.find(one => one.side === side)?.report;
  return (
    <ul className="flex flex-col gap-3">
      {piece.prints.map(print => {
        const report = reportOf(print);
        return (
          <li key={print.side} className="flex flex-col gap-1">
            <p>
              <span className="font-medium">{words.places[print.place] ?? print.place}</span>
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
