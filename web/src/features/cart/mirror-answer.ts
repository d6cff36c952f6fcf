import type { CartLine } from '../../../../contract/src/cart.ts';
import { mirrorLines, withQuantity } from './mirror.ts';
import { wantedQuantity } from './quantities.ts';
import { isTakenOut } from './removals.ts';

/** What the server answered, with what the shopper has done since. */
const withOwnChanges = (lines: CartLine[]): CartLine[] =>
  lines.filter(line => !isTakenOut(line.id)).map(line => withQuantity(line, wantedQuantity(line.id) ?? line.quantity));

/** When the answer that the mirror shows came: an older one never overwrites what the shopper has done since. */
let mirroredAt = 0;

/** Shows an answer of the server that came at this time (epoch ms). */
export function mirrorAnswer(lines: CartLine[], answeredAt: number): void {
  if (answeredAt <= mirroredAt) return;
  mirroredAt = answeredAt;
  mirrorLines(withOwnChanges(lines));
}

/** Would the mirror have lines that it does not show yet? Then its being empty says nothing. */
export const isMirrorBehind = (lines: CartLine[], answeredAt: number): boolean =>
  answeredAt > mirroredAt && withOwnChanges(lines).length > 0;
