import { UnusablePicture, type PictureHostsPort } from './port.ts';
import { readLimited } from './read-limited.ts';

const TIME_LIMIT_MS = 10_000;

/**
 * The pictures of a stand-in on this machine, and nothing else: browsers would see them below `shown`, the shop fetches them at
 * `direct`, within the limits of a real host. A live shop has no stand-in, so it has none of these.
 */
export const createStandinPictures = ({ shown, direct }: { shown: string; direct: string }): PictureHostsPort => ({
  async fetch(address) {
    const name = address.startsWith(shown) ? /^[\w%.-]+$/.exec(address.slice(shown.length))?.[0] : undefined;
    if (name === undefined) throw new UnusablePicture('Not a picture of the stand-in');
    try {
      const reply = await fetch(direct + name, { redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
      if (reply.ok) return await readLimited(reply.body ?? new Blob().stream());
      throw new UnusablePicture(`Status ${reply.status}`);
    } catch (error) {
      throw error instanceof UnusablePicture ? error : new UnusablePicture('Not to be had', { cause: error });
    }
  },
});
