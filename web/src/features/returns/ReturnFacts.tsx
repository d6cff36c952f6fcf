import { useCallback, useEffect, useState } from 'react';
import { addressOf } from '../../../../contract/src/addresses.ts';
import { bearerHeaders, TIMEOUT_MS } from '../../api/client.ts';
import type { Return, ReturnPhoto } from '../../../../contract/src/returns.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { useLanguage, useWords } from '../../words.ts';
import type { Order } from '../../../../contract/src/orders.ts';
import { dateAndTime } from '../../lib/format.ts';

type FetchedPhoto = { address: string | undefined; isAway: boolean; retry: () => void };

/** A photo of a return as an address of this page: only its shopper and admins get it, and a picture's address cannot send the token. */
function usePhoto(id: string): FetchedPhoto {
  const [address, setAddress] = useState<string>();
  const [isAway, setAway] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const ending = new AbortController();
    let made: string | undefined;
    void fetchPhoto(id, ending.signal).then(
      photo => {
        if (ending.signal.aborted) return;
        made = URL.createObjectURL(photo);
        setAddress(made);
      },
      () => !ending.signal.aborted && setAway(true),
    );
    return () => {
      ending.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, tries]);
  const retry = useCallback(() => {
    setAway(false);
    setTries(count => count + 1);
  }, []);
  return { address, isAway, retry };
}

async function fetchPhoto(id: string, signal: AbortSignal): Promise<Blob> {
  const reply = await fetch(addressOf('returns.photo', { photo: id }), {
    credentials: 'same-origin',
    headers: await bearerHeaders(),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!reply.ok) throw new Error(`The photo did not arrive: ${reply.status}`);
  return reply.blob();
}

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
function ReturnPhotos({ photos }: { photos: readonly ReturnPhoto[] }) {
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

/** The shirts that a return is about, with their pieces. */
export function useReturnedItems(): (one: Return, items: Order['items']) => string {
  const words = useWords('returns');
  const { defaultName } = useWords('cart');
  return (one, items) =>
    one.lines
      .map(({ itemId, quantity }) =>
        words.piecesOf(quantity, items.find(item => item.id === itemId)?.design.name || defaultName),
      )
      .join(', ');
}

/** What was reported: shirts, reason, description, photos. */
export function ReturnReport({ one, items, reason }: { one: Return; items: Order['items']; reason: string }) {
  const itemsOf = useReturnedItems();
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">
        {reason}: {itemsOf(one, items)}
      </p>
      <p className="max-w-text wrap-anywhere whitespace-pre-line text-ink-2">{one.description}</p>
      <ReturnPhotos photos={one.photos} />
    </div>
  );
}

/** Every step of a return, with what the shop wrote about it. */
export function ReturnSteps({ one }: { one: Return }) {
  const words = useWords('returns');
  const language = useLanguage();
  return (
    <ol aria-label={words.timeline} className="flex flex-col gap-2 border-l-2 border-line pl-4">
      {one.timeline.map(step => (
        <li key={`${step.at} ${step.act}`} className="text-sm">
          <span className="font-medium">{words.steps[step.act]}</span>{' '}
          <time dateTime={step.at} className="numbers text-ink-3">
            {dateAndTime(step.at, language)}
          </time>
          {step.reason && <span className="block max-w-text wrap-anywhere text-ink-2">{step.reason}</span>}
        </li>
      ))}
    </ol>
  );
}
