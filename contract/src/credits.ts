import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const credits = {
  balance: endpoint('credits.balance', {
    summary: 'Coins that can be spent (the balance less what running jobs hold)',
    access: 'shopper',
    response: z.object({ credits: z.number().int().min(0) }),
    errors: [],
  }),
};
