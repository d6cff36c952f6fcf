import { drawTable } from './draw-table.ts';
import type { Paper } from './port.ts';
import { drawLine, LEADING, setLine, setLines, type Style } from './set-text.ts';
import {
  type Art,
  BOTTOM,
  BRICK,
  CLOTH_2,
  type Drawing,
  INDIGO,
  INK,
  INK_2,
  LEFT,
  LINE,
  RIGHT,
  TOP,
  WIDTH,
} from './sheet.ts';

const HEADING: Style = { weight: 'heading', size: 20, colour: INK };
const SHOP: Style = { weight: 'heading', size: 18, colour: INK };
const STRONG: Style = { weight: 'strong', size: 9, colour: INK };
const PLAIN: Style = { weight: 'plain', size: 9, colour: INK_2 };
const LABEL: Style = { weight: 'plain', size: 7.5, colour: INK_2 };
const PER_ROW = 4;
const TOTAL: Style = { weight: 'strong', size: 12, colour: INK };

/** Draws a document (invoice, credit note …) from top to bottom, on as many pages as it needs. */
export function drawPaper(document: PDFKit.PDFDocument, paper: Paper, art: Art): void {
  const drawing: Drawing = { document, paper, art, y: TOP };
  addPage(drawing);
  drawFacts(drawing);
  drawBars(drawing);
  drawParties(drawing);
  drawTable(drawing, () => addPage(drawing));
  drawSums(drawing);
  drawNotes(drawing);
  drawFooters(drawing);
}

/** Starts a new page and draws the header that every page has. */
function addPage(drawing: Drawing): void {
  const { document, paper, art } = drawing;
  document.addPage();
  drawBorder(document);
  const isFirst = document.bufferedPageRange().count === 1;
  const size = isFirst ? 34 : 22;
  if (paper.mark) document.image(Buffer.from(paper.mark), LEFT, TOP, { width: size, height: size });
  else drawStamp(document, art.stamp, LEFT, TOP, size);
  const middle = TOP + size / 2;
  drawLine(document, setLine(paper.shopName, SHOP, art.faces), { x: LEFT + size + 10, y: middle + 6 }, SHOP);
  const heading = isFirst ? HEADING : STRONG;
  const line = setLine(isFirst ? paper.heading : paper.title, heading, art.faces);
  drawLine(document, line, { x: RIGHT - line.width, y: middle + (isFirst ? 4 : 3) }, heading);
  if (isFirst) {
    const below = setLine(paper.subheading, LABEL, art.faces);
    drawLine(document, below, { x: RIGHT - below.width, y: middle + 18 }, LABEL);
  }
  drawing.y = TOP + size + 16;
}

/** The band of triangles at the top: the shop's border pattern, small. */
function drawBorder(document: PDFKit.PDFDocument): void {
  const { width } = document.page;
  document.rect(0, 0, width, 3).fill(INDIGO);
  for (let x = 0; x < width; x += 6) document.polygon([x, 5], [x + 3, 8], [x + 6, 5]);
  document.fill(BRICK);
  document.rect(0, 10, width, 0.75).fill(INDIGO);
}

function drawStamp(document: PDFKit.PDFDocument, stamp: Art['stamp'], x: number, y: number, size: number): void {
  for (const part of stamp) {
    document.save();
    document.translate(x, y).scale(size / 64);
    document.translate(part.x, part.y).scale(part.scale);
    document.path(part.d).fill(part.colour);
    document.restore();
  }
}

/** Facts side by side, each with a small label above its value. The last one of a row gets the rest of the width. */
function drawFacts(drawing: Drawing): void {
  const { document, paper, art } = drawing;
  const width = WIDTH / PER_ROW;
  for (let first = 0; first < paper.facts.length; first += PER_ROW) {
    const row = paper.facts.slice(first, first + PER_ROW);
    const widthOf = (index: number) => (index === row.length - 1 ? (PER_ROW - index) * width : width - 12);
    const values = row.map((fact, index) => setLines(fact.value, STRONG, widthOf(index), art.faces));
    row.forEach((fact, index) => {
      const x = LEFT + index * width;
      drawLine(document, setLine(fact.label, LABEL, art.faces), { x, y: drawing.y + 8 }, LABEL);
      values[index]!.forEach((line, n) =>
        drawLine(document, line, { x, y: drawing.y + 21 + n * STRONG.size * LEADING }, STRONG),
      );
    });
    drawing.y += 14 + Math.max(...values.map(lines => lines.length)) * STRONG.size * LEADING + 8;
  }
}

