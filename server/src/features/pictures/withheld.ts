import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyedHashes } from '../../db/keyed-hash.ts';
import { hashOf, type ContentHash } from '../../adapters/storage/port.ts';
import type { FileAccess } from '../../http/file-route.ts';
import type { Context } from '../../http/handle.ts';
import { keptAnswer } from '../../jobs/kept-answer.ts';
import type { LiveChannel } from '../../jobs/live.ts';
import { listWithheldFiles } from './withheld.store.ts';

/** Hashes of the files of designs that were taken down, and the secret of the passes to them. */
type Withheld = { hashes: ReadonlySet<ContentHash>; secret: string };
type Place = Pick<Context, 'db' | 'live' | 'now'>;

/** What is told when a design is taken down or restored (features/moderation). */
export const TAKEDOWNS = 'takedowns';

const keptWithheld = keptAnswer(TAKEDOWNS, async ({ db }: Place): Promise<Withheld> => {
  const files = await listWithheldFiles(db);
  const [secret = ''] = files.length === 0 ? [] : await keyedHashes(db, 'pictures.pass_secret', ['passes']);
  return { hashes: new Set(files.map(hashOf)), secret };
});

/** What was known last: while the database is away pictures go on by it. */
const lastKnown = new WeakMap<LiveChannel, Withheld>();

async function withheldIn(context: Place): Promise<Withheld> {
  const atHand = keptWithheld.atHand(context);
  if (atHand) return atHand;
  try {
    const read = await keptWithheld(context);
    lastKnown.set(context.live, read);
    return read;
  } catch (error) {
    const known = lastKnown.get(context.live);
    if (!known) throw error;
    return known;
  }
}

const DAY_MS = 86_400_000;
const passOf = (secret: string, hash: ContentHash, day: number): string =>
  createHmac('sha256', secret).update(`${hash} ${day}`).digest('hex').slice(0, 32);
const isSame = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));

/**
 * Whether a stored file answers: 'public' to everybody; 'withheld' to nobody, since its design was taken down; 'passed' to who brings the
 * pass of today or yesterday, which stands in answers to single persons alone: its maker, who bought it, the desk (decision 033).
 */
export async function accessToFile(context: Place, file: string, pass?: string): Promise<FileAccess> {
  const { hashes, secret } = await withheldIn(context);
  const hash = hashOf(file);
  if (!hashes.has(hash)) return 'public';
  const today = Math.floor(context.now().getTime() / DAY_MS);
  const isRight = pass !== undefined && [today, today - 1].some(day => isSame(pass, passOf(secret, hash, day)));
  return isRight ? 'passed' : 'withheld';
}

const ADDRESS = /"\/files\/([0-9a-f]{64})\.(\w{3,4})"/g;

/** The answer to a signed-in person, in JSON: addresses of files that are withheld from the public get the pass of today. */
export async function passWithheld(context: Place, body: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  const { hashes, secret } = await withheldIn(context);
  if (hashes.size === 0 || !body.includes('"/files/')) return body;
  const today = Math.floor(context.now().getTime() / DAY_MS);
  const named = body
    .toString()
    .replace(ADDRESS, (address, hash: string, ending: string) =>
      hashes.has(hash) ? `"/files/${hash}.${ending}?pass=${passOf(secret, hash, today)}"` : address,
    );
  return Buffer.from(named);
}
