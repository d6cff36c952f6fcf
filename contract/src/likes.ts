import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Page } from './wire.ts';

/** Whether the signed-in person likes it now, and how many do. */
export const LikeAnswer = z.object({ isLiked: z.boolean(), likeCount: z.number().int() });

/** Ids alone are short: a page holds more of them than of other lists. */
const IdPage = { ...Page, limit: z.coerce.number().int().min(1).max(1000).default(500) };

export const likes = {
  mine: endpoint('likes.mine', {
    summary: 'Ids of the designs that the signed-in person likes, the latest first',
    access: 'shopper',
    query: z.object(IdPage),
    response: z.array(z.string()),
    errors: [],
  }),
  collections: endpoint('likes.collections', {
    summary: 'Ids of the collections that the signed-in person likes, the latest first',
    access: 'shopper',
    query: z.object(IdPage),
    response: z.array(z.string()),
    errors: [],
  }),
  toggle: endpoint('likes.toggle', {
    summary: 'Likes a public design, or takes the like back',
    access: 'shopper',
    params: z.object({ id: Id }),
    /** What the page wants it to be: a call that is sent twice ends the same. Without it the like is turned round (S1 §4). */
    body: z.strictObject({ isLiked: z.boolean().optional() }).optional(),
    response: LikeAnswer,
    errors: ['not_found'],
  }),
  counts: endpoint('likes.counts', {
    summary: 'Likes of public designs, by id',
    access: 'public',
    body: z.strictObject({ designIds: z.array(Id).max(100) }),
    response: z.record(z.string(), z.number().int()),
    errors: [],
  }),
};
