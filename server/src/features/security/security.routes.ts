import { security } from '../../../../contract/src/security.ts';
import { handle, KEPT_NOWHERE, pageReply, Reply, type Route } from '../../http/handle.ts';
import { beginFactor, proveFactor, replaceCodes, turnOff, turnOn, viewFactor } from './second-factor.ts';
import { removeWay, waysOf } from './ways.ts';
import { undoFactor, viewUndo } from './undo-factor.ts';
import { endSession, endSessions, pageOfSessions } from './sessions.ts';

/** What is told once is kept by nobody on the way. */
const once = <T>(value: T): Reply<T> => new Reply(value, { headers: KEPT_NOWHERE });

export const securityRoutes: Route[] = [
  handle(security.sessions, async (context, { account, query, request }) => {
    const { sessions, next } = await pageOfSessions(context, account, query);
    return pageReply(sessions, next, request);
  }),
  handle(security.endSession, async (context, { account, params }) => {
    await endSession(context, account, params.id);
    return { ended: true } as const;
  }),
  handle(security.endSessions, async (context, { account }) => ({ ended: await endSessions(context, account) })),
  handle(security.ways, (context, { account }) => waysOf(context, account)),
  handle(security.removeWay, async (context, { account, params, query }) => {
    await removeWay(context, account, { ...params, ...query });
    return { removed: true } as const;
  }),
  handle(security.factor, (context, { account }) => viewFactor(context, account)),
  handle(security.beginFactor, async (context, { account }) => once(await beginFactor(context, account))),
  handle(security.confirmFactor, async (context, { account, body }) =>
    once({ recoveryCodes: await turnOn(context, account, body) }),
  ),
  handle(security.proveFactor, async (context, { account, body }) => {
    await proveFactor(context, account, body);
    return { proven: true } as const;
  }),
  handle(security.newRecoveryCodes, async (context, { account, body }) =>
    once({ recoveryCodes: await replaceCodes(context, account, body.language) }),
  ),
  handle(security.undoing, async (context, { params }) => once(await viewUndo(context, params.token))),
  handle(security.undoFactor, async (context, { params, body }) => {
    await undoFactor(context, params.token, body.language);
    return { undone: true } as const;
  }),
  handle(security.endFactor, (context, { account, body }) => turnOff(context, account, body)),
];
