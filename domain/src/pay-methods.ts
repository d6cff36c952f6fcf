/** The ways to pay by the name that stands in `payments.provider`. */
export const PAY_METHODS = ['phonepe', 'upi', 'cash', 'razorpay'] as const;
export type PayMethod = (typeof PAY_METHODS)[number];

/** What is on in a shop whose owner chose nothing: who prints to order does not take cash at the door unasked. */
export const FIRST_METHODS = ['phonepe', 'upi'] as const satisfies readonly PayMethod[];
