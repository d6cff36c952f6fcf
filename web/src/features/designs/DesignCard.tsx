import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Design } from '../../../../contract/src/designs.ts';
import { labelOf } from '../../../../domain/src/drawn-by.ts';
import { CartIcon, PersonIcon, ShareIcon } from '../../ui/icons.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { monthAndDay } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { plainShirt } from '../../ui/art/plain-shirt.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import { ShirtPicture } from './ShirtPicture.tsx';

/** 'Asha K.', or 'Anonymous' (S1 §2). */
export function useMakerName(user: Design['user']): string {
  const { anonymous } = useWords('designs');
  return user ? `${user.firstName} ${user.lastName}`.trim() || anonymous : anonymous;
}

/** Who made it: initials, and the name as the public sees it; `isShort` where there is little room. */
export function Maker({ user, isShort = false }: { user: Design['user']; isShort?: boolean }) {
  const words = useWords('designs');
  const name = useMakerName(user);
  const initials = user && `${[...user.firstName][0] ?? ''}${[...user.lastName][0] ?? ''}`;
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <span
        aria-hidden="true"
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-chip bg-line text-sm font-semibold text-ink-2"
      >
        {initials || <PersonIcon className="size-4" />}
      </span>
      <span className="truncate">{isShort ? name : words.by(name)}</span>
    </span>
  );
}

/** What the buttons of a card do; a page joins them. */
type CardActions = {
  /** Somebody points at the card: what a press needs can be fetched. */
  onPoint: () => void;
  onOpen: (design: Design) => void;
  onShare: (design: Design) => void;
  onAdd: (design: Design) => void;
  /** The like button. */
  like: (design: Design) => ReactNode;
};

type Props = CardActions & {
  design: Design;
  /** One below the heading that the grid stands under. */
  heading: 'h2' | 'h3';
  /** True in the first row of a page that begins with the grid. */
  urgent?: boolean;
};

/** Two cards a row on a phone, four on a wide screen. */
const SIZES = '(min-width: 75em) 17em, (min-width: 48em) 22vw, 44vw';
const ON_POINT = 'absolute hidden animate-rise group-hover:block group-has-[a:focus-visible]:block';

/** The shirt first; artwork and prompt come over it on hover and focus (S1 §2; look, Cards), and are not there before. */
function CardPictures({ design, urgent, isPointed }: { design: Design; urgent: boolean; isPointed: boolean }) {
  const words = useWords('designs');
  return (
    <div className="relative aspect-square overflow-hidden rounded-card bg-cloth-2">
      <ShirtPicture design={design} src={design.previewImageUrl ?? design.mockupUrl} sizes={SIZES} urgent={urgent} />
      {isPointed && design.imageUrl && (
        <div style={{ backgroundColor: design.cloth.hex }} className={`inset-0 ${ON_POINT}`}>
          <Picture
            src={design.imageUrl}
            fallback={plainShirt(design.cloth)}
            alt=""
            width={600}
            height={600}
            sizes={SIZES}
            className="size-full object-contain p-6"
          />
        </div>
      )}
      {isPointed && (
        <div className={`inset-x-0 bottom-0 bg-ink px-3 py-2 text-sm text-white ${ON_POINT}`}>
          <p className="line-clamp-3">{words.makingOf(design.prompt)}</p>
        </div>
      )}
      <div className="absolute top-2 left-2 flex flex-col items-start gap-1">
        <Badge tone="outline" className="bg-cloth">
          {design.mockupUrl ? words.styleName(design.style) : words.stillDrawing}
        </Badge>
        {design.previewImageUrl && <Badge tone="offer">{words.previewBadge}</Badge>}
      </div>
    </div>
  );
}

/** A public design in a grid (S1 §2): the whole card is the link to its page, and a plain press opens it over the list. */
export function DesignCard({ design, heading: Heading, urgent = false, ...actions }: Props) {
  const words = useWords('designs');
  const language = useLanguage();
  const label = labelOf(design.drawnBy, words.drawnBy);
  const [isPointed, setPointed] = useState(false);
  const point = () => {
    setPointed(true);
    actions.onPoint();
  };
  const open = (event: MouseEvent) => {
    event.preventDefault();
    actions.onOpen(design);
  };
  return (
    <article
      onPointerEnter={point}
      onFocus={point}
      className="group relative flex h-full flex-col rounded-card has-[a:focus-visible]:focus-ring"
    >
      <CardPictures design={design} urgent={urgent} isPointed={isPointed} />
      <div className="flex flex-1 flex-col gap-1 pt-2">
        <Heading className="line-clamp-2 font-text text-base font-semibold">
          <Link
            href={paths.design(design)}
            onClick={open}
            data-in-page
            className="outline-none group-hover:text-madder after:absolute after:inset-0"
          >
            {design.name}
          </Link>
        </Heading>
        <p className="flex items-center justify-between gap-2 text-sm text-ink-2">
          <Maker user={design.user} isShort />
          <time dateTime={design.createdAt} className="shrink-0">
            {monthAndDay(design.createdAt, language)}
          </time>
        </p>
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-2">
          <Price rupees={design.price} className="text-lg" />
          {label && <span className="text-sm text-ink-3">{label}</span>}
        </p>
        <div className="mt-1 flex items-center justify-between [&>*]:relative [&>*]:z-10">
          {actions.like(design)}
          <IconButton label={words.share(design.name)} onClick={() => actions.onShare(design)}>
            <ShareIcon />
          </IconButton>
          <button
            type="button"
            aria-label={words.addToCart(design.name)}
            onClick={() => actions.onAdd(design)}
            className="button ml-auto border border-ink px-2 hover:bg-cloth-2 lg:px-4"
          >
            <CartIcon /> <span className="max-lg:sr-only">{words.add}</span>
          </button>
        </div>
      </div>
    </article>
  );
}

type DesignGridProps = CardActions & {
  designs: readonly Design[];
  heading: 'h2' | 'h3';
  /** So many cards are in sight when the page opens. */
  urgent?: number;
};

/** Designs as a grid: two a row on a phone, four on a wide screen. */
export function DesignGrid({ designs, urgent = 0, ...card }: DesignGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-6">
      {designs.map((design, place) => (
        <li key={design.id}>
          <DesignCard design={design} urgent={place < urgent} {...card} />
        </li>
      ))}
    </ul>
  );
}
