import { ApiError, blocked, invalid, noModel, rateLimited, serverError, unauthorized } from './api-error.ts';
import type { Fault } from './script.ts';

const QUOTA =
  'You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.';
const VERIFY =
  'Your organization must be verified to use this model. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization.';

const quota = (code: string) => new ApiError(429, { message: QUOTA, type: 'insufficient_quota', param: null, code });
const forbidden = (message: string, code: string | null) =>
  new ApiError(403, { message, type: 'invalid_request_error', param: null, code });

/** Without a code, as servers answer that are not OpenAI's. */
const plain = (status: number, message: string) => new ApiError(status, { message, type: '', param: null, code: null });

type Asked = { requestId: string; model: string };

/** The faults that are an answer with an error, by the error that is answered. */
const ERRORS: Partial<Record<Fault['name'], (count: number, asked: Asked) => ApiError>> = {
  rate_limited: seconds => rateLimited(seconds * 1000),
  rate_limited_no_hint: () => rateLimited(undefined),
  slow_down: () => rateLimited(undefined, 'slow_down'),
  insufficient_quota: () => quota('insufficient_quota'),
  credit_balance_exhausted: () => quota('credit_balance_exhausted'),
  billing_hard_limit: () =>
    new ApiError(400, {
      message: 'Billing hard limit has been reached.',
      type: 'billing_limit_user_error',
      param: null,
      code: 'billing_hard_limit_reached',
    }),
  unauthorized: () => unauthorized('Bearer sk-0123456789abcdef'),
  expired: () =>
    new ApiError(401, {
      message: 'Your API key has expired.',
      type: 'invalid_request_error',
      param: null,
      code: 'expired_api_key',
    }),
  no_response_format: () => plain(422, 'response_format: extra fields not permitted'),
  no_size: () => plain(400, 'this server draws in one size'),
  unverified: () => forbidden(VERIFY, null),
  country: () => forbidden('Country, region, or territory not supported', 'unsupported_country_region_territory'),
  model_gone: (_, { model }) => noModel(model),
  bad_request: () => invalid('prompt', 'Invalid prompt.'),
  no_safety_identifier: () =>
    invalid('safety_identifier', "Unknown parameter: 'safety_identifier'.", 'unknown_parameter'),
  server_error: () => serverError(),
  http: status => serverError(status),
  overloaded: () =>
    new ApiError(503, {
      message: 'The engine is currently overloaded, please try again later.',
      type: 'server_error',
      param: null,
      code: 'server_is_overloaded',
    }),
  moderation_blocked: (_, { requestId }) => blocked(requestId, 'input'),
  moderation_blocked_output: (_, { requestId }) => blocked(requestId, 'output'),
  safety: (_, { requestId }) => blocked(requestId, undefined),
};

/** The error that a fault is, or nothing where it is none: `no_safety_identifier` only for a request that has one. */
export const scriptedError = (fault: Fault | undefined, asked: Asked): ApiError | undefined =>
  fault && ERRORS[fault.name]?.(fault.count, asked);
