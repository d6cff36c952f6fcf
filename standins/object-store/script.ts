import { createFaultScript } from '../fault-script.ts';

/** What can be told to go wrong with a call, by S3's own codes; `slow(ms)` waits before it answers. */
export const FAULTS = {
  read: { slow_down: false, internal_error: false, drop: false, slow: true, access_denied: false },
  write: {
    slow_down: false,
    internal_error: false,
    drop: false,
    slow: true,
    access_denied: false,
    quota_exceeded: false,
    /** The object is there, and the answer never comes. */
    commit_then_drop: false,
  },
};

export const createStoreScript = () => createFaultScript(FAULTS, '{"write":"slow_down","uses":2}');
