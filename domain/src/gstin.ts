import { ok, refuse, type Result } from './result.ts';
import { statesOfPinCode } from './pin-codes.ts';
import { STATE_CODES, stateCodeOfGstin } from './tax.ts';
import { cleanCode } from './typed-text.ts';

/** Why a text is no tax number: another form, a state that does not exist, a character that was mistaken for another. */
export type GstinProblem = 'gstin_form' | 'gstin_state' | 'gstin_check';

/** State, PAN, which registration of that PAN, a Z, the check digit (CGST Rules 2017, rule 10). */
const FORM = /^(\d{2})[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const STATES: ReadonlySet<string> = new Set(Object.values(STATE_CODES));
/** As it is copied off a bill: with its name before it. */
const NAME = /^GST(?:IN)?(?:NO|NUMBER)?(?=\d)/;

/** The tax number of an owner or a buyer as it was typed (any script's digits, blanks, dashes, small letters), in its one form. */
export function readGstin(typed: string): Result<string, GstinProblem> {
  const gstin = cleanCode(typed)
    .replace(/[\p{Pd}.:/]/gu, '')
    .replace(NAME, '');
  const state = FORM.exec(gstin)?.[1];
  if (state === undefined) return refuse('gstin_form');
  if (!STATES.has(state)) return refuse('gstin_state');
  return gstin.endsWith(checkDigitOf(gstin)) ? ok(gstin) : refuse('gstin_check');
}

/** Of the first fourteen, every second counts twice, in the system of 36 (GSTN: Luhn's way, modulo 36). */
function checkDigitOf(gstin: string): string {
  let sum = 0;
  for (let at = 0; at < 14; at++) {
    const value = SIGNS.indexOf(gstin[at]!) * (1 + (at % 2));
    sum += Math.floor(value / SIGNS.length) + (value % SIGNS.length);
  }
  return SIGNS[(SIGNS.length - (sum % SIGNS.length)) % SIGNS.length]!;
}

/** A PIN code in the middle of a text, whole or in two groups. */
const PIN_CODE = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/g;

/**
 * Whether a seller's address can lie in the state of the tax number: bills name the registered place of that state, and by it CGST and
 * SGST or IGST is charged (CGST Rules 2017, rules 10 and 46). An address without a PIN code tells nothing.
 */
export function fitsAddress(gstin: string, address: string): boolean {
  const pinCode = address.match(PIN_CODE)?.at(-1);
  if (pinCode === undefined) return true;
  return statesOfPinCode(pinCode).some(state => STATE_CODES[state] === stateCodeOfGstin(gstin));
}
