import { z } from 'zod';
import { DUTIES, ROLES } from '../../domain/src/access.ts';
import { CREDIT_CHANGE_MOST } from '../../domain/src/credits.ts';
import { CreditTransaction } from './credits.ts';
import { IdempotencyKey } from './designs.ts';
import { endpoint } from './endpoint.ts';
import { Line, Search } from './typed.ts';
import { Id, Page, Timestamp } from './wire.ts';

/** An account as an admin sees it (S2 §3). */
export const AdminUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** What can be spent. */
  credits: z.number().int(),
  role: z.enum(ROLES),
  /** An owner by ADMIN_EMAILS: no call takes that away. */
  isFixedOwner: z.boolean(),
  disabledAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type AdminUser = z.output<typeof AdminUser>;

const Reason = Line(200, 1);

export const adminUsers = {
  users: endpoint('admin.users', {
    summary: 'Accounts, the newest first; `search` has words of name, e-mail or id, or their beginnings',
    access: DUTIES.customers,
    query: z.object({ ...Page, search: Search(), role: z.enum(ROLES).optional() }),
    response: z.array(AdminUser),
    errors: [],
  }),
  user: endpoint('admin.user', {
    summary: 'An account',
    access: DUTIES.customers,
    params: z.object({ id: Id }),
    response: AdminUser,
    errors: ['not_found'],
  }),
  userCredits: endpoint('admin.userCredits', {
    summary: "What was added to and taken from somebody's credits, the newest first",
    access: DUTIES.customers,
    params: z.object({ id: Id }),
    query: z.object({ ...Page }),
    response: z.array(CreditTransaction),
    errors: ['not_found'],
  }),
  changeCredits: endpoint('admin.changeCredits', {
    summary: 'Gives credits, or takes some that can be spent. The same key again is the same change',
    access: DUTIES.credits,
    fresh: true,
    params: z.object({ id: Id }),
    body: z.strictObject({
      amount: z
        .number()
        .int()
        .min(-CREDIT_CHANGE_MOST)
        .max(CREDIT_CHANGE_MOST)
        .refine(amount => amount !== 0, 'Not nothing'),
      /** The customer reads it in the history. */
      reason: Reason,
      idempotencyKey: IdempotencyKey.unwrap(),
    }),
    response: AdminUser,
    errors: ['own_affair', 'not_found', 'insufficient_credits', 'idempotency_mismatch'],
  }),
  switchUser: endpoint('admin.switchUser', {
    summary:
      'Switches an account off, which signs it out everywhere, or on again. People of the shop: by an owner alone',
    access: DUTIES.customers,
    fresh: true,
    params: z.object({ id: Id }),
    body: z.strictObject({ isDisabled: z.boolean(), reason: Reason }),
    response: AdminUser,
    errors: ['own_affair', 'not_found', 'forbidden', 'last_owner', 'account_protected'],
  }),
  setRole: endpoint('admin.setRole', {
    summary: 'Appoints somebody owner, staff or printer, or withdraws it',
    access: DUTIES.roles,
    fresh: true,
    params: z.object({ id: Id }),
    body: z.strictObject({ role: z.enum(ROLES) }),
    response: AdminUser,
    errors: ['own_affair', 'not_found', 'last_owner', 'account_protected'],
  }),
};
