import { ERRORS, type ErrorCode, type ErrorReply } from '../../../contract/src/errors.ts';
import { words } from '../../../words/src/en/errors.ts';
import { isDatabaseLost } from '../db/database.ts';
import { isDiskFull } from '../db/disk-full.ts';
import { API_HEADERS } from './security-headers.ts';
import { Refused } from './refused.ts';

/** Seconds after which a caller may try again, for refusals that pass by themselves. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = {
  database_unavailable: 2,
  disk_full: 30,
  identity_unavailable: 5,
  payments_unavailable: 30,
  payment_unknown: 5,
  shutting_down: 2,
  studio_resting: 60,
  rate_limited: 60,
  contact_busy: 600,
  too_many_jobs: 10,
  upload_busy: 5,
  upload_not_stored: 30,
  uploads_at_once: 5,
};

/**
 * The answer to a refusal: {error, code, requestId} with its status (rulings, Wire values). A limit tells when it ends in
 * `details.retryAfterSeconds`.
 */
export function refusalReply(code: ErrorCode, requestId: string, details?: unknown): Response {
  const body: ErrorReply = { error: words[code], code, requestId, ...(details === undefined ? {} : { details }) };
  const wait = (details as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds ?? RETRY_AFTER[code];
  return new Response(JSON.stringify(body), {
    status: ERRORS[code],
    headers: { ...API_HEADERS, 'x-request-id': requestId, ...(wait ? { 'retry-after': String(wait) } : {}) },
  });
}

/** Whatever was thrown, as a code: a refusal is itself, a lost database or a full disk 503, everything else one calm sentence (logged by the caller). */
export function codeOf(error: unknown): { code: ErrorCode; details?: unknown; unexpected: boolean } {
  if (error instanceof Refused) return { code: error.code, details: error.details, unexpected: false };
  // A page's own call that was answered 503 fails the page with the same status (web/src/api/client.ts ApiError).
  const isAway =
    isDatabaseLost(error) || (error instanceof Error && 'code' in error && error.code === 'database_unavailable');
  if (isDiskFull(error)) return { code: 'disk_full', unexpected: false };
  if (isAway) return { code: 'database_unavailable', unexpected: false };
  return { code: 'internal', unexpected: true };
}
