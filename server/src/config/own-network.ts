import { BlockList, isIP } from 'node:net';
import { isLoopback } from './loopback.ts';

/** Addresses that no router of the internet passes on (RFC 1918, RFC 6598, RFC 4193). Not 169.254.0.0/16: clouds keep their keys there. */
const PRIVATE = new BlockList();
for (const [net, prefix] of [['10.0.0.0', 8], ['172.16.0.0', 12], ['192.168.0.0', 16], ['100.64.0.0', 10]] as const) PRIVATE.addSubnet(net, prefix); // prettier-ignore
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/** Names that stand for a machine of one's own network: a single word, as containers have, or an ending that is kept for that. */
const INNER_NAME = /^(?:[a-z0-9-]+|(?:[a-z0-9-]+\.)+(?:local|lan|internal|home\.arpa))$/;

/** Whether a host name, as URL writes it, is this machine or one of the owner's own network. */
export function isOwnNetwork(hostname: string): boolean {
  if (isLoopback(hostname)) return true;
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(bare);
  return family === 0 ? INNER_NAME.test(bare) : PRIVATE.check(bare, family === 6 ? 'ipv6' : 'ipv4');
}
