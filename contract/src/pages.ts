import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const pages = {
  reportPolicy: endpoint('pages.reportPolicy', {
    summary:
      "What a page's Content-Security-Policy refused, as browsers tell it; counted, and nothing else of it is kept",
    access: 'public',
    kind: 'raw',
    response: z.object({ received: z.literal(true) }),
    errors: ['body_too_large'],
  }),
};
