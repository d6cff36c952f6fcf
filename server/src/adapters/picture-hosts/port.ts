/** The address is not one of the provider's, or no picture comes from it. Says no more: the caller chose the address. */
export class UnusablePicture extends Error {
  override name = 'UnusablePicture';
}

/** Fetches pictures from the hosts of the configured image provider, and from nowhere else (security A1). */
export type PictureHostsPort = {
  /** The bytes at an address that a stranger gave. Throws UnusablePicture. */
  fetch: (address: string) => Promise<Uint8Array>;
};
