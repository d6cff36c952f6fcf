import { describe, expect, test } from 'vitest';
import { reachLines, reachOf } from './reach.ts';

const AT_HOME = ['192.168.1.5', '10.8.0.2'];

describe('who reaches the shop', () => {
  test.each([
    ['127.0.0.1', { nearby: [], isThisMachineOnly: true }],
    ['localhost', { nearby: [], isThisMachineOnly: true }],
    ['0.0.0.0', { nearby: ['http://192.168.1.5:3000', 'http://10.8.0.2:3000'], isThisMachineOnly: false }],
    ['::', { nearby: ['http://192.168.1.5:3000', 'http://10.8.0.2:3000'], isThisMachineOnly: false }],
    ['192.168.1.5', { nearby: ['http://192.168.1.5:3000'], isThisMachineOnly: false }],
    ['203.0.113.9', { nearby: [], isThisMachineOnly: false }],
  ])('that listens at %s', (host, reach) => expect(reachOf({ host, port: 3000 }, AT_HOME)).toEqual(reach));

  const said = (host: string, publicUrl: string) =>
    reachLines({ reach: reachOf({ host, port: 3000 }, AT_HOME), publicUrl, port: 3000 }, '/setup#token');

  test('is said at the start, with the page to open', () =>
    expect(said('0.0.0.0', 'http://localhost:3000')).toEqual([
      'From a phone on the same network: http://192.168.1.5:3000/setup#token',
      'From a phone on the same network: http://10.8.0.2:3000/setup#token',
    ]));

  test('a shop that listens to its machine alone says how a phone gets to it', () =>
    expect(said('127.0.0.1', 'http://localhost:3000')).toEqual([expect.stringContaining('HOST=0.0.0.0')]));

  test('nothing is said of a shop that has an address of its own', () =>
    expect(said('127.0.0.1', 'https://kozhitees.example')).toEqual([]));
});
