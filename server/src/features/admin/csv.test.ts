import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

/** Signs that nobody sees, a sign that begins a formula, in any width, and a text. */
const blankFirst = fc
  .tuple(
    fc.array(fc.constantFrom(' ', '\u00a0', '\u3000', '\u200b', '\u2060', '\ufeff', '\t', '\u0001'), { maxLength: 4 }),
    fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠'),
    fc.string(),
  )
  .map(([blanks, sign, text]) => blanks.join('') + sign + text);

describe('cells of a CSV file', () => {
  test.each([
    ['Asha', '"Asha"'],
    ['He said "no"', '"He said ""no"""'],
    ['=1+1', `"'=1+1"`],
    ['+919876543210', `"'+919876543210"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['  =cmd|calc', `"'  =cmd|calc"`],
    ['\t=1', `"'\t=1"`],
    ['\tplain', `"'\tplain"`],
    ['\r\nplain', `"'\r\nplain"`],
    ['＝1+1', `"'＝1+1"`],
    ['＋91', `"'＋91"`],
    ['－2', `"'－2"`],
    ['＠SUM', `"'＠SUM"`],
    ['−2', `"'−2"`],
    ['\u200b=1', `"'\u200b=1"`],
    ['\ufeff \u200d＝1', `"'\ufeff \u200d＝1"`],
    ['\u00a0\u3000@x', `"'\u00a0\u3000@x"`],
    ['\u202e\u2066+1', `"'\u202e\u2066+1"`],
    ['\u0000=1', `"'\u0000=1"`],
    ['Asha = Ravi', '"Asha = Ravi"'],
    ['\u200bAsha', '"\u200bAsha"'],
    ['', '""'],
    [null, '""'],
    [12.5, '12.5'],
    [-3, '-3'],
    [{ decimal: '-12.50' }, '-12.50'],
  ])('%j → %s', (value, cell) => expect(csvCell(value)).toBe(cell));

  test('no text is a formula, and none ends its cell', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), blankFirst), text => {
        const cell = csvCell(text);
        expect(cell).toMatch(/^"(?:[^"]|"")*"$/);
        expect(
          cell
            .slice(1)
            .normalize('NFKC')
            .replace(/^[\p{Z}\p{C}]+/u, ''),
        ).not.toMatch(/^[=+\-@]/);
      }),
    );
    expect(csvLine(['a', 1, null])).toBe('"a",1,""\r\n');
  });
});
