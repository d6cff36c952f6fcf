import type { SheetLine, SheetProblem } from '../../../../contract/src/production.ts';
import { CARRIERS, carrierName, type Carrier } from '../../../../domain/src/carriers.ts';
import { TRACKING_SHEET } from '../../../../domain/src/production.ts';
import { cleanCode, cleanLine, plainLine } from '../../../../domain/src/typed-text.ts';
import type { Context, ReadFile } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { findOrder } from '../orders/orders.ts';
import { moveParcel } from './parcels.ts';
import { readCsv } from '../../../../domain/src/csv.ts';

const COLUMNS = ['order', 'carrier', 'tracking'];
/** What a slow connection may take for a sheet, below the listener's own limit. */
const BODY_MS = 55_000;
const ORDER_ID = /^[\w.-]{1,80}$/;
const TRACKING = /^[\w./-]{1,80}$/;
/** What a spreadsheet carries out, or another program: no number of a parcel begins so. */
const FORMULA = /^[\s']*[=+\-@|%\t]/;

type Read = { line: number; order: string } & (
  | { problem: SheetProblem }
  | { problem: undefined; carrier: Carrier; trackingId: string }
);

/**
 * Sends the parcels of a sheet of tracking numbers, each in a transaction of its own, and says of each line what became of it: what is
 * right is done, what is wrong changes nothing. Refuses a file that is none, with other columns or with too many lines as a whole.
 */
export async function trackParcels(context: Context, actorId: string, readFile: ReadFile): Promise<SheetLine[]> {
  const lines = readSheet(await textOf(readFile));
  const report: SheetLine[] = [];
  for (const read of lines) {
    const { line, order } = read;
    if (read.problem !== undefined) report.push({ line, order, result: 'left', problem: read.problem });
    else report.push({ line, order, ...(await send(context, actorId, read)) });
  }
  return report;
}

async function textOf(readFile: ReadFile): Promise<string> {
  const file = await readFile({ limit: TRACKING_SHEET.bytes, timeLimitMs: BODY_MS });
  if (file === 'too_large') throw new Refused('tracking_sheet_too_large');
  if (file === 'broken_off') throw new Refused('upload_stalled');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new Refused('tracking_sheet');
  }
}

function readSheet(text: string): Read[] {
  const rows = text.includes('\0') ? undefined : readCsv(text);
  const [head, ...rest] = rows ?? [];
  const names = head?.cells.map(cell => cleanLine(cell).toLowerCase());
  if (!names || names.join() !== COLUMNS.join()) throw new Refused('tracking_sheet');
  const filled = rest.filter(({ cells }) => cells.some(cell => cleanLine(cell) !== ''));
  if (filled.length === 0) throw new Refused('tracking_sheet');
  if (filled.length > TRACKING_SHEET.lines) throw new Refused('tracking_sheet_too_large');
  const seen = new Set<string>();
  return filled.map(row => {
    const read = readLine(row);
    if (read.problem === undefined && seen.has(read.order)) return { line: read.line, order: read.order, problem: 'repeated' }; // prettier-ignore
    if (read.problem === undefined) seen.add(read.order);
    return read;
  });
}

function readLine({ line, cells }: { line: number; cells: readonly string[] }): Read {
  const [order = '', carrierText = '', tracking = ''] = cells.map(plainLine);
  const trackingId = cleanCode(tracking);
  const wrong = (problem: SheetProblem): Read => ({ line, order: order.slice(0, 80), problem });
  if (cells.length !== COLUMNS.length || !order) return wrong('columns');
  if (cells.some(cell => FORMULA.test(cell))) return wrong('formula');
  const carrier = carrierOf(carrierText);
  if (!carrier) return wrong('carrier');
  if (!TRACKING.test(trackingId)) return wrong('tracking');
  return { line, order, problem: undefined, carrier, trackingId };
}

/** 'Blue Dart', 'blue_dart' and 'BLUEDART' are the same. */
function carrierOf(text: string): Carrier | undefined {
  const fold = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');
  return CARRIERS.find(one => fold(one) === fold(text) || fold(carrierName(one)) === fold(text));
}

type Wish = { order: string; carrier: Carrier; trackingId: string };

async function send(
  context: Context,
  actorId: string,
  { order, carrier, trackingId }: Wish,
): Promise<Pick<SheetLine, 'result' | 'problem'>> {
  const known = ORDER_ID.test(order) ? await findOrder(context.db, order) : undefined;
  if (!known) return { result: 'left', problem: 'not_found' };
  const isSame = known.status === 'shipped' && known.carrier === carrier && known.trackingId === trackingId;
  if (isSame) return { result: 'same', problem: null };
  if (known.status !== 'ready_for_shipping') return { result: 'left', problem: 'step_not_allowed' };
  try {
    await moveParcel(context, actorId, order, { status: 'shipped', carrier, trackingId, version: known.version });
    return { result: 'sent', problem: null };
  } catch (error) {
    if (error instanceof Refused) return { result: 'left', problem: error.code };
    throw error;
  }
}
