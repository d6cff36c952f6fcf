import { createFaultScript, type Fault as FaultOf, type FaultScript } from '../fault-script.ts';

/** What any call can be told to do wrong, and whether it takes a whole number: `name` or `name(3)`. */
const ANY = {
  /** 429 with Retry-After, in seconds. */
  rate_limited: true,
  /** The same without a word of when to come again. */
  rate_limited_no_hint: false,
  slow_down: false,
  insufficient_quota: false,
  credit_balance_exhausted: false,
  billing_hard_limit: false,
  unauthorized: false,
  expired: false,
  unverified: false,
  country: false,
  model_gone: false,
  bad_request: false,
  /** 400 for the field that tells shoppers apart. */
  no_safety_identifier: false,
  server_error: false,
  overloaded: false,
  /** Any other status, with the error body of a server. */
  http: true,
  html_502: false,
  html_200: false,
  redirect: false,
  /** Answers after so many milliseconds, then as it should. */
  slow: true,
  hang: false,
  /** Sends the headers and a first byte, then nothing more. */
  stall: false,
  drop: false,
  drop_in_body: false,
  truncated_json: false,
  not_json: false,
  endless: false,
} as const;

/** What a picture's calls can do wrong besides. */
const PICTURE = {
  ...ANY,
  moderation_blocked: false,
  moderation_blocked_output: false,
  /** The older form, which names what it found in the sentence alone. */
  safety: false,
  no_transparency: false,
  empty_data: false,
  no_data: false,
  not_base64: false,
  not_a_picture: false,
  cut_picture: false,
  /** A small file of 12,000 x 12,000 pixels. */
  picture_bomb: false,
  wrong_size: false,
  other_shape: false,
  opaque: false,
  photo: false,
  blank: false,
  /** A JPEG that is called a PNG. */
  wrong_format: false,
  /** An error event after status 200. */
  stream_error: false,
  stream_moderation: false,
  stream_no_end: false,
  stream_drop: false,
  stream_stall: false,
  /** Only the final picture, which may come before any partial one. */
  stream_no_partials: false,
  /** Legal but rare: several data lines, no space after the colon, CR LF, comments. */
  stream_odd: false,
  stream_other_family: false,
  stream_broken_event: false,
  /** What compatible servers do: an address in place of the picture, of themselves or of another host; a data URL; a size of their own. */
  answers_url: false,
  answers_far_url: false,
  answers_data_url: false,
  own_size: false,
  /** 400 and 422 for a field that they do not take, in words of their own. */
  no_response_format: false,
  no_size: false,
} as const;

const FAULTS = {
  generations: PICTURE,
  edits: PICTURE,
  gemini: PICTURE,
  moderations: { ...ANY, flag: false, flag_pictures: false, no_results: false },
  /** `ends_in(30)`: every model that draws ends in so many days. */
  models: { ...ANY, ends_in: true },
} as const;

export type Call = keyof typeof FAULTS;
export type Fault = FaultOf<typeof FAULTS>;
export type Script = FaultScript<typeof FAULTS>;

/** An empty script: everything works. */
export const createScript = (): Script => createFaultScript(FAULTS, '{"generations":"rate_limited(20)"}');
