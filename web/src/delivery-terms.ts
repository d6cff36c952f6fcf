import type { DeliveryReply } from '../../contract/src/catalog.ts';
import type { DeliveryTerms } from '../../domain/src/delivery.ts';
import { formatRupees, fromRupees } from '../../domain/src/money.ts';
import { useCall } from './api/use-endpoint.ts';
import { useConfig } from './config.ts';
import { useWords, type WordsOf } from './words.ts';

/** '4-12' business days. */
export const daysText = ({ earliest, latest }: DeliveryTerms['days']): string =>
  earliest === latest ? String(earliest) : `${earliest}-${latest}`;

/** In how many business days shirts arrive, as pages say it: '4-12'. */
export const useDeliveryDays = (): string => daysText(useConfig().delivery.days);

const toTerms = ({ fee, freeFrom, days, notTo }: DeliveryReply): DeliveryTerms => ({
  fee: fromRupees(fee),
  freeFrom: freeFrom === null ? undefined : fromRupees(freeFrom),
  days,
  notTo,
});

/** What the delivery costs now: the page may be older than the owner's last change. */
export function useDeliveryTerms(): DeliveryTerms {
  const { delivery } = useConfig();
  const { data } = useCall('catalog.delivery');
  return toTerms(data ?? delivery);
}

/** '₹60 an order, free from ₹999 on', in the words of the page. */
export const deliveryCost = ({ fee, freeFrom }: DeliveryReply, words: WordsOf<'catalog'>['deliveryCost']): string => {
  if (fee === 0) return words.free;
  return freeFrom === null ? words.fee(formatRupees(fee)) : words.freeFrom(formatRupees(fee), formatRupees(freeFrom));
};

/** What the delivery of an order costs, as a sentence of pages. */
export function useDeliveryCost(): string {
  const { delivery } = useConfig();
  return deliveryCost(delivery, useWords('catalog').deliveryCost);
}
