import { useEffect, useId, useRef, useState } from 'react';
import { REPORT_LIMITS } from '../../../../domain/src/returns.ts';
import { useErrorText } from '../../api/error-text.ts';
import { sendFile } from '../../api/send-file.ts';
import { useWords } from '../../words.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { DropFrame } from '../../ui/DropFrame.tsx';
import { CloseIcon, PlusIcon } from '../../ui/icons.tsx';

/** A photo below this many bytes goes as it is. */
const SMALL = 1_000_000;
const QUALITY = 0.85;

/**
 * A phone's photo is several megabytes, and the shop keeps fewer pixels anyway: made small here, it is on its way for seconds instead of
 * a minute. What this browser cannot read goes as it is; the server decides about it.
 */
async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size < SMALL || !file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, REPORT_LIMITS.side / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', QUALITY));
    return small && small.size < file.size ? small : file;
  } catch {
    return file;
  }
}

/** A photo that was chosen: on its way without an id, at the shop with one. */
type ChosenPhoto = { key: string; address: string; sent: number; id: string | undefined };

type ReportPhotos = {
  photos: readonly ChosenPhoto[];
  /** Why one was not taken, in words. */
  problem: string | undefined;
  add: (files: Iterable<File>) => void;
  remove: (key: string) => void;
  isSending: boolean;
};

/** The list of chosen photos with their thumbnails. */
function useChosenPhotos() {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  return {
    photos,
    show: (shown: readonly ChosenPhoto[]) => setPhotos(now => [...now, ...shown]),
    change: (key: string, to: Partial<ChosenPhoto>) =>
      setPhotos(now => now.map(one => (one.key === key ? { ...one, ...to } : one))),
    drop: (key: string) =>
      setPhotos(now => {
        const gone = now.find(one => one.key === key);
        if (gone) URL.revokeObjectURL(gone.address);
        return now.filter(one => one.key !== key);
      }),
  };
}

/** Photos of a report: each goes to the shop as soon as it is chosen, one after the other, and what is refused is left out with its reason. */
export function useReportPhotos(orderId: string): ReportPhotos {
  const words = useWords('returns');
  const errorText = useErrorText();
  const { photos, show, change, drop } = useChosenPhotos();
  const [problem, setProblem] = useState<string>();
  const sending = useRef(new Map<string, AbortController>());
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const open = sending.current;
    return () => open.forEach(one => one.abort());
  }, []);

  const send = async (key: string, file: File, { signal }: AbortController) => {
    if (signal.aborted) return;
    const onProgress = (sent: number) => change(key, { sent });
    try {
      const small = await shrinkPhoto(file);
      const { id } = await sendFile('returns.addPhoto', { params: { id: orderId }, file: small, onProgress, signal });
      change(key, { id, sent: 1 });
    } catch (error) {
      if (signal.aborted) return;
      drop(key);
      setProblem(errorText(error));
    }
  };
  const begin = (file: File): ChosenPhoto => {
    const key = crypto.randomUUID();
    const ending = new AbortController();
    sending.current.set(key, ending);
    turn.current = turn.current.then(() => send(key, file, ending));
    return { key, address: URL.createObjectURL(file), sent: 0, id: undefined };
  };

  return {
    photos,
    problem,
    isSending: photos.some(one => one.id === undefined),
    add(files) {
      const room = REPORT_LIMITS.photos - photos.length;
      const chosen = [...files];
      setProblem(chosen.length > room ? words.tooMany : undefined);
      show(chosen.slice(0, room).map(begin));
    },
    remove(key) {
      setProblem(undefined);
      sending.current.get(key)?.abort();
      drop(key);
    },
  };
}

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
