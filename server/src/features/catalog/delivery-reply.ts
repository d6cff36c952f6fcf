import type { DeliveryReply } from '../../../../contract/src/catalog.ts';
import type { DeliveryTerms } from '../../../../domain/src/delivery.ts';
import { toRupees } from '../../../../domain/src/money.ts';

/** What a shopper is told of the delivery, as JSON. */
export const deliveryReply = ({ fee, freeFrom, days, notTo }: DeliveryTerms): DeliveryReply => ({
  fee: toRupees(fee),
  freeFrom: freeFrom === undefined ? null : toRupees(freeFrom),
  days: { ...days },
  notTo: [...notTo],
});
