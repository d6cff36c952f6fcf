import { mayDo, type Duty, type Role } from './access.ts';

/** What waits for a person of the shop, in the order in which it is seen to: money first, then shirts, then people. With whose duty it is. */
export const DUE = {
  /** Payments by UPI that the owner looks for in the bank. */
  claims: 'orders',
  /** Shirts of paid orders by their next step. */
  look: 'production',
  print: 'production',
  pack: 'production',
  /** Packed parcels. */
  send: 'production',
  /** Tickets that nobody has looked at, and those that are owed an answer. */
  tickets: 'tickets',
  owed: 'tickets',
  /** Designs with open reports. */
  reports: 'moderation',
  returns: 'orders',
  /** Money that the owner sends back by hand. */
  refunds: 'orders',
  exceptions: 'orders',
} as const satisfies Record<string, Duty>;
export type DueKind = keyof typeof DUE;
export const DUE_KINDS = Object.keys(DUE) as DueKind[];

/** What a person of this role sees to. */
export const dueKindsOf = (role: Role): DueKind[] => DUE_KINDS.filter(kind => mayDo(role, DUE[kind]));
