import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawPaper } from './draw-paper.ts';
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
      const document = await openDocument(paper);
      const chunks: Buffer[] = [];
      document.on('data', (chunk: Buffer) => chunks.push(chunk));
      const ended = new Promise<void>((done, failed) => document.on('end', done).on('error', failed));
      drawPaper(document, paper, { faces: await faces(), stamp });
      document.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

/** An empty document; its dates are the paper's, so that the same paper is the same file. */
async function openDocument(paper: Paper): Promise<PDFKit.PDFDocument> {
  // Loaded with the first paper: a shop that starts does not wait for it.
  const { default: PDFDocument } = await import('pdfkit');
  return new PDFDocument({
    size: 'A4',
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
