import { expect, test } from 'vitest';
import { isOwnNetwork } from './own-network.ts';

const hostOf = (address: string) => new URL(address).hostname;

test.each([
  'http://127.0.0.1:8080',
  'http://[::1]:8080',
  'http://10.0.0.5',
  'http://172.16.9.1',
  'http://172.31.255.255',
  'http://192.168.1.20:1234',
  'http://100.64.0.7',
  'http://[fd12:3456::1]',
  'http://gpu:8080',
  'http://graphics-card.local',
  'http://card.shop.lan',
  'http://card.home.arpa',
])('%s is of the own network', address => expect(isOwnNetwork(hostOf(address))).toBe(true));

test.each([
  'http://8.8.8.8',
  'http://172.32.0.1',
  'http://169.254.169.254',
  'http://100.128.0.1',
  'http://[2001:db8::1]',
  'http://[fe80::1]',
  'http://api.example',
  'http://10.0.0.5.example',
  'http://local.example',
])('%s is not', address => expect(isOwnNetwork(hostOf(address))).toBe(false));
