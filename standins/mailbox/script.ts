import { createFaultScript, type Fault as FaultOf, type FaultScript } from '../fault-script.ts';

/** What can be told to go wrong when a mail comes, and whether it takes a whole number: `name` or `name(3)`. */
const FAULTS = {
  /** A connection, before the greeting; `slow` takes milliseconds. */
  connect: { drop: false, slow: true },
  /** RCPT TO: 550, 451, the connection broken, a slow answer. */
  recipient: { refuse: false, busy: false, drop: false, slow: true },
  /** The mail itself: 554, 451, broken before it is kept, kept and then broken, a slow answer. */
  message: { refuse: false, busy: false, drop: false, keep_and_drop: false, slow: true },
} as const;

export type Fault = FaultOf<typeof FAULTS>;
export type Script = FaultScript<typeof FAULTS>;

/** An empty script: every mail is taken. */
export const createScript = (): Script => createFaultScript(FAULTS, '{"recipient":"busy"}');
