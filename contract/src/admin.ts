import { z } from 'zod';
import { ORDER_STATUSES } from '../../domain/src/orders.ts';
import { foldPhrase, PROMPT_RULE_KINDS } from '../../domain/src/prompt-rules.ts';
import { endpoint } from './endpoint.ts';
import { Order } from './orders.ts';
import { Id, Page, Timestamp } from './wire.ts';

const AdminOrder = Order.extend({
  /** What the order table offers next; any other status needs a reason. */
  nextStatuses: z.array(z.enum(ORDER_STATUSES)),
});
export type AdminOrder = z.output<typeof AdminOrder>;

/** A word or phrase, whole, in any case and accents, in any language. */
const Phrase = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine(phrase => foldPhrase(phrase) !== '', 'Write a word');
export const PromptRule = z.object({
  id: z.string(),
  phrase: z.string(),
  kind: z.enum(PROMPT_RULE_KINDS),
  createdAt: Timestamp,
});
export type PromptRule = z.output<typeof PromptRule>;

export const admin = {
  orders: endpoint('admin.orders', {
    summary: 'Orders of the shop, the newest first',
    access: 'staff',
    query: z.object({ ...Page, status: z.enum(ORDER_STATUSES).optional() }),
    response: z.array(AdminOrder),
    errors: [],
  }),
  moveOrder: endpoint('admin.moveOrder', {
    summary: 'Moves an order on, or sets its tracking number. A step outside the order table needs a reason',
    access: 'staff',
    params: z.object({ id: Id }),
    body: z.strictObject({
      status: z.enum(ORDER_STATUSES).optional(),
      trackingId: z.string().trim().min(1).max(80).optional(),
      reason: z.string().trim().max(300).optional(),
      /** The version that the admin saw; a newer one is answered with 409 `order_changed`. */
      version: z.number().int().optional(),
    }),
    response: AdminOrder,
    errors: ['not_found', 'order_changed', 'order_unchanged', 'reason_required', 'step_not_allowed'],
  }),
  promptRules: endpoint('admin.promptRules', {
    summary: 'Words that the shop does not draw or letter, the newest first',
    access: 'owner',
    query: z.object({ ...Page }),
    response: z.array(PromptRule),
    errors: [],
  }),
  addPromptRule: endpoint('admin.addPromptRule', {
    summary:
      'Adds a word or phrase that the shop does not draw or letter; the same words again take the place of the old ones',
    access: 'owner',
    body: z.strictObject({ phrase: Phrase, kind: z.enum(PROMPT_RULE_KINDS) }),
    response: PromptRule,
    errors: ['prompt_rules_full'],
  }),
  removePromptRule: endpoint('admin.removePromptRule', {
    summary: 'Takes a word or phrase off the list of what the shop does not draw',
    access: 'owner',
    params: z.object({ id: Id }),
    response: PromptRule,
    errors: ['not_found'],
  }),
};
