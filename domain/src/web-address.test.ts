import { expect, test } from 'vitest';
import { completeAddress } from './web-address.ts';

test.each([
  ['instagram.com/kozhitees', 'https://instagram.com/kozhitees'],
  [' kozhitees.example ', 'https://kozhitees.example'],
  ['kozhitees.example:8443/shop', 'https://kozhitees.example:8443/shop'],
  ['https://kozhitees.example', 'https://kozhitees.example'],
  ['HTTP://kozhitees.example', 'HTTP://kozhitees.example'],
  ['localhost:3000', 'http://localhost:3000'],
  ['192.168.1.20:8080/v1', 'http://192.168.1.20:8080/v1'],
  ['ftp://kozhitees.example', 'ftp://kozhitees.example'],
  ['@kozhitees', '@kozhitees'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['my shop', 'my shop'],
  ['', ''],
])('%j is %j', (typed, address) => expect(completeAddress(typed)).toBe(address));
