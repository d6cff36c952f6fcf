import { code128, drawingSVG, qrcode } from 'bwip-js/generic';

export type BarcodeKind = 'code128' | 'qr';
export type Box = { x: number; y: number; width: number; height: number };
export type DrawBarcode = (document: PDFKit.PDFDocument, kind: BarcodeKind, text: string, box: Box) => void;

const MAKE: Record<BarcodeKind, (text: string) => string> = {
  code128: text => code128<string>({ bcid: 'code128', text, scale: 1, height: 10 }, drawingSVG()),
  qr: text => qrcode<string>({ bcid: 'qrcode', text, scale: 1 }, drawingSVG()),
};

/** Draws a text for scanners into a box: lines for those at a counter, squares for the camera of a phone. */
export const drawBarcode: DrawBarcode = (document, kind, text, { x, y, width, height }) => {
  const svg = MAKE[kind](text);
  const [, wide, high] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.map(Number);
  document.save();
  document.translate(x, y).scale(width / wide!, height / high!);
  for (const [, thick, d] of svg.matchAll(/<path (?:stroke="#000000" stroke-width="([\d.]+)" )?d="([^"]+)"/g)) {
    const path = document.path(d!);
    if (thick) path.lineWidth(Number(thick)).stroke('#000000');
    else path.fill('#000000', 'even-odd');
  }
  document.restore();
};
