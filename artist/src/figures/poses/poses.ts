/** All poses by name. */
import type { PoseMaker } from '../pose.ts';
import { CALLINGS } from './callings.ts';
import { EVERYDAY } from './everyday.ts';
import { MORE } from './more.ts';
import { MUSIC } from './music.ts';
import { RIDING } from './riding.ts';
import { SACRED } from './sacred.ts';
import { SPORT } from './sport.ts';
import { TOGETHER } from './together.ts';
import { YOGA } from './yoga.ts';

export const POSES = {
  ...EVERYDAY,
  ...YOGA,
  ...MUSIC,
  ...SPORT,
  ...RIDING,
  ...TOGETHER,
  ...MORE,
  ...SACRED,
  ...CALLINGS,
} satisfies Record<string, PoseMaker>;
export type PoseName = keyof typeof POSES;
