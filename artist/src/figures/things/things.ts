/** The things that the poses are about. Staging may put drawings of its own in their places. */
import { FURNITURE } from './furniture.ts';
import { HAND_THINGS } from './hand-things.ts';
import { INSTRUMENTS } from './instruments.ts';
import { ROLE_THINGS } from './role-things.ts';
import { SPORT_THINGS } from './sport.ts';
import type { Thing } from './thing.ts';
import { WORK_THINGS } from './work-things.ts';
import { VEHICLES } from './vehicles.ts';

const ALL = {
  ...HAND_THINGS,
  ...FURNITURE,
  ...INSTRUMENTS,
  ...SPORT_THINGS,
  ...VEHICLES,
  ...WORK_THINGS,
  ...ROLE_THINGS,
};
export type ThingName = keyof typeof ALL;
export const THINGS: Record<ThingName, Thing> = ALL;
