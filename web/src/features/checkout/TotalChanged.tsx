import { formatRupees } from '../../../../domain/src/money.ts';
import { AlertIcon } from '../../ui/icons.tsx';
import { useInSight } from '../../ui/use-in-sight.ts';
import { useWords } from '../../words.ts';

type Props = { was: number; now: number; reasons: readonly string[] };

/** Nothing was charged: what the total was, what it is, why, and the wish to confirm it. */
export function TotalChanged({ was, now, reasons }: Props) {
  const { changed } = useWords('checkout');
  const box = useInSight();
  return (
    <div ref={box} role="alert" className="flex gap-3 rounded-control border border-brick bg-white px-4 py-3">
      <AlertIcon className="mt-1 size-icon text-brick" />
      <div className="flex flex-col gap-1">
        <p className="font-semibold text-brick">{changed.title}</p>
        <p>{changed.total(formatRupees(was), formatRupees(now))}</p>
        {reasons.length > 0 && (
          <ul className="list-disc pl-4 text-ink-2">
            {reasons.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <p>{changed.ask}</p>
      </div>
    </div>
  );
}
