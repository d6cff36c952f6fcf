/**
 * Every refusal of the API: its code and HTTP status. The sentence that a person reads stands in words/src/<language>/errors.ts
 * under the same code, and what the shopper sees on the screen in web/src/api/error-text.ts.
 */
export const ERRORS = {
  invalid_input: 400,
  malformed_json: 400,
  unsupported_media_type: 415,
  body_too_large: 413,
  method_not_allowed: 405,
  not_found: 404,
  unauthorized: 401,
  forbidden: 403,
  cross_site: 403,
  account_disabled: 401,
  rate_limited: 429,
  too_many_jobs: 429,
  insufficient_credits: 402,
  prompt_refused: 422,
  instruction_unclear: 422,
  instruction_done: 409,
  generation_failed: 502,
  studio_resting: 503,
  job_cancelled: 409,
  preview_failed: 502,
  preview_cancelled: 409,
  job_not_cancellable: 409,
  arrangement_changed: 409,
  outside_print_area: 422,
  text_not_drawable: 422,
  design_not_ready: 409,
  product_not_found: 404,
  placement_not_found: 400,
  cart_empty: 400,
  cart_full: 409,
  price_changed: 409,
  coupon_invalid: 400,
  order_not_payable: 409,
  order_changed: 409,
  order_unchanged: 409,
  reason_required: 422,
  step_not_allowed: 409,
  payment_rejected: 502,
  payment_unknown: 503,
  payments_unavailable: 503,
  address_book_full: 409,
  pin_code_mismatch: 422,
  idempotency_mismatch: 422,
  identity_unavailable: 503,
  database_unavailable: 503,
  shutting_down: 503,
  timeout: 504,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every refusal (rulings, Wire values). `details` is for what a caller can act on: fields, or fresh figures. */
export type ErrorReply = { error: string; code: ErrorCode; requestId: string; details?: unknown };
