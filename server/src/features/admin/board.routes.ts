import { adminCoupons } from '../../../../contract/src/admin-coupons.ts';
import { adminFigures } from '../../../../contract/src/admin-figures.ts';
import { adminToday } from '../../../../contract/src/admin-today.ts';
import { adminUsers } from '../../../../contract/src/admin-users.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import { pageOfCoupons } from '../coupons/coupons.ts';
import { creditHistory } from '../credits/credits.ts';
import { pageOfAudit } from './audit-log.ts';
import { assignByAdmin, changeByAdmin, createByAdmin, deleteByAdmin } from './coupons.ts';
import { dueOf, weekOf } from './today.ts';
import { statsOf } from './stats.ts';
import { changeCreditsByAdmin, pageOfUsers, setRole, switchUser, userOf } from './users.ts';

/** Routes of the admin's dashboard: figures, audit log, coupons and users. */
export const adminBoardRoutes: Route[] = [
  handle(adminFigures.stats, (context, { query }) => statsOf(context, query)),
  handle(adminToday.due, (context, { account }) => dueOf(context, account.role)),
  handle(adminToday.week, context => weekOf(context)),
  handle(adminFigures.audit, async (context, { query, request }) => {
    const { lines, next } = await pageOfAudit(context, query);
    return pageReply(lines, next, request);
  }),
  handle(adminCoupons.coupons, async (context, { query, request }) => {
    const { coupons, next } = await pageOfCoupons(context, query);
    return pageReply(coupons, next, request);
  }),
  handle(adminCoupons.createCoupon, (context, { account, body }) => createByAdmin(context, account.id, body)),
  handle(adminCoupons.changeCoupon, (context, { account, params, body }) =>
    changeByAdmin(context, account.id, params.id, body),
  ),
  handle(adminCoupons.deleteCoupon, async (context, { account, params }) => {
    await deleteByAdmin(context, account.id, params.id);
    return { deleted: true } as const;
  }),
  handle(adminCoupons.assignCoupon, (context, { account, body }) => assignByAdmin(context, account.id, body)),
  handle(adminUsers.users, async (context, { query, request }) => {
    const { users, next } = await pageOfUsers(context, query);
    return pageReply(users, next, request);
  }),
  handle(adminUsers.user, (context, { params }) => userOf(context, params.id)),
  handle(adminUsers.userCredits, async (context, { params, query, request }) => {
    const { id: accountId } = await userOf(context, params.id);
    const { lines, next } = await creditHistory(context, { ...query, accountId, cursor: query.cursor });
    return pageReply(lines, next, request);
  }),
  handle(adminUsers.changeCredits, (context, { account, params, body }) =>
    changeCreditsByAdmin(context, account.id, params.id, body),
  ),
  handle(adminUsers.switchUser, (context, { account, params, body }) => switchUser(context, account, params.id, body)),
  handle(adminUsers.setRole, (context, { account, params, body }) =>
    setRole(context, account.id, params.id, body.role),
  ),
];
