import type { Job } from '../../../../contract/src/designs.ts';

/** The named steps in their order; a step that the contract adds is missing here until it is placed. */
const ORDER = { reading: 0, sketching: 1, inking: 2, pressing: 3 } satisfies Record<NonNullable<Job['step']>, number>;
export const JOB_STEPS_ORDER = Object.keys(ORDER) as (keyof typeof ORDER)[];
