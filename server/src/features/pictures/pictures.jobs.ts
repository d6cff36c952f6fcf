import { z } from 'zod';
import { defineJob } from '../../jobs/queue.ts';
import { makeUsualPictures } from './shrink-picture.ts';

/** Makes the copies of a new picture that pages will show, so that no shopper waits for them. */
export const warmPictures = defineJob<{ file: string }>({
  name: 'pictures.warm',
  payload: z.object({ file: z.string() }),
  retries: 1,
  expireSeconds: 60,
  concurrency: () => 1,
  run: (context, { file }) => makeUsualPictures(context, file),
});
