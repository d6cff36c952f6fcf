import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The signed-in person (S1 §3; rulings, Sign-in). */
export const User = z.object({
  uid: z.string(),
  displayName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phoneNumber: z.string().nullable(),
  photoURL: z.string().nullable(),
  isAnonymous: z.literal(false),
  tenantId: z.null(),
  providerData: z.array(z.object({ providerId: z.string() })),
  metadata: z.object({ creationTime: z.string(), lastSignInTime: z.string().nullable() }),
});
export type User = z.output<typeof User>;

export const accounts = {
  me: endpoint('accounts.me', { summary: 'The signed-in person', access: 'shopper', response: User, errors: [] }),
  adminCheck: endpoint('accounts.adminCheck', {
    summary: 'Whether the signed-in person is an admin',
    access: 'shopper',
    response: z.object({ isAdmin: z.boolean() }),
    errors: [],
  }),
};
