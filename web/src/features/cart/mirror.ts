import type { CartLine } from '../../../../contract/src/cart.ts';
import { fromRupees, times, toRupees } from '../../../../domain/src/money.ts';
import { storedCart, updateStoredCart } from '../../stored/cart.ts';

/** A line with another quantity. */
export const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
  lineTotal: toRupees(times(fromRupees(line.customPrice), quantity)),
});

/** The line as the browser shows it, if it does. */
export const mirroredLine = (lineId: number): CartLine | undefined =>
  storedCart().items.find(line => line.id === lineId);

const changeMirror = (change: (lines: CartLine[]) => CartLine[]): void =>
  updateStoredCart({ items: change(storedCart().items) });

/** Shows what the server holds. */
export const mirrorLines = (lines: CartLine[]): void => changeMirror(() => lines);

/** Shows a line as the server has answered it. */
export const mirrorLine = (line: CartLine): void =>
  changeMirror(lines => lines.map(one => (one.id === line.id ? line : one)));

/** Shows another quantity of a line. */
export const mirrorQuantity = (lineId: number, quantity: number): void =>
  changeMirror(lines => lines.map(line => (line.id === lineId ? withQuantity(line, quantity) : line)));

/** Shows the cart without a line. */
export const dropMirrored = (lineId: number): void => changeMirror(lines => lines.filter(line => line.id !== lineId));
