import { setup } from '../../../../contract/src/setup.ts';
import { handle, KEPT_NOWHERE, Reply, type Route } from '../../http/handle.ts';
import { useSetupLink } from './setup.ts';

/** Opening a shop in the browser. */
export const setupRoutes: Route[] = [
  handle(setup.begin, async (context, { body, ip, request }) => {
    const accountId = await useSetupLink(context, { ...body, ip });
    const session = await context.startSession(request, accountId);
    return new Reply({ success: true } as const, { headers: KEPT_NOWHERE, cookies: [session] });
  }),
  handle(setup.state, async ({ shop }) => ({
    isOpen: shop.isOpen,
    missing: [...shop.missing],
    ...shop.reach,
    nearby: [...shop.reach.nearby],
  })),
];
