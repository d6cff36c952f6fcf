/** Written by our own server from the socket, so that a visitor cannot choose it (skeleton 4; security A9). */
export const CLIENT_ADDRESS_HEADER = 'x-chhaap-client-address';

/**
 * The visitor's address: the socket's, or, behind a proxy that the operator trusts (TRUST_PROXY=on), the last entry of
 * X-Forwarded-For, which that proxy wrote.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return forwarded || socketAddress || 'unknown';
}
