import { randomUUID } from 'node:crypto';
import type { TestShop } from '../test-shop.ts';
import type { Caller } from './things.ts';

export type Call = {
  params?: Record<string, string | number>;
  body?: object | string;
  headers?: Record<string, string>;
};
/** The call as somebody makes it: what it names is Asha's, everything else the caller's own. */
export type CallOf = (caller: Caller) => Promise<Call> | Call;

/** To everybody but Asha her thing answers as one that does not exist. */
export type Hidden = {
  make: (shop: TestShop, asha: Caller) => Promise<CallOf>;
  /** What nobody has, at this place. */
  unknown?: unknown;
  /** What both answer; 404 where nothing else is said. */
  status?: number;
  /** Asha is a guest. */
  isGuests?: true;
  /** Her private thing is hidden from this call of hers too: it is about public ones. */
  isPublicOnly?: true;
};
/** What Asha chose is hers: another shopper who chooses the same begins something of their own. */
export type Scoped = {
  /** Asha's first call, and what nobody else may see of it. */
  make: (shop: TestShop, asha: Caller) => Promise<{ call: CallOf; secrets: string[] }>;
  unknown?: unknown;
};

/** An id that nobody's thing has. */
export const UNKNOWN = 'unknown-000000000000000000';
/** A key that no other call has. */
export const newKey = (): string => `key-${randomUUID()}`;

export type Rest = Omit<Call, 'params'>;
/** A thing that stands in the path; the rest of the call is the same for everybody. */
export const named =
  (key: string, build: (shop: TestShop, asha: Caller) => Promise<string | number>, rest: Rest = {}) =>
  async (shop: TestShop, asha: Caller): Promise<CallOf> => {
    const id = await build(shop, asha);
    return () => ({ params: { [key]: id }, ...rest });
  };
