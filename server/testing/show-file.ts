import { collections } from '../src/db/tables/collections.ts';
import type { Context } from '../src/http/handle.ts';

/** Makes a stored file public, as the photo of a piece that is on sale: files that nothing public names answer to nobody. */
export async function showFile({ context }: { context: Context }, pictureFile: string): Promise<string> {
  await context.db.insert(collections).values({
    ...{
      id: `c${context.randomId(16)}`,
      name: 'Tigers',
      style: 'Vintage',
      type: 'Animals',
      details: 'A tiger',
      sort: 1,
    },
    ...{ blackPrice: 39_900, whitePrice: 34_900, pictureFile },
  });
  return pictureFile;
}
