import type { Occasion } from '../../../../domain/src/looks.ts';
import type { PromptReading } from '../../adapters/images/port.ts';
import type { Context } from '../../http/handle.ts';
import { allowTry, guestKey } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';

/** Readings a minute of one network: somebody types without a pause in a house full of shoppers. */
const READINGS_A_MINUTE = 300;

const UNTOLD = { isTold: false, drawn: [], relatives: [], leftOut: [], isEmpty: false };

type Wish = { prompt: string; occasion?: Occasion | undefined };

/** What would be drawn of these words. Refuses with rate_limited who asks more often than anybody types. */
export async function tellReading(context: Context, { ip, ...wish }: Wish & { ip: string }) {
  const key = `reading:${await guestKey(context.db, ip)}`;
  await allowTry(context.db, key, READINGS_A_MINUTE, 60, context.now());
  const read = readingOf(context, wish);
  return read ? { isTold: true, ...read } : UNTOLD;
}

/** Refuses words of which nothing would be drawn and nothing lettered, with nothing_drawn, before anything is held. */
export function checkReading(context: Context, wish: Wish): void {
  if (readingOf(context, wish)?.isEmpty) throw new Refused('nothing_drawn');
}

/** An occasion brings things of its own. */
function readingOf({ images }: Context, { prompt, occasion }: Wish): PromptReading | undefined {
  const read = images.reading?.(prompt);
  return read && occasion ? { ...read, isEmpty: false } : read;
}
