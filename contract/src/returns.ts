import { z } from 'zod';
import {
  REPORT_LIMITS,
  REPORT_REFUSALS,
  RETURN_ACTS,
  RETURN_OUTCOMES,
  RETURN_REASONS,
  RETURN_STATES,
} from '../../domain/src/returns.ts';
import { IdempotencyKey } from './designs.ts';
import { endpoint } from './endpoint.ts';
import { Lines } from './typed.ts';
import { Id, Rupees, Timestamp } from './wire.ts';

/** Everything that can be wrong with a photo of a damage. */
export const PHOTO_REFUSALS = [
  'photo_kind',
  'upload_heic',
  'photo_too_large',
  'photo_too_small',
  'upload_empty',
  'upload_broken',
  'upload_hidden_parts',
  'upload_too_complex',
  'upload_blank',
  'upload_stalled',
  'upload_busy',
  'upload_not_stored',
  'uploads_at_once',
] as const;

/** A photo of a damage; the picture itself is at `returns.photo`. */
export const ReturnPhoto = z.object({ id: z.string(), width: z.number().int(), height: z.number().int() });
export type ReturnPhoto = z.output<typeof ReturnPhoto>;

/** A report of something damaged, faulty or wrong, and what became of it. Rupees. */
export const Return = z.object({
  id: z.string(),
  orderId: z.string(),
  state: z.enum(RETURN_STATES),
  reason: z.enum(RETURN_REASONS),
  description: z.string(),
  outcome: z.enum(RETURN_OUTCOMES).nullable(),
  /** What goes back of the order's money, where it is a refund. */
  amount: Rupees.nullable(),
  /** The refund of the order by which it goes back. */
  refundId: z.string().nullable(),
  /** The free order that replaces what was reported. */
  replacementOrderId: z.string().nullable(),
  lines: z.array(z.object({ itemId: z.string(), quantity: z.number().int() })),
  photos: z.array(ReturnPhoto),
  /** What was done when, with what the shopper was told. */
  timeline: z.array(
    z.object({
      act: z.enum(['report', ...RETURN_ACTS]),
      state: z.enum(RETURN_STATES),
      by: z.enum(['shopper', 'admin']),
      reason: z.string().nullable(),
      at: Timestamp,
    }),
  ),
  /** Counts the changes; a decision about an older version is refused. */
  version: z.number().int(),
  createdAt: Timestamp,
});
export type Return = z.output<typeof Return>;

/** Whether something damaged may be reported now: until when (exclusive), or why not. */
export const Reporting = z.object({ until: Timestamp.nullable(), refusal: z.enum(REPORT_REFUSALS).nullable() });
export type Reporting = z.output<typeof Reporting>;

const { description } = REPORT_LIMITS;

export const returns = {
  addPhoto: endpoint('returns.addPhoto', {
    summary:
      'Takes a photo of a damaged item of an order of yours: a PNG, JPEG or WebP of at most 10 MB is the body as it is. It waits a day for its report',
    access: 'shopper',
    kind: 'file',
    params: z.object({ id: Id }),
    response: ReturnPhoto,
    errors: ['not_found', ...REPORT_REFUSALS, ...PHOTO_REFUSALS],
  }),
  report: endpoint('returns.report', {
    summary:
      'Reports something damaged, faulty or wrong, within three days of the delivery. The same key again is the same report',
    access: 'shopper',
    params: z.object({ id: Id }),
    body: z.strictObject({
      reason: z.enum(RETURN_REASONS),
      description: Lines(description.most, description.least),
      /** Lines of the order, each once, and how many pieces of them. */
      lines: z
        .array(z.strictObject({ itemId: Id, quantity: z.number().int().min(1).max(99) }))
        .min(1)
        .max(100),
      /** Photos that were sent before, one to five. */
      photoIds: z.array(Id).max(100),
      idempotencyKey: IdempotencyKey.unwrap(),
    }),
    response: Return,
    errors: ['not_found', ...REPORT_REFUSALS, 'return_lines', 'return_photos', 'idempotency_mismatch'],
  }),
  photo: endpoint('returns.photo', {
    summary: 'A photo of a return of yours; admins see those of all',
    access: 'shopper',
    params: z.object({ photo: Id }),
    kind: 'photo',
    response: z.null(),
    errors: ['not_found'],
  }),
};

/** A return in the admin's list, with its order's customer. */
export const ListedReturn = Return.extend({ customer: z.string() });
export type ListedReturn = z.output<typeof ListedReturn>;
