import { DELIVERY_LIMITS, indianPhone, isEmail, isPinCode, type Delivery, type DeliveryField } from './contact.ts';
import { statesOfPinCode } from './pin-codes.ts';
import { STATES } from './states.ts';

/** 'mismatch': the state is not one that the PIN code reaches into (rulings, Law). */
export type DeliveryProblem = 'missing' | 'invalid' | 'mismatch';
export type DeliveryProblems = Partial<Record<DeliveryField, DeliveryProblem>>;

const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/;
const isState = (text: string): boolean => (STATES as readonly string[]).includes(text);
const CHECKS: Partial<Record<DeliveryField, (text: string) => boolean>> = {
  email: isEmail,
  phone: text => indianPhone(text) !== undefined,
  zipCode: isPinCode,
  state: isState,
};

function problemOf(field: DeliveryField, text: string): DeliveryProblem | undefined {
  if (text === '') return 'missing';
  const isWrong = text.length > DELIVERY_LIMITS[field] || CONTROL.test(text) || CHECKS[field]?.(text) === false;
  return isWrong ? 'invalid' : undefined;
}

/** What is wrong with each field. An empty answer means that the form may be sent (S1 §5). */
export function deliveryProblems(form: Delivery): DeliveryProblems {
  const problems: DeliveryProblems = {};
  for (const field of Object.keys(DELIVERY_LIMITS) as DeliveryField[]) {
    const problem = problemOf(field, form[field].trim());
    if (problem) problems[field] = problem;
  }
  const isPlaceKnown = !problems.state && !problems.zipCode;
  if (isPlaceKnown && !(statesOfPinCode(form.zipCode) as readonly string[]).includes(form.state.trim()))
    problems.state = 'mismatch';
  return problems;
}