/** Lines of 35 signs that a scanner at a counter still tells apart. */
const BARS = { width: 270, height: 30 };

function drawBars(drawing: Drawing): void {
  const { document, paper, art } = drawing;
  if (paper.barcode === undefined) return;
  art.drawBarcode!(document, 'code128', paper.barcode, { x: LEFT, y: drawing.y, ...BARS });
  drawing.y += BARS.height + 14;
}

/** Seller and buyer, side by side in tinted boxes. */
function drawParties(drawing: Drawing): void {
  const { document, paper, art } = drawing;
  if (paper.parties.length === 0) return;
  const gap = 16;
  const pad = 10;
  const width = (WIDTH - gap * (paper.parties.length - 1)) / paper.parties.length;
  const blocks = paper.parties.map(({ label, name, lines }) => [
    { line: setLine(label, LABEL, art.faces), style: LABEL },
    ...setLines(name, STRONG, width - 2 * pad, art.faces).map(line => ({ line, style: STRONG })),
    ...lines.flatMap(text => setLines(text, PLAIN, width - 2 * pad, art.faces).map(line => ({ line, style: PLAIN }))),
  ]);
  const height = Math.max(...blocks.map(block => block.length)) * PLAIN.size * LEADING + 2 * pad - 2;
  blocks.forEach((block, index) => {
    const x = LEFT + index * (width + gap);
    document.roundedRect(x, drawing.y, width, height, 6).fill(CLOTH_2);
    block.forEach(({ line, style }, n) =>
      drawLine(document, line, { x: x + pad, y: drawing.y + pad + 7 + n * PLAIN.size * LEADING }, style),
    );
  });
  drawing.y += height + 16;
}

/** The sums on the right, the amount in words on the left. */
function drawSums(drawing: Drawing): void {
  const { document, paper, art } = drawing;
  const { sums, inWords } = paper;
  if (!sums || !inWords) return;
  const left = RIGHT - 230;
  const words = setLines(inWords.value, PLAIN, left - LEFT - 24, art.faces);
  const height = Math.max(sums.length * 16 + 12, words.length * PLAIN.size * LEADING + 16);
  if (drawing.y + height > BOTTOM - 40) addPage(drawing);
  let y = drawing.y + 12;
  drawLine(document, setLine(inWords.label, LABEL, art.faces), { x: LEFT, y }, LABEL);
  words.forEach((line, n) => drawLine(document, line, { x: LEFT, y: y + 13 + n * PLAIN.size * LEADING }, PLAIN));
  for (const { label, amount, isTotal } of sums) {
    const style = isTotal ? TOTAL : PLAIN;
    if (isTotal) {
      document.rect(left, y - 6, RIGHT - left, 0.75).fill(LINE);
      y += 9;
    }
    const value = setLine(amount, isTotal ? TOTAL : { ...PLAIN, weight: 'strong' }, art.faces);
    drawLine(document, setLine(label, style, art.faces), { x: left, y }, style);
    drawLine(document, value, { x: RIGHT - value.width, y }, { ...style, colour: INK });
    y += 15;
  }
  drawing.y = Math.max(y, drawing.y + height);
}

function drawNotes(drawing: Drawing): void {
  const { document, paper, art } = drawing;
  const lines = paper.notes.flatMap(note => setLines(note, LABEL, WIDTH, art.faces));
  const leading = LABEL.size * LEADING + 1;
  if (drawing.y + 12 + lines.length * leading > BOTTOM) addPage(drawing);
  lines.forEach((line, n) => drawLine(document, line, { x: LEFT, y: drawing.y + 20 + n * leading }, LABEL));
}

/** Draws 'page 1 of 3' on every page; the number of pages is known only at the end. */
function drawFooters({ document, paper, art }: Drawing): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    document.rect(LEFT, BOTTOM + 8, WIDTH, 0.5).fill(LINE);
    drawLine(document, setLine(paper.title, LABEL, art.faces), { x: LEFT, y: BOTTOM + 22 }, LABEL);
    const line = setLine(
      paper.page.replace('{page}', String(page + 1)).replace('{pages}', String(count)),
      LABEL,
      art.faces,
    );
    drawLine(document, line, { x: RIGHT - line.width, y: BOTTOM + 22 }, LABEL);
  }
}
