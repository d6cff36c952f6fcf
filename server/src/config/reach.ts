import { networkInterfaces } from 'node:os';
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts';
import { isOwnNetwork } from './own-network.ts';

/** Who reaches the shop at which address. */
export type Reach = {
  /** Where phones and machines of the same network reach it; none where it listens to this machine alone. */
  nearby: readonly string[];
  /** False where it listens at every address of the machine (`HOST`). */
  isThisMachineOnly: boolean;
};

/** Addresses of this machine in the networks that it is in (IPv4, as people can type them). */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap(
    (one = []) => one.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal && isOwnNetwork(address) ? [address] : [])), // prettier-ignore
  );

/** Where phones of the same network reach what listens at a host and port. */
export function reachOf({ host, port }: { host: string; port: number }, addresses: readonly string[]): Reach {
  if (isLoopbackHost(host)) return { nearby: [], isThisMachineOnly: true };
  const every = ['0.0.0.0', '::', '::0'].includes(host);
  const at = every ? addresses : isOwnNetwork(host) ? [host] : [];
  return { nearby: at.map(address => `http://${address}:${port}`), isThisMachineOnly: false };
}

type Said = { reach: Reach; publicUrl: string; port: number };

/** What a start says of other devices, below an address that leads to this machine; `path` is the page to open. Nothing for a shop with an address of its own. */
export function reachLines({ reach, publicUrl, port }: Said, path = ''): string[] {
  if (!isLoopbackUrl(publicUrl)) return [];
  if (reach.isThisMachineOnly)
    return [`From a phone on the same network: stop the shop, start it with HOST=0.0.0.0, and open the address that it prints then (localhost:${port} is this machine alone).`]; // prettier-ignore
  return reach.nearby.map(url => `From a phone on the same network: ${url}${path}`);
}
