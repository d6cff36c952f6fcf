import { describe, expect, it } from 'vitest';
import { tinyPng } from '../../../testing/tiny-png.ts';
import { checkPng } from './png.ts';

describe('checkPng', () => {
  it('takes a whole PNG with transparency, and says its size', () => {
    expect(checkPng(tinyPng({ width: 31, height: 17 }))).toEqual({ width: 31, height: 17 });
  });

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a page of HTML', Buffer.from(`<html>${'error '.repeat(40)}</html>`)],
    ['a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), tinyPng()])],
    ['a cut-off PNG', tinyPng().subarray(0, -5)],
    ['a PNG without transparency', tinyPng({ hasAlpha: false })],
    ['a PNG with no width', tinyPng({ width: 0 })],
    ['a PNG that is far too wide', tinyPng({ width: 9000, height: 1 })],
  ])('refuses %s', (_, bytes) => {
    expect(checkPng(bytes)).toBeUndefined();
  });
});
