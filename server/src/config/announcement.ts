import { z } from 'zod';
import type { Language } from '../../../domain/src/languages.ts';
import { dayAfter, startOfDay } from '../../../domain/src/india-days.ts';

/** A line above the header of every page. */
export type Announcement = {
  /** By language; who reads one that has none reads the English line. */
  texts: Partial<Record<Language, string>> & { en: string };
  /** A path of the shop, or an https address. */
  href: string | undefined;
  /** The moment from which on it is not shown; nothing where it has no end. */
  until: Date | undefined;
};

const line = z.string().trim().max(140);
/** A path of this shop with neither host nor protocol, or another place on the internet. */
const isLink = (text: string): boolean =>
  /^\/(?![/\\])[\w\-./?=&%#]*$/.test(text) || /^https:\/\/[^\s/@]+\.[^\s/@]+(\/\S*)?$/.test(text);

export const ANNOUNCEMENT = {
  ANNOUNCEMENT_EN: line.optional(),
  ANNOUNCEMENT_HI: line.optional(),
  ANNOUNCEMENT_LINK: z
    .string()
    .trim()
    .refine(isLink, 'must be a page of the shop, such as /collections, or an https address')
    .optional(),
  ANNOUNCEMENT_UNTIL: z.iso.date('must be a day, such as 2026-12-31').optional(),
};

type Said = z.output<z.ZodObject<typeof ANNOUNCEMENT>>;

export function announcementOf(env: Said): Announcement | undefined {
  const { ANNOUNCEMENT_EN: en, ANNOUNCEMENT_HI: hi, ANNOUNCEMENT_LINK: href, ANNOUNCEMENT_UNTIL: until } = env;
  if (en === undefined) return undefined;
  return {
    texts: { en, ...(hi && { hi }) },
    href,
    until: until === undefined ? undefined : startOfDay(dayAfter(until, 1)),
  };
}

export const announcementProblems = ({ ANNOUNCEMENT_EN: en, ANNOUNCEMENT_HI: hi }: Said): string[] =>
  hi !== undefined && en === undefined ? ['ANNOUNCEMENT_EN is missing (ANNOUNCEMENT_HI needs it)'] : [];
