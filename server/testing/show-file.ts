import type { Context } from '../src/http/handle.ts';
import { buildCollections } from './build-collection.ts';

/** Makes a stored file public, as the photo of a piece that is on sale: files that nothing public names answer to nobody. */
export async function showFile({ context }: { context: Context }, pictureFile: string): Promise<string> {
  await buildCollections(context.db, [
    {
      ...{
        id: `c${context.randomId(16)}`,
        name: 'Tigers',
        style: 'Vintage',
        type: 'Animals',
        details: 'A tiger',
        sort: 1,
      },
      pictureFile,
    },
  ]);
  return pictureFile;
}
