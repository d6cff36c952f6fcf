import { createFaultScript, type FaultScript, type Fault as FaultOf } from '../fault-script.ts';

/** What can be told to go wrong, and whether it takes a whole number: `name` or `name(3)`. */
const FAULTS = {
  /** Every call but this program's own control. */
  all: { down: false, slow: true, http: true },
  /** What pressing a button of the sign-in page leads to. */
  signIn: {
    ...{ access_denied: false, server_error: false, temporarily_unavailable: false, unverified_email: false },
    // The person of a number in place of the one whom the address makes, with a proven address or an unproven one.
    ...{ person: true, person_unverified: true },
  },
  /** The exchange of a code for tokens. */
  token: { wrong_audience: false, no_auth_time: false, http: true },
} as const;

export type Fault = FaultOf<typeof FAULTS>;
export type Script = FaultScript<typeof FAULTS>;

/** An empty script: everything works. */
export const createScript = (): Script => createFaultScript(FAULTS, '{"all":"down"}');
