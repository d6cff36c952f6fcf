import type { PictureFormat } from '../../adapters/pictures/port.ts';
import { FOREVER, type FileRoute } from '../../http/file-route.ts';
import { proxiedPicture } from './proxy-image.ts';
import { pictureAt, PICTURE_WIDTHS, type Variant } from './shrink-picture.ts';
import { accessToFile } from './withheld.ts';

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
    async answer(context, { params }) {
      const variant = variantIn(params['name'] ?? '');
      const isShown = variant && (await accessToFile(context, variant.hash)) === 'public';
      const body = isShown && (await pictureAt(context, variant));
      return body ? { type: `image/${variant.format}`, body, cacheControl: FOREVER, tag: params['name']! } : undefined;
    },
  },
  {
    path: '/api/proxy-image',
    answer: (context, { query }) => proxiedPicture(context, query.getAll('url')),
  },
];
