import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import {
  DECISION_KINDS,
  DECISION_TEXT_LIMIT,
  REPORT_OUTCOMES,
  REPORT_REASONS,
  TAKEDOWN_REASONS,
} from '../../domain/src/moderation.ts';
import { REFUSAL_KINDS } from '../../domain/src/prompt-rule-kinds.ts';
import { Prompt } from './designs.ts';
import { endpoint } from './endpoint.ts';
import { Lines, Search } from './typed.ts';
import { Id, Page, Timestamp } from './wire.ts';

/** What is decided about a design until it is lifted, and by whom. */
const Decision = z.object({
  kind: z.enum(DECISION_KINDS),
  reason: z.enum(TAKEDOWN_REASONS),
  text: z.string(),
  by: z.string(),
  at: Timestamp,
});

/** A design as whoever looks after the gallery sees it. */
export const ModeratedDesign = z.object({
  id: z.string(),
  name: z.string(),
  prompt: z.string(),
  /** The mockup on its shirt, or the artwork alone. */
  pictureUrl: z.string().nullable(),
  isPublic: z.boolean(),
  likeCount: z.number().int(),
  createdAt: Timestamp,
  maker: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  openReports: z.number().int(),
  decision: Decision.nullable(),
});
export type ModeratedDesign = z.output<typeof ModeratedDesign>;

/** A design whose reports nobody has decided about. */
const ReportedDesign = ModeratedDesign.extend({
  reasons: z.array(z.object({ reason: z.enum(REPORT_REASONS), count: z.number().int() })),
  firstAt: Timestamp,
  /** When it is to be decided (domain/moderation). */
  dueAt: Timestamp,
});
export type ReportedDesign = z.output<typeof ReportedDesign>;

/** One report. Who wrote it stays unsaid: only whether it was somebody with an account. */
const DesignReport = z.object({
  id: z.string(),
  reason: z.enum(REPORT_REASONS),
  details: z.string(),
  byAccount: z.boolean(),
  createdAt: Timestamp,
  resolvedAt: Timestamp.nullable(),
  outcome: z.enum(REPORT_OUTCOMES).nullable(),
});
export type DesignReport = z.output<typeof DesignReport>;

/** What was not drawn, without whose words they were. */
const PromptRefusal = z.object({
  id: z.string(),
  text: z.string(),
  /** What stood in the way; empty where the provider named no word. */
  word: z.string(),
  byRule: z.boolean(),
  createdAt: Timestamp,
});
export type PromptRefusal = z.output<typeof PromptRefusal>;

const access = DUTIES.moderation;

export const adminModeration = {
  reportedDesigns: endpoint('admin.reportedDesigns', {
    summary: 'Designs with open reports, the most urgent first',
    access,
    query: z.object({ ...Page }),
    response: z.array(ReportedDesign),
    errors: [],
  }),
  moderatedDesigns: endpoint('admin.moderatedDesigns', {
    summary: 'Designs of the gallery, or those that were taken out of it, the newest first; `search` is words or an id',
    access,
    query: z.object({
      ...Page,
      search: Search(),
      state: z.enum(['public', ...DECISION_KINDS]).default('public'),
    }),
    response: z.array(ModeratedDesign),
    errors: [],
  }),
  designReports: endpoint('admin.designReports', {
    summary: 'What was reported of a design, the newest first',
    access,
    params: z.object({ id: Id }),
    query: z.object({ ...Page }),
    response: z.array(DesignReport),
    errors: ['not_found'],
  }),
  keepDesign: endpoint('admin.keepDesign', {
    summary: 'Closes the reports of a design, which stays; who reported it with an account is told',
    access,
    params: z.object({ id: Id }),
    response: ModeratedDesign,
    errors: ['own_affair', 'not_found', 'decision_changed'],
  }),
  takeDown: endpoint('admin.takeDown', {
    summary: 'Takes a design down, or out of the gallery alone; its maker and who reported it are told',
    access,
    fresh: true,
    params: z.object({ id: Id }),
    body: z.strictObject({
      kind: z.enum(DECISION_KINDS),
      reason: z.enum(TAKEDOWN_REASONS),
      /** The maker reads it. */
      text: Lines(DECISION_TEXT_LIMIT).default(''),
    }),
    response: ModeratedDesign,
    errors: ['own_affair', 'not_found', 'decision_changed'],
  }),
  restoreDesign: endpoint('admin.restoreDesign', {
    summary: 'Lifts a decision: the design is as it was before; its maker is told',
    access,
    fresh: true,
    params: z.object({ id: Id }),
    response: ModeratedDesign,
    errors: ['own_affair', 'not_found', 'decision_changed'],
  }),
  tryWords: endpoint('admin.tryWords', {
    summary: 'Would these words be drawn, and which of them would not? Nothing is kept',
    access,
    body: z.strictObject({ text: Prompt }),
    response: z.object({
      isRefused: z.boolean(),
      /** The words that stand in the way, as they were written. */
      words: z.array(z.string()),
      kind: z.enum(REFUSAL_KINDS).nullable(),
      /** Why, in English. */
      reason: z.string().nullable(),
      /** How the rest would read, where it would be drawn. */
      reworded: z.string().nullable(),
    }),
    errors: [],
  }),
  promptRefusals: endpoint('admin.promptRefusals', {
    summary: 'Words that were not drawn in the last thirty days, the newest first',
    access,
    query: z.object({ ...Page }),
    response: z.array(PromptRefusal),
    errors: [],
  }),
  refusalCounts: endpoint('admin.refusalCounts', {
    summary: 'How often words were not drawn, by day in India and word, at most two hundred rows',
    access,
    query: z.object({ days: z.coerce.number().int().min(1).max(30).default(7) }),
    response: z.array(z.object({ day: z.iso.date(), word: z.string(), byRule: z.boolean(), count: z.number().int() })),
    errors: [],
  }),
};
