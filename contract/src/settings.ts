import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import { SETTING_GROUPS, SETTING_NAMES, type SettingKind, type SettingName } from '../../domain/src/settings.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_KEYS } from '../../domain/src/languages.ts';
import { endpoint } from './endpoint.ts';
import { Lines } from './typed.ts';
import { FILE_REFUSALS } from './uploads.ts';
import { Timestamp } from './wire.ts';

const Name = z.enum(SETTING_NAMES as [SettingName, ...SettingName[]]);
const KINDS = [
  'line',
  'lines',
  'email',
  'phone',
  'address',
  'secret',
  'number',
  'choice',
  'ordered',
  'colour',
  'picture',
  'date',
] as const satisfies SettingKind[];

export const Setting = z.object({
  name: Name,
  group: z.enum(SETTING_GROUPS),
  kind: z.enum(KINDS),
  /** The longest value, in characters. */
  most: z.number().int(),
  /** What a choice can be. */
  options: z.array(z.string()),
  /** What the owner set; null where nothing is set, for a secret, and where the environment says it. */
  value: z.string().nullable(),
  isSet: z.boolean(),
  /** The environment says it: it cannot be changed here. */
  isLocked: z.boolean(),
  /** 0 where it was never set. */
  version: z.number().int(),
  changedAt: Timestamp.nullable(),
  changedBy: z.string().nullable(),
});
export type Setting = z.output<typeof Setting>;

/** One thing that the doctor looked at. */
export const SettingFinding = z.object({
  check: z.string(),
  /** 'untested': there was nothing to try. */
  level: z.enum(['ok', 'warning', 'problem', 'untested']),
  /** In English; `word` says it in every language, where it is one of the catalogue. */
  says: z.string(),
  todo: z.string().nullable(),
  word: z.object({ key: z.string(), facts: z.array(z.string()) }).nullable(),
});

const Settings = z.object({ settings: z.array(Setting) });
const Change = z.strictObject({
  name: Name,
  /** null takes it back. */
  value: Lines(2_000, 1).nullable(),
  /** The version that was seen; another one is answered with 409 `setting_changed`. */
  version: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1),
});

export const settings = {
  read: endpoint('settings.read', {
    summary: 'What the owner can set, without secrets',
    access: DUTIES.settings,
    response: Settings,
    errors: [],
  }),
  change: endpoint('settings.change', {
    summary: 'Sets values, or takes them back: all of them or none. Every process goes by them within seconds',
    access: DUTIES.settings,
    fresh: true,
    body: z.strictObject({ changes: z.array(Change).min(1).max(SETTING_NAMES.length) }),
    response: Settings,
    errors: ['setting_locked', 'setting_changed', 'setting_refused'],
  }),
  logo: endpoint('settings.logo', {
    summary:
      'Makes a picture the shop’s logo: a PNG, JPEG, WebP, GIF or SVG of at most 20 MB is the body as it is. Every process goes by it within seconds',
    access: DUTIES.settings,
    fresh: true,
    kind: 'file',
    /** The version of the setting that was seen; 0 where it was never set. */
    query: z.object({
      version: z.coerce
        .number()
        .int()
        .min(0)
        .max(2 ** 31 - 1)
        .default(0),
    }),
    response: Settings,
    errors: [
      'setting_locked',
      'setting_changed',
      'rate_limited',
      ...FILE_REFUSALS,
      'upload_stalled',
      'upload_busy',
      'upload_not_stored',
    ],
  }),
  test: endpoint('settings.test', {
    summary:
      'Tries what a group of settings is for, as `npm run doctor` does, and mail by a letter to who asks; nothing that a shopper sees changes',
    access: DUTIES.settings,
    body: z.strictObject({
      group: z.enum(SETTING_GROUPS),
      language: z.enum(LANGUAGE_KEYS).default(DEFAULT_LANGUAGE),
    }),
    response: z.object({ findings: z.array(SettingFinding) }),
    errors: ['rate_limited'],
  }),
};
