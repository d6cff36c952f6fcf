import { RequestError } from '../http.ts';
import type { NewLink } from './link-book.ts';

const LEAST_AMOUNT = 100;
const LEAST_OPEN_MS = 900_000;

/** Reads the body of a request for a link by Razorpay's rules; throws a RequestError (400) that names the field. */
export function readLinkRequest(body: Record<string, unknown>, now: number): NewLink {
  const { amount, currency, reference_id: referenceId, expire_by: expireBy, callback_url: callbackUrl } = body;
  if (!Number.isSafeInteger(amount) || Number(amount) < LEAST_AMOUNT) throw bad('The amount must be at least INR 1.00');
  if (currency !== 'INR') throw bad('currency is not supported');
  if (body['accept_partial'] === true) throw bad('This stand-in takes no partial payments');
  if (typeof referenceId !== 'string' || referenceId === '' || referenceId.length > 40)
    throw bad('reference_id: the length must be no more than 40.');
  if (!Number.isInteger(expireBy) || Number(expireBy) * 1000 < now + LEAST_OPEN_MS)
    throw bad('expire_by: timestamp must be atleast 15 minutes in future');
  if (typeof callbackUrl !== 'string' || !/^https?:$/.test(URL.parse(callbackUrl)?.protocol ?? ''))
    throw bad('callback_url: must be a valid URL.');
  if (body['callback_method'] !== 'get') throw bad('callback_method: must be get.');
  return {
    ...{ referenceId, amount: Number(amount), callbackUrl, expireAt: Number(expireBy) * 1000 },
    notes: readNotes(body['notes']),
  };
}

/** At most 15 of at most 256 characters. */
export function readNotes(value: unknown): Record<string, string> {
  if (value === undefined) return {};
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : undefined;
  if (!entries || entries.length > 15) throw bad('notes: must hold no more than 15 keys.');
  if (entries.some(([, text]) => typeof text !== 'string' || text.length > 256)) throw bad('notes: no more than 256.');
  return Object.fromEntries(entries) as Record<string, string>;
}

export const unknownId = (): RequestError => bad('The id provided does not exist');
/** Refuses as Razorpay does nearly everything. */
export const bad = (description: string): RequestError => new RequestError(400, 'input_validation_failed', description);
