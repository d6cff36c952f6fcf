import type { ErrorCode } from '../../../contract/src/errors.ts';

/** A refusal that the contract lists: a use-case throws it, error-reply answers it. `details` is what the caller can act on. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: ErrorCode;
  readonly details: unknown;
  constructor(code: ErrorCode, details?: unknown) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
