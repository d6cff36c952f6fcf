/** What a line of credits begins with where something was drawn: the page says it in its own language (features/credits, ledger). */
const DRAWN = /^(?:Design|Change|Another composition|Preview): /;

/** The shopper's words alone. */
export const drawnWords = (description: string): string => description.replace(DRAWN, '');
