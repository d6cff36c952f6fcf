/** 127.0.0.0/8 as an IPv6 address, as URL writes it. */
const MAPPED = String.raw`\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\]`;
const LOOPBACK = new RegExp(String.raw`^(localhost\.?|127(\.\d{1,3}){3}|\[?::1\]?|${MAPPED})$`);

/** Whether a host name, as URL writes it, is this machine itself. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** Whether an address leads to this machine. */
export const isLoopbackUrl = (address: string): boolean => isLoopback(URL.parse(address)?.hostname ?? '');

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Whether what listens at a host (`HOST`), in any spelling that a system takes, can be reached from this machine alone. */
export const isLoopbackHost = (host: string): boolean => isLoopbackUrl(`http://${inUrl(host)}`);

/** Where programs of this machine reach what listens at a host: every address of the machine has the usual one among them. */
export const urlOnThisMachine = (host: string, port: number): string => {
  const hostname = URL.parse(`http://${inUrl(host)}`)?.hostname;
  const isEvery = hostname === '0.0.0.0' || hostname === '[::]' || hostname === '[::ffff:0:0]';
  return `http://${isEvery ? '127.0.0.1' : inUrl(host)}:${port}`;
};
