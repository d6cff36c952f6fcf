import { isPinCode, type Delivery } from '../../../../domain/src/contact.ts';
import { cityOfPinCode, stateOfPinCode, statesOfPinCode } from '../../../../domain/src/pin-codes.ts';

/** What a PIN code filled in, as long as nobody has typed over it. */
export type Filled = { state?: string | undefined; city?: string | undefined };

/**
 * The form with the state and city of its PIN code where these are empty, or came from an earlier PIN code; what was typed stays
 * (rulings, Law). Nothing changes until the PIN code is whole.
 */
export function fillFromPinCode(form: Delivery, before: Filled): { form: Delivery; filled: Filled } {
  if (!isPinCode(form.zipCode)) return { form, filled: before };
  const filled: Filled = {};
  const next = { ...form };
  if (form.state === '' || form.state === before.state) {
    const isStillRight = (statesOfPinCode(form.zipCode) as readonly string[]).includes(form.state);
    filled.state = stateOfPinCode(form.zipCode) ?? (isStillRight ? form.state : undefined);
    next.state = filled.state ?? '';
  }
  if (form.city.trim() === '' || form.city === before.city) {
    filled.city = cityOfPinCode(form.zipCode);
    next.city = filled.city ?? '';
  }
  return { form: next, filled };
}
