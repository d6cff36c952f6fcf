import { stagesOf } from '../../../../domain/src/delivery.ts';
import { CREDIT_COST } from '../../../../domain/src/credits.ts';
import type { PayMethod } from '../../../../domain/src/pay-methods.ts';
import { POLICY } from '../../../../domain/src/policies.ts';
import type { PublicConfig } from '../../../../contract/src/rendering.ts';
import { deliveryCost } from '../../delivery-terms.ts';
import type { WordsOf } from '../../words.ts';

/** A paragraph; a list; or what is done with a kind of data. Links are written as `[words](/path)`, figures and names as `{name}`. */
export type Block = string | readonly string[] | { what: string; why: string; who: string; kept: string };
type PolicySection = { title: string; body: readonly Block[] };
export type PolicyText = {
  title: string;
  description: string;
  lead: string;
  /** By anchor: the part after '#' in the address. */
  sections: Record<string, PolicySection>;
};
export type Facts = Record<string, string>;

/** '{days} days' → '5 days'. Throws for a name that nobody knows, so that no page shows one. */
export const withFacts = (text: string, facts: Facts): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`A policy names '${name}', which is no fact of this shop`);
    return fact;
  });

export type Piece = { text: string; href?: string };

/** 'See [prices](/pricing).' → its pieces, links apart. */
export function piecesOf(text: string): Piece[] {
  const parts = text.split(/\[([^\]]+)\]\((\/[\w/#-]*)\)/);
  return parts
    .map((part, place) => {
      if (place % 3 === 0) return { text: part };
      return place % 3 === 1 ? { text: part, href: parts[place + 1]! } : { text: '' };
    })
    .filter(piece => piece.text !== '');
}

const range = ({ earliest, latest }: { earliest: number; latest: number }): string => `${earliest}-${latest}`;

/** The companies of `PayMethod` that take payments; the others are the shop's own. */
const GATEWAYS: Partial<Record<PayMethod, string>> = { phonepe: 'PhonePe', razorpay: 'Razorpay' };

type PayWords = WordsOf<'policies'>['pay'];
/** What is said of the ways to pay that are on: each sentence where it is true. */
function paymentFacts(methods: readonly PayMethod[], words: PayWords): Facts {
  const names = methods.flatMap(method => GATEWAYS[method] ?? []).join(words.or);
  const [hasGateway, hasUpi, hasCash] = [names !== '', methods.includes('upi'), methods.includes('cash')];
  const joined = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(' ');
  return {
    howToPay: joined(hasGateway && words.byGateway(names), hasUpi && words.byUpi, hasCash && words.inCash),
    detailsStay: hasGateway ? words.detailsStay(names) : '',
    toGateway: hasGateway ? words.toGateway(names) : '',
    toOthers: joined(hasUpi && words.toBank, hasCash && words.toCourier),
    paidThrough: hasGateway ? words.forPayments(names) : '',
    moneyBack: joined(hasGateway && words.backByGateway(names), (hasUpi || hasCash) && words.backByHand),
  };
}

/** What the texts of the policies leave open: the operator of the configuration, and the figures of the trade. */
export function factsOf(config: PublicConfig, words: WordsOf<'policies'>): Facts {
  const { shopName, operator, signInProvider, imageProvider, pageViews, delivery } = config;
  const stages = stagesOf(delivery.days);
  return {
    shop: shopName,
    operator: operator.name,
    address: operator.address.replaceAll('\n', ', '),
    email: operator.email,
    phone: operator.phone,
    officer: operator.grievanceOfficer,
    hours: words.hours,
    provider: signInProvider === undefined ? words.anyProvider : words.provider(signInProvider),
    drawnBy: imageProvider ? words.drawnElsewhere(imageProvider.name) : words.drawnHere,
    drawer: imageProvider ? words.drawerElsewhere(imageProvider.name) : words.drawerHere,
    memory: pageViews ? words.memoryCounted : words.memoryAlone,
    otherCookies: pageViews ? words.cookiesCounted(pageViews.host) : words.cookiesAlone,
    countedToo: pageViews ? words.countedToo(pageViews.host) : '',
    counter: pageViews?.host ?? '',
    ...paymentFacts(config.payMethods, words.pay),
    // Who has no GSTIN may charge no tax, and says no word of it.
    taxes: operator.gstin === undefined ? '' : `${words.taxesIncluded} `,
    deliveryCost: deliveryCost(delivery, words.deliveryCost),
    notServed: delivery.notTo.length === 0 ? '' : words.notServed(delivery.notTo.join(', ')),
    creditsPerDesign: String(CREDIT_COST.generate),
    creditsPerPreview: String(CREDIT_COST.preview),
    welcomeCredits: String(POLICY.welcomeCredits),
    deliveryDays: range(delivery.days),
    latestDay: String(delivery.days.latest),
    productionDays: range(stages.production),
    transitDays: range(stages.transit),
    refundDays: range(POLICY.refund),
    replacementDays: String(POLICY.replacementDays),
    reportDays: String(POLICY.reportDays),
    acknowledgeHours: String(POLICY.acknowledgeHours),
    privacyDays: String(POLICY.privacyDays),
    breachHours: String(POLICY.breachHours),
  };
}
