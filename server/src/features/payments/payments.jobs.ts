import { z } from 'zod';
import { defineJob } from '../../jobs/queue.ts';
import { judgeNotice } from './judge-notices.ts';

/** Judges a stored webhook at once; what is lost here is found by `judgeLeftNotices`. */
export const judgeWebhook = defineJob({
  name: 'payments.judgeWebhook',
  payload: z.object({ noticeId: z.number().int() }),
  retries: 8,
  expireSeconds: 60,
  // A lane takes one a second from a backlog, so several lanes empty it.
  concurrency: () => 4,
  run: (context, { noticeId }) => judgeNotice(context, noticeId),
});
