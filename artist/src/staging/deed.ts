/** A pose for what somebody does. */
import type { Holding } from './attach.ts';

/** How a pose takes the thing that the deed is about. */
export interface Deed {
  pose: string;
  /** The pose's own thing that stands for the object; it stays where `keeps` names the object, else ours takes its place. */
  own?: string;
  keeps?: RegExp;
  how?: Holding;
  /** Which hand, where the pose has no thing of its own. */
  hand?: 'right' | 'left' | 'both';
  mouth?: 'eat' | 'sing' | 'blow';
  /** The pose's own thing goes where no object takes its place. */
  drops?: boolean;
  /** The pose's own thing is never what the deed is about. */
  isBare?: boolean;
}
