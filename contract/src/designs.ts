import { z } from 'zod';
import { GROUNDS } from '../../domain/src/catalog.ts';
import { DRAWERS } from '../../domain/src/drawn-by.ts';
import { DESIGN_STYLES, OCCASIONS } from '../../domain/src/looks.ts';
import { DECISION_KINDS, REPORT_REASONS, TAKEDOWN_REASONS } from '../../domain/src/moderation.ts';
import { arrangementCalls } from './arrangement.ts';
import { endpoint } from './endpoint.ts';
import { readingCalls } from './reading.ts';
import { Lines, Search } from './typed.ts';
import { Color, DesignSizeWord, Id, Page, PositionWord, Rupees, Timestamp, TshirtTypeWord } from './wire.ts';

/** What can happen to a generation; it owns the state of the job and of the design it makes (house, Data flow 1). */
export const JOB_STATES = ['queued', 'running', 'saving', 'done', 'failed', 'refused', 'cancelled'] as const;
/** The named steps that the page shows while the artist works. */
export const JOB_STEPS = ['reading', 'sketching', 'inking', 'pressing'] as const;

/** Prompts are at most 500 characters (rulings, Generation). */
export const Prompt = Lines(500, 1);
/** Instructions are at most 300 characters (rulings, Generation). */
export const Instruction = Lines(300, 1);

/** What is chosen beside the words. */
export const ChosenLook = { style: z.enum(DESIGN_STYLES).nullable(), occasion: z.enum(OCCASIONS).nullable() };

const Maker = z.object({ firstName: z.string(), lastName: z.string(), profileImageUrl: z.string().nullable() });

export const Design = z.object({
  id: z.string(),
  name: z.string(),
  prompt: z.string(),
  /** S2 §3: what the picture shows, in the words that it was drawn from. */
  description: z.string(),
  style: z.string(),
  status: z.enum(['queued', 'ready', 'failed', 'refused', 'cancelled']),
  isPublic: z.boolean(),
  createdAt: Timestamp,
  /** The artwork on transparent ground; null while it is being drawn. */
  imageUrl: z.string().nullable(),
  designImage: z.string().nullable(),
  /** Only a saved realistic preview sets it (rulings, Generation). */
  previewImageUrl: z.string().nullable(),
  /** The exact mockup on the design's own shirt; null while it is being drawn. */
  mockupUrl: z.string().nullable(),
  color: Color,
  /** How its cloth looks, and whether that is light or dark. */
  cloth: z.object({ hex: z.string(), ground: z.enum(GROUNDS) }),
  type: z.string(),
  productId: z.number().int(),
  printPosition: z.string(),
  printSize: z.string(),
  likeCount: z.number().int(),
  /** The public design that this one was started from, and its maker. */
  remixOf: z.object({ id: z.string(), name: z.string(), user: Maker.nullable() }).nullable(),
  /** Base price plus placement fee. */
  price: Rupees,
  product: z.object({ basePrice: Rupees }),
  /** The maker as the public sees it: first name and initial; null is 'Anonymous'. */
  user: Maker.nullable(),
  /** What its maker chose beside the words: told of a single design, to start another one from it. */
  look: z.object(ChosenLook).optional(),
  /** What the shop decided about it and why: told to its maker alone, in the list of what they made. */
  decision: z.object({ kind: z.enum(DECISION_KINDS), reason: z.enum(TAKEDOWN_REASONS), text: z.string() }).optional(),
  /** Who drew the picture that is shown, which its label tells (rulings, Generation); null while there is none. */
  drawnBy: z.enum(DRAWERS).nullable(),
});
export type Design = z.output<typeof Design>;

export const Job = z.object({
  id: z.string(),
  kind: z.enum(['generate', 'modify', 'regenerate', 'preview']),
  state: z.enum(JOB_STATES),
  step: z.enum(JOB_STEPS).nullable(),
  /** Jobs before this one; 0 while it runs. */
  queuePosition: z.number().int().min(0),
  /** What it waits for beside its turn: a provider of pictures that is away, or the next day; nothing is charged meanwhile. */
  waitsFor: z.enum(['provider', 'tomorrow']).nullable(),
  /** Seconds that are left, by the median of the latest jobs; nothing where nobody knows. */
  secondsLeft: z.number().min(0).nullable(),
  /** A small picture of how far it is, while it is drawn by a provider that shows it; a newer one has another address. */
  partialUrl: z.string().nullable(),
  designId: z.string(),
  createdAt: Timestamp,
  /** Set once the job is done. */
  design: Design.nullable(),
  /** The picture of a realistic preview, once it is done. */
  previewUrl: z.string().nullable(),
  /** The shop's own artist drew it in place of an image provider that was away, or whose day was used up. */
  steppedIn: z.boolean(),
  /** Who draws what the job is to make. */
  drawnBy: z.enum(DRAWERS),
  /** Set once the job failed, was refused or cancelled: the sentence and its code. */
  error: z.string().nullable(),
  code: z.string().nullable(),
});
export type Job = z.output<typeof Job>;

