import type { Product } from '../../../../contract/src/catalog.ts';
import { percentOff } from '../../../../domain/src/pricing.ts';
import { paths } from '../../paths.ts';
import shirtBlack from '../../ui/art/shirt-black.svg?no-inline';
import { Badge } from '../../ui/Badge.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import { useWords } from '../../words.ts';

/** S2 §3 marks the Oversized T-Shirt. */
const POPULAR: Product['type'] = 'oversized';

type Texts = Readonly<Record<string, { text: string; features: readonly string[] }>>;

/** What the page says of S1's three; of what the owner adds the catalogue says all. */
const typeTexts = (types: Texts, { type, description }: Product) => types[type] ?? { text: description, features: [] };

/** A T-shirt of the pricing page: what it is, what it costs, and the way to the studio with it chosen (S2 §2). */
export function TypeCard({ product }: { product: Product }) {
  const words = useWords('pricing');
  const catalog = useWords('catalog');
  const { text, features } = typeTexts(words.types, product);
  const name = catalog.typeName(product.type, product.name, product.nameHi);
  const saving = percentOff(product.price, product.compareAtPrice ?? undefined);
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-white">
      <div className="flex md:flex-col">
        <div className="aspect-square w-2/5 shrink-0 self-start bg-cloth-2 md:w-full">
          <Picture
            src={product.imageUrl}
            fallback={shirtBlack}
            alt=""
            width={800}
            height={800}
            sizes="(min-width: 768px) 33vw, 40vw"
            className="size-full object-cover"
          />
        </div>
        <div className="flex flex-col gap-2 p-4 md:px-6 md:pb-0">
          {product.type === POPULAR && (
            <Badge tone="offer" className="self-start md:absolute md:top-3 md:left-3">
              {words.popular}
            </Badge>
          )}
          <h3 className="text-xl">{name}</h3>
          <p className="text-sm text-ink-2">{catalog.gsm(product.gsm, product)}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Price rupees={product.price} was={product.compareAtPrice} wasLabel={words.was} className="text-2xl" />
            {saving !== undefined && <Badge tone="offer">{words.percentOff(saving)}</Badge>}
          </p>
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4 md:px-6 md:pt-3 md:pb-6">
        <p className="text-ink-2">{catalog.about(product, text)}</p>
        <ul className="flex flex-1 flex-col gap-1">
          {features.map(feature => (
            <li key={feature} className="flex gap-2">
              <span className="mt-1 text-leaf">
                <CheckIcon />
              </span>
              {feature}
            </li>
          ))}
        </ul>
        <LinkButton tone="secondary" href={paths.studio({ type: product.type })} className="mt-2">
          {words.choose}
          <span className="sr-only">: {name}</span>
        </LinkButton>
      </div>
    </article>
  );
}
