import { expect, test } from 'vitest';
import { fileIndex, filesHere, readMap, withIndex } from './file-index.ts';

test('the map lists every file of today (npm run map writes it anew)', () => {
  const map = readMap();
  expect(map).toBe(withIndex(map, fileIndex(filesHere())));
});

test('folders come by room, without tests and without the Hindi twin', () => {
  const files = ['web/src/ui/Button.tsx', 'domain/src/money.ts', 'domain/src/money.test.ts', 'words/src/hi/cart.ts'];
  expect(fileIndex(files)).toBe('- `domain/src/`: money\n- `web/src/ui/`: Button.tsx');
});
