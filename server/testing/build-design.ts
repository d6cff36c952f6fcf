import { designs, designVersions } from '../src/db/tables/designs.ts';
import type { Context } from '../src/http/handle.ts';
import { tinyPng } from './tiny-png.ts';

type Design = typeof designs.$inferSelect;
let shade = 0;

/** A drawn design with a stored artwork of its own; what the test does not say is a private chest print on a regular black shirt. */
export async function buildDesign(
  { context }: { context: Context },
  { provider = 'test', ...o }: Partial<Design> & { accountId: string; provider?: string },
): Promise<Design & { artworkFile: string }> {
  // Every design has other pixels, hence another content hash.
  shade = (shade + 1) % 65_000;
  const png = tinyPng({ width: 6 + (shade % 250), height: 8 + Math.floor(shade / 250) });
  const artworkFile = await context.storage.put(png, 'png');
  const at = o.createdAt ?? context.now();
  const [design] = await context.db
    .insert(designs)
    .values({
      id: `d${context.randomId(26)}`,
      name: 'A calm tiger',
      prompt: 'a calm tiger with roses',
      style: 'Vintage',
      status: 'ready',
      color: 'black',
      productId: 1,
      position: 'chest',
      designSize: 'chest',
      currentVersion: 1,
      artworkFile: o.currentVersion === 0 ? null : artworkFile,
      createdAt: at,
      updatedAt: at,
      ...o,
    })
    .returning();
  await context.db.insert(designVersions).values({
    designId: design!.id,
    number: 1,
    brief: {},
    artworkFile,
    width: 6 + (shade % 250),
    height: 8 + Math.floor(shade / 250),
    provider,
    createdAt: at,
  });
  return { ...design!, artworkFile };
}
