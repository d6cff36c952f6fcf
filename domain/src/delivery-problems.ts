import {
  cleanDelivery,
  DELIVERY_LIMITS,
  indianPhone,
  isPinCode,
  type Delivery,
  type DeliveryField,
} from './contact.ts';
import { isServed } from './delivery.ts';
import { isEmail } from './email.ts';
import { statesOfPinCode } from './pin-codes.ts';
import { STATES } from './states.ts';

/** 'mismatch': the state is not one that the PIN code reaches into (rulings, Law). 'not_served': no parcel is taken to the PIN code. */
export type DeliveryProblem = 'missing' | 'invalid' | 'mismatch' | 'not_served';
export type DeliveryProblems = Partial<Record<DeliveryField, DeliveryProblem>>;

const isState = (text: string): boolean => (STATES as readonly string[]).includes(text);
const CHECKS: Partial<Record<DeliveryField, (text: string) => boolean>> = {
  email: isEmail,
  phone: text => indianPhone(text) !== undefined,
  zipCode: isPinCode,
  state: isState,
};

function problemOf(field: DeliveryField, text: string): DeliveryProblem | undefined {
  if (text === '') return 'missing';
  const isWrong = text.length > DELIVERY_LIMITS[field] || CHECKS[field]?.(text) === false;
  return isWrong ? 'invalid' : undefined;
}

/** What is wrong with each field as it would be stored, in a shop that does not deliver to PIN codes which begin so. An empty answer means that the form may be sent (S1 §5). */
export function deliveryProblems(typed: Delivery, notTo: readonly string[] = []): DeliveryProblems {
  const form = cleanDelivery(typed);
  const problems: DeliveryProblems = {};
  for (const field of Object.keys(DELIVERY_LIMITS) as DeliveryField[]) {
    const problem = problemOf(field, form[field]);
    if (problem) problems[field] = problem;
  }
  if (!problems.zipCode && !isServed(form.zipCode, notTo)) problems.zipCode = 'not_served';
  const isPlaceKnown = !problems.state && !problems.zipCode;
  if (isPlaceKnown && !(statesOfPinCode(form.zipCode) as readonly string[]).includes(form.state))
    problems.state = 'mismatch';
  return problems;
}
