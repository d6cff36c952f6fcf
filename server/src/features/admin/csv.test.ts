import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

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
    ['', '""'],
    [null, '""'],
    [12.5, '12.5'],
    [-3, '-3'],
  ])('%j → %s', (value, cell) => expect(csvCell(value)).toBe(cell));

  test('no text is a formula, and none ends its cell', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const cell = csvCell(text);
        expect(cell).toMatch(/^"(?:[^"]|"")*"$/);
        expect(cell.slice(1).trimStart()).not.toMatch(/^[=+\-@]/);
      }),
    );
    expect(csvLine(['a', 1, null])).toBe('"a",1,""\r\n');
  });
});
