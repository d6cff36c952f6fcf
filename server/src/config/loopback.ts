/** Whether a host name, as URL writes it, is this machine itself. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname);

/** Whether an address leads to this machine. */
export const isLoopbackUrl = (address: string): boolean => isLoopback(URL.parse(address)?.hostname ?? '');
