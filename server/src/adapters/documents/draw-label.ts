import type { LabelSheet } from '../../../../domain/src/parcels.ts';
import type { DrawBarcode } from './barcode.ts';
import type { Faces } from './open-faces.ts';
import type { Label } from './port.ts';
import { drawLine, LEADING, setLine, setLines, type Style } from './set-text.ts';
import { INK, INK_2, LINE } from './sheet.ts';

const MM = 72 / 25.4;
/** A label, in points: 100 × 150 mm on a roll; a quarter of an A4 sheet is a little larger. */
export const LABEL = { width: 100 * MM, height: 150 * MM };
const A4 = { width: 595.28, height: 841.89 };
const PAD = 14;
const ROOM = LABEL.width - 2 * PAD;

const SMALL: Style = { weight: 'plain', size: 7, colour: INK_2 };
const PLAIN: Style = { weight: 'plain', size: 8, colour: INK };
const STRONG: Style = { weight: 'strong', size: 9, colour: INK };
const NAME: Style = { weight: 'strong', size: 14, colour: INK };
const ADDRESS: Style = { weight: 'plain', size: 11, colour: INK };
const PIN: Style = { weight: 'heading', size: 34, colour: INK };
const COLLECT: Style = { weight: 'strong', size: 17, colour: '#ffffff' };

type Art = { faces: Faces; drawBarcode: DrawBarcode };
type Page = Art & { document: PDFKit.PDFDocument; x: number; y: number };

/** Draws labels: a page each for a roll, or four on a sheet of A4 with lines to cut along. */
export function drawLabels(
  document: PDFKit.PDFDocument,
  { sheet, labels }: { sheet: LabelSheet; labels: readonly Label[] },
  art: Art,
): void {
  labels.forEach((label, n) => {
    const place = n % 4;
    if (sheet === 'roll') document.addPage({ size: [LABEL.width, LABEL.height], margin: 0 });
    else if (place === 0) addSheet(document);
    const x = sheet === 'roll' ? 0 : (place % 2) * (A4.width / 2) + (A4.width / 2 - LABEL.width) / 2;
    const y = sheet === 'roll' ? 0 : Math.floor(place / 2) * (A4.height / 2) + (A4.height / 2 - LABEL.height) / 2;
    drawLabel({ ...art, document, x, y }, label);
  });
}

function addSheet(document: PDFKit.PDFDocument): void {
  document.addPage({ size: 'A4', margin: 0 });
  document.rect(A4.width / 2, 0, 0.4, A4.height).fill(LINE);
  document.rect(0, A4.height / 2, A4.width, 0.4).fill(LINE);
}

/** Writes a text in at most so many lines and answers where it ends; a text that is longer is set smaller, and cut at last. */
function write(page: Page, text: string, style: Style, at: { y: number; most?: number; smallest?: number }): number {
  const { most = Infinity, smallest = style.size } = at;
  let own = style;
  let lines = setLines(text, own, ROOM, page.faces);
  while (lines.length > most && own.size > smallest) {
    own = { ...own, size: own.size - 0.5 };
    lines = setLines(text, own, ROOM, page.faces);
  }
  const shown = lines.slice(0, most);
  const step = own.size * LEADING;
  shown.forEach((line, n) => drawLine(page.document, line, { x: page.x + PAD, y: page.y + at.y + n * step }, own));
  return at.y + shown.length * step;
}

function drawLabel(page: Page, label: Label): void {
  let y = drawPayment(page, label);
  y = write(page, label.to.label, SMALL, { y: y + 10 });
  y = write(page, label.to.name, NAME, { y: y + 11, most: 2, smallest: 10 });
  for (const line of label.to.lines) y = write(page, line, ADDRESS, { y: y + 2, most: 9, smallest: 7 });
  y = drawPin(page, label, y);
  drawFoot(page, label);
  drawFrom(page, label, y);
}

/** What the courier takes at the door, white on black; a paid parcel says so in plain letters. Answers where the rest begins. */
function drawPayment({ document, faces, x, y }: Page, { collect, prepaid, facts }: Label): number {
  const text = setLine(collect ?? prepaid, collect === undefined ? { ...COLLECT, size: 13 } : COLLECT, faces);
  if (collect !== undefined) document.rect(x + PAD, y + PAD, ROOM, 26).fill(INK);
  const style = collect === undefined ? { ...COLLECT, size: 13, colour: INK } : COLLECT;
  drawLine(document, text, { x: x + PAD + (collect === undefined ? 0 : 8), y: y + PAD + 19 }, style);
  document.rect(x + PAD, y + PAD + 30, ROOM, 1).fill(INK);
  const fact = setLine(facts.join('  ·  '), STRONG, faces);
  drawLine(document, fact, { x: x + PAD + ROOM - fact.width, y: y + PAD + 43 }, STRONG);
  return PAD + 32;
}

/** The PIN code is read from afar; the phone beside it. */
function drawPin(page: Page, { to }: Label, y: number): number {
  const pin = setLine(to.pin, PIN, page.faces);
  const base = y + 24;
  drawLine(page.document, pin, { x: page.x + PAD, y: page.y + base }, PIN);
  const phone = setLine(to.phone, STRONG, page.faces);
  drawLine(page.document, phone, { x: page.x + PAD + ROOM - phone.width, y: page.y + base }, STRONG);
  page.document.rect(page.x + PAD, page.y + base + 8, ROOM, 0.5).fill(LINE);
  return base + 8;
}

const BARS = { height: 46, bottom: 36 };

/** Lines for scanners, and below them what they say. */
function drawFoot(page: Page, { code, codeLabel, order }: Label): void {
  const top = LABEL.height - PAD - BARS.bottom - BARS.height;
  const box = { x: page.x + PAD, y: page.y + top, width: ROOM, height: BARS.height };
  page.drawBarcode(page.document, 'code128', code, box);
  const below = write(page, `${codeLabel} ${code}`, STRONG, { y: top + BARS.height + 12, most: 1, smallest: 6 });
  if (order !== undefined) write(page, order, SMALL, { y: below, most: 1, smallest: 5 });
}

/** The sender stands small above the bars: couriers look for it where a parcel comes back. */
function drawFrom(page: Page, { from }: Label, y: number): void {
  let at = write(page, from.label, SMALL, { y: y + 12 });
  at = write(page, from.name, STRONG, { y: at + 2, most: 1, smallest: 7 });
  for (const line of from.lines) at = write(page, line, PLAIN, { y: at, most: 4, smallest: 6 });
}
