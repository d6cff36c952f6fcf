import { openShaper } from './artist.ts';
import { createPdfDocuments } from './pdfkit.ts';
import type { DocumentsPort, Labels, Paper, Tickets } from './port.ts';

/*
 * What the thread of papers is asked (papers-thread.ts): its faces are read with the first paper and kept.
 */
let documents: DocumentsPort | undefined;
const open = (assetsDir: string | undefined) => (documents ??= createPdfDocuments(openShaper, assetsDir));

export type Asked<Work> = { work: Work; assetsDir: string | undefined };

export const draw = ({ work, assetsDir }: Asked<Paper>): Promise<Uint8Array> => open(assetsDir).draw(work);
export const drawTickets = ({ work, assetsDir }: Asked<Tickets>): Promise<Uint8Array> =>
  open(assetsDir).drawTickets(work);
export const drawLabels = ({ work, assetsDir }: Asked<Labels>): Promise<Uint8Array> => open(assetsDir).drawLabels(work);
