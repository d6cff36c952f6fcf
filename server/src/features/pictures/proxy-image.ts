import { NotAPicture } from '../../adapters/pictures/port.ts';
import { UnusablePicture } from '../../adapters/picture-hosts/port.ts';
import { keptBy, type FileAnswer } from '../../http/file-route.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { picturesLane } from './shrink-picture.ts';
import { accessToFile } from './passes.ts';

const TYPES = { png: 'image/png', webp: 'image/webp' } as const;
/** Addresses are not longer than this. */
const LONGEST = 2_000;
/** A provider's picture is shown at most this wide, in pixels. */
const WIDTH = 1200;
const A_DAY = 'public, max-age=86400, s-maxage=600';

const refuse = (why: string): never => {
  throw new Refused('invalid_input', { fields: { url: why } });
};

/**
 * The name of a stored picture whose address this is, and the pass in it: '/files/3f…9a.png?pass=…', bare or behind the shop's own
 * address, and nothing else.
 */
function addressed(address: string, publicUrl: string): { file: string; pass: string | undefined } | undefined {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
  const [, file, pass] = /^\/files\/([0-9a-f]{64}\.(?:png|webp))(?:\?pass=(\w*))?$/.exec(path) ?? [];
  return file === undefined ? undefined : { file, pass };
}

/** The name of a stored picture whose address this is, with a pass or without. It says nothing of who may see it. */
export const storedFileIn = (address: string, publicUrl: string): string | undefined =>
  addressed(address, publicUrl)?.file;

/**
 * `GET /api/proxy-image?url=` (rulings, Pages; security A1): a picture of the shop's own storage, without a call over the network, or
 * one of the image provider's hosts, drawn anew. Refuses everything else with invalid_input; nothing for a stored picture that
 * does not exist.
 */
export async function proxiedPicture(context: Context, addresses: string[]): Promise<FileAnswer | undefined> {
  const [address] = addresses;
  if (address === undefined || addresses.length > 1) return refuse('One url is needed');
  if (address.length > LONGEST) return refuse('The url is too long');
  const own = addressed(address, context.shop.publicUrl);
  if (own === undefined) return providersPicture(context, address);
  const access = await accessToFile(context, own.file, own.pass);
  const body = access === 'withheld' ? undefined : await context.storage.get(own.file);
  if (!body || access === 'withheld') return undefined;
  const cacheControl = access === 'public' ? A_DAY : keptBy(access);
  return { type: TYPES[own.file.slice(65) as 'png'], body, cacheControl, tag: own.file };
}

async function providersPicture(context: Context, address: string): Promise<FileAnswer> {
  try {
    const picture = await context.pictureHosts.fetch(address);
    const drawn = await picturesLane(context).run(address, () =>
      context.pictures.shrink(picture, { width: WIDTH, format: 'webp' }),
    );
    return { type: TYPES.webp, body: drawn!, cacheControl: A_DAY };
  } catch (error) {
    if (error instanceof UnusablePicture || error instanceof NotAPicture)
      return refuse('Only pictures of this shop and of its image provider are shown here');
    throw error;
  }
}
