import type { PaperCell, PaperColumn } from './port.ts';
import { drawLine, LEADING, setLine, setLines, type SetLine, type Style } from './set-text.ts';
import { BOTTOM, type Drawing, INK, INK_2, LEFT, LINE, RIGHT, WIDTH } from './sheet.ts';

const HEAD: Style = { weight: 'strong', size: 7.5, colour: INK_2 };
const CELL: Style = { weight: 'plain', size: 8.5, colour: INK };
const SMALL: Style = { weight: 'plain', size: 7.5, colour: INK_2 };
const SUM: Style = { ...CELL, weight: 'strong' };
const GAP = 6;
const PAD = 5;

type Box = { x: number; width: number; isNumber: boolean };
type SetCell = { lines: SetLine[]; small: SetLine[]; picture: Uint8Array | undefined };
const PICTURE_HEIGHT = 48;

/** The columns' places; the one without a width takes what is left. */
function boxesOf(columns: readonly PaperColumn[]): Box[] {
  const fixed = columns.reduce((sum, { width }) => sum + (width === 'rest' ? 0 : width), 0);
  const rest = WIDTH - fixed - GAP * (columns.length - 1);
  let x = LEFT;
  return columns.map(({ width: wanted, isNumber = false }) => {
    const width = wanted === 'rest' ? rest : wanted;
    const box = { x, width, isNumber };
    x += width + GAP;
    return box;
  });
}

/** The table, its head repeated on each page that it reaches; a row is never broken. */
export function drawTable(drawing: Drawing, addPage: () => void): void {
  const { table } = drawing.paper;
  const boxes = boxesOf(table.columns);
  drawHead(drawing, boxes);
  for (const row of table.rows) {
    const cells = setRow(drawing, row, boxes, CELL);
    if (drawing.y + heightOf(cells, CELL) > BOTTOM) {
      addPage();
      drawHead(drawing, boxes);
    }
    drawRow(drawing, cells, boxes, CELL);
    rule(drawing);
  }
  if (!table.total) return;
  const total = setRow(drawing, table.total, boxes, SUM);
  if (drawing.y + heightOf(total, SUM) > BOTTOM) addPage();
  drawRow(drawing, total, boxes, SUM);
  drawing.y += 4;
}

function drawHead(drawing: Drawing, boxes: readonly Box[]): void {
  const labels = drawing.paper.table.columns.map(({ label }) => ({ text: label }));
  drawRow(drawing, setRow(drawing, labels, boxes, HEAD), boxes, HEAD);
  drawing.document.rect(LEFT, drawing.y, RIGHT - LEFT, 1).fill(INK);
  drawing.y += 1;
}

const rule = ({ document, y }: Drawing): void => void document.rect(LEFT, y, RIGHT - LEFT, 0.5).fill(LINE);

const setRow = ({ art }: Drawing, row: readonly PaperCell[], boxes: readonly Box[], style: Style): SetCell[] =>
  row.map(({ text, small, picture }, index) => {
    const { width, isNumber } = boxes[index]!;
    // A long figure reaches into the gap before it: it is never broken.
    const isWhole = isNumber && style !== HEAD;
    return {
      lines: isWhole ? [setLine(text, style, art.faces)] : setLines(text, style, width, art.faces),
      small: setLines(small ?? '', SMALL, width, art.faces),
      picture,
    };
  });

const heightOf = (cells: readonly SetCell[], { size }: Style): number =>
  2 * PAD +
  Math.max(
    ...cells.map(({ lines, small }) => (lines.length * size + small.length * SMALL.size) * LEADING),
    cells.some(({ picture }) => picture) ? PICTURE_HEIGHT : 0,
  );

function drawRow(drawing: Drawing, cells: readonly SetCell[], boxes: readonly Box[], style: Style): void {
  cells.forEach(({ lines, small, picture }, index) => {
    const { x, width } = boxes[index]!;
    if (picture) drawing.document.image(Buffer.from(picture), x, drawing.y + PAD, { fit: [width, PICTURE_HEIGHT] });
    let y = drawing.y + PAD + style.size;
    for (const line of lines) {
      drawLine(drawing.document, line, { x: leftOf(line, boxes[index]!), y }, style);
      y += style.size * LEADING;
    }
    for (const line of small) {
      drawLine(drawing.document, line, { x: leftOf(line, boxes[index]!), y }, SMALL);
      y += SMALL.size * LEADING;
    }
  });
  drawing.y += heightOf(cells, style);
}

const leftOf = (line: SetLine, { x, width, isNumber }: Box): number => (isNumber ? x + width - line.width : x);
