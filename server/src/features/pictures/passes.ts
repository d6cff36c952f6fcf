import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyedHashes } from '../../db/keyed-hash.ts';
import { hashOf, type ContentHash } from '../../adapters/storage/port.ts';
import type { FileAccess } from '../../http/file-route.ts';
import type { Context } from '../../http/handle.ts';
import type { LiveChannel } from '../../jobs/live.ts';
import { standingsOf } from './standings.ts';

type Sources = Pick<Context, 'db' | 'live' | 'now'>;

/** The secret of the passes: made once a shop, read once a process. */
const secrets = new WeakMap<LiveChannel, Promise<string>>();

function secretOf({ db, live }: Sources): Promise<string> {
  const known = secrets.get(live);
  if (known) return known;
  const asked = keyedHashes(db, 'pictures.pass_secret', ['passes']).then(([secret]) => secret!);
  secrets.set(live, asked);
  asked.catch(() => secrets.delete(live));
  return asked;
}

const HASH = /^[0-9a-f]{64}$/;
const DAY_MS = 86_400_000;
const dayOf = ({ now }: Sources): number => Math.floor(now().getTime() / DAY_MS);
const passOf = (secret: string, hash: ContentHash, day: number): string =>
  createHmac('sha256', secret).update(`${hash} ${day}`).digest('hex').slice(0, 32);
const isSame = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));

/**
 * Whether a stored file answers: 'public' to everybody, since something public names it; 'passed' to who brings the pass of today or
 * yesterday, which stands in answers to those who may see it; 'withheld' to nobody else, and with any pass once it was deleted
 * (decision 052).
 */
export async function accessToFile(context: Sources, file: string, pass?: string): Promise<FileAccess> {
  const hash = hashOf(file);
  if (!HASH.test(hash)) return 'withheld';
  const standing = (await standingsOf(context, [hash])).get(hash)!;
  if (standing === 'public') return 'public';
  if (standing === 'leaving' || pass === undefined) return 'withheld';
  const [secret, today] = [await secretOf(context), dayOf(context)];
  return [today, today - 1].some(day => isSame(pass, passOf(secret, hash, day))) ? 'passed' : 'withheld';
}

/** The fields of answers that name pictures. No other gets a pass: what a person writes stands in other fields. */
const PICTURE_FIELDS = [
  ...['imageUrl', 'designImage', 'mockupUrl', 'previewImageUrl', 'previewUrl', 'storageUrl', 'pictureUrl', 'url'],
  'photoURL',
];
const ADDRESS = new RegExp(`"(${PICTURE_FIELDS.join('|')})":"/files/([0-9a-f]{64})\\.(\\w{3,4})"`, 'g');

/**
 * JSON that is answered to one person: addresses of pictures that are not public get the pass of today, since what an answer names its
 * person may see.
 */
export async function passFiles(context: Sources, json: string): Promise<string> {
  const hashes = [...json.matchAll(ADDRESS)].map(([, , hash]) => hash!);
  if (hashes.length === 0) return json;
  const standings = await standingsOf(context, [...new Set(hashes)]);
  if (![...standings.values()].includes('private')) return json;
  const [secret, today] = [await secretOf(context), dayOf(context)];
  return json.replace(ADDRESS, (address, field: string, hash: string, ending: string) =>
    standings.get(hash) === 'private'
      ? `"${field}":"/files/${hash}.${ending}?pass=${passOf(secret, hash, today)}"`
      : address,
  );
}
