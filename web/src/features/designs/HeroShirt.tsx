import type { Design } from '../../../../contract/src/designs.ts';
import shirtBlack from '../../ui/art/shirt-black.svg?no-inline';
import { Picture } from '../../ui/Picture.tsx';

type Props = {
  /** The design that it wears; plain while none is drawn yet. */
  design: Design | undefined;
  texts: { wearing: (name: string) => string; alt: (name: string) => string; plainAlt: string };
};

/** The first picture of the shop: a shirt that wears a real design of the gallery. */
export function HeroShirt({ design, texts }: Props) {
  return (
    <figure className="relative aspect-square bg-cloth-2">
      <Picture
        src={design?.mockupUrl}
        fallback={shirtBlack}
        alt={design ? texts.alt(design.name) : texts.plainAlt}
        width={1000}
        height={1000}
        sizes="(min-width: 1200px) 560px, (min-width: 768px) 45vw, 88vw"
        room="stage"
        urgent
        className="size-full object-cover"
      />
      {design && (
        <figcaption className="absolute right-3 bottom-3 rounded-chip bg-cloth px-3 py-1 text-sm text-ink-2">
          {texts.wearing(design.name)}
        </figcaption>
      )}
    </figure>
  );
}
