import { useEffect, useState } from 'react';
import type { Reading } from '../../../../contract/src/reading.ts';
import type { Occasion } from '../../../../domain/src/looks.ts';
import { send } from '../../api/client.ts';

/** After the last letter: who types on is not asked for every one. */
const PAUSE_MS = 400;
/** Fewer letters are no word yet. */
const SHORTEST = 3;

export type ReadPrompt = { prompt: string; reading: Reading };

/** What the shop makes of the words once the typing pauses; the last answer stays until the next comes. Nothing where none came. */
export function useReading(prompt: string, occasion: Occasion | undefined): ReadPrompt | undefined {
  const [read, setRead] = useState<ReadPrompt>();
  const words = prompt.trim();
  const isLong = words.length >= SHORTEST;
  useEffect(() => {
    if (!isLong) return;
    const asking = new AbortController();
    const ask = async () => {
      const body = { prompt: words, ...(occasion && { occasion }) };
      const reading = await send('designs.reading', { body, signal: asking.signal });
      setRead({ prompt: words, reading });
    };
    // The page stands without it: who has no answer sees no chips.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [words, occasion, isLong]);
  return isLong ? read : undefined;
}
