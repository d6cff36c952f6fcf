import { Link } from 'wouter';
import type { Design } from '../../../../contract/src/designs.ts';
import { monthAndDay } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import shirtBlack from '../../ui/art/shirt-black.svg?no-inline';
import shirtWhite from '../../ui/art/shirt-white.svg?no-inline';
import { Badge } from '../../ui/Badge.tsx';
import { HeartIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import { useLanguage, useWords } from '../../words.ts';

/** A shirt without a print, in the design's colour: stands while the artist draws. */
export const plainShirt = (color: Design['color']): string => (color === 'white' ? shirtWhite : shirtBlack);

/** 'Asha K.', or 'Anonymous'. */
function useMaker({ user }: Design): string {
  const { anonymous } = useWords('designs');
  return user ? `${user.firstName} ${user.lastName}`.trim() || anonymous : anonymous;
}

/** Two cards a row on a phone, four on a wide screen. */
const SIZES = '(min-width: 75em) 17em, (min-width: 48em) 22vw, 44vw';

/** The shirt first; the artwork comes over it on hover and focus (look, Cards). */
function CardPictures({ design }: { design: Design }) {
  const words = useWords('designs');
  return (
    <div className="relative aspect-square overflow-hidden rounded-card bg-cloth-2">
      <Picture
        src={design.mockupUrl}
        fallback={plainShirt(design.color)}
        alt={words.shirtAlt(design.name)}
        width={600}
        height={600}
        sizes={SIZES}
        className="size-full object-cover"
      />
      {design.imageUrl && (
        // Not there until it is looked for: a phone never fetches it.
        <Picture
          src={design.imageUrl}
          fallback={plainShirt(design.color)}
          alt=""
          width={600}
          height={600}
          sizes={SIZES}
          className={`absolute inset-0 hidden size-full object-contain p-6 group-hover:block group-focus-visible:block ${design.color === 'white' ? 'bg-white' : 'bg-ink'}`}
        />
      )}
      <Badge tone="outline" className="absolute top-2 left-2 bg-cloth">
        {design.mockupUrl ? design.style : words.stillDrawing}
      </Badge>
    </div>
  );
}

/** A public design in a grid (S1 §2): the whole card is the link to try it on. */
export function DesignCard({ design }: { design: Design }) {
  const words = useWords('designs');
  const language = useLanguage();
  const maker = useMaker(design);
  return (
    <Link href={paths.preview({ design: design.id })} className="group flex h-full flex-col rounded-card">
      <CardPictures design={design} />
      <div className="flex flex-1 flex-col gap-1 pt-2">
        <h3 className="line-clamp-1 text-lg font-semibold group-hover:text-madder">{design.name}</h3>
        <p className="truncate text-sm text-ink-2">
          {words.by(maker)} · {monthAndDay(design.createdAt, language)}
        </p>
        <p className="mt-auto flex items-center justify-between gap-2">
          <Price rupees={design.price} />
          <span className="numbers inline-flex items-center gap-1 text-sm text-ink-2">
            <HeartIcon className="size-4" />
            <span aria-hidden="true">{design.likeCount}</span>
            <span className="sr-only">{words.likes(design.likeCount)}</span>
          </span>
        </p>
        {design.madeWithAi && <p className="text-sm text-ink-3">{words.madeWithAi}</p>}
      </div>
    </Link>
  );
}
