import { isNumber, isText, storedEntry } from './entry.ts';

/**
 * The code that was asked for last: where it was sent, what goes with it, and until when it is good (epoch ms). A phone may drop the page
 * while its mails are looked at.
 */
export type CodeRequest = { email: string; request: string; resendAt: number; until: number };

export const codeRequestEntry = storedEntry<CodeRequest>({
  key: 'codeRequest',
  version: 1,
  area: 'session',
  check: ({ email, request, resendAt, until }) =>
    isText(email) && isText(request) && isNumber(resendAt) && isNumber(until)
      ? { email, request, resendAt, until }
      : undefined,
});
