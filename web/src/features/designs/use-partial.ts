import { useEffect, useState } from 'react';
import { bearerHeaders } from '../../api/client.ts';

/** Fetched, since a picture element cannot send the bearer token. */
async function fetchPartial(url: string, signal: AbortSignal): Promise<string | undefined> {
  const reply = await fetch(url, { credentials: 'same-origin', headers: await bearerHeaders(), signal });
  return reply.ok ? URL.createObjectURL(await reply.blob()) : undefined;
}

/** The latest partial picture of a job (`Job.partialUrl`) as an address of this page; the one before stands until it is there. */
export function usePartial(url: string | null | undefined): string | undefined {
  const [shown, show] = useState<string>();
  useEffect(() => {
    if (!url) return undefined;
    const over = new AbortController();
    // One that is gone, or never came, is made up for by the next, or by the picture itself.
    void fetchPartial(url, over.signal).then(
      src => {
        if (src && over.signal.aborted) URL.revokeObjectURL(src);
        else if (src) show(src);
      },
      () => undefined,
    );
    return () => over.abort();
  }, [url]);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown]);
  return url ? shown : undefined;
}