/** One picture of a design; `parent` is the version that it came from. */
export const DesignVersion = z.object({
  number: z.number().int(),
  parent: z.number().int().nullable(),
  kind: z.enum(['generate', 'modify', 'regenerate', 'upload', 'cutout']),
  /** What was asked for; null where the design was drawn anew. */
  instruction: z.string().nullable(),
  imageUrl: z.string(),
  createdAt: Timestamp,
  /** The one that the shop shows and prints. */
  isCurrent: z.boolean(),
});
export type DesignVersion = z.output<typeof DesignVersion>;

/** Why pictures of a deleted design are kept; all others are removed within a minute. */
export const KeptFiles = z.object({
  /** Orders of one's own that they were printed for, the latest twenty: for the print, a replacement, and the books. */
  orders: z.array(z.string()),
  /** Others have ordered the design while it was public. */
  inOthersOrders: z.boolean(),
  /** The shop took it down, or somebody has reported it: kept for 180 days for those who look into it. */
  isHeld: z.boolean(),
});
export type KeptFiles = z.output<typeof KeptFiles>;

/** The same key is the same job: a double click or a retried request draws and charges once. */
export const IdempotencyKey = z
  .string()
  .min(8)
  .max(80)
  .regex(/^\P{Cc}*$/u, 'Not a key')
  .optional();
/** Number of a version; without it the current one. */
const VersionNumber = z.number().int().min(1).max(100_000);

const Generate = z.strictObject({
  prompt: Prompt,
  color: Color.optional(),
  tshirtType: TshirtTypeWord.optional(),
  position: PositionWord.optional(),
  designSize: DesignSizeWord.optional(),
  productId: z.number().int().optional(),
  style: z.enum(DESIGN_STYLES).optional(),
  occasion: z.enum(OCCASIONS).optional(),
  /** 'Start from this design': a public design, or one's own, whose maker is named. */
  remixOf: Id.optional(),
  idempotencyKey: IdempotencyKey,
});
/** What a job answers: its design where the caller waited for it, otherwise the job. */
const DesignOrJob = z.union([z.object({ design: Design, imageUrl: z.string() }), z.object({ job: Job })]);
const JOB_ERRORS = [
  'not_found',
  'upload_not_drawn',
  'insufficient_credits',
  'too_many_jobs',
  'prompt_refused',
  'generation_failed',
  'studio_resting',
  'job_cancelled',
] as const;

