import { carrierName, CARRIERS } from '../../../../domain/src/carriers.ts';
import { formatRupees, paiseOf, toRupees } from '../../../../domain/src/money.ts';
import { dateAndTime, fullDate } from '../../lib/format.ts';
import { useLanguage, useWords } from '../../words.ts';

type Table = Readonly<Record<string, string>>;

const RUPEES = ['price', 'priceNow', 'compareAtPrice', 'priceBlack', 'priceWhite', 'maxDiscount', 'minOrderValue'];
/** Money that goes back is kept in paise; an amount of credits is a number of them. */
const PAISE_ACTIONS = ['order.refunded', 'return.decided'];

/** What the values of a field are called, where they are words of the code. */
function useValueNames(): Readonly<Record<string, Table>> {
  const [log, board, order] = [useWords('adminLog'), useWords('adminBoard'), useWords('adminOrder')];
  const [moderation, production, tickets] = [useWords('moderation'), useWords('production'), useWords('tickets')];
  const returns = useWords('returns').admin;
  const exceptions = Object.fromEntries(Object.entries(order.kinds).map(([kind, { title }]) => [kind, title]));
  return {
    status: { ...useWords('orders').status, ...tickets.statuses },
    state: { ...production.states, ...returns.states },
    reason: { ...moderation.takedownReasons, ...production.reasons, ...board.catalogue.reasons },
    kind: { ...moderation.outcomes, ...moderation.wordKinds, ...exceptions },
    carrier: Object.fromEntries(CARRIERS.map(carrier => [carrier, carrierName(carrier)])),
    ...{ act: returns.acts, outcome: log.outcomes, resolution: log.resolutions, code: log.refusals },
    ...{ role: board.roles, template: board.templates, type: log.goods, color: useWords('catalog').colors },
    discountType: { flat: board.fields.flat, percentage: board.fields.percentage },
  };
}

/** A value of the log as a person reads it: money, moments, yes and no, and words of the code in the page's language. */
export function useLogValue(action: string): (name: string, value: unknown) => string {
  const names = useValueNames();
  const { yes, no } = useWords('adminLog');
  const language = useLanguage();
  return (name, value) => {
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value === 'number') {
      if (RUPEES.includes(name)) return formatRupees(value);
      const isPaise = name === 'amount' && PAISE_ACTIONS.includes(action);
      return isPaise ? formatRupees(toRupees(paiseOf(value))) : String(value);
    }
    const text = String(value as string);
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return dateAndTime(text, language);
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return fullDate(text, language);
    return names[name]?.[text] ?? text;
  };
}
