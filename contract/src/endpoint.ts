import type { z } from 'zod';
import type { Access } from '../../domain/src/access.ts';
import { ADDRESSES, type EndpointName } from './addresses.ts';
import type { ErrorCode } from './errors.ts';

type Spec = {
  /** One sentence for the printed API. */
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  /** Refusals beyond those that any route may give (invalid input, not signed in, rate limit, database away). */
  errors: readonly ErrorCode[];
  /**
   * 'stream' for server-sent events, 'picture' for a WebP, 'photo' for a JPEG, 'pdf', 'raw' for a body that is read unparsed (a webhook), 'file' for one that is
   * a file as it is.
   */
  kind?: 'json' | 'stream' | 'picture' | 'photo' | 'pdf' | 'csv' | 'raw' | 'file' | 'zip';
  /** The answer is kept as bytes until the data changes: the same for everybody, or for all who show no token. */
  cache?: 'public' | 'guests';
  /**
   * Of an answer that is a file (csv, pdf, zip), whose data it holds: what the caller may see of one person, themselves mostly, or of many.
   * Of many it is an export of personal data, and wants a fresh sign-in (rulings of 26 November).
   */
  holds?: 'one' | 'many';
  /** An optional field of the body that comes as '' or null, where it takes neither, was left out: S1's and S2's clients send what their forms hold. */
  blankIsAbsent?: true;
  /** Only within ten minutes of a proof of who asks (domain/sign-in): else `sign_in_again`. For what cannot be undone, or is worth stealing. */
  fresh?: true;
  /** Also for a session that has not given the second factor of its account, and for people of the shop who have none though they need one. */
  withoutFactor?: true;
};

/** A call of the API as data: what it takes, answers, refuses, and who may make it. */
export type Endpoint<S extends Spec = Spec> = S & { name: EndpointName; method: string; path: string };

/** Joins a call's address with its shapes. */
export function endpoint<const S extends Spec>(name: EndpointName, spec: S): Endpoint<S> {
  const [method, path] = ADDRESSES[name];
  return { ...spec, name, method, path };
}
