import { useId, useRef } from 'react';
import { REPORT_LIMITS } from '../../../../domain/src/returns.ts';
import { Button } from '../../ui/Button.tsx';
import { DropFrame } from '../../ui/DropFrame.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { CloseIcon, PlusIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';
import type { ChosenPhoto, ReportPhotos } from './use-report-photos.ts';

/** Kinds by both names: some phones know the one, some the other. They offer the camera beside the album. */
const ACCEPT = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp';

function Thumb({ photo, number, onRemove }: { photo: ChosenPhoto; number: number; onRemove: () => void }) {
  const words = useWords('returns');
  return (
    <li className="relative">
      <img
        src={photo.address}
        alt={words.photo(number)}
        className="size-24 rounded-control border border-line bg-cloth-2 object-cover"
      />
      {photo.id === undefined && (
        <progress
          aria-label={words.sending(number)}
          value={photo.sent < 1 ? photo.sent : undefined}
          max={1}
          className="absolute inset-x-2 bottom-2 h-2 w-20 overflow-hidden rounded-chip accent-indigo"
        />
      )}
      <IconButton
        label={words.remove(number)}
        onClick={onRemove}
        className="absolute -top-4 -right-4 border border-line bg-white"
      >
        <CloseIcon className="size-4" />
      </IconButton>
    </li>
  );
}

/** Photos by camera, album or drop, with their thumbnails. */
export function PhotoField({ list, error }: { list: ReportPhotos; error: string | undefined }) {
  const words = useWords('returns');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { photos, add, remove } = list;
  const problem = list.problem ?? error;
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint ${id}-error`}>
      <p id={`${id}-label`} className="font-medium">
        {words.photos}
      </p>
      <p id={`${id}-hint`} className="mb-2 text-sm text-ink-3">
        {words.photosHint}
      </p>
      <DropFrame onFiles={add} isBad={problem !== undefined} className="flex flex-col gap-4">
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPT}
          tabIndex={-1}
          aria-label={words.addPhotos}
          onChange={event => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
          className="sr-only"
        />
        {photos.length > 0 && (
          <ul aria-label={words.photos} className="flex flex-wrap gap-6 pt-2">
            {photos.map((photo, index) => (
              <Thumb key={photo.key} photo={photo} number={index + 1} onRemove={() => remove(photo.key)} />
            ))}
          </ul>
        )}
        {photos.length < REPORT_LIMITS.photos && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button tone="secondary" onClick={() => input.current?.click()}>
              <PlusIcon /> {words.addPhotos}
            </Button>
            <span className="text-sm text-ink-3 max-md:hidden">{words.orDrop}</span>
          </div>
        )}
      </DropFrame>
      <p id={`${id}-error`} role={problem ? 'alert' : undefined} className="mt-1 text-sm text-brick empty:hidden">
        {problem}
      </p>
    </div>
  );
}