export const designs = {
  public: endpoint('designs.public', {
    summary: 'Public designs: the newest or the most liked first, by style, by words of name and prompt',
    access: 'public',
    cache: 'public',
    query: z.object({
      ...Page,
      search: Search(),
      style: z
        .string()
        .max(40)
        .regex(/^\P{Cc}*$/u, 'Not a style')
        .optional(),
      sort: z.enum(['newest', 'liked']).default('newest'),
    }),
    response: z.array(Design),
    errors: [],
  }),
  featured: endpoint('designs.featured', {
    summary: 'The most liked public designs',
    access: 'public',
    cache: 'public',
    response: z.array(Design),
    errors: [],
  }),
  styles: endpoint('designs.styles', {
    summary: 'Styles of the public designs, the most used first',
    access: 'public',
    cache: 'public',
    response: z.array(z.object({ style: z.string(), count: z.number().int() })),
    errors: [],
  }),
  mine: endpoint('designs.mine', {
    summary: "The signed-in person's designs, the newest first",
    access: 'shopper',
    query: z.object({ ...Page }),
    response: z.array(Design),
    errors: [],
  }),
  one: endpoint('designs.one', {
    summary: 'A design that is public or your own',
    access: 'public',
    cache: 'guests',
    params: z.object({ id: Id }),
    response: Design,
    errors: ['not_found'],
  }),
  generate: endpoint('designs.generate', {
    blankIsAbsent: true,
    summary: 'Draws a design from words (3 credits). With `Prefer: respond-async` answers 202 with the job at once',
    access: 'shopper',
    body: Generate,
    response: DesignOrJob,
    errors: [...JOB_ERRORS, 'nothing_drawn', 'product_not_found', 'color_not_found', 'placement_not_found'],
  }),
  modify: endpoint('designs.modify', {
    summary: 'Changes a design of yours by an instruction (3 credits); one that is not understood costs nothing',
    access: 'shopper',
    params: z.object({ id: Id }),
    body: z.strictObject({
      instruction: Instruction,
      from: VersionNumber.optional(),
      idempotencyKey: IdempotencyKey,
    }),
    response: DesignOrJob,
    errors: [...JOB_ERRORS, 'design_not_ready', 'instruction_unclear', 'instruction_done'],
  }),
  regenerate: endpoint('designs.regenerate', {
    summary: 'Draws a design of yours anew in another composition (3 credits)',
    access: 'shopper',
    params: z.object({ id: Id }),
    body: z.strictObject({ from: VersionNumber.optional(), idempotencyKey: IdempotencyKey }),
    response: DesignOrJob,
    errors: [...JOB_ERRORS, 'design_not_ready'],
  }),
  versions: endpoint('designs.versions', {
    summary: 'Every picture that a design of yours ever had, the newest first',
    access: 'shopper',
    params: z.object({ id: Id }),
    query: z.object({ ...Page }),
    response: z.array(DesignVersion),
    errors: ['not_found'],
  }),
  chooseVersion: endpoint('designs.chooseVersion', {
    summary: 'Shows and prints an earlier version of a design of yours from now on',
    access: 'shopper',
    params: z.object({ id: Id }),
    body: z.strictObject({ number: VersionNumber }),
    response: Design,
    errors: ['not_found', 'design_not_ready', 'words_not_shown'],
  }),
  setPublic: endpoint('designs.setPublic', {
    summary:
      'Shows a finished design of yours to everybody, or to nobody but you from now on; own artwork stays private',
    access: 'shopper',
    params: z.object({ id: Id }),
    body: z.strictObject({ isPublic: z.boolean() }),
    response: Design,
    errors: ['not_found', 'design_not_ready', 'upload_stays_private', 'words_not_shown'],
  }),
  remove: endpoint('designs.remove', {
    summary:
      'Deletes a design of yours for good, and tells which of its pictures stay and why; orders keep what was bought',
    access: 'shopper',
    params: z.object({ id: Id }),
    response: z.object({ success: z.literal(true), kept: KeptFiles }),
    errors: ['not_found', 'design_not_ready'],
  }),
  report: endpoint('designs.report', {
    summary: 'Tells the shop that a public design should not be shown',
    access: 'public',
    params: z.object({ id: Id }),
    body: z.strictObject({
      reason: z.enum(REPORT_REASONS),
      details: Lines(1000).optional(),
    }),
    response: z.object({ success: z.literal(true) }),
    errors: ['not_found'],
  }),
  ...arrangementCalls,
  ...readingCalls,
  mockup: endpoint('designs.mockup', {
    summary: 'The exact mockup of a design that is public or your own on a shirt, as its maker placed it',
    access: 'public',
    params: z.object({ id: Id }),
    body: z.strictObject({
      color: Color.optional(),
      tshirtType: TshirtTypeWord.optional(),
      position: PositionWord.optional(),
      designSize: DesignSizeWord.optional(),
    }),
    response: z.object({ mockupUrl: z.string(), dpi: z.number().int() }),
    errors: ['not_found', 'design_not_ready', 'product_not_found', 'color_not_found', 'placement_not_found'],
  }),
  job: endpoint('designs.job', {
    summary: 'Where a job of yours stands',
    access: 'shopper',
    params: z.object({ id: Id }),
    response: Job,
    errors: ['not_found'],
  }),
  cancelJob: endpoint('designs.cancelJob', {
    summary: 'Cancels a job of yours that has not finished; its credits come back',
    access: 'shopper',
    params: z.object({ id: Id }),
    response: Job,
    errors: ['not_found', 'job_not_cancellable'],
  }),
  jobPartial: endpoint('designs.jobPartial', {
    summary: 'How far a job of yours is, as a small WebP, while it is being drawn',
    access: 'shopper',
    kind: 'picture',
    params: z.object({ id: Id }),
    response: z.unknown(),
    errors: ['not_found'],
  }),
  jobEvents: endpoint('designs.jobEvents', {
    summary: 'The progress of a job of yours as server-sent events, each with the job as its data',
    access: 'shopper',
    kind: 'stream',
    params: z.object({ id: Id }),
    response: Job,
    errors: ['not_found'],
  }),
};
