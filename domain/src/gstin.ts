import { ok, refuse, type Result } from './result.ts';
import { statesOfPinCode } from './pin-codes.ts';
import { STATE_CODES, stateCodeOfGstin } from './tax.ts';
import { cleanCode } from './typed-text.ts';

/**
 * Why a text is no tax number: too short or too long, a state that does not exist, no PAN after it, another end than such numbers have,
 * a character that was mistaken for another.
 */
export type GstinProblem = 'gstin_length' | 'gstin_state' | 'gstin_pan' | 'gstin_end' | 'gstin_check';

/** State, PAN, which registration of that PAN, a Z, the check digit (CGST Rules 2017, rule 10). */
const LENGTH = 15;
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;
const END = /^[1-9A-Z]Z[\dA-Z]$/;
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const STATES: ReadonlySet<string> = new Set(Object.values(STATE_CODES));
/** As it is copied off a bill: with its name before it. */
const NAME = /^GST(?:IN)?(?:NO|NUMBER)?(?=\d)/;

/** The tax number of an owner or a buyer as it was typed (any script's digits, blanks, dashes, small letters), in its one form. */
export function readGstin(typed: string): Result<string, GstinProblem> {
  const gstin = cleanCode(typed)
    .replace(/[\p{Pd}.:/]/gu, '')
    .replace(NAME, '');
  if (gstin.length !== LENGTH) return refuse('gstin_length');
  if (!STATES.has(gstin.slice(0, 2))) return refuse('gstin_state');
  if (!PAN.test(gstin.slice(2, 12))) return refuse('gstin_pan');
  if (!END.test(gstin.slice(12))) return refuse('gstin_end');
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

/** The PIN code that an address names, as six digits; the last where there are several. Nothing where it names none. */
export const pinCodeIn = (address: string): string | undefined => address.match(PIN_CODE)?.at(-1)?.replace(/\s/g, '');

/**
 * Whether a seller's address can lie in the state of the tax number: bills name the registered place of that state, and by it CGST and
 * SGST or IGST is charged (CGST Rules 2017, rules 10 and 46). An address without a PIN code tells nothing.
 */
export function fitsAddress(gstin: string, address: string): boolean {
  const pinCode = pinCodeIn(address);
  if (pinCode === undefined) return true;
  return statesOfPinCode(pinCode).some(state => STATE_CODES[state] === stateCodeOfGstin(gstin));
}

/** What is wrong with the tax number of a seller at an address; nothing where both can stand. */
export function gstinFault(typed: string, address: string): GstinProblem | 'gstin_elsewhere' | undefined {
  const gstin = readGstin(typed);
  if (!gstin.ok) return gstin.refusal;
  return fitsAddress(gstin.value, address) ? undefined : 'gstin_elsewhere';
}
