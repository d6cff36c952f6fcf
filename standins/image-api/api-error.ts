/** The documented envelope: `{error: {message, type, param, code}}`, and what some errors carry besides. */
export type ErrorBody = {
  message: string;
  type: string;
  param: string | null;
  code: string | null;
  moderation_details?: { moderation_stage: 'input' | 'output' | 'unknown'; categories: string[] };
};

/** A request that is answered with an error. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;
  constructor(status: number, body: ErrorBody, headers: Record<string, string> = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** 400: a parameter of a request that cannot be carried out. */
export const invalid = (param: string | null, message: string, code: string | null = 'invalid_value'): ApiError =>
  new ApiError(400, { message, type: 'invalid_request_error', param, code });

export const notFound = (method: string, path: string): ApiError =>
  new ApiError(404, { message: `Invalid URL (${method} ${path})`, type: 'invalid_request_error', param: null, code: null }); // prettier-ignore

/** 401 for no key, and for one that is not good; of the key only its ends are repeated, as the real one does. */
export function unauthorized(authorization: string | undefined): ApiError {
  const key = /^Bearer (.*)$/s.exec(authorization ?? '')?.[1];
  const shown = key && (key.length > 12 ? `${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}` : '*'.repeat(8));
  const message = shown
    ? `Incorrect API key provided: ${shown}. You can find your API key at https://platform.openai.com/account/api-keys.`
    : "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).";
  return new ApiError(401, { message, type: 'invalid_request_error', param: null, code: shown ? 'invalid_api_key' : null }); // prettier-ignore
}

/** 429 for too many pictures, with how long to wait in milliseconds. */
export function rateLimited(waitMs: number | undefined, code = 'rate_limit_exceeded'): ApiError {
  const hint = waitMs === undefined ? '' : ` Please try again in ${(waitMs / 1000).toFixed(1)}s.`;
  const message = code === 'slow_down' ? `Requests are increasing too quickly; please slow down.${hint}` : `Rate limit reached for input-images per min.${hint}`; // prettier-ignore
  const headers: Record<string, string> =
    waitMs === undefined ? {} : { 'retry-after': String(Math.ceil(waitMs / 1000)), 'retry-after-ms': String(waitMs) };
  return new ApiError(429, { message, type: code === 'slow_down' ? code : 'requests', param: null, code }, headers);
}

/** 404: a model that does not exist, or exists no more. */
export const noModel = (model: string): ApiError =>
  new ApiError(404, {
    message: `The model \`${model}\` does not exist or you do not have access to it.`,
    type: 'invalid_request_error',
    param: null,
    code: 'model_not_found',
  });

/** 400: the safety system, by the stage that found it. */
export function blocked(requestId: string, stage: 'input' | 'output' | undefined): ApiError {
  const found = stage ? '' : ' safety_violations=[violence].';
  return new ApiError(400, {
    message: `Your request was rejected by the safety system. If you believe this is an error, contact us at help.openai.com and include the request ID ${requestId}.${found}`,
    type: 'image_generation_user_error',
    param: null,
    code: 'moderation_blocked',
    ...(stage && { moderation_details: { moderation_stage: stage, categories: ['violence'] } }),
  });
}

export const serverError = (status = 500): ApiError =>
  new ApiError(status, {
    message: 'The server had an error while processing your request. Sorry about that!',
    type: 'server_error',
    param: null,
    code: null,
  });
