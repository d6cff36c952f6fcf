import { useCallback, useEffect, useState } from 'react';
import { addressOf } from '../../../../contract/src/addresses.ts';
import { bearerHeaders, TIMEOUT_MS } from '../../api/client.ts';

export type FetchedPhoto = { address: string | undefined; isAway: boolean; retry: () => void };

/** A photo of a return as an address of this page: only its shopper and admins get it, and a picture's address cannot send the token. */
export function usePhoto(id: string): FetchedPhoto {
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
