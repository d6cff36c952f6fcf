import type { CartLine } from '../../../../contract/src/cart.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import type { WordsOf } from '../../words.ts';

/** Lines and coupon, as the shopper saw them when paying was refused and as they are now. */
type Seen = { lines: readonly CartLine[]; coupon: { code: string; discount: number } | undefined };

const byId = (lines: readonly CartLine[]) => new Map(lines.map(line => [line.id, line]));

/** Why the total is another than the one seen, a sentence a reason (look: the total never changes without saying why). */
export function whatChanged(seen: Seen, now: Seen, words: WordsOf<'checkout'>['changed']): string[] {
  const before = byId(seen.lines);
  const after = byId(now.lines);
  const gone = seen.lines.filter(line => !after.has(line.id)).map(line => words.gone(line.design.name));
  const rest = now.lines.flatMap(line => {
    const was = before.get(line.id);
    const name = line.design.name;
    if (!was) return [words.added(name)];
    return [
      was.customPrice !== line.customPrice &&
        words.price(name, formatRupees(was.customPrice), formatRupees(line.customPrice)),
      was.quantity !== line.quantity && words.quantity(name, was.quantity, line.quantity),
    ].filter(reason => reason !== false);
  });
  const coupon = seen.coupon && seen.coupon.discount !== now.coupon?.discount ? [words.coupon(seen.coupon.code)] : [];
  return [...gone, ...rest, ...coupon];
}
