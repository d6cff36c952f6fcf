import type { Arrangement } from '../../../../domain/src/arrangement.ts';
import type { View } from '../../../../domain/src/catalog.ts';
import type { BoughtPlace } from '../../../../domain/src/print-areas.ts';
import type { Tx } from '../../db/database.ts';
import { listOrderedEntries, type OrderedEntry } from '../groups/groups.ts';
import { listOrderLines, type OrderLineRow, type PicturedLine } from '../orders/orders.ts';
import { listReports, type PieceRow, type ReportRow } from './production.store.ts';

/** A side of a shirt, as it was bought. */
export type SideView = {
  side: View;
  /** The place as it was bought, and its pair on the wire. */
  placement: BoughtPlace & { pair: string };
  artworkFile: string;
  arrangement: Arrangement | null;
  designName: string;
  mockupFile: string | null;
  report: ReportRow['report'] | null;
};
/** A shirt with its line, its prints, and whom it is for. */
export type PieceView = {
  row: PieceRow;
  line: PicturedLine;
  /** Which line of how many. */
  place: { line: number; lines: number };
  sides: readonly SideView[];
  forName: string | null;
};

type Print = Pick<
  OrderLineRow,
  'position' | 'designSize' | 'place' | 'artworkFile' | 'arrangement' | 'designName' | 'mockupFile'
>;

/** Shirts with all that is shown of them, read in a few queries whatever their number. */
export async function viewPieces(tx: Tx, rows: readonly PieceRow[]): Promise<PieceView[]> {
  const orderIds = [...new Set(rows.map(row => row.orderId))];
  const lines = await listOrderLines(tx, orderIds);
  const reports = await listReports(tx, [...new Set(rows.map(row => row.lineId))]);
  const entries = await listOrderedEntries(tx, orderIds);
  const ofOrder = Map.groupBy(lines, line => line.orderId);
  return rows.map(row => {
    const all = ofOrder.get(row.orderId)!;
    const line = all.find(one => one.id === row.lineId)!;
    return {
      ...{ row, line, place: { line: all.indexOf(line) + 1, lines: all.length } },
      sides: sidesOf(line, reports),
      forName: nameOf(row, line, entries),
    };
  });
}

function sidesOf(line: OrderLineRow, reports: readonly ReportRow[]): SideView[] {
  const toSide = ({ position, designSize, place, ...print }: Print): SideView => {
    const side = place.view;
    const measured = reports.find(one => one.orderLineId === line.id && one.side === side);
    return {
      ...print,
      side,
      placement: { ...place, pair: `${position}/${designSize}` },
      report: measured?.report ?? null,
    };
  };
  return [line, ...(line.back ? [{ ...line.back, arrangement: line.back.arrangement ?? null }] : [])].map(
    ({ position, designSize, place, artworkFile, arrangement, designName, mockupFile }) =>
      toSide({ position, designSize, place, artworkFile, arrangement, designName, mockupFile }),
  );
}

/** The friend of a group order who gets the n-th shirt of a line: entries take shirts in the order in which they came. */
function nameOf({ number, orderId }: PieceRow, line: OrderLineRow, entries: readonly OrderedEntry[]): string | null {
  const isSame = (one: OrderedEntry) =>
    one.orderId === orderId &&
    one.designId === line.designId &&
    one.tshirtType === line.productType &&
    one.size === line.size &&
    one.color === line.color;
  const names = entries.filter(isSame).flatMap(one => Array.from({ length: one.quantity }, () => one.name));
  return names[number - 1] ?? null;
}
