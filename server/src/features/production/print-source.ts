import type { Cloth } from '../../../../domain/src/catalog.ts';
import type { PrintArea } from '../../../../domain/src/print-areas.ts';
import type { PrintRequest } from '../../adapters/press/port.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { drawingOf } from '../designs/designs.ts';
import { putReport } from './production.store.ts';
import type { PieceView, SideView } from './view-pieces.ts';

/** The cloth of a line as it was bought. */
export const clothOfLine = ({ color, cloth }: PieceView['line']): Cloth => {
  const { hex, ground, hasUnderbase } = cloth;
  return { color, hex, ground, hasUnderbase };
};

/** The area of a side as it was bought. */
export const areaOfSide = ({ placement }: SideView): PrintArea => {
  const { key, view, width, height, spots, print } = placement;
  return { key, view, width, height, spots, ...(print && { print }) };
};

/** A side of a line as the press prints it. Refuses with print_not_made where its picture is gone. */
export async function printRequestOf(context: Context, { line }: PieceView, side: SideView): Promise<PrintRequest> {
  const artwork = side.artworkFile === '' ? undefined : await context.storage.get(side.artworkFile);
  if (!artwork) throw new Refused('print_not_made');
  const drawing = await drawingOf(context, side.artworkFile);
  return {
    ...{ drawing, artwork, cloth: clothOfLine(line), placement: areaOfSide(side) },
    ...(side.arrangement && { arrangement: side.arrangement }),
  };
}

/** Measures the prints of a shirt that nobody has measured yet, and keeps what came of it. */
export async function measurePrints(context: Context, view: PieceView): Promise<void> {
  for (const side of view.sides.filter(one => one.report === null)) {
    const request = await printRequestOf(context, view, side);
    const report = await context.press.checkPrint(request).catch((cause: unknown) => {
      context.log.warn('production.print_not_measured', { orderId: view.row.orderId, cause });
      throw new Refused('print_not_made');
    });
    const row = { orderLineId: view.line.id, side: side.side, report, createdAt: context.now() };
    await putReport(context.db, row);
  }
}
