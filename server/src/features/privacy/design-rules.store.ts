import { sql, type SQL } from 'drizzle-orm';
import type { Person, Rule } from './rule.store.ts';
import { ofAccount } from './whose.store.ts';

const ofOwnDesign = ({ id }: Person): SQL => sql`t.design_id in (select id from designs where account_id = ${id})`;
const ofOwnJob = ({ id }: Person): SQL => sql`t.generation_id in (select id from generations where account_id = ${id})`;

/** Privacy rules of designs, their pictures and jobs, and of a person's drafts, likes and reports. */
export const designRules: Record<string, Rule> = {
  generation_starts: { rows: ofOwnJob, gives: 'generation_id attempt at', erase: 'delete' },
  generation_partials: {
    rows: ofOwnJob,
    gives: 'generation_id',
    withholds: { webp: 'an unfinished picture, kept only while the design is drawn' },
    erase: 'delete',
  },
  generations: {
    rows: ofAccount,
    gives:
      'id account_id design_id kind state step provider prompt from_version instruction shirt preview_file idempotency_key error_code attempts postponements ran_ms partials is_background due_at created_at started_at finished_at',
    withholds: { seed: 'keeps the address of a private picture unguessable' },
    files: ['preview_file'],
    erase: 'delete',
  },
  uploads: {
    rows: ofAccount,
    gives: 'design_id account_id request_key kind bytes is_first_frame rights_confirmed_at created_at',
    erase: 'delete',
  },
  design_versions: {
    rows: ofOwnDesign,
    gives:
      'design_id number parent kind instruction style brief artwork_file width height provider left_with created_at',
    files: ['artwork_file'],
    erase: 'delete',
  },
  drafts: {
    rows: ofAccount,
    gives:
      'account_id id design_id prompt style occasion product_id color position design_size size version created_at changed_at',
    erase: 'delete',
  },
  likes: { rows: ofAccount, gives: 'account_id design_id created_at', erase: 'delete' },
  collection_likes: { rows: ofAccount, gives: 'account_id collection_id created_at', erase: 'delete' },
  reports: {
    rows: person => sql`t.reporter = ${person.id}`,
    gives: 'id design_id reporter reason details created_at resolved_at outcome',
    erase: 'delete',
  },
  takedowns: {
    rows: ofOwnDesign,
    gives: 'id design_id kind reason text was_public decided_at lifted_at',
    withholds: { decided_by: 'the member of staff who did it', lifted_by: 'the member of staff who did it' },
    erase: 'delete',
  },
  designs: {
    rows: ofAccount,
    gives:
      'id account_id name prompt style chosen_style occasion status is_public is_upload color product_id position design_size current_version artwork_file arrangement arrangement_version mockup_file preview_file like_count remix_of created_at updated_at deleted_at taken_down_at hidden_at',
    withholds: { search_words: 'made of name and prompt' },
    files: ['artwork_file', 'mockup_file', 'preview_file'],
    erase: 'delete',
  },
  drawings: {
    nobodys: 'vectors of artworks; a row goes with its artwork',
    columns: 'artwork_file file created_at',
    files: ['file'],
  },
  mockups: {
    nobodys: 'pictures of shirts by artwork; a row goes with its artwork',
    columns: 'artwork_file tshirt_type color hex placement arrangement file created_at',
    files: ['file'],
  },
};
