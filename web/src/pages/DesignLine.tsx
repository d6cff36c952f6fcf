import { type Drawer, labelOf } from '../../../domain/src/drawn-by.ts';
import { ArtworkThumb } from '../ui/Thumb.tsx';
import { Badge } from '../ui/Badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { useWords } from '../words.ts';

type Props = {
  name: string;
  prompt: string;
  picture: string | null;
  drawnBy: Drawer | null;
  /** True where the shirt stands above it on a phone: then the name and who drew it are enough there. */
  besideShirt?: boolean;
};

/** A design in a line: its artwork, name, words, and who drew it. */
export function DesignLine({ name, prompt, picture, drawnBy, besideShirt = false }: Props) {
  const words = useWords('designs');
  const label = labelOf(drawnBy, words.drawnBy);
  return (
    <div className="flex items-center gap-4">
      {picture && (
        <ArtworkThumb src={picture} alt={words.artworkAlt(name)} className={besideShirt ? 'max-lg:hidden' : ''} />
      )}
      <div
        className={classNames(
          'min-w-0',
          besideShirt && 'max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1',
        )}
      >
        <p className="line-clamp-2 font-semibold">{name}</p>
        {prompt !== name && prompt !== '' && (
          <p className={classNames('line-clamp-1 text-sm text-ink-2', besideShirt && 'max-lg:hidden')}>
            {words.makingOf(prompt)}
          </p>
        )}
        {label && <Badge className="shrink-0">{label}</Badge>}
      </div>
    </div>
  );
}
