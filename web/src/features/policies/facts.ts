import { CREDIT_COST } from '../../../../domain/src/credits.ts';
import { formatRupees, toRupees } from '../../../../domain/src/money.ts';
import { POLICY } from '../../../../domain/src/policies.ts';
import { SHIPPING } from '../../../../domain/src/pricing.ts';
import type { PublicConfig } from '../../../../contract/src/rendering.ts';
import type { WordsOf } from '../../words.ts';
import type { Facts } from './policy.ts';

const range = ({ earliest, latest }: { earliest: number; latest: number }): string => `${earliest}-${latest}`;

/** What the texts of the policies leave open: the operator of the configuration, and the figures of the trade. */
export function factsOf(config: PublicConfig, words: WordsOf<'policies'>): Facts {
  const { shopName, operator, signInProvider, imageProvider, pageViews } = config;
  return {
    shop: shopName,
    operator: operator.name,
    address: operator.address.replaceAll('\n', ', '),
    email: operator.email,
    phone: operator.phone,
    officer: operator.grievanceOfficer,
    hours: words.hours,
    provider: words.provider(signInProvider),
    drawnBy: imageProvider ? words.drawnElsewhere(imageProvider) : words.drawnHere,
    drawer: imageProvider ? words.drawerElsewhere(imageProvider) : words.drawerHere,
    memory: pageViews ? words.memoryCounted : words.memoryAlone,
    otherCookies: pageViews ? words.cookiesCounted(pageViews.host) : words.cookiesAlone,
    countedToo: pageViews ? words.countedToo(pageViews.host) : '',
    counter: pageViews?.host ?? '',
    // Who has no GSTIN may charge no tax, and says no word of it.
    taxes: operator.gstin === undefined ? '' : `${words.taxesIncluded} `,
    shippingFee: formatRupees(toRupees(SHIPPING)),
    creditsPerDesign: String(CREDIT_COST.generate),
    creditsPerPreview: String(CREDIT_COST.preview),
    welcomeCredits: String(POLICY.welcomeCredits),
    deliveryDays: range(POLICY.delivery),
    latestDay: String(POLICY.delivery.latest),
    productionDays: range(POLICY.production),
    transitDays: range(POLICY.transit),
    refundDays: range(POLICY.refund),
    replacementDays: String(POLICY.replacementDays),
    reportDays: String(POLICY.reportDays),
    acknowledgeHours: String(POLICY.acknowledgeHours),
    privacyDays: String(POLICY.privacyDays),
    breachHours: String(POLICY.breachHours),
  };
}
