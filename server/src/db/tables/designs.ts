import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { Arrangement } from '../../../../domain/src/arrangement.ts';
import type { Color, PlacementId, TshirtType } from '../../../../domain/src/catalog.ts';
import type { SceneWish } from '../../../../domain/src/preview-scenes.ts';
import type { DesignStyle, Occasion } from '../../../../domain/src/looks.ts';
import type { UploadKind } from '../../../../domain/src/uploads.ts';
import { accounts } from './accounts.ts';
import { bytes, createdAt, moment, searchVector } from './columns.ts';

export type DesignStatus = 'queued' | 'ready' | 'failed' | 'refused' | 'cancelled';
export type GenerationKind = 'generate' | 'modify' | 'regenerate' | 'preview';
export type GenerationState = 'queued' | 'running' | 'saving' | 'done' | 'failed' | 'refused' | 'cancelled';

/** What a realistic preview shows: an artwork on a cut, in a colour, at a place. */
export type PreviewedShirt = {
  artworkFile: string;
  tshirtType: TshirtType;
  color: Color;
  /** The cloth as it looked when it was asked for. */
  hex: string;
  placement: PlacementId;
  /** How the design lies in its print area. */
  arrangement?: Arrangement | null;
  /** The scene that the shopper chose. */
  wish?: SceneWish;
};

/** How a version came about: the first three are drawn by a job, the others come from the shopper. */
export type VersionKind = Exclude<GenerationKind, 'preview'> | 'upload' | 'cutout';

/** What the gallery lists: the shop's own designs also while they are being drawn, everybody else's are public once they are ready. */
const isListed = sql`is_public and deleted_at is null and status in ('ready', 'queued')`;

