import { startShop } from './shop.ts';

/** One shop for all journeys (or the one at E2E_URL). */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL']) return async () => {};
  const shop = await startShop();
  process.env['E2E_URL'] = shop.url;
  return async () => void (await shop.stop());
}
