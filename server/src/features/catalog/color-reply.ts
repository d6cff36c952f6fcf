import type { ColorChoice } from '../../../../contract/src/catalog.ts';
import type { SizeRow } from '../../../../domain/src/catalog.ts';
import type { Corners } from '../../../../domain/src/warp.ts';
import { toRupees } from '../../../../domain/src/money.ts';
import type { ColorRow } from './catalog.store.ts';

/** A colour as JSON. */
export const toColorReply = ({ key, name, nameHi, hex, ground, surcharge }: ColorRow): ColorChoice => ({
  ...{ key, name, nameHi, hex, ground },
  surcharge: toRupees(surcharge),
});

/** A row of a size chart as JSON. */
export const toSizeReply = (row: SizeRow) => ({ ...row, chest: [...row.chest] as [number, number] });

type Pair = [number, number];
/** Corners as JSON. */
export const toCornersReply = (corners: Corners) => corners.map(([x, y]) => [x, y]) as [Pair, Pair, Pair, Pair];
