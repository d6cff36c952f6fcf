import type { Context } from '../../http/handle.ts';

export { storeLogo } from './store-logo.ts';

/** The picture that stands for the shop in pages, papers, cards and on phones; nothing where it shows the program's own stamp. */
export async function brandMark(context: Context): Promise<Uint8Array | undefined> {
  return context.shop.brand.isOwn ? markOf(context) : undefined;
}

/** The pictures of a brand by what they are, drawn once in a process; of the latest brand alone. */
const drawn = new WeakMap<Context['press'], { key: string; pictures: Map<string, Promise<Uint8Array>> }>();

function remember({ press, shop }: Context, name: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const { key } = shop.brand;
  let kept = drawn.get(press);
  if (kept?.key !== key) drawn.set(press, (kept = { key, pictures: new Map() }));
  const { pictures } = kept;
  const known = pictures.get(name);
  if (known) return known;
  const drawing = draw().catch((error: unknown) => {
    pictures.delete(name);
    throw error;
  });
  pictures.set(name, drawing);
  return drawing;
}

/** A logo whose file is gone is as if there were none: the shop has a mark all the same. */
const markOf = (context: Context): Promise<Uint8Array> =>
  remember(context, 'mark', async () => {
    const { name, brand } = context.shop;
    const logo = brand.logo && (await context.storage.get(brand.logo.file));
    return context.press.mark({ name, accent: brand.accent, logo });
  });

/** How much of an icon the mark takes up: phones cut a maskable one within its middle 80 %, and iOS rounds the corners of its own. */
const ICONS: Record<string, { size: number; share: number; hasGround: boolean }> = {
  'icon-32.png': { size: 32, share: 1, hasGround: false },
  'icon-192.png': { size: 192, share: 1, hasGround: false },
  'icon-512.png': { size: 512, share: 1, hasGround: false },
  'mark-128.png': { size: 128, share: 1, hasGround: false },
  'maskable-512.png': { size: 512, share: 0.72, hasGround: true },
  'apple-touch-180.png': { size: 180, share: 0.84, hasGround: true },
};

/** A picture of the brand of now by its name; nothing for what is none. */
export async function brandPicture(context: Context, name: string): Promise<Uint8Array | undefined> {
  const { logo } = context.shop.brand;
  if (name === 'logo.png') return logo && context.storage.get(logo.file);
  if (!Object.hasOwn(ICONS, name)) return undefined;
  return remember(context, name, async () => context.press.icon({ ...ICONS[name]!, mark: await markOf(context) }));
}

/** Where a picture of the brand stands; the address is another one when the brand is. */
export const brandAddress = ({ brand }: Context['shop'], name: string): string => `/brand/${brand.key}/${name}`;
