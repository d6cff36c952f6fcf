import { z } from 'zod';
import { DELIVERY_LIMITS } from '../../domain/src/contact.ts';
import { cleanEmail, isEmail } from '../../domain/src/email.ts';
import { cleanCode, cleanLine, cleanLines, labelLine } from '../../domain/src/typed-text.ts';

/*
 * Texts that people type, cleaned before they are checked (domain/typed-text). Every text of a call has lost the signs that carry
 * nothing when it comes here (server, read-body); these say what is a line, and what is a code.
 */

/** A text of one line with its least and most characters. */
export const Line = (most: number, least = 0) => z.string().overwrite(cleanLine).min(least).max(most);

/** A text that may have lines. */
export const Lines = (most: number, least = 0) => z.string().overwrite(cleanLines).min(least).max(most);

/** An address that mails reach, as it is kept. */
export const EmailAddress = z
  .string()
  .overwrite(cleanEmail)
  .min(1)
  .max(DELIVERY_LIMITS.email)
  .refine(isEmail, 'is no address that mails reach');

/** What a list is searched for. */
export const Search = (most = 100) => z.string().overwrite(labelLine).max(most).optional();

/** The number of a parcel, as its carrier gave it out: no blanks, in capital letters. */
export const TrackingId = z.string().overwrite(cleanCode).min(1).max(80);
