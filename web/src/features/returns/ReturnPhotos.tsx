import { useState } from 'react';
import type { ReturnPhoto } from '../../../../contract/src/returns.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';
import { usePhoto } from './use-photo.ts';

const FRAME = 'flex size-24 items-center justify-center overflow-hidden rounded-control border border-line bg-cloth-2';

/** A photo that opens large. */
function Photo({ photo, number }: { photo: ReturnPhoto; number: number }) {
  const words = useWords('returns');
  const { address, isAway, retry } = usePhoto(photo.id);
  const [isLarge, setLarge] = useState(false);
  if (isAway)
    return (
      <button type="button" title={words.photoAway} aria-label={words.photoAway} onClick={retry} className={FRAME}>
        <AlertIcon className="size-6 text-ink-3" />
      </button>
    );
  if (!address) return <span aria-busy="true" className={FRAME} />;
  return (
    <>
      <button type="button" aria-label={words.enlarge(number)} onClick={() => setLarge(true)} className={FRAME}>
        <img src={address} alt={words.photo(number)} className="size-full object-cover" />
      </button>
      {isLarge && (
        <Dialog title={words.photo(number)} shape="wide" onClose={() => setLarge(false)}>
          <img
            src={address}
            alt={words.photo(number)}
            width={photo.width}
            height={photo.height}
            className="mx-auto h-auto max-h-full w-auto max-w-full"
          />
        </Dialog>
      )}
    </>
  );
}

/** The photos of a return. */
export function ReturnPhotos({ photos }: { photos: readonly ReturnPhoto[] }) {
  const words = useWords('returns');
  return (
    <ul aria-label={words.photos} className="flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <Photo photo={photo} number={index + 1} />
        </li>
      ))}
    </ul>
  );
}
