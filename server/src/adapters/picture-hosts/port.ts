/** The address is not one of the provider's, or no picture comes from it; `cause` is set where it may come another time. A visitor who chose the
 * address is told no more. */
export class UnusablePicture extends Error {
  override name = 'UnusablePicture';
}

/** Fetches pictures from the hosts of a configured provider, and from nowhere else (security A1). */
export type PictureHostsPort = {
  /** The bytes at an address that a stranger gave. Throws UnusablePicture. */
  fetch: (address: string) => Promise<Uint8Array>;
};
