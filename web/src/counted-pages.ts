import { withoutPrefix } from '../../domain/src/languages.ts';

/**
 * Which addresses a program of another company may see, and so may be loaded on (decision 038): the shop window. Such a program
 * reports the address that it stands on, the one that led there, and each one that the shop goes on to without a new document. So
 * left out is whatever has an id, a token or words of somebody in its address, or a form for what is theirs: orders (`/orders/…`) and payments
 * (`/payment/success?orderId=…`), group links (`/group/…`, `/group-order?design=…`), mail links (`/unsubscribe/…`, `/undo-factor/…`), the profile, the
 * admin, a design in work (`/design?prompt=…`, `/preview?design=…`, `/customize`), the cart with its checkout, `/contact`, and whatever
 * page is new. Ids of public designs and pieces are everybody's. What is searched for in a list is seen; the privacy page says so.
 */
const COUNTED =
  /^(?:\/(?:community|collections(?:\/[^/]+)?|design\/[^/]+|pricing|artwork-sources|terms-conditions|privacy-policy|refund-policy|shipping-return))?\/?$/;
/** What may stand after '?': the filters of lists, the choice on a piece's page, and from which campaign somebody comes. */
const ASKED = /^(?:search|style|sort|cursor|type|color|size|quantity|utm_[a-z]+)$/;

/** True where visits may be counted: see above. `pathname` has the language's prefix. */
export const isCounted = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  COUNTED.test(withoutPrefix(pathname)) && [...new URLSearchParams(search).keys()].every(name => ASKED.test(name));
