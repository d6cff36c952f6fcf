import { expect, test } from 'vitest';
import { nameOfFile } from './uploads.ts';

test.each([
  ['tiger.png', 'tiger'],
  ['IMG_2041.final.jpeg', 'IMG 2041 final'],
  ['C:\\Users\\asha\\Pictures\\my art.svg', 'my art'],
  ['/home/asha/फूल.webp', 'फूल'],
  ['no ending', 'no ending'],
  ['.png', ''],
  ['', ''],
  ['a\u0000b\u202egnp.exe', 'a b gnp'],
  ['   spaces \n and lines .png', 'spaces and lines'],
  [`${'x'.repeat(300)}.png`, 'x'.repeat(200)],
  [`${'🐯'.repeat(300)}.png`, '🐯'.repeat(200)],
])('the file %j is called %j', (file, name) => expect(nameOfFile(file)).toBe(name));
