import { useConfig } from '../config.ts';
import { useWords } from '../words.ts';

/** 'Prices include GST.' beside a price, where the shop has a GSTIN; nothing where it may charge none. */
export function TaxNote({ className = 'text-sm text-ink-3' }: { className?: string }) {
  const words = useWords('frame');
  if (useConfig().operator.gstin === undefined) return null;
  return <p className={className}>{words.pricesIncludeTax}</p>;
}
