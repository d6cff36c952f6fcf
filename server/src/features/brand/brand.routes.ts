import { FOREVER, type FileRoute } from '../../http/file-route.ts';
import { brandPicture } from './brand.ts';

/** Pictures that show whose shop it is. A page that is older than the brand asks for one of before, and gets that of now. */
export const brandRoutes: FileRoute[] = [
  {
    path: '/brand/:key/:name',
    async answer(context, { params }) {
      const body = await brandPicture(context, params['name'] ?? '');
      const isNow = params['key'] === context.shop.brand.key;
      return body && { type: 'image/png', body, cacheControl: isNow ? FOREVER : 'no-cache', isForOthers: true };
    },
  },
];
