import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawLabels } from './draw-label.ts';
import { drawPaper } from './draw-paper.ts';
import { drawTicket } from './draw-ticket.ts';
import type { Shaper } from './faces.ts';
import { openFaces } from './open-faces.ts';
import type { DocumentsPort, Paper } from './port.ts';
import { readStamp, type StampPart } from './stamp.ts';

/** Where the sources keep the faces and the shop's stamp. */
const ASSETS = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../assets');

/** Draws papers with pdfkit; the shaper is that of the artist. */
export function createPdfDocuments(
  openShaper: (bytes: Uint8Array) => Shaper,
  assetsDir: string = ASSETS,
): DocumentsPort {
  const faces = openFaces(path.join(assetsDir, 'paper'), openShaper);
  let stamp: StampPart[] | undefined;
  return {
    async draw(paper) {
      stamp ??= readStamp(await readFile(path.join(assetsDir, 'card/stamp.svg'), 'utf8'));
      const drawBarcode = paper.barcode === undefined ? undefined : (await import('./barcode.ts')).drawBarcode;
      const art = { faces: await faces(), stamp, drawBarcode };
      return write(paper, 'A4', document => drawPaper(document, paper, art));
    },
    async drawLabels({ labels, sheet, at, ...rest }) {
      const [art, { drawBarcode }] = [await faces(), await import('./barcode.ts')];
      return write({ ...rest, issuedAt: at }, 'A4', document =>
        drawLabels(document, { sheet, labels }, { faces: art, drawBarcode }),
      );
    },
    async drawTickets({ tickets, at, ...rest }) {
      const [art, { drawBarcode }] = [await faces(), await import('./barcode.ts')];
      return write({ ...rest, issuedAt: at }, 'A6', document => {
        for (const ticket of tickets) drawTicket(document, ticket, { faces: art, drawBarcode });
      });
    },
  };
}

type Head = Pick<Paper, 'language' | 'title' | 'shopName' | 'issuedAt'>;

/** The bytes of a document. */
async function write(head: Head, size: 'A4' | 'A6', draw: (document: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const document = await openDocument(head, size);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done, failed) => document.on('end', done).on('error', failed));
  draw(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** An empty document; its dates are the paper's, so that the same paper is the same file. */
async function openDocument(paper: Head, size: 'A4' | 'A6'): Promise<PDFKit.PDFDocument> {
  // Loaded with the first paper: a shop that starts does not wait for it.
  const { default: PDFDocument } = await import('pdfkit');
  return new PDFDocument({
    size,
    margin: 0,
    pdfVersion: '1.7',
    lang: `${paper.language}-IN`,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // No face of the library's own is ever drawn with.
    font: null as never,
    info: {
      Title: paper.title,
      Author: paper.shopName,
      Creator: paper.shopName,
      CreationDate: paper.issuedAt,
      ModDate: paper.issuedAt,
    },
  });
}
