import { BlockList, isIP } from 'node:net';

/** Ranges that are not the public internet (IANA special-purpose registries, 2025), and those that hide an IPv4 address in IPv6. */
const CLOSED: Record<'ipv4' | 'ipv6', readonly [network: string, prefix: number][]> = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.31.196.0', 24],
    ['192.52.193.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['192.175.48.0', 24],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  ipv6: [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['2620:4f:8000::', 48],
    ['3fff::', 20],
  ],
};

const closed = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const)
  for (const [network, prefix] of CLOSED[family]) closed.addSubnet(network, prefix, family);

/** Public IPv6 is given out of here alone; mapped, translated, local and multicast addresses all lie outside. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

/** True for an IP address that anybody on the internet could reach; false for every other text. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
