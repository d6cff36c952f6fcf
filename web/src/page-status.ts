import type { EndpointName } from '../../contract/src/addresses.ts';
import type { Answer } from '../../contract/src/api.ts';
import { call, type Call } from './api/client.ts';
import type { PathParams } from './page.ts';

type Answered = <N extends EndpointName>(one: Call<N>) => Answer<N> | undefined;

/** HTTP statuses of pages that are shown though what they are about is over, by the page's path. For the server alone. */
export const pageStatus: Readonly<Record<string, (answered: Answered, params: PathParams) => number>> = {
  // A link that is unknown, and one that nobody can join by any more, say so kindly, each in the page itself.
  '/group/:code': (answered, { code = '' }) => {
    const group = answered(call('groups.one', { code }));
    if (!group) return 404;
    return group.state === 'open' && group.isOrderable ? 200 : 410;
  },
  '/undo-factor/:token': (answered, { token = '' }) => (answered(call('security.undoing', { token })) ? 200 : 404),
  '/unsubscribe/:token': (answered, { token = '' }) =>
    answered(call('notifications.subscription', { token })) ? 200 : 404,
};
