import { ShirtIcon } from '../ui/icons.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/Picture.tsx';
import type { ShirtChoice } from '../stored/shirt-choice.ts';
import { useWords } from '../words.ts';

type Props = {
  imageUrl: string;
  color: ShirtChoice['tshirtColor'];
  isLarge: boolean;
  onPress: () => void;
};

/** The artwork by itself beside the shirt, where a print may be as small as a stamp: a picture in the corner, large after a press. */
export function StudioArtwork({ imageUrl, color, isLarge, onPress }: Props) {
  const words = useWords('studio');
  const ground = color === 'white' ? 'bg-white' : 'bg-ink';
  const picture = (
    <Picture
      key={imageUrl}
      src={imageUrl}
      fallback={imageUrl}
      alt=""
      width={1000}
      height={1000}
      room={isLarge ? 'stage' : 'card'}
      sizes={isLarge ? '(min-width: 64em) 36em, 100vw' : '10em'}
      className="h-full object-contain"
    />
  );
  if (!isLarge)
    return (
      <button
        type="button"
        aria-label={words.seePicture}
        title={words.seePicture}
        onClick={onPress}
        className={classNames(
          'absolute bottom-3 left-3 size-thumb animate-rise overflow-hidden rounded-card border-2 border-cloth p-1 shadow-raised lg:size-column lg:p-2',
          ground,
        )}
      >
        {picture}
      </button>
    );
  return (
    <button type="button" onClick={onPress} className={classNames('absolute inset-0 animate-rise', ground)}>
      <span className="absolute inset-x-4 top-4 bottom-18">{picture}</span>
      <span className="target absolute bottom-3 left-3 flex items-center gap-2 rounded-chip border border-line bg-cloth px-4 text-sm font-medium text-ink shadow-raised">
        <ShirtIcon /> {words.backToShirt}
      </span>
    </button>
  );
}
