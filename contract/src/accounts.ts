import { z } from 'zod';
import { ROLES } from '../../domain/src/access.ts';
import { isEmail } from '../../domain/src/email.ts';
import { DELIVERY_LIMITS } from '../../domain/src/contact.ts';
import { endpoint } from './endpoint.ts';
import { Line } from './typed.ts';
import { Id, Language, Page } from './wire.ts';

/** An address that a code can be sent to. */
const TypedEmail = z.string().max(300).refine(isEmail);

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

/** The delivery form as it is kept; what its fields may hold says domain/contact. */
const Delivery = z.strictObject({
  firstName: Line(DELIVERY_LIMITS.firstName),
  lastName: Line(DELIVERY_LIMITS.lastName),
  email: Line(DELIVERY_LIMITS.email),
  phone: Line(DELIVERY_LIMITS.phone),
  address: Line(DELIVERY_LIMITS.address),
  city: Line(DELIVERY_LIMITS.city),
  state: Line(DELIVERY_LIMITS.state),
  zipCode: Line(DELIVERY_LIMITS.zipCode),
});
export const SavedAddress = Delivery.extend({
  id: z.string(),
  /** The one that the checkout offers; at most one of an account. */
  isDefault: z.boolean(),
});
export type SavedAddress = z.output<typeof SavedAddress>;
const IsDefault = { isDefault: z.boolean().optional() };

export const accounts = {
  me: endpoint('accounts.me', { summary: 'The signed-in person', access: 'shopper', response: User, errors: [] }),
  askCode: endpoint('accounts.askCode', {
    summary:
      'Sends a code of six digits to an address, by which its person signs in; the answer does not say whether it has an account',
    access: 'public',
    body: z.strictObject({ email: TypedEmail, language: Language }),
    response: z.object({
      /** Goes with the code: it is good for who asked for it alone. */
      request: z.string(),
      resendAfterSeconds: z.number().int(),
      validMinutes: z.number().int(),
    }),
    errors: ['no_mail_server'],
  }),
  proveCode: endpoint('accounts.proveCode', {
    summary: 'Signs in by the code that was sent to an address on this request; a new address gets a new account',
    access: 'public',
    body: z.strictObject({
      email: TypedEmail,
      request: z.string().min(10).max(100),
      code: z.string().regex(/^\d{6}$/),
      /** The person was asked on the page, and says that whom the provider sent here just now is them. */
      join: z.boolean().default(false),
      language: Language.default('en'),
    }),
    response: z.object({ success: z.literal(true) }),
    errors: ['code_wrong', 'account_disabled'],
  }),
  joining: endpoint('accounts.joining', {
    summary:
      'The address by whose code this browser’s person, refused by it just now, is let in; null where nobody was',
    access: 'public',
    response: z.object({ email: z.string().nullable() }),
    errors: [],
  }),
  rename: endpoint('accounts.rename', {
    summary: 'Changes the name that others see; the e-mail address is the identity provider’s',
    access: 'shopper',
    /** At most 80 characters as people count them (domain/display-name). */
    body: z.strictObject({ displayName: Line(1000) }),
    response: z.object({ displayName: z.string() }),
    errors: ['display_name', 'name_refused', 'name_poses'],
  }),
  adminCheck: endpoint('accounts.adminCheck', {
    summary: 'Whether the signed-in person is an admin',
    access: 'shopper',
    response: z.object({
      isAdmin: z.boolean(),
      role: z.enum(ROLES),
      /** The shop asks for a second factor, and there is none: nothing of the admin opens before. */
      needsFactor: z.boolean(),
      hasFactor: z.boolean(),
    }),
    errors: [],
  }),
  totals: endpoint('accounts.totals', {
    summary:
      'How many designs the signed-in person has, and how many orders they placed (purchases of credits are none)',
    access: 'shopper',
    response: z.object({ designs: z.number().int(), ordersPlaced: z.number().int() }),
    errors: [],
  }),
  addresses: endpoint('accounts.addresses', {
    summary: 'Saved delivery addresses, the latest used first',
    access: 'shopper',
    query: z.object({ ...Page }),
    response: z.array(SavedAddress),
    errors: [],
  }),
  saveAddress: endpoint('accounts.saveAddress', {
    summary: 'Saves a delivery address; the same one again becomes the latest used',
    access: 'shopper',
    body: Delivery.extend(IsDefault),
    response: SavedAddress,
    errors: ['address_book_full', 'pin_code_mismatch'],
  }),
  changeAddress: endpoint('accounts.changeAddress', {
    summary:
      'Changes a saved address, or whether it is the one that the checkout offers. Orders keep what they were placed with; another address with the same texts is one with it',
    access: 'shopper',
    params: z.object({ id: Id }),
    body: Delivery.extend(IsDefault).partial(),
    response: SavedAddress,
    errors: ['not_found', 'pin_code_mismatch'],
  }),
  removeAddress: endpoint('accounts.removeAddress', {
    summary: 'Forgets a saved address',
    access: 'shopper',
    params: z.object({ id: Id }),
    response: z.object({ success: z.literal(true) }),
    errors: ['not_found'],
  }),
};
