import { expect, test } from 'vitest';
import { centimetres } from './size-chart.ts';

test('centimetres are whole', () => expect([34, 27, 8.25].map(centimetres)).toEqual(['86', '69', '21']));
