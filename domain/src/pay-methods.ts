/** The ways to pay by the name that stands in `payments.provider`, in the order of a shop whose owner chose none. */
export const PAY_METHODS = ['phonepe', 'upi'] as const;
export type PayMethod = (typeof PAY_METHODS)[number];
