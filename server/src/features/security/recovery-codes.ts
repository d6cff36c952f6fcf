import { createHash } from 'node:crypto';
import type { Context } from '../../http/handle.ts';

/** Codes that are told at once. */
export const RECOVERY_CODES = 10;
/** Characters of base 32: 80 bits, so that a hash without a salt gives nothing away. */
const LENGTH = 16;

export const isRecoveryCode = (code: string): boolean => /^[a-z2-7]{16}$/.test(code);

/** What was typed without its spaces and dashes, in small letters. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

export const hashOf = (code: string): string => createHash('sha256').update(plainCode(code)).digest('hex');

/** New codes, 'abcd-efgh-2345-wxyz'. */
export const newRecoveryCodes = ({ randomId }: Pick<Context, 'randomId'>): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => randomId(LENGTH).match(/.{4}/g)!.join('-'));
