import type { PictureFormat } from '../../adapters/pictures/port.ts';
import { keptBy, type FileRoute } from '../../http/file-route.ts';
import { proxiedPicture } from './proxy-image.ts';
import { pictureAt, PICTURE_WIDTHS, type Variant } from './shrink-picture.ts';
import { accessToFile } from './passes.ts';

/** '3f…9a-640.avif': a stored picture's hash, one of the shop's widths, a format. */
function variantIn(name: string): Variant | undefined {
  const [, hash, digits, format] = /^([0-9a-f]{64})-(\d{3,4})\.(avif|webp)$/.exec(name) ?? [];
  const width = PICTURE_WIDTHS.find(one => String(one) === digits);
  return hash && width ? { hash, width, format: format as PictureFormat } : undefined;
}

/** Pictures of the shop's pages, and `GET /api/proxy-image` (S1 §7), which answers a picture and so stands outside the contract. */
export const pictureRoutes: FileRoute[] = [
  {
    path: '/pictures/:name',
    async answer(context, { params, query }) {
      const variant = variantIn(params['name'] ?? '');
      const access = variant && (await accessToFile(context, variant.hash, query.get('pass') ?? undefined));
      const body = variant && access !== 'withheld' && (await pictureAt(context, variant));
      const type = `image/${variant?.format}`;
      return body && access ? { type, body, cacheControl: keptBy(access), tag: params['name']! } : undefined;
    },
  },
  {
    path: '/api/proxy-image',
    answer: (context, { query }) => proxiedPicture(context, query.getAll('url')),
  },
];
