import type { DrawBarcode } from './barcode.ts';
import type { Faces } from './open-faces.ts';
import type { Ticket } from './port.ts';
import { drawLine, LEADING, setLine, setLines, type Style } from './set-text.ts';
import { INK, INK_2, LINE } from './sheet.ts';

/** Where things stand on a page of A6, in points. */
const WIDE = 297.64;
const LEFT = 18;
const RIGHT = WIDE - LEFT;
const ROOM = RIGHT - LEFT;
const PICTURES = { y: 98, height: 128, gap: 8 };
const BARS = { y: 342, height: 42 };
const QR = 58;

const GARMENT: Style = { weight: 'heading', size: 15, colour: INK };
const SIZE: Style = { weight: 'heading', size: 54, colour: INK };
const STRONG: Style = { weight: 'strong', size: 9, colour: INK };
const PLAIN: Style = { weight: 'plain', size: 8, colour: INK_2 };
const NAME: Style = { weight: 'strong', size: 13, colour: INK };
const CODE: Style = { weight: 'strong', size: 13, colour: INK };
const MARK: Style = { weight: 'strong', size: 11, colour: '#ffffff' };

type Art = { faces: Faces; drawBarcode: DrawBarcode };
type Page = Art & { document: PDFKit.PDFDocument };

/** Draws a ticket as a page of its own. */
export function drawTicket(document: PDFKit.PDFDocument, ticket: Ticket, art: Art): void {
  document.addPage();
  const page = { ...art, document };
  drawHead(page, ticket);
  const left = drawPictures(page, ticket);
  drawPrints(page, ticket, left);
  drawOrder(page, ticket);
  drawCodes(page, ticket);
}

function write(page: Page, text: string, style: Style, at: { x: number; y: number; width: number }): number {
  const lines = setLines(text, style, at.width, page.faces);
  lines.forEach((line, n) => drawLine(page.document, line, { x: at.x, y: at.y + n * style.size * LEADING }, style));
  return at.y + lines.length * style.size * LEADING;
}

/** The shirt to take from the shelf; its size can be read from afar. */
function drawHead(page: Page, { garment, colour, size, mark }: Ticket): void {
  const letters = setLine(size, SIZE, page.faces);
  drawLine(page.document, letters, { x: RIGHT - letters.width, y: 62 }, SIZE);
  const width = ROOM - letters.width - 14;
  const below = write(page, garment, GARMENT, { x: LEFT, y: 32, width });
  write(page, colour, { ...STRONG, size: 12 }, { x: LEFT, y: below + 2, width });
  page.document.rect(LEFT, 84, ROOM, 1).fill(INK);
  if (!mark) return;
  const text = setLine(mark, MARK, page.faces);
  const box = { x: RIGHT - text.width - 14, y: 69, width: text.width + 14, height: 18 };
  page.document.rect(box.x, box.y, box.width, box.height).fill(INK);
  drawLine(page.document, text, { x: box.x + 7, y: box.y + 13 }, MARK);
}

/** The shirt as it will look, each printed side; answers where the room beside them begins. */
function drawPictures({ document }: Page, { pictures }: Ticket): number {
  const width = pictures.length > 1 ? 84 : 124;
  let x = LEFT;
  for (const picture of pictures) {
    document.image(Buffer.from(picture), x, PICTURES.y, { fit: [width, PICTURES.height] });
    x += width + PICTURES.gap;
  }
  return x;
}

/** What is printed where, and how large. */
function drawPrints(page: Page, { prints }: Ticket, left: number): void {
  let y = PICTURES.y + 10;
  for (const { place, lines } of prints) {
    y = write(page, place, STRONG, { x: left, y, width: RIGHT - left });
    for (const line of lines) y = write(page, line, PLAIN, { x: left, y, width: RIGHT - left });
    y += 4;
  }
}

function drawOrder(page: Page, { forName, order, counts, due }: Ticket): void {
  let y = PICTURES.y + PICTURES.height + 22;
  page.document.rect(LEFT, y - 14, ROOM, 0.5).fill(LINE);
  if (forName) y = write(page, forName, NAME, { x: LEFT, y: y + 4, width: ROOM }) + 2;
  y = write(page, `${due.label} ${due.value}`, { ...STRONG, size: 11 }, { x: LEFT, y: y + 2, width: ROOM });
  y = write(page, counts.join('  ·  '), STRONG, { x: LEFT, y: y + 2, width: ROOM });
  write(page, order, PLAIN, { x: LEFT, y: y + 1, width: ROOM });
}

/** Lines for a scanner, squares for a phone, and the same for eyes and fingers. */
function drawCodes(page: Page, { code }: Ticket): void {
  const width = ROOM - QR - 26;
  page.drawBarcode(page.document, 'code128', code, { x: LEFT, y: BARS.y, width, height: BARS.height });
  page.drawBarcode(page.document, 'qr', code, { x: RIGHT - QR, y: BARS.y, width: QR, height: QR });
  drawLine(page.document, setLine(code, CODE, page.faces), { x: LEFT, y: BARS.y + BARS.height + 17 }, CODE);
}
