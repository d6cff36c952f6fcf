import { formatRupees } from '../../../domain/src/money.ts';
import { classNames } from './class-names.ts';
import { useConfig } from '../config.ts';
import { useWords } from '../words.ts';

type Props = {
  /** Rupees as JSON carries them. */
  rupees: number;
  /** An older or list price, struck through; said as such by `wasLabel`. */
  was?: number | null | undefined;
  wasLabel?: string;
  className?: string;
};

/** A price, and the one it is compared with. */
export function Price({ rupees, was, wasLabel, className }: Props) {
  return (
    <span className={classNames('numbers whitespace-nowrap', className)}>
      <span className="font-semibold">{formatRupees(rupees)}</span>
      {was && was > rupees && (
        <s className="ml-2 font-normal text-ink-3">
          {wasLabel && <span className="sr-only">{wasLabel} </span>}
          {formatRupees(was)}
        </s>
      )}
    </span>
  );
}

/** 'Prices include GST.' beside a price, where the shop has a GSTIN; nothing where it may charge none. */
export function TaxNote({ className = 'text-sm text-ink-3' }: { className?: string }) {
  const words = useWords('frame');
  if (useConfig().operator.gstin === undefined) return null;
  return <p className={className}>{words.pricesIncludeTax}</p>;
}