/** A design and the shirt that its maker chose for it. The artwork of the current version stands in design_versions. */
export const designs = pgTable(
  'designs',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    prompt: text().notNull(),
    style: text().notNull().default(''),
    /** What was chosen beside the words; `style` tells what came of it. */
    chosenStyle: text('chosen_style').$type<DesignStyle>(),
    occasion: text().$type<Occasion>(),
    status: text().$type<DesignStatus>().notNull().default('queued'),
    isPublic: boolean('is_public').notNull().default(false),
    /** The shopper's own artwork. Nobody has looked at it, so it stays private. */
    isUpload: boolean('is_upload').notNull().default(false),
    color: text().$type<Color>().notNull(),
    productId: integer('product_id').notNull(),
    position: text().notNull(),
    designSize: text('design_size').notNull(),
    /** The version that the shop shows; 0 until the first one is drawn. */
    currentVersion: integer('current_version').notNull().default(0),
    /** Its artwork, as in that version's row: a page of the gallery reads no second table. */
    artworkFile: text('artwork_file'),
    /** How its maker placed artwork and texts; null while nothing was moved. `arrangementVersion` counts the changes. */
    arrangement: jsonb().$type<Arrangement>(),
    arrangementVersion: integer('arrangement_version').notNull().default(0),
    /** File of the mockup on the design's own shirt. */
    mockupFile: text('mockup_file'),
    /** File of the realistic preview of the current artwork that was saved last (S2 §4); gone with another artwork. */
    previewFile: text('preview_file'),
    /** Number of rows in likes, kept by the same transaction. */
    likeCount: integer('like_count').notNull().default(0),
    /** The public design that this one was started from; its maker is named. */
    remixOf: text('remix_of').references((): AnyPgColumn => designs.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    /** When the shop took it down: nobody buys, prints, starts from or publishes it (features/moderation; the production desk asks too). */
    takenDownAt: moment('taken_down_at'),
    /** When the shop took it out of the gallery: its maker alone still sees and buys it. */
    hiddenAt: moment('hidden_at'),
    /** What the gallery's search looks at; the function stands in the baseline migration. */
    searchWords: searchVector('search_words').generatedAlwaysAs(sql`search_words(name || ' ' || prompt)`),
  },
  table => [
    // Ascending: read backwards they are the newest first. drizzle's desc() says NULLS LAST, which `order by … desc` cannot use.
    index('designs_listed_newest').on(table.createdAt, table.id).where(isListed),
    index('designs_listed_liked').on(table.likeCount, table.id).where(isListed),
    index('designs_style_newest').on(table.style, table.createdAt, table.id).where(isListed),
    index('designs_style_liked').on(table.style, table.likeCount, table.id).where(isListed),
    // Without the list of pending entries: each like rewrites a row, and a search would read that list from end to end.
    index('designs_search').using('gin', table.searchWords).where(isListed).with({ fastupdate: false }),
    index('designs_remixes')
      .on(table.remixOf)
      .where(sql`remix_of is not null`),
    index('designs_figures')
      .on(table.likeCount)
      .where(sql`status = 'ready' and deleted_at is null`),
    index('designs_account_newest').on(table.accountId, table.createdAt, table.id),
    index('designs_taken_down')
      .on(table.takenDownAt, table.id)
      .where(sql`taken_down_at is not null`),
    // Whether something public names a file is asked for each picture.
    index('designs_artwork').on(table.artworkFile),
    index('designs_mockup').on(table.mockupFile),
    index('designs_preview')
      .on(table.previewFile)
      .where(sql`preview_file is not null`),
    // Deleted ones whose files are kept for a while.
    index('designs_kept_files')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null and artwork_file is not null`),
    check('designs_upload_private', sql`not (${table.isUpload} and ${table.isPublic})`),
    check(
      'designs_moderated_private',
      sql`not ${table.isPublic} or (${table.takenDownAt} is null and ${table.hiddenAt} is null)`,
    ),
  ],
);

/** Every picture that a design ever had. `brief` is what the artist read in the words: changes start from it. */
export const designVersions = pgTable(
  'design_versions',
  {
    designId: text('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** The version that it came from, and what was asked for; an instruction has only a `modify`. */
    parent: integer(),
    kind: text().$type<VersionKind>().notNull().default('generate'),
    instruction: text(),
    style: text().notNull().default(''),
    brief: jsonb().$type<unknown>(),
    /** Storage key of the artwork: its content hash and ending. */
    artworkFile: text('artwork_file').notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    provider: text().notNull(),
    /** How it lay when another version took its place; nothing while it is current. */
    leftWith: jsonb('left_with').$type<{ arrangement: Arrangement | null }>(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.designId, table.number] }),
    index('design_versions_artwork').on(table.artworkFile),
  ],
);

/** Where a design came from that nobody drew here: what was sent, and that the shopper said that it may be printed. */
export const uploads = pgTable(
  'uploads',
  {
    designId: text('design_id')
      .primaryKey()
      .references(() => designs.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The same key is the same design, also when the file is sent twice. */
    requestKey: text('request_key'),
    kind: text().$type<UploadKind>().notNull(),
    bytes: integer().notNull(),
    /** The file moves; what is kept is how it begins. */
    isFirstFrame: boolean('is_first_frame').notNull().default(false),
    rightsConfirmedAt: moment('rights_confirmed_at').notNull(),
    createdAt: createdAt(),
  },
  table => [unique('uploads_once').on(table.accountId, table.requestKey)],
);

/** A job of the artist; the row owns the job's state (house, Data flow 1). */
export const generations = pgTable(
  'generations',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    designId: text('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    kind: text().$type<GenerationKind>().notNull(),
    state: text().$type<GenerationState>().notNull().default('queued'),
    step: text().$type<'reading' | 'sketching' | 'inking' | 'pressing'>(),
    provider: text().notNull(),
    prompt: text().notNull(),
    /** The version that is to be changed, and how; without an instruction it is drawn in another composition. */
    fromVersion: integer('from_version'),
    instruction: text(),
    /** Of a preview: the artwork and the shirt that it shows, and the picture once it is stored. */
    shirt: jsonb().$type<PreviewedShirt>(),
    previewFile: text('preview_file'),
    /** Seed of the drawing: unguessable, so that the content hash of a private artwork is too. */
    seed: text().notNull(),
    idempotencyKey: text('idempotency_key'),
    errorCode: text('error_code'),
    /** Times a worker took it up. */
    attempts: integer().notNull().default(0),
    /** How many of those were no try, because the provider had no time. */
    postponements: integer().notNull().default(0),
    /** Milliseconds that its earlier runs took: the time of a job is limited as a whole. */
    ranMs: integer('ran_ms').notNull().default(0),
    /** Partial pictures of this run so far; the latest stands in generation_partials. */
    partials: integer().notNull().default(0),
    /** Drawn for the shop itself, beside what shoppers wait for: no hold, no place in their queue. */
    isBackground: boolean('is_background').notNull().default(false),
    /** Queued: not taken up before this moment. Running: the worker's lease, which it renews while it draws. */
    dueAt: moment('due_at').notNull().defaultNow(),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  table => [
    unique('generations_once').on(table.accountId, table.idempotencyKey),
    index('generations_open')
      .on(table.createdAt, table.id)
      .where(sql`state in ('queued', 'running', 'saving')`),
    index('generations_account').on(table.accountId, table.createdAt),
    index('generations_design').on(table.designId),
    index('generations_preview')
      .on(table.previewFile)
      .where(sql`preview_file is not null`),
    index('generations_finished')
      .on(table.kind, table.finishedAt)
      .where(sql`state = 'done'`),
  ],
);

/** Runs that the provider was asked for in the last minute: what the whole shop's limit a minute is counted by. */
export const generationStarts = pgTable(
  'generation_starts',
  {
    generationId: text('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    attempt: integer().notNull(),
    at: moment('at').notNull(),
  },
  table => [primaryKey({ columns: [table.generationId, table.attempt] }), index('generation_starts_at').on(table.at)],
);

/** The latest partial picture of a job that is being drawn, a small WebP; gone when its run ends. */
export const generationPartials = pgTable('generation_partials', {
  generationId: text('generation_id')
    .primaryKey()
    .references(() => generations.id, { onDelete: 'cascade' }),
  webp: bytes('webp').notNull(),
});

/** Stored mockups: one per artwork, product, colour with its hex, placement and arrangement. An empty artwork is the plain shirt. */
export const mockups = pgTable(
  'mockups',
  {
    artworkFile: text('artwork_file').notNull(),
    tshirtType: text('tshirt_type').notNull(),
    color: text().$type<Color>().notNull(),
    /** The cloth as it was drawn: another one is another picture. */
    hex: text().notNull(),
    placement: text().notNull(),
    /** Hash of the arrangement; empty where nothing was moved. */
    arrangement: text().notNull().default(''),
    file: text().notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({
      name: 'mockups_pk',
      columns: [table.artworkFile, table.tshirtType, table.color, table.hex, table.placement, table.arrangement],
    }),
    index('mockups_file').on(table.file),
  ],
);

/** The vectors of an artwork of the embedded artist, as they were composed: its print files are made from them at any time (an SVG). */
export const drawings = pgTable('drawings', {
  artworkFile: text('artwork_file').primaryKey(),
  file: text().notNull(),
  createdAt: createdAt(),
});

/** Who likes which design. */
export const likes = pgTable(
  'likes',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    designId: text('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.designId] }),
    index('likes_design').on(table.designId),
    index('likes_account_newest').on(table.accountId, table.createdAt, table.designId),
  ],
);
