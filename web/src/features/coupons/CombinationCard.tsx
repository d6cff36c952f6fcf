import type { Offer } from '../../../../contract/src/coupons.ts';
import type { PlacementId } from '../../../../domain/src/catalog.ts';
import { percentOff } from '../../../../domain/src/pricing.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';
import { useWords } from '../../words.ts';
import { Code } from './OfferBanner.tsx';

type Props = {
  /** The shirt and the print as the page names them. */
  shirt: string;
  print: string;
  type: string;
  placement: PlacementId;
  /** Rupees, by the catalogue. */
  price: number;
  /** The running offer for exactly this combination. */
  offer: Offer | undefined;
};

/** Shirt and print together (S2 §2): the price, what a running code makes of it, and the way to the studio with all three chosen. */
export function CombinationCard({ shirt, print, type, placement, price, offer }: Props) {
  const words = useWords('pricing');
  const combination = offer?.combination;
  const now = combination?.finalPrice ?? price;
  const before = combination ? combination.price : undefined;
  const saving = percentOff(now, before);
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-white p-4">
      <h3 className="flex-1 text-lg">
        {shirt}
        <span className="mt-1 block font-text text-base font-normal text-ink-2">{print}</span>
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Price rupees={now} was={before} wasLabel={words.was} className="text-2xl" />
        {saving !== undefined && <Badge tone="offer">{words.percentOff(saving)}</Badge>}
      </p>
      <p className="flex min-h-target flex-wrap items-center gap-2 text-sm text-ink-2">
        {offer ? (
          <>
            {words.withCode} <Code code={offer.code} />
          </>
        ) : (
          words.noCode
        )}
      </p>
      <LinkButton tone="secondary" href={paths.studio({ type, placement, code: offer?.code })}>
        {words.take}
        <span className="sr-only">
          : {shirt}, {print}
        </span>
      </LinkButton>
    </article>
  );
}
