import { z } from 'zod';
import { defineJob } from '../../jobs/queue.ts';
import { keepPhoto } from './keep-photo.ts';

/** Brings the picture of a sign-in into the shop's own storage. */
export const keepPhotoJob = defineJob<{ accountId: string }>({
  name: 'accounts.keep_photo',
  payload: z.object({ accountId: z.string() }),
  retries: 3,
  expireSeconds: 60,
  concurrency: () => 1,
  run: (context, { accountId }) => keepPhoto(context, accountId),
});
