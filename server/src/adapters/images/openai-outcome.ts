import type { ApiFailure, CallResult } from './openai-call.ts';
import type { ImageResult } from './port.ts';

/** What to do about a call that brought no picture: tell it, or try once more in one of four ways. */
export type Verdict =
  | Exclude<ImageResult, { kind: 'drawn' }>
  | { kind: 'try_again'; cause: string; afterMs: number | undefined }
  | { kind: 'next_model' }
  | { kind: 'without_transparency' }
  | { kind: 'without_parameter'; param: string };

/** Codes that mean the same at any status: somebody must see to the account. */
const NEEDS_OPERATOR = new Set([
  'insufficient_quota',
  'credit_balance_exhausted',
  'billing_hard_limit_reached',
  'invalid_api_key',
  'API_KEY_INVALID',
  'FAILED_PRECONDITION',
]);
/** Where nobody says how long to wait. */
const USUAL_WAIT_MS = 15_000;

/** The table of outcomes, by what the provider documents (reference 2.4, 2.6) and by how a connection ends. */
export function verdictOf(failure: Exclude<CallResult<unknown>, { kind: 'ok' }>): Verdict {
  if (failure.kind === 'lost') {
    if (!failure.isSent) return { kind: 'try_again', cause: failure.cause, afterMs: undefined };
    return { kind: 'failed', cause: failure.cause, isFinal: true };
  }
  return verdictOfError(failure);
}

function verdictOfError({ status, code, type, param, stage, retryAfterMs }: ApiFailure): Verdict {
  const needsOperator = (cause: string): Verdict => ({ kind: 'unavailable', cause, needsOperator: true });
  if (code === 'moderation_blocked')
    return { kind: 'refused', reason: 'moderation_blocked', stage: stage === 'output' ? 'after' : 'before' };
  if (NEEDS_OPERATOR.has(code) || NEEDS_OPERATOR.has(type)) return needsOperator(code || type);
  // Status 200: the stream had begun, so a picture may be on the bill.
  if (status === 200) return { kind: 'failed', cause: `stream_${code || 'error'}`, isFinal: true };
  if (status === 401 || status === 403) return needsOperator(code || `http_${status}`);
  if (status === 404) return { kind: 'next_model' };
  if (status === 429) return { kind: 'rate_limited', retryAfterMs: retryAfterMs ?? USUAL_WAIT_MS };
  if (status >= 500 || status === 408 || status === 409)
    return { kind: 'try_again', cause: code || `http_${status}`, afterMs: retryAfterMs };
  if (status === 400 && (param === 'background' || (code === 'invalid_value' && !param)))
    return { kind: 'without_transparency' };
  if (status === 400 && code === 'unknown_parameter' && param) return { kind: 'without_parameter', param };
  return { kind: 'failed', cause: code || `http_${status}`, isFinal: true };
}
