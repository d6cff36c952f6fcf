import shirt from './art/shirt-black.svg?no-inline';
import { classNames } from './class-names.ts';
import { Picture } from './Picture.tsx';

/** Artwork in a line of a list, whole, on a ground that light and dark ink both stand out from. */
export const ArtworkThumb = ({ src, alt, className }: { src: string | null; alt: string; className?: string }) => (
  <span
    className={classNames(
      'block size-thumb shrink-0 overflow-hidden rounded-control border border-line bg-ink-3 p-1',
      className,
    )}
  >
    <Picture
      src={src}
      fallback={shirt}
      alt={alt}
      width={72}
      height={72}
      sizes="72px"
      room="thumb"
      className="size-full object-contain"
    />
  </span>
);
