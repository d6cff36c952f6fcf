import { expect, test } from 'vitest';
import { centimetres, sizeChart } from './size-chart.ts';

test('the regular chart', () => {
  expect(
    sizeChart('regular').map(({ size, chest, length, sleeve }) => `${size} ${chest.join('-')}/${length}/${sleeve}`),
  ).toEqual(['S 34-36/27/8', 'M 38-40/28/8.25', 'L 42-44/29/8.5', 'XL 46-48/30/8.75', 'XXL 50-52/31/9']);
});

test('oversized shirts are an inch longer, their sleeves an inch and a half, the sizes the same', () => {
  const [regular, oversized] = [sizeChart('regular'), sizeChart('oversized')];
  oversized.forEach((row, index) => {
    const other = regular[index]!;
    expect(row).toEqual({ ...other, length: other.length + 1, sleeve: other.sleeve + 1.5 });
  });
});

test('centimetres are whole', () => expect([34, 27, 8.25].map(centimetres)).toEqual(['86', '69', '21']));
