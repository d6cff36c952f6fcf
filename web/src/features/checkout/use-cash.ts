import type { CashOffer } from '../../../../contract/src/cash.ts';
import { CASH } from '../../../../domain/src/cash.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { useWords } from '../../words.ts';

/** Cash on delivery as the checkout offers it: with its fee, and why it is not possible for this order and place. */
export type Cash = CashOffer & { total: number; refused: string | undefined };

/** Asked of the shop for the total (rupees, without the fee) and the PIN code, once that is whole. Nothing where cash is off. */
export function useCash(methods: readonly string[], total: number | undefined, zipCode: string): Cash | undefined {
  const words = useWords('checkout');
  const isOn = methods.includes(CASH) && total !== undefined && total > 0;
  const pin = /^[1-9]\d{5}$/.test(zipCode) ? zipCode : '';
  const { data } = useCall('cash.offer', { total: total ?? 0, pin }, { enabled: isOn });
  if (!data || !isOn || data.refusal === 'pay_method_off') return undefined;
  const { refusal, most, openOrders } = data;
  const said = {
    cash_too_dear: words.cash.tooDear(formatRupees(most)),
    cash_not_here: words.cash.notHere(pin),
    cash_too_many: words.cash.tooMany(openOrders),
  };
  return { ...data, total: total + data.fee, refused: refusal === null ? undefined : said[refusal] };
}
