import stamp from './favicon.svg?no-inline';

/** What a shop of its own looks has in the place of the stamp: the owner's logo, or a mark that is drawn from the name. */
type Brand = { key: string; logo?: { width: number; height: number } };

/** [letters up to, look]: a name of any length fits beside the mark on a phone, and three lines of it into the header. */
const NAME_LOOKS = [
  [11, 'text-2xl'],
  [22, 'text-lg leading-tight'],
  [Infinity, 'line-clamp-3 text-sm leading-tight'],
] as const;

/** Signs that stand above and below a letter of Devanagari take no room of their own. */
const lengthOf = (name: string): number => name.replace(/\p{Mn}/gu, '').length;

/** The shop's logo; else its mark and its name. A shop that looks as it comes has the stamp (छा, the beginning of छाप, in Baloo 2). */
export function Logo({ name, brand }: { name: string; brand?: Brand | undefined }) {
  if (brand?.logo)
    return (
      <img
        src={`/brand/${brand.key}/logo.png`}
        alt={name}
        {...brand.logo}
        className="h-target w-auto max-w-column object-contain object-left"
      />
    );
  const [, look] = NAME_LOOKS.find(([most]) => lengthOf(name) <= most)!;
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <img
        src={brand ? `/brand/${brand.key}/mark-128.png` : stamp}
        alt=""
        width={44}
        height={44}
        className="size-target shrink-0"
      />
      <span className={`min-w-0 font-display font-extrabold wrap-anywhere text-ink ${look}`}>{name}</span>
    </span>
  );
}
